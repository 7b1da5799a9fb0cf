import { renderDocument } from './render-document.ts'
import { renderPhone } from './render-phone.ts'
import { TEXTS } from './texts.ts'

/**
 * The frame; the browser's scripts fill it from `/control`. A new stand-in with a screen needs a name in `TEXTS.screens`, one
 * screen here and one script beside the others.
 */
export function renderPage(productUrl: string | undefined): string {
  const head = `<script type="application/json" id="texts">${embedJson(TEXTS)}</script>
<script type="module" src="/page/main.ts"></script>
`
  const body = `${renderHeader(productUrl)}
<noscript><p class="notice">${TEXTS.noScript}</p></noscript>
<p class="notice" id="disconnected" role="alert" hidden>${TEXTS.disconnected}</p>
${renderNavigation()}
<main>
<div class="screens" data-screen="sms">${renderInbox()}</div>
<div class="screens" data-screen="conversa" hidden>${renderPhone()}${renderWebhooks('chat-webhooks')}${renderFoldedSettings('chat-settings')}</div>
<div class="screens" data-screen="instagram" hidden>${renderInstagram()}</div>
<div class="screens" data-screen="pagamentos" hidden>${renderPayments()}</div>
<div class="controls">${renderClock()}${renderFaults()}${renderProviders()}</div>
</main>`
  return renderDocument({ head, body })
}

function renderHeader(productUrl: string | undefined): string {
  const link = productUrl === undefined ? '' : `<a class="button" href="${escapeHtml(productUrl)}">${TEXTS.openProduct}</a>`
  return `<header>
<div class="brand"><h1>${TEXTS.name} <span class="tag">${TEXTS.tag}</span></h1><p>${TEXTS.lead}</p></div>
<div class="actions">${link}<button type="button" class="button" id="restart">${TEXTS.restart}</button></div>
</header>`
}

/** One screen per service, chosen by the address after #. */
function renderNavigation(): string {
  const links = Object.entries(TEXTS.screens).map(([name, label]) => `<a href="#${name}" data-screen-link="${name}">${label}</a>`)
  return `<nav aria-label="${TEXTS.screensLabel}">${links.join('')}</nav>`
}

function renderPayments(): string {
  const { payments, cards } = TEXTS
  return `<section class="card" aria-labelledby="payments-title">
<h2 id="payments-title">${payments.title} <span class="count" id="payments-count" hidden></span></h2>
<p class="problem" id="payments-problem" role="alert"></p>
<div class="empty" id="payments-empty"><img src="/page/icon.svg" alt="" width="56" height="56"><strong>${payments.emptyTitle}</strong><p>${payments.empty}</p></div>
<div id="payments"></div>
</section>
${renderWebhooks('webhooks')}
<div class="pair">
<section class="card" aria-labelledby="cards-title"><h2 id="cards-title">${cards.title}</h2><p class="lead">${cards.lead}</p><ul class="rows" id="cards"></ul></section>
${renderSettings('settings')}
</div>`
}

/** @param id of the list; related elements derive their ids from it */
function renderWebhooks(id: string): string {
  const { webhooks } = TEXTS
  const orders = Object.entries(webhooks.orders).map(([value, label]) => `<option value="${value}">${label}</option>`)
  return `<section class="card" aria-labelledby="${id}-title">
<div class="card-head">
<h2 id="${id}-title">${webhooks.title}</h2>
<form class="line" id="${id}-form"><select id="${id}-order" aria-label="${webhooks.order}">${orders.join('')}</select><button type="submit" class="button">${webhooks.redeliverAll}</button></form>
</div>
<p class="lead">${webhooks.lead}</p>
<ul class="rows" id="${id}-queues"></ul>
<ol class="rows" id="${id}"></ol>
</section>`
}

function renderSettings(id: string): string {
  const { title, lead } = TEXTS.settings
  return `<section class="card" aria-labelledby="${id}-title"><h2 id="${id}-title">${title}</h2><p class="lead">${lead}</p><ul class="rows" id="${id}"></ul></section>`
}

/** Folded, since they are many and rarely needed. */
function renderFoldedSettings(id: string): string {
  const { title, lead } = TEXTS.settings
  return `<section class="card" aria-labelledby="${id}-title"><details><summary><h2 id="${id}-title">${title}</h2></summary><p class="lead">${lead}</p><ul class="rows" id="${id}"></ul></details></section>`
}

function renderInstagram(): string {
  const { title, lead, site, apps } = TEXTS.instagram
  return `<section class="card" aria-labelledby="instagram-title">
<h2 id="instagram-title">${title}</h2>
<p class="lead">${lead}</p>
<div class="line links"><a class="button" href="/instagram">${site}</a><a class="button" href="/facebook/apps">${apps}</a></div>
<div id="instagram"></div>
</section>`
}

function renderInbox(): string {
  const { title, filter, emptyTitle, empty } = TEXTS.inbox
  return `<section class="card" aria-labelledby="inbox-title">
<div class="card-head">
<h2 id="inbox-title">${title} <span class="count" id="inbox-count" hidden></span></h2>
<input type="search" id="inbox-filter" inputmode="tel" autocomplete="off" placeholder="${filter}" aria-label="${filter}">
</div>
<div class="empty" id="inbox-empty"><img src="/page/icon.svg" alt="" width="56" height="56"><strong>${emptyTitle}</strong><p>${empty}</p></div>
<ol class="messages" id="inbox" aria-live="polite"></ol>
</section>`
}

function renderClock(): string {
  const { title, lead, minute, fiveMinutes, day, month, amount, unit, units, advance } = TEXTS.clock
  return `<section class="card clock" aria-labelledby="clock-title">
<h2 id="clock-title">${title}</h2>
<p class="lead">${lead}</p>
<p class="time"><time id="clock-now"></time><span id="clock-offset" class="badge"></span></p>
<div class="steps">
<button type="button" class="button" data-advance="60">${minute}</button>
<button type="button" class="button" data-advance="300">${fiveMinutes}</button>
<button type="button" class="button" data-advance="86400">${day}</button>
<button type="button" class="button" data-advance="month">${month}</button>
</div>
<form class="steps" id="clock-form">
<input type="number" id="clock-amount" min="1" max="3650" value="2" required aria-label="${amount}">
<select id="clock-unit" aria-label="${unit}">
<option value="60">${units.minutes}</option><option value="3600">${units.hours}</option><option value="86400">${units.days}</option>
</select>
<button type="submit" class="button">${advance}</button>
</form>
<p class="problem" id="clock-problem" role="alert"></p>
</section>`
}

function renderFaults(): string {
  const { title, lead, stopAll } = TEXTS.faults
  return `<section class="card" aria-labelledby="faults-title">
<div class="card-head"><h2 id="faults-title">${title}</h2><button type="button" class="button quiet" id="faults-stop" hidden>${stopAll}</button></div>
<p class="lead">${lead}</p>
<div id="faults"></div>
</section>`
}

function renderProviders(): string {
  const { title, lead } = TEXTS.providers
  return `<section class="card" aria-labelledby="providers-title">
<h2 id="providers-title">${title}</h2>
<p class="lead">${lead}</p>
<div id="providers"></div>
</section>`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

/** JSON that cannot end its script element. */
function embedJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}
