/** What a member's message asks for: the trained classifier decides, rules read the details, and doubt becomes a question. */
import { classesOf } from './classifier/classes.ts'
import { loadModel } from './classifier/load.ts'
import { classify, type Share } from './classifier/model.ts'
import { recogniseLanguage } from './classifier/recognise-language.ts'
import { intentFor } from './intent-for.ts'
import type { About, CaptionChange, HelpTopic, Intent, Understanding } from './intent.ts'
import { isIrreversible, labelOf } from './label.ts'
import { readByRules, type RulesReading } from './read-by-rules.ts'

/** A wish less likely than this is not worth asking for. */
const WORTH_ASKING = 0.1

/**
 * Deterministic, never throws, in time linear to the text. A greeting, thanks or `unknown` with a photo counts as a photo alone.
 * Money, deletion and leaving need the rules and the classifier to agree; whatever spends an edit or posts needs to be likely. Where
 * something is asked, nothing is understood yet: the intent is `unknown`.
 */
export function understand(text: string, about: About): Understanding {
  const rules = readByRules(text, about)
  const language = recogniseLanguage(text, about.languageHint)
  if (isSettled(rules, about)) return { intent: rules.intent, language, certainty: rules.certainty, probability: 1 }
  const ranked = findCandidates(classify(loadModel('meanings'), text, about), rules)
  const [first] = ranked
  if (!first) return { intent: { kind: 'unknown' }, language, certainty: 'none', probability: 0 }
  const likeliest = { intent: first.intent, language, certainty: certaintyOf(first), probability: first.probability }
  const passedOver = findPassedOver(ranked, rules, about)
  if (!passedOver && mayAct(first, rules, about)) return likeliest
  const asks = passedOver ?? findOffer(ranked, text, about)
  if (!asks && isHarmless(first.intent) && first.probability >= LEAST.toAgree) return likeliest
  return { ...likeliest, intent: { kind: 'unknown' }, certainty: 'none', ...(asks && { asks }) }
}

/** Below it what the rules hear is somebody else’s matter: "mi hermana quiere que le devuelva la plata". */
const MIN_BESIDE_RULES = 0.25

/** An irreversible wish that the rules are sure of, and that the classifier thinks possible though not likeliest, is not passed over. */
function findPassedOver(
  ranked: readonly Candidate[],
  { intent, certainty }: RulesReading,
  about: About,
): readonly [Intent, Intent] | undefined {
  const label = labelOf(intent)
  if (certainty !== 'sure' || !isIrreversible(label) || isAnswering(about)) return undefined
  const at = ranked.findIndex((candidate) => labelOf(candidate.intent) === label)
  const topic = QUESTION_ABOUT[label]
  const isPossible = at > 0 && (ranked[at]?.probability ?? 0) >= MIN_BESIDE_RULES
  return isPossible && topic !== undefined ? [{ kind: 'help', topic }, intent] : undefined
}

function isHarmless(intent: Intent): boolean {
  return !spends(intent) && !isIrreversible(labelOf(intent)) && intent.kind !== 'yes' && intent.kind !== 'choice'
}

/** What to ask where we have not asked for an answer ourselves. Beside a photo what the photo is for is asked instead. */
function findOffer(ranked: readonly Candidate[], text: string, about: About): readonly [Intent, Intent] | undefined {
  const [first] = ranked
  const isAskedElse = isAnswering(about) || (about.hasPhoto && first !== undefined && isHarmless(first.intent))
  const isOffered = first !== undefined && !NOT_OFFERED.has(first.intent.kind) && !isAskedElse
  return isOffered ? findChips(ranked, text.includes('?')) : undefined
}

/** The likeliest wish and the next one; beside an irreversible one at least the question about it. */
function findChips(ranked: readonly Candidate[], isQuestion: boolean): readonly [Intent, Intent] | undefined {
  const [one, other] = ranked.filter(({ intent, probability }) => probability >= WORTH_ASKING && !NOT_OFFERED.has(intent.kind))
  const topic = one && QUESTION_ABOUT[labelOf(one.intent)]
  const question: Intent | undefined = topic && { kind: 'help', topic }
  const second = isQuestion ? (question ?? other?.intent) : (other?.intent ?? question)
  return one && second && [one.intent, second]
}

const QUESTION_ABOUT: Readonly<Partial<Record<string, HelpTopic>>> = {
  refund: 'refund',
  'cancel:subscription': 'cancel',
  'delete-account': 'cancel',
  'delete-photo': 'photos',
}

/**
 * Where the rules are sure of the details, they win over a class beside theirs: which words are meant to stand in the caption,
 * and whether another backdrop is meant for the last picture.
 */
