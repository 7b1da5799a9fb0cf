/** "Its" that means "it is", as far as the words behind it leave no doubt: "its perfect", not "its perfect fit". */
import { boundedPattern } from '#engine/backdrop-description/bounded-pattern.ts'
import { keyOf } from './dictionary/accent-table.ts'
import { isKnown } from './dictionary/word-filter.ts'
import type { Sorts } from './learned/features.ts'

const ITS = /(?<![\p{L}\p{N}'’])(its) (\p{L}+)(?: (\p{L}+))?/giu
/** No owned thing begins like that. */
const IS_SAID = boundedPattern(
  String.raw`^(?:a|an|the|so|not|been|time|here|ok|okay|too|just|only|never|always|almost|finally|really|that|what|why|where|when|official|free|back|over|gone|out|on|in|at|for|up|all|beginning|getting|going|selling|coming|giving|looking|raining|snowing|my|your|our|their|no|now|like|worth|about|almost|already|still|still|been)$`,
  'iu',
)
/** "Its smell is lovely" begins with what something has, "its pumpkin season" with what is. */
const IS_OWNERS = /^(?:is|are|was|were|has|have|had|will|makes?|comes?|keeps?|never|always|can)$/iu
/** "Ok mostly its dust". */
const IS_SAYING = /(?:^|\s)(?:mostly|actually|basically|honestly|because|unless|yes|no|ok|says|knew|know|think|hope|sure)\s$/iu
const LONGEST_SAYING = 12
/** What was said of it ends before one of these. */
const GOES_ON =
  /^(?:and|but|so|to|for|in|on|at|with|from|until|till|because|when|if|again|now|today|tonight|out|here|we|i|you|come|dm|book|message|every|this|all|too)$/iu

/** @param sorts of English words; without them only what is certain by itself is written out */
export function contractIts(text: string, sorts: Sorts | undefined): string {
  return text.replaceAll(ITS, (typed: string, its: string, word: string, next: string | undefined, at: number) => {
    const isQuality = sorts !== undefined && isKnown(sorts.quality, keyOf(word))
    const isFirst =
      (at === 0 || IS_SAYING.test(text.slice(Math.max(0, at - LONGEST_SAYING), at))) &&
      (next === undefined || !IS_OWNERS.test(next))
    const isSaid = isFirst || IS_SAID.test(word) || (isQuality && (next === undefined || GOES_ON.test(next)))
    return isSaid ? `${its.slice(0, 2)}'s${typed.slice(its.length)}` : typed
  })
}
