import { readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { PAGE_COLORS } from '#apps/web/manifest.ts'

const tokens = readFileSync('ui/tokens.css', 'utf8')
const look = readFileSync('docs/look.md', 'utf8')

const [byDay = '', byNight = ''] = tokens.split('@layer theme')
const colorsIn = (css: string) =>
  new Map([...css.matchAll(/--color-([\w-]+): (#[0-9a-f]{6})/g)].map(([, name = '', value = '']) => [name, value]))
const day = colorsIn(byDay)
const night = new Map([...day, ...colorsIn(byNight)])

/** The brightness of a colour as eyes see it (WCAG 2.2, relative luminance). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const PAIRS: readonly (readonly [front: string, back: string, least: number])[] = [
  ...['ink', 'soft', 'faint'].flatMap((text) => ['page', 'surface', 'sunken'].map((back) => [text, back, 4.5] as const)),
  ...['page', 'surface', 'sunken'].map((back) => ['edge', back, 3] as const),
  ...['accent', 'accent-hover', 'accent-press'].map((back) => ['on-accent', back, 4.5] as const),
  ...['danger', 'warning', 'good'].map((tone) => [tone, `${tone}-soft`, 4.5] as const),
  ['accent-ink', 'accent-soft', 4.5],
]

describe.each([
  ['day', day],
  ['night', night],
])('by %s', (_, colors) => {
  it.each(PAIRS)('%s can be read on %s', (front, back, least) => {
    expect(contrast(colors.get(front) ?? '', colors.get(back) ?? '')).toBeGreaterThanOrEqual(least)
  })
})

it('the page about the look quotes the colours of the code', () => {
  const rows = [...look.matchAll(/^\| `([\w-]+)`.*?\| `(#\w+)` \| `(#\w+)` \|/gm)].map(([, name = '', ...colors]) => [
    name,
    ...colors,
  ])
  expect(rows.length).toBeGreaterThan(5)
  expect(rows).toEqual(rows.map(([name = '']) => [name, day.get(name), night.get(name)]))
})

it('the frame that a system draws around the app has the colour of the page', () => {
  expect(PAGE_COLORS).toEqual({ light: day.get('page'), dark: night.get('page') })
})

it('each picture of the page about the look exists and is small', () => {
  const pictures = [...look.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, file = '']) => file)
  expect(pictures).toEqual([390, 768, 1440].map((width) => `look/front-page-${width}.webp`))
  for (const file of pictures) expect([file, statSync(`docs/${file}`).size < 150_000]).toEqual([file, true])
})
