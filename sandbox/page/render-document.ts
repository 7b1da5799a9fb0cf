import { TEXTS } from './texts.ts'

/** A whole page of the sandbox. @param head further elements of the head, such as scripts */
export function renderDocument({ head = '', body }: { head?: string; body: string }): string {
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
${head}</head>
<body>
${body}
</body>
</html>`
}
