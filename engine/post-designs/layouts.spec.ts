import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { maskWithBox, plainPicture } from '#engine/compose/cutouts.test-support.ts'
import type { Beside, ComposedPicture } from '#engine/edit/change-backdrop.ts'
import { contrastBetween } from '#engine/typesetting/measure-contrast.ts'
import { overlaps } from '#engine/typesetting/boxes.ts'
import { paletteOf, type Rgb } from '#engine/typesetting/palette.ts'
import { LAYOUTS, type BrandLook, type LayoutId, type LayoutTexts } from '#engine/types.ts'
import { styleOf, tonesOn } from './post-style.ts'
import { planPanels } from './plan-panels.ts'
import { prepareLogo } from './prepare-logo.ts'
import { setLayout } from './set-layout.ts'

const GROUND: Rgb = [206, 198, 190]
const TEXTS = { title: 'Limpeza de pele', price: 'R$ 120', date: 'até sexta', body: 'Pele limpa e descansada em uma hora.' }
const ORDER = { operation: 'swap', format: '4:5', language: 'pt-BR', signature: '@flordocampo' } as const

function part(width: number, height: number): Beside {
  return {
    picture: plainPicture({ width, height }, GROUND),
    mask: maskWithBox(
      { width, height },
      { left: width >> 2, top: height >> 3, width: width >> 1, height: Math.round(height * 0.8) },
    ),
    photoFrame: { left: 0, top: 0, width: 1, height: 1 },
  }
}

/** A plain picture with a subject in its middle, which is as large beside a text as the place allows. */
function aDraft(size: { width: number; height: number }): ComposedPicture {
  return {
    ...part(size.width, size.height),
    coverage: 0.4,
    doubts: [],
    isGenerated: false,
    warnings: [],
    beside: async ({ edge, share }) =>
      edge === 'left'
        ? part(size.width - Math.round(share * size.width), size.height)
        : part(size.width, size.height - Math.round(share * size.height)),
  }
}

const SIZES = [
  { width: 400, height: 500 },
  { width: 400, height: 400 },
  { width: 360, height: 640 },
  { width: 480, height: 270 },
]
const draw = (layout: LayoutId, texts: LayoutTexts, size = SIZES[0] ?? { width: 1, height: 1 }, brand?: BrandLook) =>
  setLayout(aDraft(size), { ...ORDER, layout, texts, ...(brand && { brand }) })

