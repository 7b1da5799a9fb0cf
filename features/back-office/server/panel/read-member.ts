import { findOpenSupportThreadOf, type SupportThread } from '#features/chat/server/index.ts'
import { describeConnection } from '#features/instagram/server/index.ts'
import { listSubscriptions, type OpenUsage } from '#features/membership/server/index.ts'
import { listRefundsForPanel, nextRetryAt, type Refund } from '#features/payments/server/index.ts'
import { toReais } from '#features/reais.ts'
import { describeMember } from '#features/sign-in/server/index.ts'
import { refuse } from '#platform/errors.ts'
import type { Language } from '#phrases/shape.ts'
import type { PanelMemberPage, PanelOpenRefund } from '#features/back-office/member-shapes.ts'
import type { PanelDeps } from './deps.ts'
import { presentPlan } from './present.ts'

/** Newest first; more than an administrator reads. */
const MAX_SUBSCRIPTIONS = 100

/** One member for their page. @throws Refusal `not_found` */
export async function readMember(
  deps: PanelDeps,
  { memberId, language }: { memberId: string; language: Language },
): Promise<PanelMemberPage> {
  const { db, membership } = deps
  const described = (await describeMember(deps, db, { memberId, language })) ?? refuse('not_found')
  const { createdAt, consents, sessions, ...member } = described
  const [allowance, usage, isSuspended, openRefund, subscriptions, connection, thread] = [
    await membership.getAllowance(memberId),
    await membership.readUsage(memberId),
    await membership.isSuspended(db, memberId),
    await findOpenRefund(deps, memberId),
    await listSubscriptions(db, memberId),
    await describeConnection(db, memberId),
    await findOpenSupportThreadOf(db, memberId),
  ]
  return {
    member: { ...member, created_at: createdAt.toISOString() },
    allowance,
    usage: usage ? { ...counts(usage), renews_at: usage.renewsAt?.toISOString() ?? null } : null,
    is_suspended: isSuspended,
    open_refund: openRefund && presentOpenRefund(openRefund),
    conversation: thread ? presentSupportThread(thread) : null,
    subscriptions: subscriptions.toReversed().slice(0, MAX_SUBSCRIPTIONS).map(presentSubscription),
    consents: consents.map((consent) => ({
      id: consent.id,
      terms_version: consent.termsVersion,
      channel: consent.channel,
      address: consent.address,
      created_at: consent.createdAt.toISOString(),
    })),
    sessions: sessions.map((session) => ({
      id: session.id,
      device: session.device,
      created_at: session.createdAt.toISOString(),
      last_seen_at: session.lastSeenAt.toISOString(),
    })),
    instagram: connection
      ? {
          username: connection.username,
          connected_at: connection.connectedAt.toISOString(),
          expires_at: connection.expiresAt.toISOString(),
          lost_at: connection.lostAt?.toISOString() ?? null,
          lost_reason: connection.lostReason,
        }
      : null,
  }
}

/** A failed one comes first, because it waits for a person. */
async function findOpenRefund({ db }: Pick<PanelDeps, 'db'>, memberId: string): Promise<Refund | null> {
  const [failed, others] = [['failed'], ['pending', 'processing']] as const
  for (const statuses of [failed, others]) {
    const [newest] = await listRefundsForPanel(db, { memberIds: [memberId], statuses, limit: 1 })
    if (newest) return newest
  }
  return null
}

function presentSupportThread({ waitingSince }: SupportThread): PanelMemberPage['conversation'] {
  return { waiting_since: waitingSince?.toISOString() ?? null }
}

function presentOpenRefund(refund: Refund): PanelOpenRefund {
  return {
    value: toReais(refund.amountCents),
    status: refund.status as PanelOpenRefund['status'], // as: the table's check allows no other text
    failures: refund.failures,
    next_try_at: nextRetryAt(refund)?.toISOString() ?? null,
  }
}

function counts({ used, limit, remaining }: OpenUsage) {
  return { used, limit, remaining }
}

type HeldSubscription = Awaited<ReturnType<typeof listSubscriptions>>[number]

function presentSubscription(subscription: HeldSubscription): PanelMemberPage['subscriptions'][number] {
  return {
    ...presentPlan(subscription, subscription.status as PanelMemberPage['subscriptions'][number]['status']), // as: the table's check allows no other text
    id: subscription.id,
    created_at: subscription.createdAt.toISOString(),
    cancel_requested_at: subscription.cancelRequestedAt?.toISOString() ?? null,
    refund_requested_at: subscription.refundRequestedAt?.toISOString() ?? null,
    ended_at: subscription.endedAt?.toISOString() ?? null,
  }
}
