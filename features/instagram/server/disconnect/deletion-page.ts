/** The status page for a person who requested deletion at Facebook. Without scripts, because Meta shows it outside the site. */
import { createHash } from 'node:crypto'
import { BUSINESS_ZONE } from '#features/business-zone.ts'
import { paths } from '#features/paths.ts'
import { deletionTexts } from '#phrases/deletion.ts'
import { fill, type Language } from '#phrases/shape.ts'
import type { Deletion } from './deletion-queries.ts'

const STYLE = `:root{color-scheme:light dark}
body{margin:0;font:1rem/1.6 Inter,system-ui,sans-serif;background:#f4f4f4;color:#161616}
main{max-width:34rem;margin:12vh auto;padding:2rem;background:#fff;border-radius:1rem}
h1{margin:0 0 1rem;font-size:1.5rem;line-height:1.25}
.brand{margin:0 0 1.5rem;font-weight:700}
.code{font-variant-numeric:tabular-nums;font-weight:600}
a{color:inherit}
@media (max-width:40rem){main{margin:0;min-height:100vh;box-sizing:border-box;border-radius:0}}
@media (prefers-color-scheme:dark){body{background:#121212;color:#f4f4f4}main{background:#1d1d1d}}`

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** The page loads nothing and has no links to other sites. */
export const DELETION_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

export interface DeletionView {
  readonly deletion: Deletion | undefined
  readonly brand: string
  readonly language: Language
}

export function renderDeletionPage({ deletion, brand, language }: DeletionView): string {
  const texts = deletionTexts[language]
  const lines = deletion
    ? [
        fill(texts.details, { date: dayOf(deletion.doneAt, language), asked: dayOf(deletion.askedAt, language) }),
        fill(texts.rest, { brand }),
        fill(texts.code, { code: deletion.confirmationCode }),
      ]
    : [texts.unknownDetails]
  const paragraphs = lines.map((line, index) => `<p${index === 2 ? ' class="code"' : ''}>${escapeHtml(line)}</p>`)
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(texts.title)} · ${escapeHtml(brand)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="brand">${escapeHtml(brand)}</p>
<h1>${escapeHtml(deletion ? texts.done : texts.unknown)}</h1>
${paragraphs.join('\n')}
<p><a href="${paths.privacy()}">${escapeHtml(texts.privacy)}</a></p>
</main>
</body>
</html>
`
}

function dayOf(moment: Date, language: Language): string {
  return new Intl.DateTimeFormat(language, { timeZone: BUSINESS_ZONE, dateStyle: 'long' }).format(moment)
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)
}
