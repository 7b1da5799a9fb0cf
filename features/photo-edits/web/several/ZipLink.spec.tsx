/** The button as a member reads it, in every language. */
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, it } from 'vitest'
import { createPageI18n } from '#apps/web/page-i18n.ts'
import type { Edit } from '#features/photo-edits/contract.ts'
import { LANGUAGES, type Language } from '#phrases/languages.ts'
import { anEdit } from '../an-edit.test-support.ts'
import { ZipLink } from './ZipLink.tsx'

const SURE = anEdit()
const DOUBTFUL = anEdit({ doubts: [{ kind: 'lost_part', place: { left: 0, top: 0, width: 0.2, height: 0.2 } }] })
const TO_CHECK = {
  'pt-BR': 'Baixar 3 imagens · 1 para conferir',
  'pt-PT': 'Descarregar 3 imagens · 1 por confirmar',
  es: 'Descargar 3 imágenes · 1 por revisar',
  en: 'Download 3 pictures · 1 to check',
} as const

async function render(language: Language, edits: readonly Edit[]): Promise<string> {
  return renderToStaticMarkup(
    <I18nextProvider i18n={await createPageI18n(language)}>
      <ZipLink edits={edits} />
    </I18nextProvider>,
  )
}

it.each(LANGUAGES)('says how many of the pictures are to be checked, in %s', async (language) => {
  const words = TO_CHECK[language]
  expect(await render(language, [SURE, DOUBTFUL, SURE])).toContain(`>${words}<`)
  expect(await render(language, [SURE, SURE, SURE])).toContain(`>${words.split(' · ')[0]}<`)
})
