/** A described backdrop of which something cannot be shown is said before anything is spent, with what comes nearest. */
import { readWords, type WordsReading } from '#engine/backdrop-description/read-words.ts'
import { chatTexts } from '#phrases/chat.ts'
import { fill } from '#phrases/shape.ts'
import { CHAT_LIMITS } from '#providers/chat/port.ts'
import { idOf } from './choices.ts'
import { clip, shortName } from './clip.ts'
import type { ChatState } from './state.ts'
import type { Conversation, ReplyButton, ReplyContent } from './types.ts'

export type DoubtfulScene = Pick<WordsReading, 'isUnderstood' | 'missed' | 'nearBackdrops'>

const NEAR = 2
const LONGEST_MISSED = 200

/** Undefined where all that was asked for is shown. A generator of pictures is assumed to show everything. */
export function doubtScene({ facts }: Conversation, words: string | undefined): DoubtfulScene | undefined {
  if (words === undefined || words.trim() === '' || facts.showsAnything) return undefined
  const reading = readWords(words, facts.language)
  return reading.isUnderstood && reading.missed.length === 0 ? undefined : reading
}

/** What will be missing, and the choice: as it is, or one of the backdrops that come nearest. */
export function askAboutScene(
  { facts: { language, backdrops } }: Conversation,
  { version }: ChatState,
  { isUnderstood, missed, nearBackdrops }: DoubtfulScene,
): ReplyContent {
  const { sceneMisses, sceneUnknown, sceneAnyway } = chatTexts[language]
  const near = nearBackdrops.flatMap((id) => backdrops.find((backdrop) => backdrop.id === id) ?? [])
  const anyway: ReplyButton = { id: idOf({ to: 'answer', version, isYes: true }), title: sceneAnyway }
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  return {
    kind: 'buttons',
    text: isUnderstood ? fill(sceneMisses, { missed: clip(list.format(missed), LONGEST_MISSED) }) : sceneUnknown,
    buttons: [
      ...(isUnderstood ? [anyway] : []),
      ...near.slice(0, isUnderstood ? NEAR : NEAR + 1).map(({ id, name }) => ({
        id: idOf({ to: 'backdrop', version, backdrop: id }),
        title: shortName(name, CHAT_LIMITS.buttonTitle),
      })),
    ],
  }
}
