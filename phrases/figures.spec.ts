/** What texts promise in figures, the legal ones above all, beside the code that keeps it. Whoever changes one changes the texts too, and their version. */
/* oxlint-disable import/max-dependencies -- what a law text speaks of is everywhere */
import { DateTime } from 'luxon'
import { describe, expect, it } from 'vitest'
import { MAX_MEGAPIXELS } from '#engine/decode/receive-photo.ts'
import { VALID_MS as FULL_SIZE_VALID_MS } from '#features/chat/server/pictures/full-size-link.ts'
import { INCOMING_TTL_MS, UNKNOWN_SENDERS_TTL_MS } from '#features/chat/server/sweeps.ts'
import { SUPPORT_THREAD_DAYS } from '#features/chat/support-thread-days.ts'
import { TRIED_FOR_MS } from '#features/instagram/server/disconnect/revoke.ts'
import { PLAN } from '#features/plan.ts'
import { GRACE_MS } from '#features/membership/server/subscription-terms.ts'
import { NOTIFY_AHEAD_MS } from '#features/membership/server/derive-plan.ts'
import { NOTICES_TTL_MS } from '#features/notices/server/index.ts'
import { REFUND_DAYS } from '#features/payments/contract.ts'
import { FREE_REDO_HOURS, MAX_UPLOAD_BYTES } from '#features/photo-edits/contract.ts'
import { UPLOADS_PER_DAY } from '#features/photo-edits/server/uploads-a-day.ts'
import { STORAGE_DAYS } from '#features/photo-edits/storage-days.ts'
import { EXPORTS_PER_DAY } from '#features/privacy/contract.ts'
import { ACCESS_RECORD_DAYS, RETENTION_RULES } from '#features/privacy/server/retention-rules.ts'
import { POSTS_PER_HOUR } from '#features/publishing/server/request/posts-an-hour.ts'
import { writeReais } from '#features/reais.ts'
import { FORMER_TERMS_VERSIONS, TERMS_VERSION, TERMS_VERSIONS } from '#features/sign-in/contract.ts'
import { CODES_TTL_MS } from '#features/sign-in/server/codes/sweep-codes.ts'
import { SESSION_LIFETIME_MS } from '#features/sign-in/server/sessions/session-cookie.ts'
import { TTL_MS as DELIVERIES_KEPT_MS } from '#features/sms-delivery/server/sweeps.ts'
import { DAY } from '#platform/clock.ts'
import { loadEnv } from '#platform/env.ts'
import { chat as chatEn } from './en/chat.ts'
import { landing as landingEn } from './en/landing.ts'
import { legal as en } from './en/legal.ts'
import { chat as chatEs } from './es/chat.ts'
import { landing as landingEs } from './es/landing.ts'
import { legal as es } from './es/legal.ts'
import { chat as chatPtBr } from './pt-BR/chat.ts'
import { landing as landingPtBr } from './pt-BR/landing.ts'
import { legal as ptBr } from './pt-BR/legal.ts'
import { chat as chatPtPt } from './pt-PT/chat.ts'
import { landing as landingPtPt } from './pt-PT/landing.ts'
import { legal as ptPt } from './pt-PT/legal.ts'
import { type Language, LANGUAGES, type Shape } from './shape.ts'

type Legal = Shape<typeof ptBr>
/** In the order of `LANGUAGES`. */
type InFourLanguages = readonly [ptBr: string, ptPt: string, es: string, en: string]

const TEXTS: Readonly<Record<Language, Legal>> = { 'pt-BR': ptBr, 'pt-PT': ptPt, es, en }
/** What answers questions of members without being a contract. */
interface Answers {
  readonly landing: Shape<typeof landingPtBr>
  readonly chat: Shape<typeof chatPtBr>
}
const ANSWERS_IN: Readonly<Record<Language, Answers>> = {
  'pt-BR': { landing: landingPtBr, chat: chatPtBr },
  'pt-PT': { landing: landingPtPt, chat: chatPtPt },
  es: { landing: landingEs, chat: chatEs },
  en: { landing: landingEn, chat: chatEn },
}
const env = loadEnv({})
const RESULTS_MONTHS = Math.floor(STORAGE_DAYS.results / 30)

const TERMS: readonly (readonly [section: keyof Legal['terms']['sections'], figure: number, words: InFourLanguages])[] = [
  ['service', MAX_UPLOAD_BYTES / 1_000_000, ['até # MB', 'até # MB', 'hasta # MB', 'up to # MB']],
  ['service', MAX_MEGAPIXELS, ['# megapixels', '# megapíxeis', '# megapíxeles', '# megapixels']],
  ['plan', NOTIFY_AHEAD_MS / DAY, ['# dias antes', '# dias antes', '# días antes', '# days before']],
  ['plan', GRACE_MS / DAY, ['mais # dias', 'mais # dias', '# días más', '# more days']],
  ['failures', FREE_REDO_HOURS, ['# horas', '# horas', '# horas', '# hours']],
  ['refund', REFUND_DAYS, ['Até # dias', 'Até # dias', 'Hasta # días', 'Up to # days']],
  ['limits', env.captionsPerDay, ['# legendas', '# legendas', '# textos', '# captions']],
  ['limits', UPLOADS_PER_DAY, ['# fotos', '# fotografias', '# fotos', '# photos']],
  ['limits', POSTS_PER_HOUR, ['# pedidos', '# pedidos', '# pedidos', '# posts']],
  ['limits', EXPORTS_PER_DAY, ['# cópias', '# cópias', '# copias', '# copies']],
]

