import { useTranslation } from 'react-i18next'
import type { Edit } from '#features/photo-edits/contract.ts'
import { choicesOf } from '../order/choices.ts'
import { OrderForm } from '../order/OrderForm.tsx'
import { isRedoFree, isShownFree } from './redo-cost.ts'
import { UploadedPhoto } from '../upload/UploadedPhoto.tsx'
import { TwoPanes } from '../TwoPanes.tsx'
import { useEdit } from '../use-edit.ts'
import { usePlaceOrder } from '../order/use-order.ts'
import { useOrderForm } from '../order/use-order-form.ts'
import { EditMissing } from './EditMissing.tsx'
import { EditSkeleton } from './EditSkeleton.tsx'

/** The same photo again, starting from the earlier choices. */
export function RedoView({ editId }: { editId: string }) {
  const { data: edit, error, refetch } = useEdit(editId)
  if (edit) return <RedoForm edit={edit} />
  return error ? <EditMissing error={error} onRetry={() => void refetch()} /> : <EditSkeleton />
}

function RedoForm({ edit }: { edit: Edit }) {
  const { t } = useTranslation('studio')
  const placeOrder = usePlaceOrder()
  const orderForm = useOrderForm({
    subject: edit.id,
    first: () => choicesOf(edit),
    onOrder: (choices) => placeOrder({ kind: 'redo', editId: edit.id, isFree: isShownFree(edit, choices.operation), choices }),
  })
  return (
    <TwoPanes size="small" picture={<UploadedPhoto sources={[edit.before_url]} />}>
      <OrderForm
        title={t('redo.heading')}
        photoIds={[edit.photo_id]}
        orderForm={orderForm}
        view={edit.view}
        photoState={edit.before_url === null ? 'missing' : 'ready'}
        redo={isRedoFree(edit) ? 'free' : 'paid'}
      />
    </TwoPanes>
  )
}
