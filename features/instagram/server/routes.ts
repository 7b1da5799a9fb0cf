import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type AccessGuard, implement, type Session } from '#features/serve.ts'
import { Refusal, refuse } from '#platform/errors.ts'
import { createAddressLimiter, PUBLIC_LIMITS } from '#platform/http/address-limiter.ts'
import type { Language } from '#phrases/shape.ts'
import { CALLBACK_PATH, type Dialog, instagram as table } from '../contract.ts'
import { answerReturn, FAILED_RETURN } from './dialog/answer-return.ts'
import { findConnection, findPicture } from './connection/connection-queries.ts'
import type { InstagramDeps, InstagramServerDeps } from './deps.ts'
import { findDialog, findDialogPicture } from './dialog/dialog-queries.ts'
import { metaCallbacks } from './disconnect/meta-callbacks.ts'
import { openDialog } from './dialog/open-dialog.ts'
import { presentDialog } from './dialog/present-dialog.ts'
import { presentSocial } from './present-social.ts'
import { readInstagramUser } from './connection/read-instagram-user.ts'

/** The address changes with the picture. */
const PICTURE_CACHE = 'private, max-age=86400, immutable'

export function instagramRoutes(
  app: FastifyInstance,
  { deps, engine, accessGuard }: { deps: InstagramDeps; engine: InstagramServerDeps['engine']; accessGuard: AccessGuard },
): void {
  const { db, clock } = deps
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const session = await accessGuard.findSession(request, reply)
    const query = Object.fromEntries(new URLSearchParams(request.url.split('?', 2)[1]))
    return answerReturn(deps, { session, query })
  }

  implement(app, {
    table,
    accessGuard,
    handlers: {
      openDialog: async ({ session, language }) => {
        const { id, address, state } = await openDialog(deps, ownerOf(session))
        return { dialog: await getDialog(deps, { id, session, language }), dialog_url: address, state }
      },
      getDialog: async ({ session, params, language }) => ({
        dialog: await getDialog(deps, { id: params.id, session, language }),
      }),
      readInstagramUser: ({ session, body }) =>
        readInstagramUser({ ...deps, engine }, { session, handle: body.accessToken, instagramId: body.userId }),
      getSocialAuth: async ({ session }) => {
        const connection = await findConnection(db, session.memberId)
        return { social: connection ? presentSocial(connection, clock.now()) : null }
      },
      getProfilePicture: async ({ session, params, reply }) => {
        const picture =
          (await findPicture(db, params.id, session.memberId)) ?? (await findDialogPicture(db, params.id, ownerOf(session)))
        return reply
          .header('cache-control', PICTURE_CACHE)
          .type('image/jpeg')
          .send(picture ?? refuse('not_found'))
      },
    },
  })

  // a person sees this window, so every failure still redirects to a page
  const ofAddress = createAddressLimiter(PUBLIC_LIMITS)
  app.get(CALLBACK_PATH, { schema: { hide: true } }, async (request, reply) => {
    const address = ofAddress(request, () => answer(request, reply)).catch((error: unknown) => {
      // a refusal is the caller's affair: too many of them, or a connection that closed
      const level = error instanceof Refusal ? 'info' : 'error'
      request.log[level]({ err: error }, 'a return from Facebook could not be handled')
      return FAILED_RETURN
    })
    return reply.redirect(await address, 303)
  })
  metaCallbacks(app, { deps, accessGuard })
}

function ownerOf({ id, memberId }: Session) {
  return { memberId, sessionId: id }
}

interface ConnectionView {
  readonly id: string
  readonly session: Session
  readonly language: Language
}

/** @throws Refusal `not_found` for a dialog that another session opened */
async function getDialog({ db, clock }: InstagramDeps, { id, session, language }: ConnectionView): Promise<Dialog> {
  const dialog = (await findDialog(db, id, ownerOf(session))) ?? refuse('not_found')
  const connected = await findConnection(db, session.memberId)
  return presentDialog({ dialog, connectedId: connected?.instagramId, now: clock.now(), language })
}
