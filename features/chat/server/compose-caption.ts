/** Captions that are written when they are sent. */
import { isErrorCode } from '#features/error-codes.ts'
import { errorText } from '#features/serve-errors.ts'
import { changeCaption, findToldEdit } from '#features/photo-edits/server/index.ts'
import { chatTexts } from '#phrases/chat.ts'
import type { Language } from '#phrases/shape.ts'
import { Refusal } from '#platform/errors.ts'
import { CHAT_LIMITS, type MessageContent } from '#providers/chat/port.ts'
import { idOf } from '../conversation/choices.ts'
import { clip } from '../conversation/clip.ts'
import type { CaptionChange } from '../understanding/intent.ts'
import type { Composed, Draft } from './compose-message.ts'
import type { WorkerDeps } from './deps.ts'
import type { OutgoingContent } from './outgoing.ts'

type Written = Awaited<ReturnType<WorkerDeps['captions']['composeCaption']>>

/** Words from one line, without a picture. */
export async function composeCaption(
  { captions, members }: WorkerDeps,
  { order }: Extract<OutgoingContent, { kind: 'caption' }>,
  { row: { memberId }, language }: Draft,
): Promise<Composed> {
  if (memberId === null) return null
  const { message = '', tone, length } = order
  try {
    const occupation = await members.findOccupation(memberId)
    const wish = { message, tone, length, language: order.language ?? language, occupation }
    return { kind: 'text', text: textOf(await captions.writeCaptions(memberId, wish), language) }
  } catch (error) {
    if (!(error instanceof Refusal) || !isErrorCode(error.code)) throw error
    return { kind: 'text', text: errorText(error.code, language, error.extra) }
  }
}

/** The caption of an edit, changed as it was asked for, and saved. */
export async function composeRewriting(
  deps: WorkerDeps,
  { change }: Extract<OutgoingContent, { kind: 'rewriting' }>,
  { row: { editId, memberId, id }, language }: Draft,
): Promise<Composed> {
  const edit = editId !== null && memberId !== null ? await findToldEdit(deps.db, { editId, memberId }) : undefined
  if (!edit || memberId === null) return { kind: 'text', text: chatTexts[language].noEdit }
  const { message, headline, tone, length } = edit.wishes
  const asked = { message: message ?? headline ?? '', tone, length, language: edit.wishes.language ?? language }
  const occupation = await deps.members.findOccupation(memberId)
  const written = await deps.captions.composeCaption(
    { ...asked, occupation, ...wishOf(change, asked.message) },
    { seed: seedOf(id) },
  )
  const text = textOf(written, language)
  await changeCaption(deps.photoEdits, { memberId, editId: edit.id, caption: text })
  const again: MessageContent = {
    kind: 'buttons',
    text: clip(text, CHAT_LIMITS.body),
    buttons: [{ id: idOf({ to: 'caption', editId: edit.id }), title: chatTexts[language].changeCaption }],
  }
  return again
}

type Wish = Partial<Parameters<WorkerDeps['captions']['composeCaption']>[0]>

type Wishers = { readonly [To in CaptionChange['to']]: (change: Extract<CaptionChange, { to: To }>, message: string) => Wish }

const WISHES: Wishers = {
  shorter: () => ({ length: 'short' }),
  longer: () => ({ length: 'long' }),
  'without-hashtags': () => ({ hashtags: false }),
  'with-hashtags': () => ({ hashtags: true }),
  tone: ({ tone }) => ({ tone }),
  offer: ({ text }, message) => ({ message: [message, text].filter((part) => part !== '').join('. ') }),
  language: ({ language }) => ({ language }),
  rewrite: () => ({}),
  'own-words': () => ({}),
}

function wishOf(change: CaptionChange, message: string): Wish {
  return WISHES[change.to](change as never, message) // as: the table has each change at its own name
}

function textOf({ captions: [first] }: Written, language: Language): string {
  if (!first) return chatTexts[language].captionUnchanged
  return [first.text, first.hashtags.join(' ')].filter((part) => part !== '').join('\n\n')
}

/** Other words for every message, the same for every attempt at one. */
function seedOf(messageId: string): number {
  return Number.parseInt(messageId.slice(-7), 16)
}