const DATA: readonly (readonly [row: keyof Legal['privacy']['data'], figure: number, words: InFourLanguages])[] = [
  ['phone', CODES_TTL_MS / DAY, ['# dias', '# dias', '# días', '# days']],
  ['phone', DELIVERIES_KEPT_MS / DAY, ['# dias', '# dias', '# días', '# days']],
  ['chat', INCOMING_TTL_MS / DAY, ['# dias', '# dias', '# días', '# days']],
  ['chat', UNKNOWN_SENDERS_TTL_MS / DAY, ['# dias', '# dias', '# días', '# days']],
  ['chat', SUPPORT_THREAD_DAYS.kept, ['até # dias depois', 'até # dias depois', 'hasta # días después', 'up to # days after']],
  ['photos', STORAGE_DAYS.originals, ['# dias', '# dias', '# días', '# days']],
  ['results', RESULTS_MONTHS, ['# meses', '# meses', '# meses', '# months']],
  ['sessions', SESSION_LIFETIME_MS / DAY, ['# dias', '# dias', '# días', '# days']],
  ['activity', env.activityDays, ['# dias', '# dias', '# días', '# days']],
  ['notices', NOTICES_TTL_MS / DAY, ['# dias', '# dias', '# días', '# days']],
]

const POLICY: readonly (readonly [section: keyof Legal['privacy']['sections'], figure: number, words: InFourLanguages])[] = [
  ['cookies', SESSION_LIFETIME_MS / DAY, ['# dias', '# dias', '# días', '# days']],
  ['rights', EXPORTS_PER_DAY, ['# vezes', '# vezes', '# veces', '# times']],
  ['never', FULL_SIZE_VALID_MS / DAY, ['em # dias', 'em # dias', 'en # días', 'after # days']],
  ['deletion', TRIED_FOR_MS / DAY, ['# dias', '# dias', '# días', '# days']],
]

const DAYS: InFourLanguages = ['# dias', '# dias', '# días', '# days']
const MONTHS: InFourLanguages = ['# meses', '# meses', '# meses', '# months']
const HOURS: InFourLanguages = ['# horas', '# horas', '# horas', '# hours']

const ANSWERS: readonly (readonly [read: (texts: Answers) => string, figure: number, words: InFourLanguages])[] = [
  [({ landing }) => landing.questions.photos.answer, STORAGE_DAYS.originals, DAYS],
  [({ landing }) => landing.questions.photos.answer, RESULTS_MONTHS, MONTHS],
  [({ landing }) => landing.questions.refund.answer, REFUND_DAYS, DAYS],
  [({ landing }) => landing.questions.counts.answer, FREE_REDO_HOURS, HOURS],
  [({ chat }) => chat.topics.photos, STORAGE_DAYS.originals, DAYS],
  [({ chat }) => chat.topics.photos, RESULTS_MONTHS, MONTHS],
  [({ chat }) => chat.topics.refund, REFUND_DAYS, DAYS],
  [({ chat }) => chat.topics.prices, FREE_REDO_HOURS, HOURS],
]

const write = (words: InFourLanguages, place: number, figure: number) => (words[place] ?? '').replace('#', String(figure))

describe.each(LANGUAGES.map((language, place) => ({ language, legal: TEXTS[language], place })))(
  'in $language',
  ({ language, legal, place }) => {
    it('the terms say what the code does', () => {
      for (const [section, figure, words] of TERMS)
        expect(legal.terms.sections[section].text).toContain(write(words, place, figure))
    })

    it('the price is the one that is charged, written as the language writes it', () => {
      const price = writeReais(PLAN.valueInCents, language)
      expect(legal.terms.sections.plan.text).toContain(price)
    })

    it('the policy says how long things are kept', () => {
      for (const [row, figure, words] of DATA) expect(legal.privacy.data[row].kept).toContain(write(words, place, figure))
      for (const [section, figure, words] of POLICY)
        expect(legal.privacy.sections[section].text).toContain(write(words, place, figure))
    })

    it('the answers of the front page and of the chat say the same', () => {
      for (const [read, figure, words] of ANSWERS) expect(read(ANSWERS_IN[language])).toContain(write(words, place, figure))
    })
  },
)

it('five years and six months are what is kept after an account', () => {
  const leftAt = new Date('2027-05-05T12:00:00Z')
  const years = (kind: 'payments' | 'consents' | 'former-phone') => DateTime.fromJSDate(RETENTION_RULES[kind].until(leftAt)).year
  expect([years('payments'), years('consents'), years('former-phone')]).toEqual([2033, 2033, 2033])
  expect(ACCESS_RECORD_DAYS).toBeGreaterThanOrEqual(184)
})

it('every version is a day, and another one than those before it', () => {
  for (const version of TERMS_VERSIONS) expect(version).toMatch(/^\d{4}-\d{2}-\d{2}(?:\.\d+)?$/)
  expect(new Set(TERMS_VERSIONS).size).toBe(TERMS_VERSIONS.length)
  expect([TERMS_VERSION, ...FORMER_TERMS_VERSIONS]).toEqual([...TERMS_VERSIONS].toSorted().toReversed())
})
