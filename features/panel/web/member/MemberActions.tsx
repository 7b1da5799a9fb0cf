import { LogOut, Pause, Play } from 'lucide-react'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import type { PanelMemberPage } from '#features/panel/member-shapes.ts'
import { Button } from '#ui/Button.tsx'
import { AskPage } from './ask-page.ts'
import type { MemberDeed } from './DeedDialog.tsx'

const ICONS = { suspend: Pause, resume: Play, signOut: LogOut } as const

/** Only what would change something is offered. */
function possibleDeeds({ is_suspended, sessions }: PanelMemberPage): readonly MemberDeed[] {
  return [is_suspended ? 'resume' : 'suspend', ...(sessions.length > 0 ? (['signOut'] as const) : [])]
}

export function MemberDeeds({ page }: { page: PanelMemberPage }) {
  const { t } = useTranslation('panel')
  const { forDeed } = use(AskPage)
  const deeds = possibleDeeds(page)
  return (
    <ul className="flex flex-wrap gap-2">
      {deeds.map((deed) => {
        const Icon = ICONS[deed]
        return (
          <li key={deed}>
            <Button
              size="small"
              className="min-h-11"
              icon={<Icon className="size-4.5" aria-hidden="true" />}
              onClick={() => forDeed({ deed })}
            >
              {t(`member.deeds.${deed}.open`)}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