describe('a layout', () => {
  it('is drawn for every format, never taller than it, and with no text on the subject', async () => {
    for (const size of SIZES) {
      for (const layout of LAYOUTS) {
        const made = await draw(layout, TEXTS, size)
        const { picture, mask, text } = made
        expect(picture.height / picture.width, layout).toBeLessThanOrEqual(size.height / size.width + 1e-9)
        expect(picture.height / picture.width, layout).toBeGreaterThan((size.height / size.width) * 0.995)
        expect(text.length, layout).toBeGreaterThan(0)
        for (const box of text) {
          expect(box.left, layout).toBeGreaterThanOrEqual(0)
          expect(box.left + box.width, layout).toBeLessThanOrEqual(picture.width)
          expect(box.top + box.height, layout).toBeLessThanOrEqual(picture.height + 1)
          expect(coverOf(mask, box), `${layout} ${size.height}`).toBe(0)
        }
      }
    }
  })

  it('keeps long, short and strange texts inside its own place', () => {
    const texts = fc.record({ title: anyText(60), price: anyText(24), date: anyText(40), body: anyText(140), name: anyText(40) })
    const panels = fc.constantFrom(...LAYOUTS.filter((layout) => layout !== 'photo' && layout !== 'title'))
    const look = styleOf(paletteOf(plainPicture({ width: 64, height: 64 }, GROUND), null))
    fc.assert(
      fc.property(panels, texts, fc.constantFrom(...SIZES), (layout, written, size) => {
        const plan = planPanels(layout, written, { style: look, size })
        const tall = size.height / size.width
        const shown = {
          left: plan.left,
          top: plan.top,
          width: 1 - plan.left - plan.right,
          height: tall - plan.top - plan.bottom,
        }
        expect(shown.height).toBeGreaterThan(0.3 * tall)
        for (const stack of plan.stacks) {
          if (stack.pieces.length === 0) continue
          const box = { left: stack.left, top: stack.top, width: stack.width, height: stack.height }
          expect(stack.width).toBeLessThanOrEqual(stack.room + 0.002)
          expect(overlaps(box, shown)).toBe(false)
          expect(box.top).toBeGreaterThanOrEqual(0)
          expect(box.top + box.height).toBeLessThanOrEqual(tall + 0.0001)
        }
      }),
      { numRuns: 150 },
    )
  })

  it('is drawn with any title on any size, and keeps it on the picture', async () => {
    const sizes = [...SIZES, { width: 640, height: 210 }, { width: 640, height: 120 }, { width: 160, height: 640 }, NARROW]
    const subjects = fc.constantFrom('middle', 'all', 'wide')
    await fc.assert(
      fc.asyncProperty(crowdedText, fc.constantFrom(...sizes), subjects, fc.boolean(), async (title, size, where, isSigned) => {
        const draft = { ...aDraft(size), mask: maskWithBox(size, subjectIn(size, where)) }
        const signature = isSigned ? ORDER.signature : ''
        const { picture, text } = await setLayout(draft, { ...ORDER, signature, layout: 'title', texts: { title } })
        expect(picture.data).toHaveLength(picture.width * picture.height * 3)
        expect(picture.height / picture.width).toBeLessThanOrEqual(size.height / size.width + 1e-9)
        for (const box of text) {
          expect(box.width).toBeGreaterThanOrEqual(0)
          expect(box.top).toBeGreaterThanOrEqual(0)
          expect(box.left).toBeGreaterThanOrEqual(0)
          expect(box.left + box.width).toBeLessThanOrEqual(picture.width)
          expect(box.top + box.height).toBeLessThanOrEqual(picture.height)
        }
      }),
      { numRuns: 120, examples: [[`e${'\u0301'.repeat(59)}`, NARROW, 'all', true]] },
    )
  })

  it('has no title that is half on the photo and half on a mat around it', async () => {
    const size = { width: 400, height: 400 }
    const photo = { left: 0.15, top: 0.05, width: 0.7, height: 0.9 }
    const draft = { ...aDraft(size), mask: maskWithBox(size, { left: 120, top: 40, width: 90, height: 320 }), shown: photo }
    const order = { ...ORDER, signature: '', layout: 'title', texts: { title: 'Vestido midi canelado' } } as const
    const onGround = await setLayout(draft, order)
    expect(onGround.text.some(crossesEdge) && !onGround.shown).toBe(true)
    const onMat = await setLayout({ ...draft, mat: [240, 230, 220] }, order)
    expect(onMat.shown).toBeDefined()
  })

  it('without any text is the picture with what the design puts around it', async () => {
    for (const layout of LAYOUTS) {
      const { picture } = await setLayout(aDraft({ width: 540, height: 675 }), { ...ORDER, signature: '', layout, texts: {} })
      expect(picture.width).toBeGreaterThan(200)
    }
  })
})

