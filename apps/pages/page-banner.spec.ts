import { expect, test } from 'vitest'
import { sandboxBanner } from '#phrases/sandbox.ts'
import { LANGUAGES } from '#phrases/shape.ts'
import { insertBanner } from './page-banner.ts'

const PAGE =
  '<!doctype html>\n<html lang="es">\n<head>\n<title>$&</title>\n</head>\n<body><div id="root">$1</div></body>\n</html>'

test('the banner is the first content of the page, in every language, and changes nothing below', () => {
  const page = insertBanner(PAGE, sandboxBanner)
  const banner =
    /<body>(<section class="page-banner" aria-label="Sandbox">.*?<\/section>)<div id="root">\$1<\/div><\/body>/.exec(page)?.[1] ??
    ''
  for (const language of LANGUAGES) {
    expect(banner).toContain(`<span lang="${language}">${sandboxBanner[language]}</span>`)
    expect(page).toContain(`html[lang="${language}"] .page-banner [lang="${language}"]{display:inline}`)
  }
  expect(page).toContain('<title>$&</title>')
})

test('the banner says who can sign in as anybody, in every language', () => {
  for (const language of LANGUAGES)
    expect(sandboxBanner[language]).toMatch(/token .*(?:qualquer conta|cualquier cuenta|as anybody)\./)
})

test('a page without a place for the banner is not served', () => {
  expect(() => insertBanner('<p>page</p>', sandboxBanner)).toThrow('no place')
})
