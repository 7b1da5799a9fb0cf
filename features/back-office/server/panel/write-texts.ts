/** Texts of the activity log's details, for files. */
import { writeReais } from '#features/reais.ts'
import type { FileTexts } from '#phrases/panel-files.ts'
import { fill } from '#phrases/shape.ts'
import type { PanelTexts } from '#features/back-office/panel-contract.ts'

type WordMap = Readonly<Record<string, string>>

/** A list's filter and a changed plan share some names, but use different words. */
export function writeDetail(detail: PanelTexts, words: FileTexts['words']): string {
  return writeTexts(detail, { ...words.detail.fields, reason: words.list.reason }, words)
}

export function writeChange(change: PanelTexts | null, words: FileTexts['words']): string | null {
  return change && writeTexts(change, words.change.fields, words)
}

/** A name or value without a text stays as it is. */
function writeTexts(written: PanelTexts, names: WordMap, words: FileTexts['words']): string {
  const known = textsOfValues(words)
  return Object.entries(written)
    .map(([name, value]) => `${wordFor(name, names) ?? name}: ${writeValue([name, value], known)}`)
    .join('; ')
}

/** Texts of values: for one name, or for any. */
interface KnownValues {
  readonly ofName: Readonly<Record<string, WordMap>>
  readonly ofAny: WordMap
}

function textsOfValues({ detail, change, member, actors, ...words }: FileTexts['words']): KnownValues {
  return {
    ofName: {
      list: detail.lists,
      picture: detail.pictures,
      payment: change.payment,
      status: { ...words.refundStatus, ...words.paymentStatus, ...words.paymentTrouble, ...member.planStatus },
      actor: actors,
      kind: namesOfKinds(words.activity),
      // as typed, even where it equals one of our values
      reason: {},
    },
    ofAny: { ...change.values, true: change.yes, false: change.no },
  }
}

/** Each kind's sentence, without a name. */
function namesOfKinds(sentences: WordMap): WordMap {
  return Object.fromEntries(Object.entries(sentences).map(([kind, sentence]) => [kind, fill(sentence, { who: '…' })]))
}

function writeValue([name, value]: readonly [string, PanelTexts[string]], { ofName, ofAny }: KnownValues): string {
  if (name === 'amount_cents') return writeReais(Number(value), 'pt-BR')
  const text = String(value)
  const own = Object.hasOwn(ofName, name) ? ofName[name] : undefined
  return wordFor(text, own ?? ofAny) ?? text
}

function wordFor(text: string, words: WordMap): string | undefined {
  return Object.hasOwn(words, text) ? words[text] : undefined
}