describe('a brand', () => {
  it('is readable in whatever colours', () => {
    const hex = fc.integer({ min: 0, max: 0xff_ff_ff }).map((colour) => `#${colour.toString(16).padStart(6, '0')}`)
    const palette = paletteOf(plainPicture({ width: 64, height: 64 }, GROUND), null)
    fc.assert(
      fc.property(fc.array(hex, { maxLength: 3 }), (colours) => {
        const look = styleOf(palette, { colours })
        for (const ground of [look.bold, look.quiet]) {
          const tones = tonesOn(ground, look)
          expect(contrastBetween(tones.ink, ground)).toBeGreaterThanOrEqual(4.5)
          expect(contrastBetween(tones.accent, ground)).toBeGreaterThanOrEqual(4.5)
          expect(contrastBetween(tones.onPlate, tones.plate)).toBeGreaterThanOrEqual(4.5)
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('has light letters on a plate of its own middle tones on a light ground, and no grey plate', () => {
    for (const colour of [
      [150, 110, 120],
      [176, 128, 80],
      [128, 128, 130],
      [200, 96, 48],
    ] as const) {
      const look = styleOf(paletteOf(plainPicture({ width: 64, height: 64 }, colour), null))
      const { plate, onPlate } = tonesOn(look.quiet, look)
      expect(Math.min(...onPlate), colour.join()).toBeGreaterThan(200)
      expect(contrastBetween(plate, look.quiet), colour.join()).toBeGreaterThan(3)
    }
  })

  it('sets every layout in its own colour and faces', async () => {
    const plain = await draw('band', TEXTS)
    const branded = await draw('band', TEXTS, undefined, { colours: ['#1f5f4a'], type: 'elegante' })
    const { data, width, height } = branded.picture
    expect([...data.subarray((width * height - 1) * 3)]).toEqual([0x1f, 0x5f, 0x4a])
    expect(branded.text[0]?.width).not.toBe(plain.text[0]?.width)
    const unknown = await draw('band', TEXTS, undefined, { colours: ['red', '#12'], type: 'constructor' })
    expect(unknown.picture.data).toEqual(plain.picture.data)
  })

  it('puts its logo where it covers neither subject nor text, and leaves it out where nothing is free', async () => {
    const { jpeg, colours } = await aLogo()
    expect(colours).toHaveLength(2)
    expect(distanceOf(colours[0] ?? '', '#1f5f4a')).toBeLessThan(12)
    for (const layout of LAYOUTS) {
      const without = await draw(layout, TEXTS)
      const made = await draw(layout, TEXTS, undefined, { colours: [], logo: jpeg })
      const changed = differenceOf(without.picture, made.picture)
      expect(changed, layout).toBeDefined()
      if (!changed) continue
      expect(coverOf(made.mask, changed), layout).toBe(0)
      expect(
        made.text.some((box) => overlaps(box, changed)),
        layout,
      ).toBe(false)
    }
    const full = {
      ...aDraft({ width: 540, height: 675 }),
      mask: maskWithBox({ width: 540, height: 675 }, { left: 0, top: 0, width: 540, height: 675 }),
    }
    const none = await setLayout(full, { ...ORDER, signature: '', layout: 'photo', brand: { colours: [], logo: jpeg } })
    expect(none.picture.data).toEqual(full.picture.data)
  })

  it('takes a plain or tiny picture as a logo without any colour', async () => {
    const white = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer()
    expect((await prepareLogo(white)).colours).toEqual([])
  })
})

const NARROW = { width: 320, height: 400 }

function subjectIn({ width, height }: { width: number; height: number }, where: 'middle' | 'all' | 'wide') {
  const all = { left: 0, top: 0, width, height }
  if (where === 'wide') return { ...all, top: height >> 2, height: height >> 1 }
  return where === 'all' ? all : { ...all, left: width >> 2, width: width >> 1 }
}

/** Accents without end, characters that turn or join others, words that are as long as the field, and whatever else. */
const crowdedText = fc.oneof(
  fc
    .array(fc.constantFrom('\u0301', '\u0329', '\u0344', '\u200B', '\u00AD', '\u202E', '👩‍👩‍👧‍👦', 'ﬃ', 'W', 'a b'), { maxLength: 59 })
    .map((pieces) => `e${pieces.join('')}`.slice(0, 60).toWellFormed()),
  fc.constantFrom('\u0301', '\u0329', '\u200B', 'W', 'W ', 'muito amor ').map((piece) => `e${piece.repeat(60)}`.slice(0, 60)),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
)

const anyText = (most: number) => fc.option(fc.string({ unit: 'grapheme', maxLength: most }), { nil: undefined })

async function aLogo() {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#fff"/><circle cx="200" cy="200" r="90" fill="#1f5f4a"/><rect x="300" y="150" width="100" height="100" fill="#e8b04a"/></svg>`
  return prepareLogo(await sharp(Buffer.from(drawn)).jpeg({ quality: 95 }).toBuffer())
}

function distanceOf(one: string, other: string): number {
  const [a, b] = [one, other].map((hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)))
  return Math.hypot(...(a ?? []).map((value, channel) => value - (b?.[channel] ?? 0)))
}

/** Whether an area is on both sides of where the photo ends in a picture of 400 pixels. */
function crossesEdge({ left, width }: Area): boolean {
  return left < 340 && left + width > 340
}

type Area = { left: number; top: number; width: number; height: number }

/** Share of an area that the subject covers. */
function coverOf(mask: { data: Uint8Array; width: number; height: number } | null, { left, top, width, height }: Area): number {
  if (!mask) return 0
  let covered = 0
  for (let y = Math.max(0, Math.ceil(top)); y < Math.min(mask.height, top + height); y++) {
    for (let x = Math.max(0, Math.ceil(left)); x < Math.min(mask.width, left + width); x++) {
      if ((mask.data[y * mask.width + x] ?? 0) > 127) covered++
    }
  }
  return covered / (width * height)
}

/** The box around everything that differs clearly. */
function differenceOf(one: { data: Uint8Array; width: number }, other: { data: Uint8Array; width: number }): Area | undefined {
  let [left, top, right, bottom] = [Infinity, Infinity, -1, -1]
  for (let at = 0; at < one.data.length; at += 3) {
    const isSame = [0, 1, 2].every((channel) => Math.abs((one.data[at + channel] ?? 0) - (other.data[at + channel] ?? 0)) < 3)
    if (isSame) continue
    const [x, y] = [(at / 3) % one.width, Math.floor(at / 3 / one.width)]
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x + 1)
    bottom = Math.max(bottom, y + 1)
  }
  return right < 0 ? undefined : { left, top, width: right - left, height: bottom - top }
}
