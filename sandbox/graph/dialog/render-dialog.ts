import type { Consent } from '../consents.ts'
import { escapeHtml } from '../html.ts'
import { PEOPLE, type Person } from '../people.ts'
import { type DialogRequest, SCOPES } from './read-dialog.ts'

/** The choice of the made-up account that is signed in at Facebook. */
export function renderPeople(query: URLSearchParams): string {
  const links = PEOPLE.map(({ id, name, hint }) => {
    const address = new URLSearchParams(query)
    address.set('person', id)
    return `<li><a href="?${escapeHtml(address.toString())}">${escapeHtml(name)}<small>${escapeHtml(hint)}</small></a></li>`
  })
  return `<h1>Entrar com qual conta?</h1>
<p class="muted">Contas inventadas, uma para cada jeito de uma conexão acontecer.</p>
<ul class="people">${links.join('')}</ul>
<form method="post" action="oauth/answer">${hidden(query)}
<div class="actions"><button name="action" value="cancel">Cancelar</button></div>
</form>`
}

export interface ConsentForm {
  readonly query: URLSearchParams
  readonly request: DialogRequest
  readonly person: Person
  /** The person's last decision. */
  readonly before: Consent | undefined
}

/** Permissions that were declined before are only shown when the app requests them again. */
export function renderConsent({ query, request, person, before }: ConsentForm): string {
  const asked = request.scopes.filter((scope) => request.isRepeat || before?.scopes.get(scope) !== 'declined')
  const pages = person.pages.map(({ id, name, instagram }) => {
    const isTicked = before === undefined || before.pageIds.has(id)
    return tickBox({
      name: 'page',
      value: id,
      label: name,
      hint: instagram ? `@${instagram.username}` : 'sem Instagram',
      isTicked,
    })
  })
  const scopes = asked.map((scope) =>
    tickBox({
      name: 'scope',
      value: scope,
      label: SCOPES[scope] ?? scope,
      hint: scope,
      isTicked: true,
      isFixed: scope === 'public_profile',
    }),
  )
  return `<h1>Mandou quer acessar a sua conta</h1>
<p class="muted">Você entrou como ${escapeHtml(person.name)}.</p>
<form method="post" action="oauth/answer">${hidden(query)}
${pages.length > 0 ? `<fieldset><legend>Páginas</legend>${pages.join('')}</fieldset>` : '<p class="card">Você não gerencia nenhuma Página.</p>'}
<fieldset><legend>Permissões</legend>${scopes.join('')}</fieldset>
<div class="actions decision"><button class="primary" name="action" value="continue">Continuar</button><button name="action" value="cancel">Cancelar</button></div>
</form>`
}

export function renderCheckpoint(): string {
  return `<h1>Confirme a sua identidade</h1>
<p>O Facebook pede que você entre e confirme quem é antes de usar aplicativos.</p>
<p class="muted">Esta conta nunca passa daqui: feche a janela.</p>`
}

interface TickBox {
  readonly name: string
  readonly value: string
  readonly label: string
  readonly hint: string
  readonly isTicked: boolean
  readonly isFixed?: boolean
}

/** A checkbox that cannot be unticked is sent by a hidden field: browsers leave disabled ones out. */
function tickBox({ name, value, label, hint, isTicked, isFixed = false }: TickBox): string {
  const text = `<span>${escapeHtml(label)}<small>${escapeHtml(hint)}</small></span>`
  const marks = `${isTicked ? ' checked' : ''}${isFixed ? ' disabled' : ''}`
  const box = `<label><input type="checkbox" name="${name}" value="${escapeHtml(value)}"${marks}>${text}</label>`
  return isFixed ? `<input type="hidden" name="${name}" value="${escapeHtml(value)}">${box}` : box
}

/** Hidden fields that repeat the app's request. */
function hidden(query: URLSearchParams): string {
  return `<input type="hidden" name="query" value="${escapeHtml(query.toString())}">`
}
