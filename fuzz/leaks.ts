/** What no answer and no line of a log may tell. */

const TOLD = [
  ['a stack', /\bat (?:async )?[\w.<>[\] ]*\(?(?:file:\/\/|node:|\/)[^\s()]*:\d+:\d+/],
  [
    'a path of the machine',
    /(?:file:\/\/|(?<![\w:/.])\/(?:home|root|tmp|usr|var|work|srv|opt)\/[\w.-]+\/|node_modules\/|[\w-]\.ts:\d)/,
  ],
  [
    'SQL',
    /\b(?:select\s.+\sfrom|insert\s+into|update\s+"?\w+"?\s+set|delete\s+from)\s|violates \w+[ -]\w* ?constraint|syntax error at or near|relation "\w+"|duplicate key value/i,
  ],
  ['the address of the database', /postgres(?:ql)?:\/\//],
] as const

/**
 * What a refusal tells about the inside of the product, undefined if nothing: a stack, a path, SQL, a secret.
 * @param said the request: repeating its own words tells nothing new
 */
export function internalsIn(text: string, sent: string, secrets: Iterable<string>): string | undefined {
  for (const [name, pattern] of TOLD) {
    const [found] = pattern.exec(text) ?? []
    if (found !== undefined && !sent.includes(found)) return `${name}: ${found}`
  }
  for (const secret of secrets) if (text.includes(secret) && !sent.includes(secret)) return `a secret: ${secret.slice(0, 6)}…`
  return undefined
}

/** A Brazilian mobile number in any spelling, and a CPF with its punctuation; not within the decimals of a duration. */
const SPELT = /(?<![\d.])\(?\d{2}\)?[\s.-]?9\d{4}[\s.-]?\d{4}(?!\d)|\d{3}\.\d{3}\.\d{3}-\d{2}/g
const MIN_DIGITS = 10

/** Secrets as a line may contain them: a phone also without its country, however it is written. */
export function createSecretSearch(secrets: ReadonlySet<string>): (line: string) => string | undefined {
  const digits = new Set([...secrets].filter((secret) => /^\d{10,}$/.test(secret)).flatMap(withoutCountry))
  const phrases = [...secrets].filter((secret) => /[\s@]/.test(secret))
  return (line) => {
    for (const [word] of line.matchAll(/[\w+~.-]{8,}/g)) {
      const bare = word.replace(/^\+/, '')
      if (secrets.has(bare)) return bare
    }
    for (const [run] of line.matchAll(/\d{10,}/g)) if (digits.has(run)) return run
    for (const [spelt] of line.matchAll(SPELT)) if (digits.has(spelt.replaceAll(/\D/g, ''))) return spelt
    return phrases.find((phrase) => line.includes(phrase))
  }
}

function withoutCountry(number: string): readonly string[] {
  return number.startsWith('55') && number.length > MIN_DIGITS + 1 ? [number, number.slice(2)] : [number]
}
