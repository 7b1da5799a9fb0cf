/** What is taken is looked for in the picture: each word of the lexicon changes it, in the direction that it names. */
import { describe, expect, it } from 'vitest'

import { paintScene } from '#engine/backdrop/painted-store.ts'
import { SIZE } from '#engine/backdrop/small-studio.test-support.ts'
import type { Colour, Scene } from '#engine/backdrop/scene.ts'
import { colourEntries } from './lexicon/colours.ts'
import { materialEntries } from './lexicon/materials.ts'
import type { Entry, Meaning } from './lexicon/meaning.ts'
import { placeEntries } from './lexicon/places.ts'
import { propEntries, renderedEntries } from './lexicon/props.ts'
import { foldText } from './clean-text.ts'
import { lookUp } from './lexicon-index.ts'
import { describeScene } from './parse-words.ts'

type Pixels = Uint8Array
type Mean = readonly [red: number, green: number, blue: number]
/** From one share of the height or the width to another. */
type Share = readonly [from: number, to: number]

const paint = async (scene: Scene): Promise<Pixels> => (await paintScene('/nonexistent', scene, SIZE)).picture.data

/** The picture of a text, always with the same seed. */
async function picture(words: string): Promise<Pixels> {
  return paint({ ...describeScene(words, 'pt-BR').scene, seed: 7 })
}

/** The mean colour of a part of the picture. */
function meanOf(data: Pixels, [top, bottom]: Share = [0.05, 0.35], [left, right]: Share = [0, 1]): Mean {
  const sums = [0, 0, 0]
  let count = 0
  for (let y = Math.floor(top * SIZE.height); y < bottom * SIZE.height; y += 1) {
    for (let x = Math.floor(left * SIZE.width); x < right * SIZE.width; x += 1) {
      for (const channel of [0, 1, 2]) sums[channel] = (sums[channel] ?? 0) + (data[3 * (y * SIZE.width + x) + channel] ?? 0)
      count += 1
    }
  }
  return [(sums[0] ?? 0) / count, (sums[1] ?? 0) / count, (sums[2] ?? 0) / count]
}

const lightnessOf = ([red, green, blue]: Mean): number => 0.3 * red + 0.59 * green + 0.11 * blue
const warmthOf = ([red, , blue]: Mean): number => red - blue
const ALL: Share = [0, 1]
const BARE = 'parede cinza'

const whole = async (words: string): Promise<Mean> => meanOf(await picture(words), ALL)

/** How much lighter the left is than the right. */
async function lean(side: string): Promise<number> {
  const data = await picture(`${BARE} com luz da ${side}`)
  return lightnessOf(meanOf(data, [0.05, 0.5], [0, 0.4])) - lightnessOf(meanOf(data, [0.05, 0.5], [0.6, 1]))
}

/** Share of the bytes that differ visibly. */
function changed(one: Pixels, other: Pixels): number {
  let count = 0
  for (let at = 0; at < one.length; at += 1) if (Math.abs((one[at] ?? 0) - (other[at] ?? 0)) > 8) count += 1
  return count / one.length
}

const nameOf = ({ names }: Entry): string => names.pt.split(', ')[0] ?? ''

