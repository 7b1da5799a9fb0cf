/** Draws the icons of the installed app out of the mark: `npm run icons` after the mark or its colours have changed. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const MARK = 'apps/web/favicon.svg'
const OUT = 'apps/web/icons'
/** The ink of `ui/tokens.css`: a tile on which the yellow of the mark stands by day and by night. */
const TILE = '#161616'
/** The mark's own grid. */
const GRID = 32

interface Icon {
  readonly name: string
  readonly pixels: number
  /** Of the tile's width. Launchers cut a maskable tile down to a circle of four fifths: the mark has to stay inside. */
  readonly markShare: number
  /** Of the tile's width; none where the system rounds the corners itself. */
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
