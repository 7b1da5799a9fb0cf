import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import type { MissingCause } from '#features/instagram/contract.ts'
import type { ConnectProblem } from './use-connect.ts'

interface ConnectProblemAlertProps {
  problem: ConnectProblem
  /** Opens Facebook in this window. */
  onHere?: (() => void) | undefined
}

/** An error, with everything that is known about its solution. */
export function ConnectProblemAlert({ problem, onHere }: ConnectProblemAlertProps) {
  const { t } = useTranslation('instagram')
  const { title, text, missingScopes = [], causes = [], pages = [], isBlocked = false } = problem
  return (
    <Alert
      variant="danger"
      action={
        isBlocked &&
        onHere && (
          <Button size="small" className="min-h-11" onClick={onHere}>
            {t('connectHere')}
          </Button>
        )
      }
    >
      {title !== undefined && <p className="font-semibold">{title}</p>}
      <p>{text}</p>
      <Scopes missing={missingScopes} />
      <Causes causes={causes} pages={pages} />
    </Alert>
  )
}

const NAMED_SCOPES = [
  'instagram_basic',
  'instagram_content_publish',
  'pages_show_list',
  'pages_read_engagement',
  'pages_manage_metadata',
  'pages_manage_posts',
  'business_management',
] as const

/** Lists missing permissions in the member's words, and in Facebook's, which the dialog shows. */
function Scopes({ missing }: { missing: readonly string[] }) {
  const { t } = useTranslation('instagram')
  if (missing.length === 0) return null
  return (
    <ul className="mt-2 flex list-disc flex-col gap-1 pl-5">
      {missing.map((scope) => {
        const known = NAMED_SCOPES.find((named) => named === scope)
        return (
          <li key={scope}>
            {known && <span>{t(`scopeNames.${known}`)}</span>}
            <code className="block text-xs break-all text-soft">{scope}</code>
          </li>
        )
      })}
    </ul>
  )
}

function Causes({ causes, pages }: { causes: readonly MissingCause[]; pages: readonly string[] }) {
  const { t } = useTranslation('instagram')
  if (causes.length === 0) return null
  return (
    <>
      <ol className="mt-2 flex list-decimal flex-col gap-1.5 pl-5">
        {causes.map((cause) => (
          <li key={cause}>{t(`none.${cause}`)}</li>
        ))}
      </ol>
      {pages.length > 0 && <p className="mt-2">{t('none.pages', { pages: pages.join(', ') })}</p>}
    </>
  )
}
