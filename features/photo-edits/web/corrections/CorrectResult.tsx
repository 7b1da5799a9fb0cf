import { useQuery } from '@tanstack/react-query'
import { Brush } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import type { Edit } from '#features/photo-edits/contract.ts'
import { changesBackdrop } from '#features/photo-edits/operations.ts'
import { useMember } from '#features/session/web/index.ts'
import { useCutout } from '../preview/use-cutout.ts'
import { photoQuery } from '../upload/use-photo.ts'
import { usePartAhead } from '../LoadedPart.tsx'
import { CorrectionDialog, correctionPart } from './CorrectionDialog.tsx'
import { changesStorageOf } from './changes-storage.ts'
import { useChangeCutout } from './use-change-cutout.ts'
import { useCorrections } from './use-corrections.ts'

/** Corrects the cutout of a finished edit, as long as that is free: the picture is made again, and nothing else changes. */
export function CorrectResult({ edit }: { edit: Edit }) {
  return edit.free_change_until !== undefined && changesBackdrop(edit.operation) ? <Invitation edit={edit} /> : null
}

function Invitation({ edit }: { edit: Edit }) {
  const { t } = useTranslation('studio')
  const [isOpen, setOpen] = useState(false)
  const { id: memberId } = useMember()
  // what a reload interrupted goes on
  const [wasOpened, setOpened] = useState(() => changesStorageOf(memberId, edit.photo_id).load() !== undefined)
  usePartAhead(correctionPart)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-40 flex-1 text-sm text-soft">{t('correction.afterwards')}</p>
      <Button
        size="small"
        className="min-h-11"
        icon={<Brush className="size-4.5" aria-hidden="true" />}
        onClick={() => {
          setOpen(true)
          setOpened(true)
        }}
      >
        {t('correction.name')}
      </Button>
      {wasOpened && <Tool edit={edit} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </div>
  )
}

/** Stays after it is closed: what was drawn last may still be on its way. */
function Tool({ edit, isOpen, onClose }: { edit: Edit; isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('studio')
  const { data: photo } = useQuery(photoQuery(edit.photo_id))
  const cutout = useCutout(edit.photo_id, { isEnabled: true })
  const corrections = useCorrections(edit.photo_id)
  const { change, isChanging, error, forget } = useChangeCutout(edit, onClose)
  if (!photo || !cutout) return null
  const finish = {
    label: t('correction.apply'),
    isBusy: isChanging,
    problem: error?.message,
    run: () => change(),
  }
  const close = () => {
    forget()
    onClose()
  }
  return (
    <CorrectionDialog photo={photo} cutout={cutout} corrections={corrections} isOpen={isOpen} onClose={close} finish={finish} />
  )
}
