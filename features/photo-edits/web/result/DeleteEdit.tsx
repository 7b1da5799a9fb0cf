import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '#features/paths.ts'
import { Button } from '#ui/Button.tsx'
import type { Edit } from '#features/photo-edits/contract.ts'
import { DeleteEditDialog } from './DeleteEditDialog.tsx'

/** The button that deletes the open edit and returns to the studio. */
export function DeleteEdit({ edit }: { edit: Edit }) {
  const { t } = useTranslation('studio')
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className="min-h-11"
        icon={<Trash2 className="size-4.5" aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('delete.open')}
      </Button>
      <DeleteEditDialog
        edit={edit}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onDeleted={() => navigate(paths.studio(), { replace: true })}
      />
    </>
  )
}
