/** Which place a member wants to post to, where we cannot. */
import type { ParsedMessage } from '../reading.ts'

const STORIES = /^(?:story|stor(?:ie|ye?)?s|storie|estori[se]?|istori|historias?|status|estados?|destaques?|highlights?)$/
/** Reels are included because they are videos. */
const NETWORKS =
  /^(?:facebook|face|fb|tik|tiktok|kwai|youtube|shorts|reels?|linkedin|twitter|pinterest|threads|whatsapp|telegram|google|site|olx|marketplace|ifood)$/

/** Whether Instagram's stories are named, and no other network. */
export function namesStories({ words }: ParsedMessage): boolean {
  const says = (pattern: RegExp) => words.some(({ folded }) => pattern.test(folded))
  return says(STORIES) && !says(NETWORKS)
}
