/** Small capitals-and-full-stops manners; the words stay the member's. */

import { withoutEnd } from '#engine/backdrop-description/without-end.ts'

const ENDED = /[.!?…:;][)\]"”»]?$|^[("“«][^)]{1,500}[)"”»]$|\p{Extended_Pictographic}\ufe0f?$/u
/** A full stop after an address, a handle or a hashtag would become part of it. */
const ADDRESS = /^(?:(?:https?:\/\/|www\.|[@#])\S|\S{1,200}\.\p{L}{2,40}\/)/u
const ADDRESS_FIRST = /^(?:https?:|www\.|[@#]|\S{1,200}\.\p{L}{2,40}\/)/u

/** One line, single spaces, a capital at the head of every sentence and a full stop at the end. */
export function tidySentences(text: string): string {
  return text
    .split(/\n+/)
    .map((line) => tidyLine(line))
    .filter((line) => line !== '')
    .join(' ')
}

function tidyLine(line: string): string {
  const flat = line
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([,.;!?])(?=\s|$)/g, '$1')
    .trim()
  if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(flat)) return ''
  const stopped = withoutEnd(flat, /[,;\s–—-]/u)
  const ended = ENDED.test(stopped) || endsInAddress(stopped) ? stopped : `${stopped}.`
  return ended.replaceAll(/(?:^|(?<=[.!?…]\s))\S+/gu, capitalise)
}

export function endsInAddress(text: string): boolean {
  let from = text.length
  while (from > 0 && !/\s/.test(text.charAt(from - 1))) from -= 1
  return ADDRESS.test(text.slice(from))
}

/** The first letter in upper case, unless the word is an address or a brand with a capital of its own ("iPhone"). */
export function capitalise(text: string): string {
  if (ADDRESS_FIRST.test(text) || /^\p{Ll}\p{Lu}/u.test(text)) return text
  return text.replace(/^[^\p{L}\p{N}]*\p{L}/u, (head) => {
    const raised = head.toUpperCase()
    return raised.length === head.length ? raised : head
  })
}
