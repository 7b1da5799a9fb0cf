import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { drawTypeSample } from '#engine/post-designs/draw-type-sample.ts'
import { typeNames } from '#phrases/choices.ts'
import type { Language } from '#phrases/shape.ts'
import { refuse } from '#platform/errors.ts'
import { type AccessGuard, implement } from '#features/serve.ts'
import { type Brand, brands as table, TYPES } from '#features/brand/contract.ts'
import { type BrandRow, findBrand } from './queries.ts'
import { type BrandDeps, saveBrand } from './save-brand.ts'

export function brandRoutes(app: FastifyInstance, { deps, accessGuard }: { deps: BrandDeps; accessGuard: AccessGuard }): void {
  const show = async (memberId: string, language: Language) => ({
    brand: presentBrand(await findBrand(deps.db, memberId)),
    types: TYPES.map((id) => ({ id, name: typeNames[language][id] })),
  })
  implement(app, {
    table,
    accessGuard,
    handlers: {
      getBrand: ({ session, language }) => show(session.memberId, language),
      saveBrand: async ({ session, body, language }) => {
        await saveBrand(deps, { memberId: session.memberId, brand: body.brand })
        return show(session.memberId, language)
      },
      getBrandLogo: async ({ session, reply }) => {
        const { logo } = (await findBrand(deps.db, session.memberId)) ?? {}
        if (!logo) refuse('not_found')
        return reply.header('cache-control', 'private, max-age=900').type('image/jpeg').send(logo)
      },
      getTypeSample: async ({ params, reply }) => {
        const svg = drawTypeSample(params.type)
        const etag = `"${createHash('sha256').update(svg).digest('base64url')}"`
        return reply.header('cache-control', 'public, max-age=86400').header('etag', etag).type('image/svg+xml').send(svg)
      },
    },
  })
}

function presentBrand(row: BrandRow | undefined): Brand {
  if (!row) return { colours: [], proposed: [], stamp: '' }
  const { logoPhotoId, logo, colours, proposed, type, signature, handle, words, updatedAt } = row
  return {
    ...(logoPhotoId !== null && { logo_photo_id: logoPhotoId }),
    ...(logo && { logo_url: `/api/user/brand/logo?v=${updatedAt.getTime()}` }),
    colours,
    proposed,
    stamp: String(updatedAt.getTime()),
    ...(type !== null && { type }),
    ...(signature !== null && { signature }),
    ...(handle !== null && { handle }),
    ...(words !== null && { words }),
  }
}
