/** Packs props: each is cut to what it covers, and its shadow to the same frame. */
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Prop } from './scene-entry.ts'
import { SCENES } from './scene-entry.ts'

const QUALITY = 88
const ALPHA_QUALITY = 90
/** A shadow is soft: half the size is enough. */
const SHADOW_SHARE = 0.5
/** Pixels: what is left of its noise. */
const SHADOW_BLUR = 1.6
/** Less alpha than this, of 255, is noise of the shadow. */
const FAINT = 4

/** What props.py wrote about a prop. */
interface RenderedProp extends Pick<Prop, 'id' | 'view' | 'script' | 'seed' | 'metres' | 'foot' | 'stands' | 'perMetre'> {
  /** Pixels of each side of its pictures. */
  readonly side: number
}

interface Frame {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** @param folder a folder for each prop, with colour.png, alpha.bytes, shadow.bytes where it casts one, and prop.json */
export async function packProps(folder: string): Promise<Prop[]> {
  const names = existsSync(folder) ? await readdir(folder) : []
  const ready = names.filter((name) => existsSync(join(folder, name, 'prop.json')))
  return Promise.all(ready.map(async (name) => packProp(join(folder, name))))
}

async function packProp(folder: string): Promise<Prop> {
  const { side, ...made } = JSON.parse(await readFile(join(folder, 'prop.json'), 'utf8')) as RenderedProp
  await mkdir(join(SCENES, 'props', made.id), { recursive: true })
  const alpha = await readFile(join(folder, 'alpha.bytes'))
  const shade = existsSync(join(folder, 'shadow.bytes')) ? await readFile(join(folder, 'shadow.bytes')) : undefined
  const frame = frameOf(shade ? [alpha, shade] : [alpha], side)
  const raw = { width: side, height: side, channels: 1 as const }
  const webp = { quality: QUALITY, alphaQuality: ALPHA_QUALITY, effort: 6 }
  const file = `props/${made.id}/${made.view}.webp`
  const thing = sharp(join(folder, 'colour.png')).joinChannel(alpha, { raw })
  await sharp(await thing.png().toBuffer())
    .extract(frame)
    .webp(webp)
    .toFile(join(SCENES, file))
  const shadow = `props/${made.id}/${made.view}-shadow.webp`
  if (shade) {
    const black = { width: side, height: side, channels: 3 as const, background: 'black' }
    const whole = await sharp({ create: black }).joinChannel(shade, { raw }).png().toBuffer()
    const cut = await sharp(whole).extract(frame).png().toBuffer()
    await sharp(cut)
      .resize({ width: Math.max(1, Math.round(frame.width * SHADOW_SHARE)) })
      .blur(SHADOW_BLUR)
      .webp(webp)
      .toFile(join(SCENES, shadow))
  }
  const foot = Math.min(1, Math.max(0, Math.round(((made.foot * side - frame.top) / frame.height) * 1e4) / 1e4))
  const size = { width: frame.width, height: frame.height }
  return {
    ...made,
    kind: 'prop',
    light: 'day',
    file,
    ...(shade ? { shadow } : {}),
    ...size,
    foot,
    box: boxOf(alpha, side, frame),
  }
}

/** What the thing covers, in shares of its frame. */
function boxOf(alpha: Buffer, side: number, frame: Frame): Prop['box'] {
  const { left, top, width, height } = frameOf([alpha], side)
  return {
    left: share(left - frame.left, frame.width),
    top: share(top - frame.top, frame.height),
    width: share(width, frame.width),
    height: share(height, frame.height),
  }
}

/** The frame that holds all that the planes of bytes cover. */
function frameOf(planes: readonly Buffer[], side: number): Frame {
  let [left, top, right, bottom] = [side, side, 0, 0]
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      if (planes.every((plane) => (plane[y * side + x] ?? 0) < FAINT)) continue
      ;[left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), Math.max(bottom, y + 1)]
    }
  return { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) }
}

const share = (pixels: number, all: number): number => Math.round((pixels / all) * 1e4) / 1e4
