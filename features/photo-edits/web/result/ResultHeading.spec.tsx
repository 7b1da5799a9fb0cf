/** Both headings as a member reads them, in every language. */
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { StaticRouter } from 'react-router'
import { expect, it } from 'vitest'
import { createPageI18n } from '#apps/web/page-i18n.ts'
import type { Edit } from '#features/photo-edits/contract.ts'
import { LANGUAGES, type Language } from '#phrases/languages.ts'
import { type PictureState, ResultHeading } from './ResultHeading.tsx'

const LOST: Edit['doubts'] = [{ kind: 'lost_part', place: { left: 0, top: 0, width: 0.2, height: 0.2 } }]
const READY = {
  'pt-BR': 'Pronto para postar.',
  'pt-PT': 'Pronta a publicar.',
  es: 'Lista para publicar.',
  en: 'Ready to post.',
} as const
const DOUBTED = {
  'pt-BR': 'Confira antes de postar.',
  'pt-PT': 'Veja bem antes de publicar.',
  es: 'Revísala antes de publicar.',
  en: 'Check it before you post.',
} as const

type Shown = Pick<Edit, 'operation' | 'doubts'> & { state?: Edit['state'] }

async function render(language: Language, edit: Shown, picture: PictureState = 'loaded'): Promise<string> {
  return renderToStaticMarkup(
    <I18nextProvider i18n={await createPageI18n(language)}>
      <StaticRouter location="/studio">
        <ResultHeading edit={{ state: 'done', ...edit }} picture={picture} />
      </StaticRouter>
    </I18nextProvider>,
  )
}

it.each(LANGUAGES)('calls nothing ready while a doubt is open, in %s', async (language) => {
  expect(await render(language, { operation: 'swap', doubts: [] })).toContain(`>${READY[language]}<`)
  for (const operation of ['swap', 'describe', 'post'] as const) {
    expect(await render(language, { operation, doubts: LOST })).toContain(`>${DOUBTED[language]}<`)
  }
})

it('says of a picture that has not loaded that it is safe, doubtful or not', async () => {
  expect(await render('en', { operation: 'swap', doubts: LOST }, 'failed')).toContain('>It is saved, but has not loaded yet.<')
  expect(await render('en', { operation: 'caption', doubts: [] })).toContain('>Caption ready.<')
})

it.each(LANGUAGES)('calls nothing ready before it can be seen, or while it is being changed, in %s', async (language) => {
  expect(await render(language, { operation: 'post', doubts: [] }, 'loading')).not.toContain(READY[language])
  expect(await render(language, { operation: 'post', doubts: [], state: 'running' })).not.toContain(READY[language])
})
