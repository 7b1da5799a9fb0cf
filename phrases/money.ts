/** What the server says of money, in every language; the browser never loads this. */
import { reconciliation as enReconciliation } from './en/reconciliation.ts'
import { noticeGroups as enNoticeGroups, noticeSms as enNoticeSms, notices as enNotices } from './en/notices.ts'
import { receipts as enReceipts } from './en/receipts.ts'
import { reconciliation as esReconciliation } from './es/reconciliation.ts'
import { noticeGroups as esNoticeGroups, noticeSms as esNoticeSms, notices as esNotices } from './es/notices.ts'
import { receipts as esReceipts } from './es/receipts.ts'
import { reconciliation as ptBrReconciliation } from './pt-BR/reconciliation.ts'
import { noticeGroups as ptBrNoticeGroups, noticeSms as ptBrNoticeSms, notices as ptBrNotices } from './pt-BR/notices.ts'
import { receipts as ptBrReceipts } from './pt-BR/receipts.ts'
import { reconciliation as ptPtReconciliation } from './pt-PT/reconciliation.ts'
import { noticeGroups as ptPtNoticeGroups, noticeSms as ptPtNoticeSms, notices as ptPtNotices } from './pt-PT/notices.ts'
import { receipts as ptPtReceipts } from './pt-PT/receipts.ts'
import type { InEveryLanguage } from './server.ts'
import type { Shape } from './shape.ts'

export const noticeTexts: InEveryLanguage<Shape<typeof ptBrNotices>> = {
  'pt-BR': ptBrNotices,
  'pt-PT': ptPtNotices,
  es: esNotices,
  en: enNotices,
}
export const noticeGroupTexts: InEveryLanguage<Shape<typeof ptBrNoticeGroups>> = {
  'pt-BR': ptBrNoticeGroups,
  'pt-PT': ptPtNoticeGroups,
  es: esNoticeGroups,
  en: enNoticeGroups,
}
export const noticeSmsTexts: InEveryLanguage<Shape<typeof ptBrNoticeSms>> = {
  'pt-BR': ptBrNoticeSms,
  'pt-PT': ptPtNoticeSms,
  es: esNoticeSms,
  en: enNoticeSms,
}
export const reconciliationTexts: InEveryLanguage<Shape<typeof ptBrReconciliation>> = {
  'pt-BR': ptBrReconciliation,
  'pt-PT': ptPtReconciliation,
  es: esReconciliation,
  en: enReconciliation,
}
export const receiptTexts: InEveryLanguage<Shape<typeof ptBrReceipts>> = {
  'pt-BR': ptBrReceipts,
  'pt-PT': ptPtReceipts,
  es: esReceipts,
  en: enReceipts,
}
