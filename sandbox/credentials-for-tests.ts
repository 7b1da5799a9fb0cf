/** Credentials of the sandboxes that specs start: drawn once for each process that runs specs. */
import { randomBytes } from 'node:crypto'
import { drawCredentials } from './credentials.ts'

export const CREDENTIALS = drawCredentials(randomBytes(32).toString('hex'))

export const {
  sms: SMS_CREDENTIALS,
  zenvia: ZENVIA_CREDENTIALS,
  asaas: ASAAS_CREDENTIALS,
  graph: GRAPH_CREDENTIALS,
  whatsapp: WHATSAPP_CREDENTIALS,
  openai: OPENAI_CREDENTIALS,
} = CREDENTIALS
