/** Credentials of the sandboxes that specs start: generated once per process. */
import { newSecret } from '#platform/crypto.ts'
import { drawCredentials, sandboxEnvironment } from './credentials.ts'

export const CREDENTIALS = drawCredentials(newSecret())

export const {
  sms: TWILIO_CREDENTIALS,
  zenvia: ZENVIA_CREDENTIALS,
  asaas: ASAAS_CREDENTIALS,
  graph: GRAPH_CREDENTIALS,
  whatsapp: WHATSAPP_CREDENTIALS,
  openai: OPENAI_CREDENTIALS,
} = CREDENTIALS

/** The product's settings for a sandbox that a spec started. */
export function environmentForTests(sandboxUrl: string): Record<string, string> {
  return sandboxEnvironment(sandboxUrl, CREDENTIALS)
}
