import { renderDocument } from './render-document.ts'
import { TEXTS } from './texts.ts'

/** The form for the token that the start printed, when the sandbox is publicly reachable. */
export function renderEntrance(isWrong: boolean): string {
  const { title, lead, token, enter, wrong } = TEXTS.entrance
  const problem = isWrong ? `<p class="problem" id="wrong" role="alert">${wrong}</p>` : ''
  const described = isWrong ? ' aria-invalid="true" aria-describedby="wrong"' : ''
  const body = `<main class="entrance">
<div class="entrance-brand"><img src="/page/icon.svg" alt="" width="40" height="40"><strong>${TEXTS.name}</strong> <span class="tag">${TEXTS.tag}</span></div>
<section class="card" aria-labelledby="entrance-title">
<h1 id="entrance-title">${title}</h1>
<p class="lead">${lead}</p>
<form method="post" action="/">
<label for="token">${token}</label>
<input type="password" id="token" name="token" required autofocus autocomplete="current-password"${described}>
${problem}
<button type="submit" class="button primary">${enter}</button>
</form>
</section>
</main>`
  return renderDocument({ body })
}
