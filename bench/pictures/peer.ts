/** The peer, called as its README says, in a process of its own: a PNG in, the subject's pixels with their opacity out. */
import { removeBackground } from '@imgly/background-removal-node'
import sharp from 'sharp'

export interface PeerCutout {
  /** Interleaved RGBA. */
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

process.on('message', (png: Uint8Array) => {
  void cut(png).then((cutout) => process.send?.(cutout))
})
process.send?.('ready')

async function cut(png: Uint8Array): Promise<PeerCutout> {
  const blob = await removeBackground(new Blob([new Uint8Array(png)], { type: 'image/png' }), { model: 'medium' })
  const { data, info } = await sharp(Buffer.from(await blob.arrayBuffer()))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
