import type { MouseEvent } from 'react'
import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import type { Subscription } from '#features/membership/contract.ts'
import { useMoneyFormat } from '#features/use-money-format.ts'
import type { PanelMemberPage, PanelOpenRefund, PanelPlanOutline } from '#features/back-office/member-shapes.ts'
import { paths } from '#features/paths.ts'
import { toCents } from '#features/reais.ts'
import { showPhone } from '#features/session/web/index.ts'
import { Alert } from '#ui/Alert.tsx'
import { placeOfPart } from '../panel-location.ts'
import { useCallPerson } from '../lists/Person.tsx'
import { PlanBadges } from '../PlanBadges.tsx'
import { RefundNext } from '../refunds/RefundNext.tsx'
import { useNavState } from '../nav-state.ts'
import { useDateTimeFormat } from '../use-date-time-format.ts'

/** Returns to the list with its length and scroll position; to the panel when the page was opened by its address. */
export function BackToPanel() {
  const { t } = useTranslation('panel')
  const navigate = useNavigate()
  const { from = '', steps } = useNavState()

  function goBack(event: MouseEvent) {
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey
    if (steps === undefined || isElsewhere) return
    event.preventDefault()
    void navigate(-steps)
  }

  return (
    <Link
      to={paths.admin() + from}
      onClick={goBack}
      className="-ml-1 inline-flex min-h-11 items-center gap-1.5 self-start pr-3 text-sm font-semibold text-soft hover:text-ink"
    >
      <ArrowLeft className="size-5" aria-hidden="true" />
      {t('member.back')}
    </Link>
  )
}

/** The member's name, contact details and plan state. */
export function MemberHead({ page }: { page: PanelMemberPage }) {
  const { t } = useTranslation('panel')
  const formatDateTime = useDateTimeFormat()
  const callPerson = useCallPerson()
  const { member, open_refund, is_suspended, conversation } = page
  const { subscription } = page.allowance
  return (
    <header>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="text-2xl wrap-anywhere md:text-3xl">{callPerson(member)}</h1>
        <PlanBadges row={{ plan: subscription && outlineOf(subscription), is_suspended }} />
      </div>
      <ul className="mt-1 flex flex-wrap items-center gap-x-4 text-sm text-soft tabular-nums">
        {member.phone !== null && (
          <li>
            <a href={`tel:${member.phone}`} className="inline-flex min-h-11 items-center underline underline-offset-4">
              {showPhone(member.phone)}
            </a>
          </li>
        )}
        {member.email !== null && (
          <li className="min-w-0">
            <a
              href={`mailto:${member.email}`}
              className="inline-flex min-h-11 items-center wrap-anywhere underline underline-offset-4"
            >
              {member.email}
            </a>
          </li>
        )}
        <li>{t('member.since', { date: formatDateTime(member.created_at) })}</li>
      </ul>
      {open_refund && <OpenRefund memberId={member.id} refund={open_refund} />}
      {conversation && <OpenConversation memberId={member.id} waitingSince={conversation.waiting_since} />}
    </header>
  )
}

/** A member who waits for a person is shown as such wherever one looks at them. */
function OpenConversation({ memberId, waitingSince }: { memberId: string; waitingSince: string | null }) {
  const { t } = useTranslation('panel')
  const formatDateTime = useDateTimeFormat()
  return (
    <Alert variant="notice" className="mt-2">
      <Link to={paths.admin(placeOfPart(memberId, 'chat'))} className="font-semibold underline underline-offset-4">
        {waitingSince === null
          ? t('conversations.isOpen')
          : t('conversations.memberWaits', { date: formatDateTime(waitingSince) })}
      </Link>
    </Alert>
  )
}

function outlineOf({ status, is_courtesy, coupon_code, asaas_subscription_id: provider_id }: Subscription): PanelPlanOutline {
  return { status, is_courtesy, coupon_code, provider_id }
}

/** Shown first, because a member who asks about money must hear that it has not been refunded yet, whatever the plan's state. */
function OpenRefund({ memberId, refund }: { memberId: string; refund: PanelOpenRefund }) {
  const { t } = useTranslation('panel')
  const writeMoney = useMoneyFormat()
  const hasFailed = refund.status === 'failed'
  const amount = writeMoney(toCents(refund.value))
  return (
    <Alert variant={hasFailed ? 'danger' : 'notice'} className="mt-2">
      <Link to={paths.admin(placeOfPart(memberId, 'refunds'))} className="font-semibold underline underline-offset-4">
        {t(hasFailed ? 'member.refund.failed' : 'member.refund.open', { amount })}
      </Link>{' '}
      {hasFailed && <RefundNext refund={refund} />}
    </Alert>
  )
}

/** The three numbers, as the member sees them or will when the plan is resumed; none without an open period. */
export function MemberNumbers({ page: { usage, allowance } }: { page: PanelMemberPage }) {
  const { t } = useTranslation('panel')
  const writeDay = useDateTimeFormat('day')
  const renewsAt = usage?.renews_at ?? null
  const endsAt = renewsAt === null ? (allowance.subscription?.ends_at ?? null) : null
  const lastDay =
    endsAt === null ? (['renews', renewsAt === null ? '–' : writeDay(renewsAt)] as const) : (['ends', writeDay(endsAt)] as const)
  const numbers = [
    ['used', usage ? `${usage.used} / ${usage.limit}` : '–'],
    ['remaining', usage ? String(usage.remaining) : '–'],
    lastDay,
  ] as const
  return (
    <section aria-label={t('member.allowance.label')}>
      <dl className="grid grid-cols-3 gap-3 md:gap-4">
        {numbers.map(([name, value]) => (
          <div key={name} className="flex flex-col justify-between gap-1 rounded-card bg-surface p-3 shadow-lift md:p-5">
            <dt className="text-sm text-soft">{t(`member.allowance.${name}`)}</dt>
            <dd className="font-display font-bold tracking-tight tabular-nums md:text-xl">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
