/** "Apps e sites" at Facebook: where a person revokes the app's consent, or requests deletion too. */
import type { FastifyInstance } from 'fastify'
import type { Api } from './api.ts'
import type { Callbacks, DeletionPromise } from './callbacks.ts'
import { escapeHtml, sendPage } from './html.ts'
import { leave } from './leave.ts'
import { findPerson, PEOPLE, type Person } from './people.ts'

const PATH = '/facebook/apps'

export function serveApps(scope: FastifyInstance, api: Api, callbacks: Callbacks): void {
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  )
  const frame = { title: 'Apps e sites', site: 'facebook', hasLinks: true } as const
  scope.get(PATH, (_request, reply) => sendPage(reply, { ...frame, body: renderApps(api) }))
  scope.post(PATH, async ({ body }, reply) => {
    const form = body instanceof URLSearchParams ? body : new URLSearchParams()
    const person = findPerson(form.get('person') ?? '')
    if (!person) return sendPage(reply, { ...frame, body: renderApps(api), status: 404 })
    const isDeletion = form.get('action') === 'delete'
    const { promise } = await leave({ api, callbacks }, person.id, isDeletion)
    const done = isDeletion ? renderDeletion(promise) : '<p class="card">Mandou foi removido.</p>'
    return sendPage(reply, { ...frame, body: `${done}${renderApps(api)}` })
  })
}

function renderApps({ consents }: Api): string {
  const connected = PEOPLE.filter(({ id }) => consents.of(id) !== undefined)
  const entries = connected.map(renderPerson)
  return `<h1>Apps e sites</h1>
${entries.length > 0 ? entries.join('') : '<p class="card">Nenhuma conta está conectada ao Mandou.</p>'}`
}

function renderPerson({ id, name }: Person): string {
  return `<form class="card" method="post" action="${PATH}">
<h2>Mandou, na conta de ${escapeHtml(name)}</h2>
<input type="hidden" name="person" value="${escapeHtml(id)}">
<div class="actions"><button name="action" value="remove">Remover</button><button name="action" value="delete">Remover e pedir a exclusão dos dados</button></div>
</form>`
}

function renderDeletion(promise: DeletionPromise | undefined): string {
  if (!promise) return '<p class="card problem">O produto não respondeu com um endereço e um código de confirmação.</p>'
  const { url, confirmation_code: code } = promise
  return `<p class="card">Pedido enviado. Código <strong>${escapeHtml(code)}</strong>, <a href="${escapeHtml(url)}">acompanhar</a>.</p>`
}
