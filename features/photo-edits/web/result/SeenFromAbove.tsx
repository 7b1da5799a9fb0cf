import { Images } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paths } from '#features/paths.ts'
import { Alert } from '#ui/Alert.tsx'
import { LinkButton } from '#ui/Button.tsx'
import type { Edit } from '#features/photo-edits/contract.ts'
import { choicesOf } from '../order/choices.ts'
import { saveChoices } from '../order/choices-draft.ts'
import { redoPrice } from './redo-cost.ts'

/** A photo from above does not fit a level scene; one tap shows the backdrops that fit it and keeps all other choices. */
export function SeenFromAbove({ edit }: { edit: Edit }) {
  const { t } = useTranslation('studio')
  return (
    <Alert
      action={
        edit.before_url !== null && (
          <LinkButton
            size="small"
            className="min-h-11"
            icon={<Images className="size-4.5" aria-hidden="true" />}
            to={paths.studio({ redo: edit.id })}
            onClick={() => saveChoices(edit.id, { ...choicesOf(edit), operation: 'swap', backdrop: undefined })}
          >
            {t('result.chooseFromAbove')} · {t(redoPrice(edit, 'swap'))}
          </LinkButton>
        )
      }
    >
      {t('warnings.seen_from_above')}
    </Alert>
  )
}
