/** "Posta no story": we say that we cannot, and post nothing instead. */
import type { CueName } from '../cue-index.ts'
import { asks, mentions, type Reading } from '../reading.ts'
import { sure, type Rule } from './rule.ts'

const STORIES = /^(?:story|stor(?:ie|ye?)?s|storie|estori[se]?|istori|historias?|status|estados?|destaques?|highlights?)$/
/** Reels are included because they are videos. */
const NETWORKS =
  /^(?:facebook|face|fb|tik|tiktok|kwai|youtube|shorts|reels?|linkedin|twitter|pinterest|threads|whatsapp|telegram|google|site|olx|marketplace|ifood)$/
const SENDING =
  /^(?:mand[ae]r?|envi[ae]r?|coloc[ao]r?|coloque|bot[ae]r?|poe|por|joga|mete|sube|subir|pon|ponl[ao]|poner|put|send|get|go|goes|ir|vai|va)$/

/** The messaging apps: what is sent there is the picture itself. */
const HERE = /^(?:whatsapp|telegram)$/
const HANDED_OVER =
  /^(?:mand[ae]r?(?:l[ao])?|mandame(?:l[ao])?|envi[ae]r?(?:l[ao])?|enviame(?:l[ao])?|pas[ae]r?|passa|baix[ae]r?|send|get|download)$/

/** "Manda no WhatsApp": asks for the picture itself. */
export const readHandedOver: Rule = ({ rest, about }) => {
  if (about.hasPhoto || mentions(rest, ...ABOUT_ELSE) || asks(rest, 'publish', 'schedule')) return undefined
  return says(rest, HERE) && says(rest, HANDED_OVER) && !says(rest, STORIES) ? sure({ kind: 'full-size' }) : undefined
}

export const readElsewhere: Rule = ({ rest, about }) => {
  if (about.hasPhoto || mentions(rest, ...ABOUT_ELSE)) return undefined
  const isPosted = asks(rest, 'publish', 'schedule')
  if (says(rest, NETWORKS) && (isPosted || says(rest, SENDING))) return sure({ kind: 'publish-elsewhere', where: 'network' })
  return says(rest, STORIES) && isPosted && !mentions(rest, 'format')
    ? sure({ kind: 'publish-elsewhere', where: 'stories' })
    : undefined
}

const ABOUT_ELSE: readonly CueName[] = ['caption', 'backdrop', 'unknownSender', 'connect']

const says = ({ words }: Reading, pattern: RegExp) => words.some(({ folded }) => pattern.test(folded))

/** Whether Instagram's stories are named, and no other network. */
export function namesStories(reading: Reading): boolean {
  return says(reading, STORIES) && !says(reading, NETWORKS)
}
