/** The short parts, shown at once: plans, sessions, Instagram, consents. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isOver } from '#features/membership/contract.ts'
import type { PanelSubscription, PanelMemberPage } from '#features/back-office/member-shapes.ts'
import { wasNeverBought } from '#features/back-office/plan-texts.ts'
import { Badge } from '#ui/Badge.tsx'
import { Section } from '#ui/Section.tsx'
import { useDateTimeFormat } from '../use-date-time-format.ts'
import { PLAN_VARIANTS } from './plan-variants.ts'

export function MemberOverview({ page }: { page: PanelMemberPage }) {
  const { t } = useTranslation('panel')
  const formatDateTime = useDateTimeFormat()
  const { subscriptions, is_suspended, sessions, consents, instagram } = page
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Section heading={t('member.plans.heading')}>
        <Lines none={t('member.plans.none')}>
          {subscriptions.map((subscription) => (
            <Plan key={subscription.id} subscription={is_suspended ? asSuspended(subscription) : subscription} />
          ))}
        </Lines>
      </Section>
      <Section heading={t('member.sessions.heading')}>
        <Lines none={t('member.sessions.none')}>
          {sessions.map(({ id, device, last_seen_at }) => (
            <Line key={id} title={device} facts={[t('member.sessions.seen', { date: formatDateTime(last_seen_at) })]} />
          ))}
        </Lines>
      </Section>
      <Section heading={t('member.instagram.heading')}>
        <Lines none={t('member.instagram.none')}>{instagram ? [<Connection key="one" instagram={instagram} />] : []}</Lines>
      </Section>
      <Section heading={t('member.consents.heading')}>
        <Lines none={t('member.consents.none')}>
          {consents.map(({ id, terms_version, channel, address, created_at }) => (
            <Line
              key={id}
              title={t('member.consents.version', { version: terms_version })}
              facts={[
                t('member.consents.channel', {
                  channel: channel === 'web' ? t('member.consents.web') : channel,
                  date: formatDateTime(created_at),
                }),
                address,
              ]}
            />
          ))}
        </Lines>
      </Section>
    </div>
  )
}

/** A suspended member's live plans give no edits, whatever was agreed about payment. */
function asSuspended(subscription: PanelSubscription): PanelSubscription {
  return isOver(subscription.status) ? subscription : { ...subscription, status: 'suspended' }
}

function Plan({ subscription }: { subscription: PanelSubscription }) {
  const { t } = useTranslation('panel')
  const formatDateTime = useDateTimeFormat()
  const { status, is_courtesy, coupon_code, provider_id } = subscription
  if (wasNeverBought(subscription)) {
    return (
      <Line
        title={t('member.plans.notBought')}
        facts={[t('member.plans.tried', { date: formatDateTime(subscription.created_at) })]}
      />
    )
  }
  const moments = [
    [status === 'pending' ? 'tried' : 'began', subscription.created_at],
    ['cancelled', subscription.cancel_requested_at],
    ['refunded', subscription.refund_requested_at],
    ['ended', subscription.ended_at],
  ] as const
  return (
    <Line
      title={
        <span className="flex flex-wrap items-center gap-2">
          <Badge variant={PLAN_VARIANTS[status]}>{t(`member.planStatus.${status}`)}</Badge>
          {is_courtesy && t('member.plans.courtesy')}
          {coupon_code !== null && t('member.plans.coupon', { code: coupon_code })}
        </span>
      }
      facts={[
        ...moments.map(([name, at]) => (at === null ? null : t(`member.plans.${name}`, { date: formatDateTime(at) }))),
        provider_id,
      ]}
    />
  )
}

function Connection({ instagram }: { instagram: NonNullable<PanelMemberPage['instagram']> }) {
  const { t } = useTranslation('panel')
  const formatDateTime = useDateTimeFormat()
  const { username, connected_at, expires_at, lost_at } = instagram
  return (
    <Line
      title={`@${username}`}
      facts={[
        t('member.instagram.connected', { date: formatDateTime(connected_at) }),
        lost_at === null
          ? t('member.instagram.expires', { date: formatDateTime(expires_at) })
          : t('member.instagram.lost', { date: formatDateTime(lost_at) }),
      ]}
    />
  )
}

function Lines({ none, children }: { none: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return <p className="mt-2 text-soft">{none}</p>
  return <ul className="mt-2 flex flex-col divide-y divide-line">{children}</ul>
}

function Line({ title, facts }: { title: ReactNode; facts: readonly (string | null)[] }) {
  return (
    <li className="flex flex-col gap-0.5 py-3 first:pt-0 last:pb-0">
      <div className="font-semibold wrap-anywhere">{title}</div>
      {facts.map(
        (fact) =>
          fact !== null && (
            <p key={fact} className="text-sm wrap-anywhere text-soft tabular-nums">
              {fact}
            </p>
          ),
      )}
    </li>
  )
}
