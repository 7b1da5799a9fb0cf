/** "Espera, vou mandar outra": nothing is to be made before the next photo. */
import { NUMBERS } from '../lexicon/time.ts'
import { asks, mentions, saysOnly, strangers } from '../reading.ts'
import { sure, type Heard, type Rule } from './rule.ts'

const WAIT = /^(?:espera|espere|pera|perai|esperame|esperem|calma|aguarda|aguarde|aguenta|aguanta|momento|wait|hold|hang)$/
const MORE = /^(?:mais|mas|outr[ao]s?|otr[ao]s?|more|another|others?|resto|rest|falt[ao]m?|faltan|faltou)$/

/** "1/3", "first of 4". */
const PLACE =
  /^(?:foto |photo |la |a |the )?(?<place>\d{1,2}|primeir[ao]|primera?|first|1st|1[ao])(?:\/| (?:de|of) )(?<total>\d{1,2})$/

function isCounted({ rest, about }: Heard): boolean {
  const { place = '', total = '' } = PLACE.exec(rest.words.map(({ folded }) => folded).join(' '))?.groups ?? {}
  return about.hasPhoto && total !== '' && (Number.parseInt(place, 10) || 1) < Number(total)
}

export const readMoreComing: Rule = (heard) => {
  const { rest } = heard
  if (isCounted(heard)) return sure({ kind: 'more-coming' })
  const isAsked = /\?\s*$/.test(rest.text) || asks(rest, 'howMany', 'again', 'dislike')
  if (isAsked || !saysLittleElse(heard)) return undefined
  return asks(rest, 'moreComing') || isWaiting(heard) ? sure({ kind: 'more-coming' }) : undefined
}

/** With a photo "espera" says it all; without one it may as well be a no. */
function isWaiting({ rest, about }: Heard): boolean {
  const says = (pattern: RegExp) => rest.words.some(({ folded }) => pattern.test(folded))
  return says(WAIT) && (says(MORE) || (about.hasPhoto && about.expecting === undefined && !mentions(rest, 'dropIt')))
}

function saysLittleElse({ rest, about }: Heard): boolean {
  if (mentions(rest, ...WISHES)) return false
  if (saysOnly(rest, ...ABOUT_SENDING)) return true
  const strange = strangers(rest).filter(({ folded }) => NUMBERS[folded] === undefined)
  return asks(rest, 'moreComing') && (strange.length === 0 || (about.hasPhoto && rest.words.length <= LONGEST))
}

const ABOUT_SENDING = [
  'moreComing',
  'no',
  'photo',
  'swap',
  'edit',
  'greeting',
  'thanks',
  'yes',
  'it',
  'status',
  'longer',
] as const
const WISHES = [
  'caption',
  'backdrop',
  'text',
  'write',
  'format',
  'story',
  'improve',
  'publish',
  'offer',
  'messages',
  'cancel',
  'stranger',
] as const
/** Beside what is about to come, a word or two may tell what it shows. */
const LONGEST = 8
