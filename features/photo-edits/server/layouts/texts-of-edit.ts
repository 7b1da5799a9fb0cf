import type { Language } from '#phrases/shape.ts'
import type { Edit } from '#features/photo-edits/contract.ts'
import { type Layout, type PostTexts, TEXT_FIELDS, TEXT_MAX } from '#features/photo-edits/layouts.ts'
import { makesPicture } from '#features/photo-edits/operations.ts'
import { MINUTE } from '#platform/clock.ts'
import type { PhotoEditsDeps } from '../deps.ts'
import type { EditRow } from '../edits/edit-queries.ts'

type Deps = Pick<PhotoEditsDeps, 'readLines'>
export type Edited = Pick<EditRow, 'wishes' | 'language' | 'operation'>
interface PromptLine {
  readonly line: string
  readonly language: Language
}

/** What the headline and the line for the caption of an edit say, as the texts of a post. */
export type TextsOfLines = (edit: Edited) => PostTexts

/** Lines as they were read, or are being read. A gallery shows the same ones again and again. */
const known = new Map<string, Promise<PostTexts>>()
const MAX_KNOWN = 500
/** Then all are forgotten, and with them those of members who have left. */
const FORGET_AFTER_MS = 10 * MINUTE
let forgetAt = 0

/**
 * Reads the lines of edits that show them, all unknown ones in one call of a thread: a function, so that a list is built from it
 * without waiting. @param asked.owner the member who wrote them @throws Refusal `too_many_requests`
 */
export async function readTexts(
  deps: Deps,
  { owner, edits }: { readonly owner: string; readonly edits: readonly Edited[] },
): Promise<TextsOfLines> {
  forgetOld()
  const lines = new Map(edits.flatMap(shownLine).map((line) => [keyOf(line), line]))
  const unknown = [...lines].filter(([key]) => !known.has(key))
  if (unknown.length > 0) remember(unknown, deps.readLines({ owner, lines: unknown.map(([, line]) => line) }))
  const read = new Map(await Promise.all([...lines.keys()].map(async (key) => [key, await known.get(key)] as const)))
  return (edit) => Object.assign({}, ...shownLine(edit).map((line) => read.get(keyOf(line))))
}

/** Nothing of a line, where the list that it is in matters more. */
export const noTexts: TextsOfLines = () => ({})

function forgetOld(): void {
  const now = performance.now()
  if (known.size <= MAX_KNOWN && now < forgetAt) return
  known.clear()
  forgetAt = now + FORGET_AFTER_MS
}

function remember(unknown: readonly (readonly [key: string, line: PromptLine])[], reading: Promise<readonly PostTexts[]>): void {
  for (const [index, [key]] of unknown.entries()) {
    const texts = reading.then((read) => read[index] ?? {})
    known.set(key, texts)
    texts.catch(() => known.delete(key))
  }
}

/** At most one: texts of its own show no line. */
function shownLine({ wishes: { texts, message = '', language: asked }, language, operation }: Edited): readonly PromptLine[] {
  if (texts || message === '' || !makesPicture(operation)) return []
  return [{ line: message, language: asked ?? language }]
}

const keyOf = ({ line, language }: PromptLine) => `${language} ${line}`

/**
 * The texts of an edit: as its member wrote them, else what the headline and the line for the caption say. None is longer than its
 * field, whatever is stored: one such text would be refused in an answer, and with it the list that it is in.
 */
export function textsOf(edit: Edited, read: TextsOfLines): PostTexts {
  const { texts, headline } = edit.wishes
  return fitting(texts ?? { ...read(edit), ...(headline !== undefined && { title: headline }) })
}

function fitting(texts: PostTexts): PostTexts {
  const entries = TEXT_FIELDS.map((field) => [field, texts[field]] as const)
  return Object.fromEntries(
    entries.flatMap(([field, text]) => (text === undefined ? [] : [[field, text.slice(0, TEXT_MAX[field]).toWellFormed()]])),
  )
}

/** The layout and the texts of an edit that has a picture. Before layouts there was a headline, or none. */
export function presentLayout(edit: Edited, read: TextsOfLines): Pick<Edit, 'layout' | 'texts'> {
  if (!makesPicture(edit.operation)) return {}
  return { layout: layoutOf(edit), texts: textsOf(edit, read) }
}

function layoutOf({ wishes: { layout, headline } }: Edited): Layout {
  return layout ?? (headline === undefined ? 'photo' : 'title')
}

/** What the engine is given: nothing where no layout was chosen, and the headline is set as ever. */
export function layoutOrder(edit: Edited, read: TextsOfLines): { layout?: Layout; texts?: PostTexts } {
  return isLaidOut(edit) ? { layout: layoutOf(edit), texts: textsOf(edit, read) } : {}
}

/** Whether the engine draws the texts of an edit. */
export function isLaidOut({ wishes: { layout, texts } }: Edited): boolean {
  return layout !== undefined || texts !== undefined
}
