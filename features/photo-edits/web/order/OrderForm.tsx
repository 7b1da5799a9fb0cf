import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResultWarning } from '#features/captions/contract.ts'
import { CaptionWishes, ProfessionQuestion } from '#features/captions/web/index.ts'
import { AllowanceNotice } from '#features/membership/web/index.ts'
import { Alert } from '#ui/Alert.tsx'
import type { View } from '#features/photo-edits/contract.ts'
import { BackdropChoice } from './BackdropChoice.tsx'
import { changesBackdrop, makesPicture, needOf } from '#features/photo-edits/operations.ts'
import type { DraftSource } from '../layouts/LiveLayoutPicker.tsx'
import { FinishingTouches } from './FinishingTouches.tsx'
import { WarningList } from '../result/WarningList.tsx'
import { OperationPicker } from './OperationPicker.tsx'
import { OrderBar, type PhotoState, type RedoCost } from './OrderBar.tsx'
import { PictureChoices } from './PictureChoices.tsx'
import type { OrderFormState } from './use-order-form.ts'
import { useScrollOnChange } from '../result/use-scroll-on-change.ts'
import { ViewTitle } from '../ViewTitle.tsx'

interface OrderFormProps {
  title: string
  /** What is ordered; a photo that is being sent has no id yet. */
  photoIds: readonly string[]
  orderForm: OrderFormState
  photoState: PhotoState
  /** Warnings about the photo once it has arrived. */
  warnings?: readonly ResultWarning[]
  view: View | undefined
  /** Under the backdrop: what is known of the cutout. */
  cutoutCheck?: ReactNode
  /** For one photo that is not ordered yet: the layouts are shown with it. */
  draftSource?: DraftSource | undefined
  /** How many photos the choices are for; undefined: one. */
  count?: number
  /** For a redo: its cost. */
  redo?: RedoCost
}

/** All choices for a photo, with defaults good enough for one tap. */
export function OrderForm({
  title,
  photoIds,
  orderForm,
  photoState,
  warnings = [],
  view,
  cutoutCheck,
  draftSource,
  count,
  redo,
}: OrderFormProps) {
  const { t } = useTranslation('studio')
  const { choices, change, submit, isOrdering, isWaiting, problem, areWordsRefused } = orderForm
  const { operation } = choices
  const backdrop = useScrollOnChange<HTMLDivElement>(`${operation} ${areWordsRefused}`)
  return (
    <form noValidate className="flex flex-1 flex-col" onSubmit={submit}>
      <ViewTitle>{title}</ViewTitle>
      <div className="mt-5 mb-6 flex flex-col gap-7">
        <OperationPicker value={operation} onChange={(chosen) => change({ operation: chosen })} />
        {changesBackdrop(operation) && (
          <div ref={backdrop} className="scroll-mt-20 scroll-mb-28">
            <BackdropChoice choices={choices} view={view} areWordsRefused={areWordsRefused} onChange={change} />
            {cutoutCheck !== undefined && <div className="mt-4">{cutoutCheck}</div>}
          </div>
        )}
        {makesPicture(operation) && <PictureChoices choices={choices} onChange={change} source={draftSource} />}
        <div>
          <CaptionWishes
            wishes={choices}
            isRequired={needOf(operation) === 'message'}
            onChange={change}
            aside={<ProfessionQuestion />}
          />
          {makesPicture(operation) && (
            <FinishingTouches choices={choices} hasLight={changesBackdrop(operation)} onChange={change} />
          )}
        </div>
        {/* last, since it appears only once the photo has arrived: nothing that one is about to tap may move */}
        <WarningList warnings={warnings} />
        <AllowanceNotice />
        {problem !== undefined && <Alert variant="danger">{t('compose.refused', { reason: problem })}</Alert>}
      </div>
      <OrderBar
        photoIds={photoIds}
        choices={choices}
        photoState={photoState}
        count={count}
        redo={redo}
        isOrdering={isOrdering}
        isWaiting={isWaiting}
      />
    </form>
  )
}
