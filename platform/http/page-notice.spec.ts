import { expect, test } from 'vitest'
import { sandboxNotice } from '#phrases/sandbox.ts'
import { LANGUAGES } from '#phrases/shape.ts'
import { insertNotice } from './page-notice.ts'

const PAGE =
  '<!doctype html>\n<html lang="es">\n<head>\n<title>$&</title>\n</head>\n<body><div id="root">$1</div></body>\n</html>'

test('the notice is the first content of the page, in every language, and changes nothing below', () => {
  const page = insertNotice(PAGE, sandboxNotice)
  const notice =
    /<body>(<section class="page-notice" aria-label="Sandbox">.*?<\/section>)<div id="root">\$1<\/div><\/body>/.exec(page)?.[1] ??
    ''
  for (const language of LANGUAGES) {
    expect(notice).toContain(`<span lang="${language}">${sandboxNotice[language]}</span>`)
    expect(page).toContain(`html[lang="${language}"] .page-notice [lang="${language}"]{display:inline}`)
  }
  expect(page).toContain('<title>$&</title>')
})

test('the notice says who can sign in as anybody, in every language', () => {
  for (const language of LANGUAGES)
    expect(sandboxNotice[language]).toMatch(/token .*(?:qualquer conta|cualquier cuenta|as anybody)\./)
})

test('a page without a place for the notice is not served', () => {
  expect(() => insertNotice('<p>page</p>', sandboxNotice)).toThrow('no place')
})
