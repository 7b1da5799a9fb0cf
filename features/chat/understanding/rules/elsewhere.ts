/** "Posta no story": what we cannot do is said, and nothing else is posted instead. */
import { asks, mentions } from '../reading.ts'
import { sure, type Rule } from './rule.ts'

const STORIES = /^(?:story|stor(?:ie|ye?)?s|storie|estori[se]?|istori|historias?|status|estados?|destaques?|highlights?)$/
/** Reels are videos. */
const NETWORKS =
  /^(?:facebook|face|fb|tik|tiktok|kwai|youtube|shorts|reels?|linkedin|twitter|pinterest|threads|whatsapp|telegram|google|site|olx|marketplace|ifood)$/
const SENDING =
  /^(?:mand[ae]r?|envi[ae]r?|coloc[ao]r?|coloque|bot[ae]r?|poe|por|joga|mete|sube|subir|pon|ponl[ao]|poner|put|send|get|go|goes|ir|vai|va)$/

export const readElsewhere: Rule = ({ rest, about }) => {
  if (about.hasPhoto || mentions(rest, 'caption', 'backdrop', 'stranger', 'connect')) return undefined
  const says = (pattern: RegExp) => rest.words.some(({ folded }) => pattern.test(folded))
  const isPosted = asks(rest, 'publish', 'schedule')
  const isSent = rest.words.some(({ folded }) => SENDING.test(folded))
  if (says(NETWORKS) && (isPosted || isSent)) return sure({ kind: 'publish-elsewhere', where: 'network' })
  return says(STORIES) && isPosted && !mentions(rest, 'format')
    ? sure({ kind: 'publish-elsewhere', where: 'stories' })
    : undefined
}
