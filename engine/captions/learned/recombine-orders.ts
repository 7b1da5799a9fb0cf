/** More lines with orders than were written: an order is typed before or behind any line. */
import { TOLD } from './order-features.ts'
import { randomFrom } from './random.ts'
import type { FinishedLine } from './read-finished.ts'

type Told = Pick<FinishedLine, 'words' | 'told'>

/** The lines, and their orders before or behind others that have none; the same lines give the same ones. */
export function withRecombinedOrders(lines: readonly FinishedLine[]): Told[] {
  const random = randomFrom(1)
  const plain = lines.filter(({ told }) => !told.includes(TOLD.us))
  const other = () => plain[Math.trunc(random() * plain.length)]?.words ?? []
  const anew = lines.flatMap(ordersOf).map(({ words, isFirst, isLast }) => {
    // what leads to nothing may stand at either end
    const isBehind = isLast || (isFirst && !leads(words) && random() < 1 / 2)
    return isBehind ? lineOf(other(), words, TOLD.us) : lineOf(words, other(), TOLD.readers)
  })
  return [...lines, ...anew]
}

interface Order {
  readonly words: readonly string[]
  readonly isFirst: boolean
  readonly isLast: boolean
}

function ordersOf({ words, told }: FinishedLine): Order[] {
  const orders: Order[] = []
  let from: number | undefined
  for (let at = 0; at <= words.length; at++) {
    const isOurs = at < words.length && told[at] === TOLD.us
    if (isOurs) from ??= at
    else if (from !== undefined) {
      if (from === 0 || at === words.length)
        orders.push({ words: words.slice(from, at), isFirst: from === 0, isLast: at === words.length })
      from = undefined
    }
  }
  return orders
}

/** "Avisa que", "faz uma legenda pra", "write something about": short words that lead on. */
function leads(words: readonly string[]): boolean {
  return words.length < 2 || LEADS.test(words.at(-1) ?? '')
}

const LEADS = /^(?:\p{L}{1,3}|sobre|para|about|that|with|como|assim)$/iu

/** @param last for whom the second part is; the first one is for the other */
function lineOf(one: readonly string[], other: readonly string[], last: number): Told {
  const first = last === TOLD.us ? TOLD.readers : TOLD.us
  return { words: [...one, ...other], told: Uint8Array.from([...one.map(() => first), ...other.map(() => last)]) }
}
