import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '#features/api.ts'
import { useMember } from '#features/session/web/index.ts'
import { Button } from '#ui/Button.tsx'
import { WideSheet } from '#ui/Dialog.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import type { Draft } from '#features/publishing/contract.ts'
import { isOpen } from '#features/publishing/publication-states.ts'
import { askedAbout } from './asks-again.ts'
import { ConnectFirst } from './ConnectFirst.tsx'
import { useDraft } from '../publication-queries.ts'
import { PublicationProgress } from '../progress/PublicationProgress.tsx'
import type { PostRequest } from './post-fields.ts'
import { PublishForm } from './PublishForm.tsx'
import { usePublish } from './use-publish.ts'

interface PublishDialogProps {
  editId: string
  /** The caption in the studio's field, saved or not; undefined: the saved one. */
  caption: string | undefined
  /** The time to begin with; undefined: now. */
  at?: Date | undefined
  /** The post that was ordered here; undefined: none yet. */
  publicationId: string | undefined
  onPublished: (publicationId: string) => void
  onClose: () => void
}

/** Turns a finished edit into an Instagram post, now or later. */
export function PublishDialog(props: PublishDialogProps) {
  const { t } = useTranslation(['publishing', 'common'])
  const { editId, publicationId, onClose } = props
  const draft = useDraft(editId, publicationId === undefined)
  const openPostId = publicationId ?? openPostOf(draft.data)
  return (
    <WideSheet
      isOpen
      isShort={openPostId !== undefined || draft.isError || draft.data?.account === null}
      onOpenChange={(isWanted) => !isWanted && onClose()}
      title={t('dialog.heading')}
      closeLabel={t('common:close')}
    >
      {openPostId === undefined ? (
        <Beginning {...props} draft={draft} />
      ) : (
        <PublicationProgress key={openPostId} id={openPostId} {...(publicationId !== undefined && { onClose })} />
      )}
    </WideSheet>
  )
}

/** A post of the same edit that is under way: no other one is started in addition. */
function openPostOf(draft: Draft | undefined): string | undefined {
  const { account = null, earlier } = draft ?? {}
  return account !== null && earlier && isOpen(earlier.state) ? earlier.id : undefined
}

type BeginningProps = Omit<PublishDialogProps, 'publicationId' | 'onClose'> & { draft: ReturnType<typeof useDraft> }

/** Shows what is missing for a post, then the form, until the post exists. */
function Beginning({ editId, caption, at, onPublished, draft: { data: draft, error, refetch } }: BeginningProps) {
  const { t } = useTranslation(['publishing', 'common'])
  if (draft)
    return draft.account === null ? (
      <ConnectFirst editId={editId} />
    ) : (
      <NewPublication draft={draft} caption={caption} at={at} onPublished={onPublished} />
    )
  if (!error) return <Loading />
  return (
    <EmptyState
      title={t('dialog.failed')}
      text={error.message}
      action={<Button onClick={() => void refetch()}>{t('common:tryAgain')}</Button>}
    />
  )
}

interface NewPublicationProps extends Pick<PublishDialogProps, 'caption' | 'at' | 'onPublished'> {
  draft: Draft
}

function NewPublication({ draft, caption, at, onPublished }: NewPublicationProps) {
  const { id: memberId } = useMember()
  const publish = usePublish()
  const [again, setAgain] = useState(draft.earlier?.id)

  async function send(request: PostRequest) {
    try {
      const { id } = await publish({ ...request, editId: draft.edit_id, again })
      onPublished(id)
    } catch (error) {
      // it may be public already: the next tap confirms that another one is wanted
      if (error instanceof CallError) setAgain(askedAbout(error.failure) ?? draft.earlier?.id)
      throw error
    }
  }

  return (
    <PublishForm
      key={memberId}
      draft={draft}
      first={{ caption: caption ?? draft.caption, altText: draft.alt_text, fit: draft.fit, others: [], at }}
      earlier={draft.earlier}
      carouselOf={draft.edit_id}
      isAgain={again !== undefined}
      onSend={send}
    />
  )
}

function Loading() {
  return (
    <div className="grid flex-1 gap-6 lg:grid-cols-2">
      <Skeleton className="aspect-4/5 max-h-[56dvh] w-full max-w-sm justify-self-center" />
      <div className="flex flex-col gap-4">
        <Skeleton className="h-32" />
        <Skeleton className="h-24" />
        <Skeleton className="h-13" />
      </div>
    </div>
  )
}
