import { useQuery } from '@tanstack/react-query'
import { ImageOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useMember } from '#features/session/web/index.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/Button.tsx'
import { NEW_PHOTO, paths } from '#features/paths.ts'
import { FIRST_CHOICES } from './choices.ts'
import { Composer } from './Composer.tsx'
import type { PhotoState } from './OrderBar.tsx'
import type { PhotoDraft } from '../upload/photo-draft.ts'
import { PhotoOnTable } from '../upload/PhotoOnTable.tsx'
import { rememberedSignature, rememberSignature } from './remembered-signature.ts'
import { TwoPanes } from '../TwoPanes.tsx'
import { useKeptChoices } from './use-kept-choices.ts'
import { useOrder } from './use-order.ts'
import { photoQuery } from '../upload/use-photo.ts'
import type { PhotoUpload } from '../upload/use-photo-upload.ts'

interface ComposeViewProps {
  photoId: string
  upload: PhotoUpload
  onPhoto: (file: File) => void
}

/** A photo is chosen or being sent: the member decides what to make of it. */
export function ComposeView({ photoId, upload, onPhoto }: ComposeViewProps) {
  const { t } = useTranslation('studio')
  const { id: memberId } = useMember()
  const isSent = photoId !== NEW_PHOTO
  const photo = useQuery({ ...photoQuery(photoId), enabled: isSent })
  const { order, isOrdering, isWaiting, error } = useOrder()
  const [choices, setChoices] = useKeptChoices(photoId, () => ({ ...FIRST_CHOICES, signature: rememberedSignature(memberId) }))
  const draft = isDraftOf(upload.draft, photoId) ? upload.draft : undefined

  if (photo.isError) {
    return (
      <EmptyState
        isWholeScreen
        picture={<ImageOff className="size-12 text-faint" strokeWidth={1.5} aria-hidden="true" />}
        title={t('photo.gone')}
        text={photo.error.message}
        action={
          <LinkButton look="primary" to={paths.studio()}>
            {t('newPhoto')}
          </LinkButton>
        }
      />
    )
  }
  return (
    <TwoPanes size="small" picture={<PhotoOnTable draft={draft} photo={photo.data} upload={upload} onPhoto={onPhoto} />}>
      <Composer
        title={t('compose.heading')}
        choices={choices}
        onChange={setChoices}
        notices={photo.data?.notices ?? []}
        view={photo.data?.view}
        photoState={photo.data ? 'ready' : stateOf(draft)}
        isOrdering={isOrdering}
        isWaiting={isWaiting}
        error={error}
        onOrder={() => {
          rememberSignature(memberId, choices.signature)
          order({ kind: 'new', photoId, choices })
        }}
      />
    </TwoPanes>
  )
}

function stateOf(draft: PhotoDraft | undefined): PhotoState {
  return draft?.progress.state === 'failed' ? 'missing' : 'sending'
}

function isDraftOf(draft: PhotoDraft | undefined, photoId: string): boolean {
  if (!draft) return false
  return draft.progress.state === 'ready' ? draft.progress.photo.id === photoId : photoId === NEW_PHOTO
}