function isDictated({ intent, certainty, utterance }: RulesReading, name: string): boolean {
  if (certainty !== 'sure') return false
  // the words for a backdrop or a caption were asked for, and these are they
  if (intent.kind === 'order' && isText(utterance.about)) return /^(?:order|caption|redo):/.test(name)
  if (intent.kind === 'redo') return name === 'order:backdrop'
  const isWords = intent.kind === 'caption-change' && DICTATED.has(intent.change.to)
  return isWords && (name.startsWith('caption:') || name === 'order:caption')
}

const DICTATED: ReadonlySet<CaptionChange['to']> = new Set(['own-words', 'added', 'offer', 'unsaid'])

interface Candidate {
  readonly intent: Intent
  readonly probability: number
}

/** Nothing to read, or a yes or no to our question that the rules are sure of: they know how little may stand beside it. */
function isSettled({ intent, certainty, utterance: { reading } }: RulesReading, about: About): boolean {
  const isAnswer = (intent.kind === 'yes' || intent.kind === 'no') && isAnswering(about)
  return reading.words.length === 0 || (certainty === 'sure' && isAnswer)
}

function isText({ expecting }: About): boolean {
  return expecting === 'words' || expecting === 'message'
}

/** Whether our last message asked for a yes or a no. */
function isAnswering({ expecting }: About): boolean {
  return expecting === 'agreement' || expecting === 'confirmation'
}

/** Nobody needs to be asked whether they meant one of these. */
const NOT_OFFERED: ReadonlySet<Intent['kind']> = new Set(['unknown', 'greeting', 'thanks', 'yes', 'no', 'abuse', 'choice'])

function isClassOf(intent: Intent, name: string): boolean {
  return classesOf(labelOf(intent)).includes(name)
}

/** What may be meant, the likeliest first, with the details that the rules read. */
function findCandidates(probabilities: readonly Share[], rules: RulesReading): readonly Candidate[] {
  const found = new Map<string, Candidate>()
  for (const { name, probability } of probabilities) {
    const isRules = isClassOf(rules.intent, name)
    const intent = isRules || isDictated(rules, name) ? rules.intent : intentFor(name, rules.utterance)
    if (!intent || isAskedBesides(intent, rules)) continue
    const label = labelOf(intent)
    found.set(label, { intent, probability: probability + (found.get(label)?.probability ?? 0) })
  }
  return [...found.values()].toSorted((one, other) => other.probability - one.probability)
}

/** A question instead of the yes or no that we asked for is no refusal, unless the rules hear one. */
function isAskedBesides({ kind }: Intent, { intent, utterance: { about, reading } }: RulesReading): boolean {
  return kind === 'no' && intent.kind !== 'no' && isAnswering(about) && reading.text.includes('?')
}

function certaintyOf({ intent, probability }: Candidate): Understanding['certainty'] {
  if (intent.kind === 'unknown') return 'none'
  return probability >= LEAST.toSpend ? 'sure' : 'guess'
}

function mayAct({ intent, probability }: Candidate, rules: RulesReading, about: About): boolean {
  const isAgreed = labelOf(rules.intent) === labelOf(intent)
  return (isAgreed || !needsRules(intent, about)) && probability >= minProbability(intent, { isAgreed, rules, about })
}

/** What only the rules may hear: positions in a list, and a yes, since they know how little may stand beside it. */
function needsRules(intent: Intent, about: About): boolean {
  return intent.kind === 'choice' || isIrreversible(labelOf(intent)) || (intent.kind === 'yes' && isAnswering(about))
}

interface Agreement {
  readonly isAgreed: boolean
  readonly rules: RulesReading
  readonly about: About
}

function minProbability(intent: Intent, { isAgreed, rules, about }: Agreement): number {
  if (isIrreversible(labelOf(intent))) return rules.certainty === 'sure' ? LEAST.toSpend : Infinity
  if (intent.kind === 'no' && isAnswering(about) && !isAgreed) return LEAST.toRefuse
  if (spends(intent)) return LEAST.toSpend
  return isAgreed || POLITE.has(intent.kind) || isAskedBack(intent) ? LEAST.toAgree : LEAST.toAnswer
}

const POLITE: ReadonlySet<Intent['kind']> = new Set(['greeting', 'thanks', 'no', 'abuse', 'unknown'])

/** The answer is a question: what to cancel. It says more than that nothing was understood. */
function isAskedBack(intent: Intent): boolean {
  return intent.kind === 'cancel' && intent.what === 'unclear'
}

/** A redo that says nothing of how gets a question, and no picture yet. */
function spends(intent: Intent): boolean {
  if (intent.kind === 'redo') return Object.keys(intent).length > 1 && !intent.isOfLight
  return SPENDS.has(intent.kind)
}

/** How likely a wish has to be; `toAgree`: where the rules say the same, or nothing follows from it. */
const LEAST = { toAnswer: 0.5, toSpend: 0.6, toAgree: 0.34, toRefuse: 0.75 } as const
const SPENDS: ReadonlySet<Intent['kind']> = new Set(['order', 'publish', 'schedule'])
