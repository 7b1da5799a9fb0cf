/** Which place a member wants to post to, where we cannot. */
import type { ParsedMessage } from '../reading.ts'
import { STORIES, NETWORKS } from '../lexicon/sharing-places.ts'

/** Whether Instagram's stories are named, and no other network. */
export function namesStories({ words }: ParsedMessage): boolean {
  const says = (pattern: RegExp) => words.some(({ folded }) => pattern.test(folded))
  return says(STORIES) && !says(NETWORKS)
}
