/** Places to post to. */

export const STORIES = /^(?:story|stor(?:ie|ye?)?s|storie|estori[se]?|istori|historias?|status|estados?|destaques?|highlights?)$/

/** Reels are included because they are videos. */
export const NETWORKS =
  /^(?:facebook|face|fb|tik|tiktok|kwai|youtube|shorts|reels?|linkedin|twitter|pinterest|threads|whatsapp|telegram|google|site|olx|marketplace|ifood)$/
