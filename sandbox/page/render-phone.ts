import { TEXTS } from './texts.ts'

/** A phone with the chat in it; the browser's scripts fill it. */
export function renderPhone(): string {
  const { title, lead, from, fromHint, handshake } = TEXTS.phone
  return `<section class="card" aria-labelledby="phone-title">
<div class="card-head"><h2 id="phone-title">${title}</h2><button type="button" class="button quiet" id="phone-handshake">${handshake}</button></div>
<p class="lead">${lead}</p>
<p class="lead" id="phone-handshake-result" role="status"></p>
<label class="who" for="phone-from"><span>${from}</span><input id="phone-from" list="phone-people" autocomplete="off" aria-describedby="phone-from-hint"></label>
<datalist id="phone-people"></datalist>
<p class="lead" id="phone-from-hint">${fromHint}</p>
<p class="problem" id="phone-problem" role="alert"></p>
${renderHandset()}
</section>
<dialog id="phone-sheet" aria-labelledby="phone-sheet-title"><div class="card-head"><h2 id="phone-sheet-title"></h2><button type="button" class="button quiet" id="phone-sheet-close">${TEXTS.phone.close}</button></div><div id="phone-sheet-rows"></div></dialog>`
}

function renderHandset(): string {
  const { business, emptyTitle, empty, message, send, attach, attachments } = TEXTS.phone
  const choices = Object.entries(attachments).map(
    ([kind, label]) => `<button type="button" class="button small" data-attach="${kind}">${label}</button>`,
  )
  return `<div class="handset">
<div class="handset-head"><img src="/page/icon.svg" alt="" width="36" height="36"><div><strong>${business}</strong><span id="phone-state"></span></div></div>
<div class="conversation" id="phone-conversation" role="region" tabindex="0" aria-label="${TEXTS.phone.conversation}">
<div class="empty" id="phone-empty"><strong>${emptyTitle}</strong><p>${empty}</p></div>
<ol id="phone-messages" aria-live="polite"></ol>
</div>
<div class="pending" id="phone-pending" hidden></div>
<div class="attachments" id="phone-attachments" hidden>${choices.join('')}</div>
<form class="composer" id="phone-form">
<button type="button" class="button round" id="phone-attach" aria-label="${attach}" aria-expanded="false" aria-controls="phone-attachments">+</button>
<textarea id="phone-text" rows="1" placeholder="${message}" aria-label="${message}"></textarea>
<button type="submit" class="button primary round" aria-label="${send}">➤</button>
<input type="file" id="phone-files" multiple hidden>
</form>
</div>`
}
