/** Questions that were typed without their mark: "vaga às 14h, quem quer". */
import { boundedPattern } from '#engine/backdrop-description/bounded-pattern.ts'
import { type BaseLanguage, forBaseLanguages } from '#phrases/languages.ts'
import { foldInPlace } from './fold-in-place.ts'

/** How the last clause of a question begins; folded. What may be told as well ("quem ama cuida") stands only as far as it cannot go on. */
const ASKING: Readonly<Record<BaseLanguage, string>> = {
  pt: String.raw`qua(?:l|is) (?!quer)|cade |quem (?:quer|vem|topa|aproveita|leva|ja quer|mais quer|vai querer)(?: \p{L}+){0,3}$|quem (?:ai|mais|ja|de voces) (?!.{0,80}(?<!\p{L})(?:conta|comenta|marca|manda|diz|fala|avisa|chama)(?!\p{L}))|alguem (?:ai|mais|tambem) |o que (?:acha|voce|vc|achou)|vamos (?:marcar|agendar|conversar)$|ja (?:garantiu|escolheu|conhece|marcou|pensou|provou|pediu|agendou|reservou|fez) |(?:voce|vc) (?:sabia|ja|conhece|tambem) |sabia que |que tal |bora(?: \p{L}+){0,2}$|gostou$|curtiu$|onde (?:voce|vc)`,
  es: String.raw`cual(?:es)? (?!quier)|quien (?:lo|la|los|las) (?:quiere|aprovecha|prueba)|quien (?:quiere|se apunta|viene|se anima)(?: \p{L}+){0,3}$|que te parece|te (?:apuntas|animas|gusta)(?: \p{L}+){0,2}$|ya (?:elegiste|reservaste|probaste|conoces|tienes) |sabias que `,
  en: String.raw`who (?:says|said|knew|remembers) |who(?:'s| is| wants| needs| else)(?! who)(?: [\p{L}']+){0,3}$|which (?:one|of|would|color|colour|flavor|flavour|look) |what(?:'s| is) your|did you know |ready (?:for|to) [^.]{3,30}$|have you |are you |do you |would you |can you (?:guess|believe|tell|spot)`,
}

/** A question behind what is told, without a mark between: "sobraram 3 fatias quem quer". */
const TRAILING: Readonly<Record<BaseLanguage, RegExp>> = {
  pt: /(?<!(?:^|\s)(?:de|para|pra|a|com|é|por|e|que|só|mas))(?<=[\p{L}\p{N}]) (?=quem (?:quer|vem|topa|aproveita|leva)(?: \p{L}{1,20}){0,2}\.$)/u,
  es: /(?<!(?:^|\s)(?:de|para|a|con|es|por|y|que|solo))(?<=[\p{L}\p{N}]) (?=qui[eé]n (?:l[oa]s? )?(?:quiere|aprovecha|viene|se apunta|se anima)(?: \p{L}{1,20}){0,2}\.$)/u,
  en: /(?<!(?:^|\s)(?:for|to|with|is|and|anyone|those|but|person|everyone))(?<=[\p{L}\p{N}]) (?=(?:who wants|who's in|who needs)(?: \p{L}{1,20}){0,2}\.$)/u,
}

const IS_ASKING = forBaseLanguages((language) => boundedPattern(`^(?:${ASKING[language]})`, 'u'))
/** "Dói demais, né". What may be told as well ("milagre não é") asks only behind a comma. */
const ENDS_ASKING: Readonly<Record<BaseLanguage, RegExp>> = {
  pt: /(?:^|[\s,])ne$|, (?:nao e|nao acha|nao e mesmo)$/u,
  es: /(?:^|, )(?:verdad que si|no crees|a que si)$/u,
  en: /(?:^|[\s,])(?:isn['’]t it|don['’]t you think)$/u,
}
const CLAUSE = /[,:]\s/gu
const ENDED = /\.$/u

/** @param told tidy sentences; one that asks ends in its mark */
export function askQuestions(told: string, baseLanguage: BaseLanguage): string {
  return told
    .split(/(?<=[.!?…] )/u)
    .map((sentence) => markedIfAsking(sentence.replace(TRAILING[baseLanguage], ', '), baseLanguage))
    .join('')
}

function markedIfAsking(sentence: string, baseLanguage: BaseLanguage): string {
  const bare = sentence.trimEnd()
  if (!ENDED.test(bare)) return sentence
  const folded = foldInPlace(bare.slice(0, -1))
  const clauses = [0, ...Array.from(folded.matchAll(CLAUSE), ({ index }) => index + 2)]
  const isAsking = clauses.slice(-MOST_CLAUSES).some((from) => IS_ASKING[baseLanguage].test(folded.slice(from)))
  return isAsking || ENDS_ASKING[baseLanguage].test(folded) ? `${bare.slice(0, -1)}?${sentence.slice(bare.length)}` : sentence
}

/** "Qual o seu favorito, ninho ou paçoca": the question may have begun some clauses before its end. */
const MOST_CLAUSES = 4
