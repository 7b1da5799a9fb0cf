import { createContext } from 'react'
import type { PanelPayment } from '../contract.ts'

/** Opens the question whether a payment is to go back. Provided by the list of payments. */
export const AskRefund = createContext<(payment: PanelPayment) => void>(() => undefined)
