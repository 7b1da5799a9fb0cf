/** "Como faço pra ter mais?", "can I buy more photos": asks for more edits than the plan has. */
import type { CueName } from '../cue-index.ts'
import { asks, mentions, unknownWords } from '../reading.ts'
import { sure, type Utterance, type Rule } from './rule.ts'

const GET =
  /^(?:ter|tener|get|buy|compr\p{L}{0,30}|consegu\p{L}{0,30}|consig\p{L}{0,30}|ganhar|ganar|obter|obten\p{L}{0,30}|adquir\p{L}{0,30}|contrat\p{L}{0,30}|recarreg\p{L}{0,30}|recarg\p{L}{0,30}|order|purchase|add|adicion\p{L}{0,30}|agreg\p{L}{0,30}|hago|fa[cz]\p{L}{0,30}|da|top)$/u
const MORE = /^(?:mais|mas|more|extras?|additional|avuls[ao]s?|adiciona(?:l|is|les)|up)$/
const EDITS = /^(?:edic(?:oes|iones|ao|ion)|edits?|creditos?|credits?|fotos|photos|pictures|pics|imagens|imagenes|posts)$/
/** Words that may follow without naming another object. */
const LOOSE = /^(?:por|para|favor|please|agora|ahora|now|this|month|ess?e|mes|me|of|them)$/
const SENT = /^(?:mand|envi|send|upload|sub[io]r)/

const NOT_EDITS: readonly CueName[] = [
  ...(['caption', 'backdrop', 'write', 'improve', 'hashtags', 'light', 'person', 'someone', 'renewal'] as const),
  ...(['publish', 'again', 'format', 'offer', 'howMany'] as const),
]

export const readMoreWanted: Rule = (utterance) => {
  const words = utterance.rest.words.map(({ folded }) => folded)
  const more = words.findIndex((word) => MORE.test(word))
  if (more < 0 || isAboutElse(utterance, words)) return undefined
  const [before, after] = [words.slice(0, more), words.slice(more + 1)]
  const isGot = before.some((word) => GET.test(word)) && after.every((word) => EDITS.test(word) || LOOSE.test(word))
  const isNamed = asks(utterance.rest, 'want', 'signUp') && after.some((word) => EDITS.test(word))
  return isGot || isNamed ? sure({ kind: 'balance', isForMore: true }) : undefined
}

function isAboutElse({ rest, about }: Utterance, words: readonly string[]): boolean {
  const isStrange = unknownWords(rest).some(({ folded }) => !GET.test(folded) && !MORE.test(folded))
  return about.hasPhoto || isStrange || mentions(rest, ...NOT_EDITS) || words.some((word) => SENT.test(word))
}
