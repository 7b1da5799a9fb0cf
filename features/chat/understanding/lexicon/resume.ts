/** A wish for notices after "stop", in every language: "voltar avisos", "start", "quiero recibir mensajes". */
import type { BaseLanguage } from '#phrases/languages.ts'
import { boundedPattern } from '#engine/backdrop-description/bounded-pattern.ts'

type Words = Readonly<Record<BaseLanguage, string>>

/** Separated by commas; what two languages share stands in both. */
const either = (words: Words) => `(?:${[...new Set(Object.values(words).flatMap((line) => line.split(', ')))].join('|')})`

const GREETING = either({ pt: 'eu, por favor, oi', es: 'yo, por favor, hola', en: 'i, please' })
const WANT = either({
  pt: 'quero, queria, pode, podem',
  es: String.raw`quiero, puedes, pueden, vuelv\w+`,
  en: 'want, would like, can i',
})
const AGAIN = either({
  pt: 'volt(?:ar|a|em|e), (?:re)?ativ(?:ar|a|e|em), retomar?, ligar, receber',
  es: '(?:re)?activ(?:ar|a|e|en), reanudar?, recibir',
  en: 'start, resume, unstop, turn on, receive, get',
})
const WHAT = either({
  pt: String.raw`a, o, os, as, me, de, novo, receber, meus, aviso, avisos, mensagem, mensagens, notifica\S+, novidades, mandar, enviar, aqui, por favor`,
  es: 'los, las, nuevo, otra vez, recibir, mensaje, mensajes, novedades',
  en: 'the, to, from, on, in, again, receive, receiving, get, getting, messages?, notices?, news, please',
})

export const RESUME = boundedPattern(
  String.raw`^\s*(?:${GREETING}\s+)*(?:${WANT}\s+)?(?:to\s+)?${AGAIN}(?:\s+${WHAT}){0,12}\s*[.!]*\s*$`,
  'iu',
)
