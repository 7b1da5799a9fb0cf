import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { WideSheet } from '#ui/Dialog.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { showToast } from '#ui/toast.ts'
import type { Publication } from '#features/publishing/contract.ts'
import { useDraft } from '../publication-queries.ts'
import type { PostRequest } from '../publish/post-fields.ts'
import { PublishForm } from '../publish/PublishForm.tsx'
import { usePublicationAction } from './use-publication-action.ts'

/** Changes the time or the texts of a scheduled post, with the form that posted it. */
export function ChangeDialog({ publication, onClose }: { publication: Publication; onClose: () => void }) {
  const { t } = useTranslation(['publishing', 'common'])
  const { data: draft, error, refetch } = useDraft(publication.edit_id)
  const { performAsync } = usePublicationAction(publication)

  async function change(request: PostRequest) {
    await performAsync({ name: 'change', request })
    onClose()
    void showToast('success', t('change.done'))
  }

  return (
    <WideSheet
      isOpen
      onOpenChange={(isWanted) => !isWanted && onClose()}
      title={t('change.heading')}
      closeLabel={t('common:close')}
    >
      {!draft && error && (
        <EmptyState
          title={t('dialog.failed')}
          text={error.message}
          action={<Button onClick={() => void refetch()}>{t('common:tryAgain')}</Button>}
        />
      )}
      {!draft && !error && (
        <div className="grid flex-1 place-items-center text-faint">
          <Spinner label={t('common:loading')} className="size-8" />
        </div>
      )}
      {draft && (
        <PublishForm
          draft={{ ...draft, account: publication.account ?? draft.account }}
          first={{
            caption: publication.caption,
            altText: publication.alt_text ?? '',
            fit: publication.fit,
            others: publication.edit_ids.slice(1),
            at: new Date(publication.at),
          }}
          isAgain={false}
          onSend={change}
        />
      )}
    </WideSheet>
  )
}
