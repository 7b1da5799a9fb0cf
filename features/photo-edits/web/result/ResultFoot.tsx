import { useTranslation } from 'react-i18next'
import { paths } from '#features/paths.ts'
import { LinkButton } from '#ui/Button.tsx'
import type { Edit } from '#features/photo-edits/contract.ts'
import { DeleteEdit } from './DeleteEdit.tsx'
import { EditDetails } from './EditDetails.tsx'

/** The next steps for a finished post, and how long it is stored. */
export function ResultFoot({ edit }: { edit: Edit }) {
  const { t } = useTranslation('studio')
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-4">
        <LinkButton variant="quiet" size="small" className="-ml-3 min-h-11" to={paths.studio()}>
          {t('newPhoto')}
        </LinkButton>
        <DeleteEdit edit={edit} />
      </div>
      <EditDetails edit={edit} />
    </>
  )
}
