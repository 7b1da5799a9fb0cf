import { useTranslation } from 'react-i18next'
import { paths } from '#features/paths.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button, LinkButton } from '#ui/Button.tsx'
import type { Edit } from '#features/photo-edits/contract.ts'
import { choicesOf } from '../order/choices.ts'
import { DeleteEdit } from './DeleteEdit.tsx'
import { UploadedPhoto } from '../upload/UploadedPhoto.tsx'
import { isShownFree, redoPrice } from './redo-cost.ts'
import { TwoPanes } from '../TwoPanes.tsx'
import { useOrder } from '../order/use-order.ts'
import { ViewTitle } from '../ViewTitle.tsx'

/** What went wrong, that it cost nothing, and the simplest next step. */
export function FailedEdit({ edit, before }: { edit: Edit; before: readonly (string | null | undefined)[] }) {
  const { t } = useTranslation('studio')
  const { order, isOrdering, isWaiting, error } = useOrder()
  const isUnclear = edit.error?.code === 'subject_unclear'
  const isPhotoHere = edit.before_url !== null

  const next = { ...choicesOf(edit), ...(isUnclear && { operation: 'post' as const }) }

  return (
    <TwoPanes picture={<UploadedPhoto sources={before} />}>
      <ViewTitle>{t(isUnclear ? 'failed.unclear' : 'failed.heading')}</ViewTitle>
      <p className="mt-3 text-soft">{edit.error?.error}</p>
      <p className="mt-3 font-semibold">{t('failed.free')}</p>
      {error && (
        <Alert variant="danger" className="mt-5">
          {error.message}
        </Alert>
      )}
      <div className="mt-6 flex flex-col gap-3">
        {isPhotoHere && (
          <>
            <Button
              variant="primary"
              size="large"
              isWide
              isBusy={isOrdering}
              onClick={() => order({ kind: 'redo', editId: edit.id, isFree: isShownFree(edit, next.operation), choices: next })}
            >
              {isWaiting
                ? t('order.offline')
                : `${t(isUnclear ? 'failed.lightOnly' : 'failed.again')} · ${t(redoPrice(edit, next.operation))}`}
            </Button>
            <LinkButton isWide to={paths.studio({ redo: edit.id })}>
              {t('failed.change')}
            </LinkButton>
          </>
        )}
        <LinkButton isWide to={paths.studio()}>
          {t('newPhoto')}
        </LinkButton>
      </div>
      <div className="mt-8 mb-8 flex">
        <DeleteEdit edit={edit} />
      </div>
    </TwoPanes>
  )
}
