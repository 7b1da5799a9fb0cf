/** Finds violations of documented limits before the network does. */
import { CHAT_LIMITS, ChatFault, type ListRow, type MessageContent, type OutgoingMessage } from '../port.ts'

/** A text with its name and its longest length. */
type Measure = readonly [name: string, text: string | undefined, most: number]

/** @throws ChatFault `message_invalid`, or `phone_needed` for a code to a person without a phone */
export function checkMessage({ to, content, reference }: OutgoingMessage): void {
  if (to.phone === undefined && to.userId === undefined) throw invalid('nobody to send it to')
  if (to.phone === undefined && content.kind === 'template' && content.code !== undefined) throw new ChatFault('phone_needed')
  const wrong = [...measuresOf(content), ['reference', reference, CHAT_LIMITS.reference] as const].find(isBeyond)
  if (wrong) throw invalid(`${wrong[0]} has ${wrong[1]?.length ?? 0} characters, 1 to ${wrong[2]} may be`)
  const shape = shapeFault(content)
  if (shape !== undefined) throw invalid(shape)
}

function invalid(detail: string): ChatFault {
  return new ChatFault('message_invalid', { detail })
}

function isBeyond([, text, most]: Measure): boolean {
  return text !== undefined && (text === '' || text.length > most)
}

function measuresOf(content: MessageContent): readonly Measure[] {
  return MEASURES[content.kind](content as never) // as: the table maps each kind to its own content
}

type Measurers = {
  readonly [Kind in MessageContent['kind']]: (content: Extract<MessageContent, { kind: Kind }>) => readonly Measure[]
}

const MEASURES: Measurers = {
  text: ({ text }) => [['text', text, CHAT_LIMITS.text]],
  image: ({ caption }) => [['caption', caption, CHAT_LIMITS.caption]],
  document: ({ caption, fileName }) => [
    ['caption', caption, CHAT_LIMITS.caption],
    ['file name', fileName, CHAT_LIMITS.fileName],
  ],
  contact_request: ({ text }) => [['text', text, CHAT_LIMITS.body]],
  template: ({ code, parameters }) => [
    ['code', code, CHAT_LIMITS.code],
    ...parameters.map((text): Measure => ['parameter', text, CHAT_LIMITS.body]),
  ],
  buttons: (content) => [
    ...frameMeasures(content),
    ...content.buttons.flatMap(({ id, title }): Measure[] => [
      ['button id', id, CHAT_LIMITS.buttonId],
      ['button title', title, CHAT_LIMITS.buttonTitle],
    ]),
  ],
  list: (content) => [
    ...frameMeasures(content),
    ['list label', content.label, CHAT_LIMITS.listLabel],
    ...content.sections.map(({ title }): Measure => ['section title', title, CHAT_LIMITS.sectionTitle]),
    ...content.sections.flatMap(({ rows }) => rows.flatMap(rowMeasures)),
  ],
  link: (content) => [...frameMeasures(content), ['label', content.label, CHAT_LIMITS.linkLabel]],
}

function rowMeasures({ id, title, description }: ListRow): readonly Measure[] {
  return [
    ['row id', id, CHAT_LIMITS.rowId],
    ['row title', title, CHAT_LIMITS.rowTitle],
    ['row description', description, CHAT_LIMITS.rowDescription],
  ]
}

type Interactive = Extract<MessageContent, { kind: 'buttons' | 'list' | 'link' }>

function frameMeasures({ text, header, footer }: Interactive): readonly Measure[] {
  return [
    ['text', text, CHAT_LIMITS.body],
    ['header', header?.kind === 'text' ? header.text : undefined, CHAT_LIMITS.header],
    ['footer', footer, CHAT_LIMITS.footer],
  ]
}

function shapeFault(content: MessageContent): string | undefined {
  if (content.kind === 'buttons') return buttonsFault(content.buttons)
  if (content.kind === 'list') return listFault(content.sections)
  return undefined
}

function buttonsFault(buttons: Extract<MessageContent, { kind: 'buttons' }>['buttons']): string | undefined {
  if (buttons.length === 0 || buttons.length > CHAT_LIMITS.buttons)
    return `${buttons.length} buttons, 1 to ${CHAT_LIMITS.buttons} may be`
  if (hasRepeated(buttons.map(({ title }) => title))) return 'two buttons have the same title'
  return hasRepeated(buttons.map(({ id }) => id)) ? 'two buttons have the same id' : undefined
}

function listFault(sections: Extract<MessageContent, { kind: 'list' }>['sections']): string | undefined {
  const rows = sections.flatMap((section) => section.rows)
  if (rows.length === 0 || rows.length > CHAT_LIMITS.listRows) return `${rows.length} rows, 1 to ${CHAT_LIMITS.listRows} may be`
  if (sections.some((section) => section.rows.length === 0)) return 'a section without rows'
  if (sections.length > 1 && sections.some(({ title }) => title === undefined)) return 'each of several sections needs a title'
  return hasRepeated(rows.map(({ id }) => id)) ? 'two rows have the same id' : undefined
}

function hasRepeated(values: readonly string[]): boolean {
  return new Set(values).size < values.length
}
