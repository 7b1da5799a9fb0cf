import { useTranslation } from 'react-i18next'
import type { Edit } from '#features/photo-edits/contract.ts'
import { choicesOf } from '../order/choices.ts'
import { Composer } from '../order/Composer.tsx'
import { isRedoFree } from './redo-cost.ts'
import { PhotoPrint } from '../upload/PhotoPrint.tsx'
import { TwoPanes } from '../TwoPanes.tsx'
import { useEdit } from '../use-edit.ts'
import { useKeptChoices } from '../order/use-kept-choices.ts'
import { useOrder } from '../order/use-order.ts'
import { EditMissing } from './EditMissing.tsx'
import { EditSkeleton } from './EditSkeleton.tsx'

/** The same photo again, starting from the earlier choices. */
export function RedoView({ editId }: { editId: string }) {
  const { data: edit, error, refetch } = useEdit(editId)
  if (edit) return <RedoComposer edit={edit} />
  return error ? <EditMissing error={error} onRetry={() => void refetch()} /> : <EditSkeleton />
}

function RedoComposer({ edit }: { edit: Edit }) {
  const { t } = useTranslation('studio')
  const { order, isOrdering, isWaiting, error } = useOrder()
  const [choices, setChoices] = useKeptChoices(edit.id, () => choicesOf(edit))
  return (
    <TwoPanes size="small" picture={<PhotoPrint sources={[edit.before_url]} />}>
      <Composer
        title={t('redo.heading')}
        choices={choices}
        onChange={setChoices}
        view={edit.view}
        photoState={edit.before_url === null ? 'missing' : 'ready'}
        redo={isRedoFree(edit) ? 'free' : 'paid'}
        isOrdering={isOrdering}
        isWaiting={isWaiting}
        error={error}
        onOrder={() => order({ kind: 'redo', editId: edit.id, choices })}
      />
    </TwoPanes>
  )
}
