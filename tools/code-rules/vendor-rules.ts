/** Finds what only a vendor's folder may know: its name, its headers, the fields of its messages, the form of its ids. */
import type { VisitorObject } from 'oxc-parser'
import type { Span } from './text-rules.ts'

const NAMES = /asaas|twilio|zenvia|openai|graph\.(facebook|instagram)/i
const HEADERS = /x-hub-signature|asaas-access-token|x-twilio-signature|x-webhook-token|hub\.(mode|challenge|verify_token)/i
const FIELDS = /\b(wa_id|wamid|phone_number_id|messaging_product|externalReference|signed_request|MessageSid|AccountSid)\b/
/** Ids that begin with their type. */
const IDS = /(^|[^\w-])\^?(pay|sub|cus|evt|SM|AC)_(\w|\\w|$)/

/** Addresses, fields and codes that the product's specification names after a vendor. */
const OF_THE_SPECIFICATION =
  /^(asaas_(customer|subscription)_id|update_asaas_customer|ERRO_ASAAS|\/api\/asaas\/(webhook|customers|(subscriptions|payments)(\/:id)?))$/

export const isVendors = (text: string) =>
  !OF_THE_SPECIFICATION.test(text) && [NAMES, HEADERS, FIELDS, IDS].some((pattern) => pattern.test(text))

export function vendorsOwn(_: string, report: (node: Span) => void): VisitorObject {
  return {
    Identifier: (node) => {
      if (isVendors(node.name)) report(node)
    },
    Literal: (literal) => {
      const written = 'regex' in literal ? literal.regex.pattern : literal.value
      if (typeof written === 'string' && isVendors(written)) report(literal)
    },
    TemplateElement: (part) => {
      if (isVendors(part.value.raw)) report(part)
    },
  }
}
