/** "Coloca que é 20% off só hoje" → "20% off só hoje": extracts what a caption should mention from the request to mention it. */

import { boundedPattern } from '#engine/words/bounded-pattern.ts'

const PLEASE = String.raw`(?:por favor|pf|pfv|please|na verdade|na vdd|en realidad|actually|ah|opa|ops|oops|então|entao|entonces|mas|pero|but|melhor|mejor|better|oi|olá|hola|hey|e|y|and|agora|ahora|now|também|tambem|también|also|can you|could you|pode|podes|puedes),?\s+`
const PUT = String.raw`(?:coloc\w+|col[oó]c\w+|bot[ae]\w*|p[õo]e|ponha|pon(?:le|me)?|acrescent\w+|adicion\w+|inclu[aiíey]\w*|insir\w+|agreg\w+|añad\w+|anad\w+|escrev\w+|escrib\w+|diz|diga|di|dile|fala|menciona?|mention|add|put|include|insert|write|say|tell them)`
const WHERE = String.raw`(?:\s+(?:aí|ai|aqui|ahí|there|isso|esto|this|it|na legenda|no texto|en el texto|en la leyenda|in the caption|to the caption|lá|também|tambem|también|also)(?![\p{L}']))*`
const OFFER = String.raw`(?:\s+(?:uma|una|a|an|the|la|a)?\s*(?:oferta|promo(?:ção|cao|ción|cion|tion)?|offer)\s*:)?`
const THAT = String.raw`(?:\s*[:,-])?(?:\s+(?:que|q|that))?(?:\s+(?:é|e|és|está|esta|tá|ta|são|tem|temos|há|ha|hay|tenemos|es|son|is|it's|its|it is|we have|there is|there's|there are)(?=\s))?`

const LEAD = boundedPattern(String.raw`^(?:${PLEASE})*${PUT}(?![\p{L}])${WHERE}${OFFER}${THAT}\s*[:,-]?\s*`, 'iu')
/** What remains of the request when its beginning was already removed. */
const LEFT_OVER = /^(?:(?:que|q|that)\s+)?(?:é|está|tá|ta|há|hay|es|is|its|it's|there is|there's|we have)\s+/iu

/** The label of a name, which is not part of the offer: "my name: …". */
const NAME = /^(?:o\s+)?(?:meu|mi|my)\s+(?:nome|nombre|name)\s*:\s*/iu

export function offerOf(said: string): string {
  const text = said.trim()
  const offer = text.replace(LEAD, '').replace(LEFT_OVER, '').replace(NAME, '').trim()
  return offer === '' ? text : offer
}

/** "Muda o preço pra 15 reais" while another price is in the caption; "me ajuda com um texto dizendo que …". */
const ORDERED =
  /^(?:na verdade |en realidad |actually )?(?:(?:mud|troc|alter|corrig|corrij|cambi|modific|substitu|chang|updat|replac|switch|faz|fac|haz|mak|creat)\p{L}*|me ajud\p{L}*|ay[uú]d\p{L}*|help|write me|escrev\p{L}*[- ]me|escr[ií]b\p{L}*me)\s/iu

/** Whether the words only give an instruction, which needs a new caption. */
export function isOrderOfOffer(said: string): boolean {
  return ORDERED.test(said.trim())
}

const NAMED = /^(?:o|a|os|as|el|la|los|las|the)\s+\p{L}+(?:\s+(?:na|no|en|in)\s.*)?$/iu

/** "O desconto": refers to an offer without saying it. */
export function isOfferNamed(offer: string): boolean {
  return NAMED.test(offer)
}

const NUMBER = /\d/

/** Whether an offer replaces the one before: it does when both contain a number. */
export function isSameOffer(before: string, offer: string): boolean {
  return before === offer || (NUMBER.test(before) && NUMBER.test(offer))
}
