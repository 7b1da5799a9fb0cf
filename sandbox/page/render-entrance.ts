import { TEXTS } from './texts.ts'

/** The form for the token that the start printed, when the sandbox is publicly reachable. */
export function renderEntrance(isWrong: boolean): string {
  const { title, lead, token, enter, wrong } = TEXTS.entrance
  const problem = isWrong ? `<p class="problem" id="wrong" role="alert">${wrong}</p>` : ''
  const described = isWrong ? ' aria-invalid="true" aria-describedby="wrong"' : ''
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${TEXTS.title}</title>
<link rel="icon" href="/page/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/page/style.css">
</head>
<body>
<main>
<section class="card" aria-labelledby="entrance-title">
<h1 id="entrance-title">${title}</h1>
<p class="lead">${lead}</p>
<form method="post" action="/">
<p><label for="token">${token}</label></p>
<p><input type="password" id="token" name="token" required autofocus autocomplete="current-password"${described}></p>
${problem}
<p><button type="submit" class="button">${enter}</button></p>
</form>
</section>
</main>
</body>
</html>`
}
