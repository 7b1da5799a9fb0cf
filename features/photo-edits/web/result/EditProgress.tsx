import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paths } from '#features/paths.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Progress } from '#ui/Progress.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import type { Edit } from '#features/photo-edits/contract.ts'
import { PhotoPicture } from '../upload/PhotoPicture.tsx'
import { AspectBox } from '../gallery/AspectBox.tsx'
import { TwoPanes } from '../TwoPanes.tsx'
import { useMeasuredRatio } from './use-measured-ratio.ts'
import { useOnline } from '../use-online.ts'
import { useUnchangedFor } from '../use-unchanged-for.ts'
import { ViewTitle } from '../ViewTitle.tsx'
import { QUIET_AFTER_MS, waitingTexts } from './waiting-texts.ts'

interface EditProgressProps {
  edit: Edit
  before: readonly (string | null | undefined)[]
  isConnected: boolean
}

/** An edit in progress. The photo shows how far it is: it is revealed from below. */
export function EditProgress({ edit, before, isConnected }: EditProgressProps) {
  const { t } = useTranslation('studio')
  const isQuiet = useUnchangedFor(`${edit.state} ${edit.stage} ${edit.progress}`, QUIET_AFTER_MS)
  const messageKey = waitingTexts(edit, { isOnline: useOnline(), isConnected, isQuiet })
  return (
    <TwoPanes picture={<ProgressPicture before={before} share={edit.progress} />}>
      <ViewTitle>{t('wait.heading')}</ViewTitle>
      <output className="mt-3 text-lg text-soft">{t(messageKey)}</output>
      <div className="mt-5 flex items-center gap-4">
        <Progress label={t('wait.progress')} value={edit.progress} className="flex-1" />
        <span className="w-11 text-right text-sm font-semibold tabular-nums" aria-hidden="true">
          <ProgressLabel messageKey={messageKey} share={edit.progress} />
        </span>
      </div>
      <p className="mt-6 text-sm text-faint">{t('wait.leave')}</p>
      <div className="mt-6 mb-8">
        <LinkButton to={paths.studio()}>{t('newPhoto')}</LinkButton>
      </div>
    </TwoPanes>
  )
}

/** The progress in numbers; where that is unknown, a sign of why. */
function ProgressLabel({ messageKey, share }: { messageKey: ReturnType<typeof waitingTexts>; share: number }) {
  if (messageKey === 'wait.offline' || messageKey === 'wait.reconnecting') return <CloudOff className="ml-auto size-5" />
  if (messageKey === 'wait.resuming') return <Spinner className="ml-auto" />
  return `${Math.round(share * 100)}%`
}

function ProgressPicture({ before, share }: { before: EditProgressProps['before']; share: number }) {
  const { t } = useTranslation('studio')
  const { ratio, onLoad } = useMeasuredRatio()
  const hiddenShare = `${(1 - share) * 100}%`
  return (
    <AspectBox ratio={ratio} className="bg-white shadow-float">
      <PhotoPicture
        sources={before}
        alt={t('photo.yours')}
        className="size-full object-cover opacity-40 brightness-125 contrast-75 grayscale"
        onLoad={onLoad}
      />
      <PhotoPicture
        sources={before}
        alt=""
        className="absolute inset-0 size-full object-cover transition-[clip-path] duration-700 ease-out"
        style={{ clipPath: `inset(${hiddenShare} 0 0 0)` }}
      />
      <div
        aria-hidden="true"
        className="absolute inset-x-0 h-0.75 -translate-y-1/2 bg-accent transition-[top] duration-700 ease-out"
        style={{ top: hiddenShare }}
      />
    </AspectBox>
  )
}
