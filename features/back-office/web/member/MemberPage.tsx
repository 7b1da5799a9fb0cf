import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { CallError } from '#features/api.ts'
import { paths } from '#features/paths.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { RetryAlert } from '#ui/RetryAlert.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { MEMBER_PARTS, placeOfPart, usePanelLocation } from '../panel-location.ts'
import { useCallPerson } from '../lists/Person.tsx'
import { TabLinks } from '../TabLinks.tsx'
import { type PartProps, PARTS } from './member-parts.ts'
import { useMemberPage } from './member-queries.ts'
import { MemberActions } from './MemberActions.tsx'
import { BackToPanel, MemberHead, MemberNumbers } from './MemberHead.tsx'
import { MemberQuestions } from './MemberQuestions.tsx'

/** Statuses of an address with an unknown member: mistyped or outdated. */
const NOBODY: ReadonlySet<number> = new Set([400, 404])

/** One member, in place of the whole panel: the address names the member and the open part. */
export function MemberPage({ memberId }: { memberId: string }) {
  const { t } = useTranslation('panel')
  const tCommon = useTranslation().t
  const { data, error, refetch } = useMemberPage(memberId)
  const isNobody = error instanceof CallError && NOBODY.has(error.failure.status)
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-4 px-5 pt-4 pb-16 md:gap-6 md:px-6 md:pt-8">
      <BackToPanel />
      {isNobody && (
        <EmptyState picture={<SearchX className="size-10 text-faint" aria-hidden="true" />} title={t('member.notFound')} />
      )}
      {error && !isNobody && <RetryAlert text={t('member.failed')} label={tCommon('tryAgain')} onRetry={() => void refetch()} />}
      {!data && !error && <Waiting />}
      {data && <Member page={data} memberId={memberId} />}
    </div>
  )
}

function Member({ page, memberId }: PartProps) {
  const { t } = useTranslation('panel')
  const { part } = usePanelLocation()
  const name = useCallPerson()(page.member)
  const Part = PARTS[part]
  const tabs = MEMBER_PARTS.map((each) => ({
    name: each,
    text: t(`member.parts.${each}`),
    to: paths.admin(placeOfPart(memberId, each)),
  }))
  return (
    <MemberQuestions memberId={memberId} name={name} phone={page.member.phone}>
      <MemberHead page={page} />
      <MemberNumbers page={page} />
      <MemberActions page={page} />
      <TabLinks label={t('member.parts.label')} tabs={tabs} current={part} />
      <div className="flex flex-col gap-4">
        <Part page={page} memberId={memberId} />
      </div>
    </MemberQuestions>
  )
}

function Waiting() {
  const { t } = useTranslation()
  return (
    <output className="flex flex-col gap-4">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-16 w-64 max-w-full" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-64 w-full" />
    </output>
  )
}
