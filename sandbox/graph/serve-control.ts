/** The controls on the sandbox's page: who is connected, and what was posted. Our own format, not Meta's. */
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ControlError } from '../control-error.ts'
import type { Api } from './api.ts'
import type { Callbacks } from './callbacks.ts'
import { leave } from './leave.ts'
import { listAccountViews } from './list-accounts.ts'
import { findPerson, PEOPLE, type Person } from './people.ts'

const privacyRequest = z.object({ person_id: z.string(), asks_for_deletion: z.boolean().default(false) })

export function serveGraphControl(scope: FastifyInstance, api: Api, callbacks: Callbacks): void {
  scope.get('/', () => ({
    accounts: listAccountViews(api.posts),
    people: PEOPLE.map((person) => showPerson(api, person)),
  }))
  scope.post('/privacy-requests', async ({ body }) => {
    const asked = privacyRequest.safeParse(body)
    const person = asked.success ? findPerson(asked.data.person_id) : undefined
    if (!asked.success || !person) throw new ControlError('person_id of one of the people is needed')
    const { wasConnected, promise } = await leave({ api, callbacks }, person.id, asked.data.asks_for_deletion)
    return { was_connected: wasConnected, promise: promise ?? null }
  })
}

function showPerson({ consents }: Api, { id, name, hint }: Person) {
  const decisions = consents.of(id)?.scopes
  const granted = [...(decisions ?? [])].filter(([, decision]) => decision === 'granted').map(([scope]) => scope)
  return { id, name, hint, is_connected: decisions !== undefined, scopes: granted }
}
