import { businessDay } from '#features/business-zone.ts'
import type { FastifyInstance } from 'fastify'
import { toReais } from '#features/reais.ts'
import { type AccessGuard, implement } from '#features/serve.ts'
import { countStored } from '#features/photo-edits/server/index.ts'
import { STORAGE_DAYS } from '#features/photo-edits/storage-days.ts'
import { visitorOf } from '#features/sign-in/server/index.ts'
import { refuse } from '#platform/errors.ts'
import { privacy as table } from '../contract.ts'
import { deleteAccount } from './delete-account.ts'
import type { PrivacyDeps } from './deps.ts'
import { listEntries } from './list-entries.ts'
import { packZip } from '#platform/pack-zip.ts'
import { nextExportAt, takeExport } from './take-export.ts'

export function privacyRoutes(
  app: FastifyInstance,
  { deps, accessGuard }: { deps: PrivacyDeps; accessGuard: AccessGuard },
): void {
  const { db, members, activityDays } = deps
  implement(app, {
    table,
    accessGuard,
    handlers: {
      getKeptData: async ({ session: { memberId } }) => {
        const { photos, results } = await countStored(db, memberId)
        const next = await nextExportAt(deps, db, memberId)
        return {
          photos: presentKept(photos, STORAGE_DAYS.originals),
          results: presentKept(results, STORAGE_DAYS.results),
          access_records: { days: activityDays },
          next_export_at: next?.toISOString() ?? null,
        }
      },
      exportData: async ({ session, language, request, reply }) => {
        if (request.headers['sec-fetch-site'] === 'cross-site') refuse('foreign_origin') // a link on another site would use up an export
        // it asks what a copy would be like, and must not use one up
        if (request.method === 'HEAD') return reply.type('application/zip').send()
        const copy = await takeExport(deps, { session, visitor: visitorOf(request) }, language)
        const name = `mandou-${businessDay(deps.clock.now())}.zip`
        return reply
          .header('content-disposition', `attachment; filename="${name}"`)
          .type('application/zip')
          .send(packZip(listEntries(deps, copy, language)))
      },
      deleteAccount: async ({ session, body, request, reply }) => {
        const deletion = { memberId: session.memberId, visitor: visitorOf(request) }
        const refundCents = await deleteAccount(deps, deletion, body.confirmation)
        members.clearCookie(reply)
        const results = refundCents === null ? [] : [{ amount: toReais(refundCents) }]
        return { auto_refund: { refunds_processed: results.length, results } }
      },
    },
  })
}

function presentKept({ count, firstEndsAt }: { count: number; firstEndsAt: Date | null }, days: number) {
  return { count, next_deletion_at: firstEndsAt?.toISOString() ?? null, days }
}
