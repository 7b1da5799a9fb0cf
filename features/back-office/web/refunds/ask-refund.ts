import { createContext } from 'react'
import type { PanelPayment } from '#features/back-office/panel-contract.ts'

/** Opens the dialog that refunds a payment. Provided by the list of payments. */
export const AskRefund = createContext<(payment: PanelPayment) => void>(() => undefined)
