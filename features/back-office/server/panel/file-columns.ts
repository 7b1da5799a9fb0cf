/** The columns of the administrator's files: the most needed first, ids last. */
import { writePhone } from '#features/write-phone.ts'
import type { FileTexts } from '#phrases/panel-files.ts'
import { fill } from '#phrases/shape.ts'
import type { PanelActivity, PanelPayment, PanelRefund } from '#features/back-office/panel-contract.ts'
import type { PanelMemberRow, PanelPerson } from '#features/back-office/people-shapes.ts'
import { planTextsOf } from '#features/back-office/plan-texts.ts'
import type { Cell } from './write-csv.ts'
import { writeChange, writeDetail } from './write-texts.ts'

/** The content of each column, in the administrator's language. */
export type Columns<Row> = Readonly<Partial<Record<keyof FileTexts['columns'], (row: Row, texts: FileTexts) => Cell>>>

const PERSON = {
  name: ({ name }: PanelPerson) => name,
  phone: ({ phone }: PanelPerson) => phone && writePhone(phone),
  email: ({ email }: PanelPerson) => email,
} as const

export const PAYMENTS: Columns<PanelPayment> = {
  name: ({ user }) => PERSON.name(user),
  phone: ({ user }) => PERSON.phone(user),
  email: ({ user }) => PERSON.email(user),
  value: ({ value }) => value,
  refunded_value: (row) => row.refunded_value,
  status: ({ status }, { words }) => words.paymentStatus[status],
  trouble: ({ trouble }, { words }) => trouble && words.paymentTrouble[trouble],
  due_on: (row) => row.due_on,
  paid_at: (row) => momentOf(row.paid_at),
  created_at: (row) => momentOf(row.created_at),
  provider_id: (row) => row.provider_id,
  id: ({ id }) => id,
  member_id: ({ user }) => user.id,
}

export const REFUNDS: Columns<PanelRefund> = {
  protocol: ({ protocol }) => protocol,
  name: ({ user }) => PERSON.name(user),
  phone: ({ user }) => PERSON.phone(user),
  email: ({ user }) => PERSON.email(user),
  value: ({ value }) => value,
  status: ({ status }, { words }) => words.refundStatus[status],
  reason: ({ reason }) => reason,
  requested_by: (row, { words }) => words.requestedBy[row.requested_by],
  created_at: (row) => momentOf(row.created_at),
  completed_at: (row) => momentOf(row.completed_at),
  id: ({ id }) => id,
  payment_id: (row) => row.payment_id,
  member_id: ({ user }) => user.id,
}

export const LINES: Columns<PanelActivity> = {
  happened_at: (row) => momentOf(row.created_at),
  kind: (row, texts) => sentenceOf(row, texts),
  actor: ({ actor }, { words }) => words.actors[actor],
  by: ({ by }) => by && (by.name ?? PERSON.phone(by) ?? by.id),
  name: ({ user }) => user && PERSON.name(user),
  phone: ({ user }) => user && PERSON.phone(user),
  address: ({ address }) => address,
  device: ({ device }) => device,
  detail: ({ detail, cause }, { words }) => writeDetail(cause === null ? detail : { ...detail, code: cause }, words),
  before: ({ before }, { words }) => writeChange(before, words),
  after: ({ after }, { words }) => writeChange(after, words),
  id: ({ id }) => id,
  member_id: ({ user }) => user?.id ?? null,
}

export const MEMBERS: Columns<PanelMemberRow> = {
  ...PERSON,
  plan: (row, { words: { member } }) => {
    const names = { ...member.planStatus, notBought: member.plans.notBought }
    return planTextsOf(row)
      .map((word) => names[word])
      .join(', ')
  },
  remaining: ({ remaining }) => remaining,
  since: (row) => momentOf(row.created_at),
  id: ({ id }) => id,
}

function momentOf(moment: string | null): Date | null {
  return moment === null ? null : new Date(moment)
}

function sentenceOf({ kind, user }: PanelActivity, { words }: FileTexts): string {
  const text = kind === 'list_exported' && user !== null ? words.exportedOf : words.activity[kind]
  const sentence = fill(text, { who: user?.name ?? words.person.nobody })
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
