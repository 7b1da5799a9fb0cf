import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BrandOffer } from '#features/brand/web/index.ts'
import { Alert } from '#ui/Alert.tsx'
import type { Edit } from '#features/photo-edits/contract.ts'
import { nearMoment } from '../gallery/moment-words.ts'
import { LayoutTexts } from './LayoutTexts.tsx'
import { LayoutTiles } from './LayoutTiles.tsx'
import { useLayoutForm } from './use-layout-form.ts'

/** The layout of a finished post and its texts, as long as changing them is free: one tap changes it, and the old one stays till then. */
export function LayoutPanel({ edit }: { edit: Edit }) {
  const { t, i18n } = useTranslation('studio')
  const layoutForm = useLayoutForm(edit)
  const { chosen, debounced, isBusy, problem, choose } = layoutForm
  const [now] = useState(() => new Date())
  if (edit.layout === undefined || edit.free_change_until === undefined) return null
  const until = nearMoment(new Date(edit.free_change_until), { now, language: i18n.language })
  return (
    <section className="flex flex-col gap-4 border-t border-line pt-6" aria-busy={isBusy}>
      <div>
        <h2 className="text-lg">{t('layouts.title')}</h2>
        <p className="mt-1 text-sm text-soft">{t('layouts.free', until)}</p>
      </div>
      <LayoutTiles edit={edit} chosen={chosen} texts={debounced} isDisabled={isBusy} onChoose={choose} />
      <LayoutTexts layoutForm={layoutForm} line={edit.wishes.message ?? ''} />
      <BrandOffer />
      <output className="sr-only">{isBusy ? t('layouts.changing') : ''}</output>
      {problem !== undefined && <Alert variant="danger">{problem}</Alert>}
    </section>
  )
}
