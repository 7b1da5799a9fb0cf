/**
 * Takes money by card and gives it back. The provider's record is the truth about money; ours follows it.
 * Amounts are integer cents of BRL, days are `YYYY-MM-DD` in America/Sao_Paulo.
 */
export interface PaymentProvider {
  readonly createCustomer: (customer: NewCustomer) => Promise<string>
  /** By our own reference; any one of them when the provider has several. */
  readonly findCustomer: (reference: string) => Promise<string | undefined>
  readonly updateCustomer: (customerId: string, customer: Omit<NewCustomer, 'reference'>) => Promise<void>

  /**
   * Stores the card and starts the charges, the first on `firstDueOn`. Never repeated here: after `in_doubt` look with
   * `findSubscriptions` before doing anything else.
   */
  readonly createSubscription: (order: NewSubscription) => Promise<CardOutcome<{ readonly subscriptionId: string }>>
  /** Those that carry our reference, removed ones included. */
  readonly findSubscriptions: (reference: string) => Promise<readonly ProviderSubscription[]>
  readonly findSubscription: (subscriptionId: string) => Promise<ProviderSubscription | undefined>
  /** A new card for the charges to come; nothing is charged now. */
  readonly replaceCard: (change: CardChange) => Promise<CardOutcome<{ readonly card: CardFace }>>
  /** Takes a charge that is late from this card, now. Never repeated here: after `in_doubt` look at the payment first. */
  readonly payCharge: (payment: CardPayment) => Promise<CardOutcome<{ readonly payment: ProviderPayment }>>
  /** Moves the charges that are still to be made: the next one is due then. Done already counts as done. */
  readonly moveSubscription: (subscriptionId: string, nextDueOn: string) => Promise<void>
  /** Moves a charge that waits for its day. */
  readonly moveCharge: (paymentId: string, dueOn: string) => Promise<void>
  /** Takes its open charges along. Done already counts as done. */
  readonly removeSubscription: (subscriptionId: string) => Promise<void>

  /** The charges of a subscription that the provider still lists; a removed one is only found by its own id. */
  readonly listPayments: (subscriptionId: string) => Promise<readonly ProviderPayment[]>
  readonly findPayment: (paymentId: string) => Promise<ProviderPayment | undefined>
  /** All of it, or `valueCents`. Never repeated here: after `in_doubt` look at the payment's `refundedCents` first. */
  readonly refundPayment: (paymentId: string, order: RefundOrder) => Promise<ProviderPayment>
}

export interface NewCustomer {
  readonly name: string
  readonly email: string
  /** E.164. */
  readonly phone: string
  /** Eleven digits. */
  readonly cpf: string
  /** Our own id, by which the customer is found again. */
  readonly reference: string
}

/** Lives for one request: never stored, never logged. */
export interface Card {
  readonly holderName: string
  readonly number: string
  /** Two digits. */
  readonly expiryMonth: string
  /** Four digits. */
  readonly expiryYear: string
  readonly securityCode: string
}

export interface CardHolder {
  readonly name: string
  readonly email: string
  readonly cpf: string
  readonly postalCode: string
  readonly addressNumber: string
  readonly phone: string
}

interface CardCall {
  readonly card: Card
  readonly holder: CardHolder
  /** The payer's network address, never ours. */
  readonly payerAddress: string
}

export interface NewSubscription extends CardCall {
  readonly customerId: string
  readonly valueCents: number
  readonly firstDueOn: string
  readonly description: string
  /** Our own id, by which the subscription is found again after a lost answer. */
  readonly reference: string
}

export interface CardChange extends CardCall {
  readonly subscriptionId: string
}

export interface RefundOrder {
  readonly valueCents?: number
  /** Shown to the payer. */
  readonly reason: string
}

export interface CardPayment extends CardCall {
  readonly paymentId: string
}

/** What may be shown of a card. */
export interface CardFace {
  readonly brand: string
  readonly lastDigits: string
}

export interface ProviderSubscription {
  readonly id: string
  readonly customerId: string
  readonly reference: string | undefined
  /** Whether it goes on charging; says nothing about money. */
  readonly isCharging: boolean
  readonly isRemoved: boolean
  readonly card: CardFace | undefined
}

/**
 * - `open`: not due, or due and not taken yet
 * - `review`: the provider weighs the risk
 * - `paid`: the payer has paid, whether or not the money has reached us
 * - `overdue`: the due day passed without money
 * - `refunding`, `refunded`: the whole amount goes or went back
 * - `disputed`: the card's holder denies it; `paid` again when the dispute is won, `refunded` when it is lost
 * - `removed`: will never be taken
 * - `unknown`: a state that this code does not know yet; changes nothing
 */
export type PaymentState = 'open' | 'review' | 'paid' | 'overdue' | 'refunding' | 'refunded' | 'disputed' | 'removed' | 'unknown'

export interface ProviderPayment {
  readonly id: string
  readonly customerId: string
  readonly subscriptionId: string | undefined
  readonly state: PaymentState
  /** The vendor's own word, for the administrator's eye and the log. */
  readonly vendorStatus: string
  readonly valueCents: number
  /** What has gone back so far; a part does not change `state`. */
  readonly refundedCents: number
  readonly dueOn: string
  readonly paidOn: string | undefined
  readonly card: CardFace | undefined
}

/** A refused card is an answer, not a failure: nothing was charged and nothing exists at the provider. */
export type CardOutcome<Accepted> =
  | ({ readonly outcome: 'accepted' } & Accepted)
  | { readonly outcome: 'refused'; readonly code: PaymentRefusalCode; readonly detail: string }

/** The prefixes of the spec's catalogue. */
export type PaymentRefusalCode =
  | 'TRANSACAO_NAO_AUTORIZADA'
  | 'CARTAO_INVALIDO'
  | 'SALDO_INSUFICIENTE'
  | 'CARTAO_VENCIDO'
  | 'CVV_INVALIDO'
  | 'ERRO_PAGAMENTO'
  | 'CLIENTE_INVALIDO'
  | 'VALOR_INVALIDO'
  | 'DATA_INVALIDA'
  | 'NUMERO_CARTAO_INVALIDO'
  | 'DATA_VALIDADE_INVALIDA'
  | 'CARTAO_BLOQUEADO'
  | 'TRANSACAO_NEGADA'
  | 'CONFIGURACAO_INVALIDA'
  | 'ERRO_ASAAS'
  | 'AUTORIZACAO_NEGADA'
  | 'DADOS_INVALIDOS'
  | 'ERRO_SERVIDOR'
  | `ERRO_HTTP_${number}`

/**
 * What a call throws as `ProviderFault`:
 * - `unreachable`: no connection, nothing happened
 * - `in_doubt`: no answer, one that cannot be read, or a gateway's: it may have happened, or may still happen
 * - `broken`: the provider itself failed while answering: it may have happened, and nothing is under way any more
 * - `rate_limited`, `vendor_down`: refused for now; a reading call may be repeated later
 * - `credentials_refused`: ours to mend
 * - `refused`: the provider says no to what was asked (no card involved); `detail` has its words
 */
export type PaymentFaultCode =
  | 'unreachable'
  | 'in_doubt'
  | 'broken'
  | 'rate_limited'
  | 'vendor_down'
  | 'credentials_refused'
  | 'refused'
