import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#features/api.ts'
import { panel } from '#features/back-office/panel-contract.ts'
import type { PictureKind } from '#features/back-office/member-shapes.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'
import { usePanelCall } from '../use-panel-call.ts'

export interface WantedPicture {
  readonly editId: string
  readonly picture: PictureKind
}

interface PictureDialogProps {
  memberId: string
  /** The member's display name. */
  name: string
  wanted: WantedPicture
  onClose: () => void
}

/** Asks for a reason, then shows the picture, which is nowhere else in the panel. */
export function PictureDialog({ memberId, name, wanted, onClose }: PictureDialogProps) {
  const { t } = useTranslation('panel')
  const tCommon = useTranslation().t
  const callPanel = usePanelCall()
  const [address, setAddress] = useState<string>()

  async function show(reason: string) {
    const body = { edit_id: wanted.editId, picture: wanted.picture, reason }
    const { url } = await callPanel((headers) => call(panel.showPicture, { params: { id: memberId }, body, headers }))
    setAddress(url)
  }

  if (address !== undefined)
    return (
      <Dialog
        isOpen
        onOpenChange={(isWanted) => !isWanted && onClose()}
        title={t('member.picture.shown', { name })}
        description={t('member.picture.expires')}
        closeLabel={tCommon('close')}
      >
        <img
          src={address}
          alt={t('member.picture.shown', { name })}
          className="max-h-[60dvh] w-full rounded-card object-contain"
        />
      </Dialog>
    )
  return (
    <ReasonDialog
      heading={t('member.picture.heading')}
      hint={t('member.reasonShown')}
      confirm={t('member.picture.confirm')}
      onClose={onClose}
      onConfirm={show}
    >
      <p>{t('member.picture.text', { name })}</p>
    </ReasonDialog>
  )
}
