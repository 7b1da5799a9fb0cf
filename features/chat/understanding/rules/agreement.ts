/** A yes to what goes out or costs edits: it is said, and nothing besides that might take it back. */
import type { CueName } from '../cue-index.ts'
import { asks, mentions, uncovered } from '../reading.ts'
import type { Tongue } from '../tongue.ts'
import { sure, type Heard, type Verdict } from './rule.ts'

const BESIDE_YES: readonly CueName[] = [
  ...(['yes', 'publish', 'praise', 'make', 'put', 'want', 'thanks'] as const),
  ...(['it', 'photo', 'post', 'instagram', 'everything', 'greeting'] as const),
]

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Small words that change nothing of a yes, as "depois", "só" and "talvez" do. */
const SAID_WITH_YES: Readonly<Record<Tongue, ReadonlySet<string>>> = {
  pt: list(
    'a o as os e de da do na no nas nos ela ele tudo todas todos agora ja entao ai la se favor por pra mim meu minha meus minhas esta essa esse este isso ser mesmo voce com certeza',
  ),
  es: list(
    'a el la lo las los y de del en mi mis ya ahora todo todas todos entonces esta esa ese este eso mismo favor por con seguridad toda',
  ),
  en: list('the a it them all of on to my me now and please just go that this these those everything both then'),
}

const CALLS_OFF: readonly CueName[] = ['no', 'cancel', 'stop', 'dropIt', 'erase']

/** Whoever asks back, names another time or says a word that we do not know has not agreed. */
export function readAgreement({ rest }: Heard): Verdict | undefined {
  if (mentions(rest, ...CALLS_OFF) || rest.cues.some((cue) => cue.isDenied)) return sure({ kind: 'no' })
  const isClear =
    !rest.text.includes('?') &&
    rest.cues.every(({ names }) => BESIDE_YES.some((name) => names.has(name))) &&
    uncovered(rest).every(({ folded }) => SAID_WITH_YES[rest.tongue].has(folded))
  return isClear && asks(rest, 'yes', 'publish', 'everything') ? sure({ kind: 'yes' }) : undefined
}
