/** "Espera, vou mandar outra": nothing is to be made before the next photo. */
import { foldText } from '#engine/words/clean-text.ts'
import { NUMBERS } from '../lexicon/time.ts'
import { asks, mentions, saysOnly, strangers } from '../reading.ts'
import { sure, type Heard, type Rule } from './rule.ts'

const WAIT = /^(?:espera|espere|pera|perai|esperame|esperem|calma|aguarda|aguarde|aguenta|aguanta|momento|wait|hold|hang)$/
const MORE = /^(?:mais|mas|outr[ao]s?|otr[ao]s?|more|another|others?|resto|rest|falt[ao]m?|faltan|faltou)$/

/** Said of time alone: "um momentinho", "one sec". */
const MOMENT =
  /^(?:moment\p{L}*|minut\p{L}*|mins?|secs?|seconds?|segund(?:inh|it)?os?|instant\p{L}*|tempo|tempinho|tiempo|time|poco|poquito|pouco|pouquinho|bocadinho|brb)$/u
const AROUND_MOMENT =
  /^(?:um|uma|un|una|uno|one|a|an|1|2|5|10|so|solo|just|me|da|dai|de|dame|deme|deixa|deja|dejame|let|give|ver|ves|pensar|pienso|think|see|check|ja|ya|te|lhe|falo|digo|volto|vuelvo|right|back|on|up|please|por|favor|ai|la|ok|okay|oi|mais|mas|more|quero|quiero|want|need|necesito|preciso|some|que|e|y|and|i|ill|be|in|aqui|porfa|ahi|eu|yo)$/
const COUNTED = /^(?:um|uns|un|unos|one|a|\d+|so|solo|just|mais|mas|more|pera|espera|wait)$/

const THINKS =
  /^(?:(?:ok|oi|hum|hm|ah|espera|pera|calma|wait) )*(?:deixa (?:me |eu )?(?:ver|pensar|pensar melhor)|vou (?:ver|pensar)|to pensando|estou a pensar|ja ja|ja volto|volto ja|dejame (?:ver|pensar|pensarlo)|estoy pensando|ahora vuelvo|ya vuelvo|let me (?:think|see|check)|thinking|ill be (?:right )?back)(?: aqui| ai| um pouco| un poco| about it)?$/u

/** While an answer is waited for: whoever needs a moment has not answered. */
function isTakingTime({ rest: { words, text }, about }: Heard): boolean {
  const { expecting } = about
  if (expecting === undefined || expecting === 'confirmation') return false
  // as typed: "segundo" is no slip of "segunda"
  const folded = words.map(({ from, to }) => foldText(text.slice(from, to)))
  if (THINKS.test(folded.join(' '))) return true
  // "espera" instead of a yes is a no, as it may well be
  if (expecting === 'agreement' && folded.some((word) => WAIT.test(word))) return false
  const isMoment = (word: string, at: number) =>
    WAIT.test(word) || (MOMENT.test(word) && (word === 'brb' || COUNTED.test(folded[at - 1] ?? '')))
  return folded.some(isMoment) && folded.every((word) => WAIT.test(word) || MOMENT.test(word) || AROUND_MOMENT.test(word))
}

/** Whoever reads the caption is told to wait for more. */
const TEASES = /\b(?:soon|for\s+it|por\s+ai|em\s+breve|logo\s+logo|muy\s+pronto|aguardem|esperem|esperen)\b/

function isTeaser({ rest, about }: Heard): boolean {
  return about.hasPhoto && TEASES.test(foldText(rest.text))
}

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
  if (isTakingTime(heard)) return sure({ kind: 'more-coming' })
  if (isTeaser(heard)) return undefined
  const isAsked = /\?\s*$/.test(rest.text) || asks(rest, 'howMany', 'again', 'dislike')
  if (isAsked || !saysLittleElse(heard)) return undefined
  return asks(rest, 'moreComing') || isWaiting(heard) ? sure({ kind: 'more-coming' }) : undefined
}

/** With a photo "espera" says it all; without one it may as well be a no. */
function isWaiting({ rest, about }: Heard): boolean {
  const says = (pattern: RegExp) => rest.words.some(({ folded }) => pattern.test(folded))
  return says(WAIT) && (says(MORE) || (about.hasPhoto && about.expecting === undefined && !mentions(rest, 'dropIt')))
}

function saysLittleElse(heard: Heard): boolean {
  const { rest, about } = heard
  if (mentions(rest, ...WISHES)) return false
  if (saysOnly(rest, ...ABOUT_SENDING)) return true
  const strange = strangers(rest).filter(({ folded }) => NUMBERS[folded] === undefined)
  if (!asks(rest, 'moreComing')) return false
  return strange.length === 0 && (!about.hasPhoto || !isToSomebody(heard))
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
/** "Vou enviar pra todo Brasil": goods are sent to people, photos are more of them. */
function isToSomebody({ rest }: Heard): boolean {
  const words = rest.words.map(({ folded }) => folded)
  return words.some((word) => TO.test(word)) && !words.some((word) => MORE.test(word) || PHOTO.test(word))
}

const TO = /^(?:para|to|pro|pra)$/
const PHOTO = /^(?:foto|fotos|photo|photos|imagem|imagens|imagen|imagenes|pictures?)$/
