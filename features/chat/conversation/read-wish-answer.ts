/** The answer to "which of these two?": a tap, a position, or a no. */
import type { Intent } from '../understanding/intent.ts'
import { choiceOf } from './choices.ts'
import type { ChatState } from './state.ts'
import type { ChatInput } from './types.ts'

/**
 * A chosen wish is handled as if it had been said clearly, with whatever was open before the question: facts about posts and
 * refunds are then gathered for it too.
 */
export function readWishAnswer({ wait, version }: ChatState, input: ChatInput): ChatInput {
  if (wait.for !== 'wish') return input
  const place = placeIn(input, version)
  const wish = place === undefined ? undefined : wait.wishes[place]
  return wish ? { what: 'text', intent: wish, text: wait.text, isChosen: true } : input
}

function placeIn(input: ChatInput, version: number): 0 | 1 | undefined {
  if (input.what === 'choice') {
    const choice = choiceOf(input.id)
    return choice?.to === 'wish' && choice.version === version ? choice.place : undefined
  }
  return input.what === 'text' ? PLACES[positionOf(input.intent)] : undefined
}

const PLACES: Readonly<Partial<Record<number, 0 | 1>>> = { 1: 0, 2: 1, [-1]: 1 }

function positionOf(intent: Intent): number {
  return intent.kind === 'choice' ? intent.number : 0
}
