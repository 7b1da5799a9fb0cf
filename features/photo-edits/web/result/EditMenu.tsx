import { Download, EllipsisVertical, RotateCcw, Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '#features/paths.ts'
import { IconButton } from '#ui/Button.tsx'
import { Menu, type MenuItem } from '#ui/Menu.tsx'
import { type Edit, FORMATS } from '#features/photo-edits/contract.ts'
import { canDo } from '#features/photo-edits/edit-states.ts'
import { makesPicture } from '#features/photo-edits/operations.ts'
import { DeleteEditDialog } from './DeleteEditDialog.tsx'
import { FormatShape } from '../order/FormatShape.tsx'
import { useDownload } from './use-download.ts'
import { useFormatNames } from '../order/use-format-names.ts'

const ICON = 'size-4.5 shrink-0'

/** The actions on an edit that need not open it. */
export function EditMenu({ edit, name }: { edit: Edit; name: string }) {
  const { t } = useTranslation('studio')
  const [isDeleting, setDeleting] = useState(false)
  const items = [
    ...usePublishing(edit),
    ...useDownloads(edit),
    ...useRedo(edit),
    { label: t('delete.open'), icon: <Trash2 className={ICON} aria-hidden="true" />, onSelect: () => setDeleting(true) },
  ]
  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={t('gallery.menu', { name })}
            className="relative size-9! rounded-full! after:absolute after:-inset-1"
          >
            <EllipsisVertical className="size-5" aria-hidden="true" />
          </IconButton>
        }
        items={items}
      />
      <DeleteEditDialog edit={edit} isOpen={isDeleting} onClose={() => setDeleting(false)} />
    </>
  )
}

/** Publishing to Instagram: opens the edit with the dialog over it. */
function usePublishing(edit: Edit): MenuItem[] {
  const { t } = useTranslation('publishing')
  const navigate = useNavigate()
  if (!canDo('download', edit) || !makesPicture(edit.operation) || edit.watermarked) return []
  return [
    {
      label: t('panel.open'),
      icon: <Send className={ICON} aria-hidden="true" />,
      onSelect: () => void navigate(paths.studio({ edit: edit.id, publish: 'new' })),
    },
  ]
}

/** The picture as it is, and in the other formats while the photo exists. */
function useDownloads(edit: Edit): MenuItem[] {
  const { t } = useTranslation('studio')
  const { shortName } = useFormatNames()
  const { download } = useDownload(edit)
  if (!canDo('download', edit) || !makesPicture(edit.operation)) return []
  const others = edit.before_url === null ? [] : FORMATS.filter((format) => format !== edit.format)
  return [
    {
      label: t('share.download'),
      icon: <Download className={ICON} aria-hidden="true" />,
      onSelect: () => download(edit.format),
    },
    ...others.map((format) => ({
      label: t('share.downloadIn', { format: shortName(format) }),
      icon: (
        <span className="grid size-4.5 shrink-0 place-items-center">
          <FormatShape format={format} />
        </span>
      ),
      onSelect: () => download(format),
    })),
  ]
}

function useRedo(edit: Edit): MenuItem[] {
  const { t } = useTranslation('studio')
  const navigate = useNavigate()
  if (!canDo('redo', edit) || edit.before_url === null) return []
  return [
    {
      label: t('redo.change'),
      icon: <RotateCcw className={ICON} aria-hidden="true" />,
      onSelect: () => void navigate(paths.studio({ redo: edit.id })),
    },
  ]
}
