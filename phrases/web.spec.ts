/** What a translator may get wrong, for every text that the browser loads. */
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { web as en } from './en/web.ts'
import { web as es } from './es/web.ts'
import { web as original } from './pt-BR/web.ts'
import { web as ptPt } from './pt-PT/web.ts'
import type { Language } from './languages.ts'

interface Texts {
  readonly [key: string]: string | Texts
}

/** Every text by its full key, such as `signIn:phone.label`. */
function flatten(texts: Texts, prefix = ''): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]): [string, string][] => {
      const full = prefix === '' ? `${key}:` : `${prefix}${prefix.endsWith(':') ? '' : '.'}${key}`
      return typeof value === 'string' ? [[full, value]] : [...flatten(value, full)]
    }),
  )
}

/** `{{values}}` and `<tags>`, which code puts something into. */
const placesOf = (text: string) => (text.match(/\{\{\w+\}\}|<\/?\w+>/g) ?? []).toSorted()

const texts = flatten(original)

const TRANSLATIONS: Readonly<Record<Exclude<Language, 'pt-BR'>, Texts>> = { 'pt-PT': ptPt, es, en }

describe.each(Object.entries(TRANSLATIONS))('%s', (_, translation) => {
  const translated = flatten(translation)

  it('has the same keys as the original', () => {
    expect([...translated.keys()]).toEqual([...texts.keys()])
  })

  it('keeps the places that code fills', () => {
    for (const [key, text] of texts) expect([key, placesOf(translated.get(key) ?? '')]).toEqual([key, placesOf(text)])
  })

  it('leaves no text empty', () => {
    expect([...translated].filter(([, text]) => text.trim() === '')).toEqual([])
  })
})

describe('the original', () => {
  it('has no text that no screen uses', () => {
    const code = globSync('{apps/web,features}/**/*.{ts,tsx}', { exclude: (path) => path.endsWith('.spec.ts') })
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n')
    // a key may be built from a value that is known only later: `stages.${stage}.name` uses every stage's name
    const built = [...code.matchAll(/`(?:\w+:)?((?:[\w.]|\$\{[^}]+\})*\.(?:[\w.]|\$\{[^}]+\})*)`/g)].map(
      ([, key = '']) => new RegExp(`^${key.replaceAll('.', '\\.').replaceAll(/\$\{[^}]+\}/g, '\\w+')}$`),
    )
    // as 'phone.label', "phone.label" or 'signIn:phone.label'
    const named = new Set([...code.matchAll(/(?<=['":])[^\s'":]+(?=['"])/g)].map(([name]) => name))
    const isUsed = (key: string) => {
      const name = key.slice(key.indexOf(':') + 1)
      return named.has(name) || built.some((pattern) => pattern.test(name))
    }
    // a former contract is shown whole
    const keys = [...texts.keys()].filter((key) => !key.startsWith('superseded:'))
    expect(keys.filter((key) => !isUsed(key.replace(/_(?:zero|one|two|few|many|other)$/, '')))).toEqual([])
  })
})
