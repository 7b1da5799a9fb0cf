import { useTranslation } from 'react-i18next'
import type { PanelConversation } from '#features/back-office/support-contract.ts'
import { Badge } from '#ui/Badge.tsx'

const VARIANTS = { waiting: 'accent', answered: 'good', ended: 'plain' } as const

export function ConversationBadge({ state }: Pick<PanelConversation, 'state'>) {
  const { t } = useTranslation('panel')
  return <Badge variant={VARIANTS[state]}>{t(`conversations.states.${state}`)}</Badge>
}
