import type { FastifyReply } from 'fastify'
import { findToldEdit } from '#features/photo-edits/server/index.ts'
import { refuse } from '#platform/errors.ts'
import type { ChatDeps } from './deps.ts'
import { readToken } from './full-size-link.ts'

/** A result in its full size, for whoever has the link, until that ends or the edit is deleted. */
export async function servePicture(deps: ChatDeps, token: string, reply: FastifyReply): Promise<void> {
  const editId = readToken(deps, token) ?? refuse('not_found')
  const edit = await findToldEdit(deps.db, { editId })
  const bytes = edit?.picture && (await deps.files.get(edit.picture.fileKey))
  if (!bytes) refuse('not_found')
  reply.header('cache-control', 'private, no-store').header('content-disposition', 'inline; filename="mandou.jpg"')
  await reply.type('image/jpeg').send(Buffer.from(bytes))
}
