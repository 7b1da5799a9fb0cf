/** The peer, called as its README says: the medium model, a typed Blob in, a PNG out. */
import { removeBackground } from '@imgly/background-removal-node'
import sharp from 'sharp'
import { serveVariant } from './variant.ts'

serveVariant(async (photo, path) => {
  const type = path.endsWith('.png') ? 'image/png' : 'image/jpeg'
  const start = performance.now()
  const blob = await removeBackground(new Blob([new Uint8Array(photo)], { type }), { model: 'medium' })
  const ms = performance.now() - start
  return { ms, pngMs: ms, masked: sharp(Buffer.from(await blob.arrayBuffer())) }
})
