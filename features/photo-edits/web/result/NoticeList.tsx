import { useTranslation } from 'react-i18next'
import type { ResultNotice } from '#features/captions/contract.ts'
import { Alert } from '#ui/Alert.tsx'

/** Notices in the member's language. */
export function NoticeList({ notices }: { notices: readonly ResultNotice[] }) {
  const { t } = useTranslation('studio')
  return notices.map((notice) => <Alert key={notice}>{t(`notices.${notice}`)}</Alert>)
}
