import { LogOut, Pause, Play } from 'lucide-react'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import type { PanelMemberPage } from '#features/back-office/member-shapes.ts'
import { Button } from '#ui/Button.tsx'
import { AskPage } from './ask-page.ts'
import type { MemberAction } from './ActionDialog.tsx'

const ICONS = { suspend: Pause, resume: Play, signOut: LogOut } as const

/** Offers only actions that would change something. */
function possibleActions({ is_suspended, sessions }: PanelMemberPage): readonly MemberAction[] {
  return [is_suspended ? 'resume' : 'suspend', ...(sessions.length > 0 ? (['signOut'] as const) : [])]
}

export function MemberActions({ page }: { page: PanelMemberPage }) {
  const { t } = useTranslation('panel')
  const { forAction } = use(AskPage)
  const actions = possibleActions(page)
  return (
    <ul className="flex flex-wrap gap-2">
      {actions.map((action) => {
        const Icon = ICONS[action]
        return (
          <li key={action}>
            <Button
              size="small"
              className="min-h-11"
              icon={<Icon className="size-4.5" aria-hidden="true" />}
              onClick={() => forAction({ action })}
            >
              {t(`member.actions.${action}.open`)}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
