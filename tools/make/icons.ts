/** `npm run icons`: draws the icons of the installed app from the logo; run it after a change of the logo or its colours. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const MARK = 'apps/web/favicon.svg'
const OUT = 'apps/web/icons'
/** A dark colour of `ui/tokens.css`: the logo's yellow is visible on it in both themes. */
const TILE = '#161616'
/** The logo's own grid. */
const GRID = 32

interface Icon {
  readonly name: string
  readonly pixels: number
  /** Share of the tile's width. Launchers crop a maskable tile to a circle of four fifths: the logo must stay inside. */
  readonly markShare: number
  /** Share of the tile's width; 0 where the system rounds the corners itself. */
  readonly cornerShare: number
}

const ICONS: readonly Icon[] = [
  { name: 'icon-192', pixels: 192, markShare: 0.66, cornerShare: 0.22 },
  { name: 'icon-512', pixels: 512, markShare: 0.66, cornerShare: 0.22 },
  { name: 'maskable-192', pixels: 192, markShare: 0.54, cornerShare: 0 },
  { name: 'maskable-512', pixels: 512, markShare: 0.54, cornerShare: 0 },
  { name: 'apple-touch-icon', pixels: 180, markShare: 0.62, cornerShare: 0 },
]

const mark = (await readFile(MARK, 'utf8')).replaceAll(/^.*?<svg[^>]*>|<\/svg>\s*$/g, '')
for (const icon of ICONS) {
  const drawing = sharp(Buffer.from(drawIcon(icon)), { density: (72 * icon.pixels) / GRID })
  const file = join(OUT, `${icon.name}.png`)
  await writeFile(file, await drawing.resize(icon.pixels).png({ palette: true, effort: 10 }).toBuffer())
  console.log(file)
}

function drawIcon({ markShare, cornerShare }: Icon): string {
  const margin = (GRID * (1 - markShare)) / 2
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${GRID} ${GRID}" width="${GRID}" height="${GRID}">`,
    `<rect width="${GRID}" height="${GRID}" rx="${GRID * cornerShare}" fill="${TILE}"/>`,
    `<g transform="translate(${margin} ${margin}) scale(${markShare})">${mark}</g>`,
    '</svg>',
  ].join('')
}
