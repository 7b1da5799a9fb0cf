import type { WebhookRequest } from '../webhook-request.ts'

export type { WebhookRequest } from '../webhook-request.ts'

/**
 * Charges cards and refunds them. The provider's record is the truth about money; ours follows it. Amounts are integer cents of
 * BRL, days are `YYYY-MM-DD` in America/Sao_Paulo.
 */
export interface PaymentProvider {
  /** The vendor's name: ids of webhooks are unique within one vendor. */
  readonly vendor: string
  readonly createCustomer: (customer: NewCustomer) => Promise<string>
  /** By our own reference; any one of them when the provider has several. */
  readonly findCustomer: (reference: string) => Promise<string | undefined>
  readonly updateCustomer: (customerId: string, customer: Omit<NewCustomer, 'reference'>) => Promise<void>

  /**
   * Stores the card and starts the charges, the first on `firstDueOn`. Never repeated here: after `in_doubt` call
   * `findSubscriptions` before anything else.
   */
  readonly createSubscription: (order: NewSubscription) => Promise<CardOutcome<{ readonly subscriptionId: string }>>
  /** The subscriptions with our reference, removed ones included. */
  readonly findSubscriptions: (reference: string) => Promise<readonly ProviderSubscription[]>
  readonly findSubscription: (subscriptionId: string) => Promise<ProviderSubscription | undefined>
  /** A new card for future charges; charges nothing now. */
  readonly replaceCard: (change: CardChange) => Promise<CardOutcome<{ readonly card: CardSummary }>>
  /** Charges an overdue payment to this card, now. Never repeated here: after `in_doubt` read the payment first. */
  readonly payCharge: (payment: CardPayment) => Promise<CardOutcome<{ readonly payment: ProviderPayment }>>
  /** Moves the charges that do not exist yet: the next one is due then. Safe to repeat. */
  readonly moveSubscription: (subscriptionId: string, nextDueOn: string) => Promise<void>
  /** Moves a charge that is not due yet. */
  readonly moveCharge: (paymentId: string, dueOn: string) => Promise<void>
  /** Removes its open charges too. Safe to repeat. */
  readonly removeSubscription: (subscriptionId: string) => Promise<void>

  /** The charges of a subscription that the provider still lists; a removed one is only found by its own id. */
  readonly listPayments: (subscriptionId: string) => Promise<readonly ProviderPayment[]>
  readonly findPayment: (paymentId: string) => Promise<ProviderPayment | undefined>
  /** Refunds all of it, or `valueCents`. Never repeated here: after `in_doubt` read the payment's `refundedCents` first. */
  readonly refundPayment: (paymentId: string, request: RefundRequest) => Promise<ProviderPayment>

  /** Whether the provider itself sent this webhook, by its headers alone, compared in constant time: strangers' bodies are not read. */
  readonly isGenuine: (headers: WebhookRequest['headers']) => boolean
  /** Undefined for a body that cannot be read; never throws. */
  readonly readWebhook: (request: WebhookRequest) => PaymentWebhook | undefined
  /** The subscription that the object of a webhook is, or belongs to. */
  readonly findSubscriptionOf: (objectId: string) => Promise<ProviderSubscription | undefined>
}

/** What a webhook is about. The facts are read from the provider afterwards. */
export interface PaymentWebhook {
  /** The same for every repetition, and for nothing else. At most 300 characters. */
  readonly eventId: string
  /** The vendor's own name of what happened, for administrators; at most 100 characters. */
  readonly event: string
  /** The id of the subscription, or of the charge if it has no subscription; undefined for another kind of object. */
  readonly objectId: string | undefined
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

/** Exists for one request: never stored, never logged. */
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

/** How often a subscription charges. */
export type BillingCycle = 'MONTHLY' | 'YEARLY'

export interface NewSubscription extends CardCall {
  readonly customerId: string
  readonly valueCents: number
  readonly cycle: BillingCycle
  readonly firstDueOn: string
  readonly description: string
  /** Our own id, by which the subscription is found again after a lost answer. */
  readonly reference: string
}

export interface CardChange extends CardCall {
  readonly subscriptionId: string
}

export interface RefundRequest {
  readonly valueCents?: number
  /** Shown to the payer. */
  readonly reason: string
}

export interface CardPayment extends CardCall {
  readonly paymentId: string
}

/** The parts of a card that may be shown. */
export interface CardSummary {
  readonly brand: string
  readonly lastDigits: string
}

export interface ProviderSubscription {
  readonly id: string
  readonly customerId: string
  readonly reference: string | undefined
  /** Whether it continues to charge; says nothing about money. */
  readonly isCharging: boolean
  readonly isRemoved: boolean
  readonly card: CardSummary | undefined
}

/**
 * - `open`: not due, or due and not charged yet
 * - `review`: the provider checks the risk
 * - `paid`: the payer has paid, whether or not the money has reached us
 * - `overdue`: the due day passed without payment
 * - `refunding`, `refunded`: the whole amount is being or was refunded
 * - `disputed`: the card's holder denies it; `paid` again when the dispute is won, `refunded` when it is lost
 * - `removed`: will never be charged
 * - `unknown`: a state that this code does not know; changes nothing
 */
export type PaymentState = 'open' | 'review' | 'paid' | 'overdue' | 'refunding' | 'refunded' | 'disputed' | 'removed' | 'unknown'

export interface ProviderPayment {
  readonly id: string
  readonly customerId: string
  readonly subscriptionId: string | undefined
  readonly state: PaymentState
  /** The vendor's own status, for administrators and the log. */
  readonly providerStatus: string
  readonly valueCents: number
  /** The amount refunded so far; a partial refund does not change `state`. */
  readonly refundedCents: number
  readonly dueOn: string
  readonly paidOn: string | undefined
  readonly card: CardSummary | undefined
}

/** A refused card is an answer, not a failure: nothing was charged and nothing exists at the provider. */
export type CardOutcome<Accepted> =
  | ({ readonly outcome: 'accepted' } & Accepted)
  | { readonly outcome: 'refused'; readonly code: PaymentRefusalCode; readonly detail: string }

/** The codes of the error catalogue. */
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
 * - `in_doubt`: no answer, an unreadable one, or a gateway's: it may have happened, or may still happen
 * - `broken`: the provider itself failed while answering: it may have happened, and nothing is in progress any more
 * - `rate_limited`, `vendor_down`: refused for now; a read may be repeated later
 * - `credentials_refused`: our configuration must be fixed
 * - `refused`: the provider refuses the request (no card involved); `detail` has its message
 */
export type PaymentFaultCode =
  | 'unreachable'
  | 'in_doubt'
  | 'broken'
  | 'rate_limited'
  | 'vendor_down'
  | 'credentials_refused'
  | 'refused'
