/** What may outlive an account, why, and for how long. Nothing else may: `forgotten.spec.ts` checks every table. */
import { DateTime } from 'luxon'
import { BUSINESS_ZONE } from '#features/business-zone.ts'

export const KEPT_KINDS = ['payments', 'consents', 'access-records', 'former-phone'] as const
export type KeptKind = (typeof KEPT_KINDS)[number]

interface RetentionRule {
  /** Stored in the row, so that a copy of the database contains it too. */
  readonly reason: string
  readonly until: (leftAt: Date) => Date
}

/** Six months in days, at their longest. */
export const ACCESS_RECORD_DAYS = 184

/** Five years counted from the first day of the following year. */
const afterFiveTaxYears = (leftAt: Date) =>
  DateTime.fromJSDate(leftAt, { zone: BUSINESS_ZONE }).startOf('year').plus({ years: 6 }).toJSDate()

const plusDays = (days: number) => (leftAt: Date) => DateTime.fromJSDate(leftAt).plus({ days }).toJSDate()

export const RETENTION_RULES: Readonly<Record<KeptKind, RetentionRule>> = {
  payments: {
    reason: 'Código Tributário Nacional (Lei 5.172/1966), art. 173, I, e art. 195: quem pagou, quanto e quando',
    until: afterFiveTaxYears,
  },
  consents: {
    reason: 'LGPD (Lei 13.709/2018), art. 8º, § 2º, e Código de Defesa do Consumidor, art. 27: prova do que foi contratado',
    until: afterFiveTaxYears,
  },
  'access-records': {
    reason: 'Marco Civil da Internet (Lei 12.965/2014), art. 15: registros de acesso por seis meses',
    until: plusDays(ACCESS_RECORD_DAYS),
  },
  'former-phone': {
    reason: 'LGPD, art. 7º, IX: código derivado do celular, para reconhecer uma volta, um cupom já usado e edições suspensas',
    until: afterFiveTaxYears,
  },
}