function channelsOf(colour: Colour): Mean {
  const value = Number.parseInt(colour.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

describe('a colour', () => {
  const colours = colourEntries.flatMap((entry) =>
    entry.meaning.kind === 'colour' ? [{ entry, colour: entry.meaning.colour }] : [],
  )

  it.each(colours.map(({ entry, colour }) => ({ words: `fundo ${nameOf(entry)}`, colour })))(
    'is that of the wall: "$words"',
    async ({ words, colour }) => {
      const seen = meanOf(await picture(words))
      const [red, green, blue] = channelsOf(colour)
      const apart = Math.max(Math.abs(seen[0] - red), Math.abs(seen[1] - green), Math.abs(seen[2] - blue))
      expect(apart).toBeLessThan(60)
    },
  )

  it.each(['azul', 'verde', 'rosa', 'roxo', 'marrom'])(
    'is lighter when it is asked for light, and darker when dark: %s',
    async (name) => {
      const [plain, light, dark] = [
        await picture(`fundo ${name}`),
        await picture(`fundo ${name} claro`),
        await picture(`fundo ${name} escuro`),
      ].map((data) => lightnessOf(meanOf(data)))
      expect(light).toBeGreaterThan((plain ?? 255) + 8)
      expect(dark).toBeLessThan((plain ?? 0) - 8)
    },
  )

  it('belongs to the table, not to the floor before the wall', async () => {
    const [wall, table] = [await picture('parede azul, mesa branca'), await picture('parede branca, mesa azul')]
    expect(warmthOf(meanOf(wall))).toBeLessThan(warmthOf(meanOf(table)) - 20)
    expect(warmthOf(meanOf(wall, [0.85, 1]))).toBeGreaterThan(warmthOf(meanOf(table, [0.85, 1])) + 20)
  })
})

describe('light', () => {
  it.each(['luz quente', 'luz dourada', 'por do sol', 'fim de tarde', 'aconchegante'])('is warm: "%s"', async (words) => {
    expect(warmthOf(await whole(`${BARE}, ${words}`))).toBeGreaterThan(warmthOf(await whole(BARE)) + 6)
  })

  it('is cool on black as well, or missed', async () => {
    const { understood } = describeScene('fundo preto com luz azul', 'pt-BR')
    if (understood.missed.length > 0) return
    expect(warmthOf(await whole('fundo preto com luz azul'))).toBeLessThan(warmthOf(await whole('fundo preto')) - 6)
  })

  it.each(['luz fria', 'luz azulada'])('is cool: "%s"', async (words) => {
    expect(warmthOf(await whole(`${BARE}, ${words}`))).toBeLessThan(warmthOf(await whole(BARE)) - 6)
  })

  it.each(['luz dramatica', 'pouca luz', 'penumbra'])('is dim: "%s"', async (words) => {
    expect(lightnessOf(await whole(`${BARE}, ${words}`))).toBeLessThan(lightnessOf(await whole(BARE)) - 10)
  })

  it.each(['bem iluminado', 'luz clara'])('is bright: "%s"', async (words) => {
    expect(lightnessOf(await whole(`${BARE}, ${words}`))).toBeGreaterThan(lightnessOf(await whole(BARE)) + 2)
  })

  it.each(['luz da janela', 'sombra de folhas', 'sombra de persiana'])('falls through something: "%s"', async (words) => {
    expect(changed(await picture(BARE), await picture(`${BARE}, ${words}`))).toBeGreaterThan(0.1)
  })

  it('comes from the side that is named', async () => {
    expect(await lean('esquerda')).toBeGreaterThan((await lean('direita')) + 4)
  })

  it.each(['jardim', 'praia', 'cidade', 'sala', 'cozinha', 'café', 'montanha', 'piscina'])(
    'is that of the hour: "%s"',
    async (place) => {
      const [day, sunset, night] = [
        await whole(`${place} de dia`),
        await whole(`${place} ao pôr do sol`),
        await whole(`${place} à noite`),
      ]
      expect(warmthOf(sunset)).toBeGreaterThan(warmthOf(day) + 4)
      expect(lightnessOf(night)).toBeLessThan(lightnessOf(day) - 20)
    },
  )
})

/** Words of one colour and one texture, which differ from a plain wall in their colour alone. */
const PLAIN: ReadonlySet<string> = new Set(['smooth', 'painted-wall', 'paper'])

describe('a material', () => {
  const rows = materialEntries.filter(({ meaning }) => meaning.kind === 'material' && !PLAIN.has(meaning.material))

  it.each(rows.map((entry) => ({ name: nameOf(entry) })))('covers the table: "$name"', async ({ name }) => {
    const bare = await picture('mesa')
    expect(changed(bare, await picture(`mesa de ${name}`))).toBeGreaterThan(0.01)
  })

  it.each(['madeira', 'mármore', 'pedra', 'azulejo'])('stands before a place: "%s"', async (name) => {
    const [bare, set] = [await picture('jardim'), await picture(`mesa de ${name} no jardim`)]
    const lower = Math.floor(bare.length * 0.8)
    expect(changed(bare.subarray(lower), set.subarray(lower))).toBeGreaterThan(0.4)
  })
})

describe('a thing', () => {
  const rows = [...propEntries, ...renderedEntries].flatMap(({ meaning, names }) => {
    const name = names.pt.split(', ').find((each) => lookUp(foldText(each), 'pt')?.kind === 'prop')
    return name === undefined ? [] : [{ name, prop: propOf(meaning) }]
  })

  it.each(rows)('can be seen: "$name"', async ({ name, prop }) => {
    const words = `mesa branca com ${name}`
    const { scene, understood } = describeScene(words, 'pt-BR')
    if (understood.missed.length > 0) return expect('props' in scene && scene.props?.some((one) => one.name === prop)).toBeFalsy()
    const { props: _, ...bare } = { ...scene, seed: 7 } as Scene & { props?: unknown } // as: not every family has any
    expect(changed(await paint(bare as Scene), await picture(words))).toBeGreaterThan(0.004)
  })

  it.each(rows)('is taken in a colour only where that shows: "$name"', async ({ name }) => {
    const words = (colour: string): string => `mesa branca com ${name} ${colour}`
    const isTaken = (colour: string): boolean => describeScene(words(colour), 'pt-BR').understood.missed.length === 0
    if (!isTaken('azul royal') || !isTaken('verde limão')) return
    expect(changed(await picture(words('azul royal')), await picture(words('verde limão')))).toBeGreaterThan(0.001)
  })
})

function propOf(meaning: Meaning): string {
  return meaning.kind === 'prop' ? meaning.prop : ''
}

describe('a place', () => {
  const known = placeEntries.filter(({ meaning }) => meaning.kind === 'place' && !meaning.isNearest)

  it('is taken only where it is drawn or rendered, and each looks its own way', async () => {
    const pictures = new Map<string, Pixels>()
    for (const entry of known) {
      const { scene, understood } = describeScene(nameOf(entry), 'pt-BR')
      if (understood.missed.length > 0) continue
      const { seed: _, ...same } = scene
      pictures.set(JSON.stringify(same), await paint({ ...scene, seed: 7 }))
    }
    const all = [...pictures.values()]
    for (const [at, one] of all.entries()) {
      for (const other of all.slice(at + 1)) expect(changed(one, other)).toBeGreaterThan(0.1)
    }
  })
})
