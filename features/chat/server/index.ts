/** The door of the chat: so far only where it begins. */
import type { FastifyInstance } from 'fastify'
import { type Doorman, implement } from '#features/serve.ts'
import { refuse } from '#platform/errors.ts'
import { chat as table } from '../contract.ts'
import { drawQr } from './draw-qr.ts'

export interface ChatPlace {
  /** E.164; undefined when there is no chat. */
  readonly number: string | undefined
  readonly greeting: string
  /** Of links that open the app, such as https://wa.me. */
  readonly linkUrl: string
}

/** The configuration does not change while we run, so one picture serves everybody. */
const MAX_AGE_SECONDS = 3600

export function chatRoutes(app: FastifyInstance, { place, doorman }: { place: ChatPlace; doorman: Doorman }): void {
  const url = chatAddress(place)
  const qr = url === undefined ? undefined : drawQr(url)
  implement(app, {
    table,
    doorman,
    handlers: {
      getChat: () => {
        const { number, greeting } = place
        return Promise.resolve({ chat: number === undefined || url === undefined ? null : { number, greeting, url } })
      },
      getChatQr: async ({ reply }) => {
        const drawn = (await qr) ?? refuse('not_found')
        return reply.header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`).type('image/svg+xml').send(drawn)
      },
    },
  })
}

/** As https://faq.whatsapp.com/5913398998672934 has it: digits alone, and the greeting in the query. */
export function chatAddress({ number, greeting, linkUrl }: ChatPlace): string | undefined {
  return number === undefined ? undefined : `${linkUrl}/${number.replace('+', '')}?text=${encodeURIComponent(greeting)}`
}
