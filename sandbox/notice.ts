/** Where strangers can reach the sandbox, every page of it says what it is, above everything else. */
import type { FastifyInstance } from 'fastify'
import { TEXTS } from './page/texts.ts'

const STYLE_PATH = '/notice.css'

/** White on this red has a contrast of 8 to 1. */
const STYLES = '.exposed{padding:8px 16px;background:#9b1c1c;color:#fff;font:600 14px/1.4 system-ui,sans-serif;text-align:center}'

/** Call it before the pages are registered. */
export function showNotice(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply, payload) => {
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html')
    return isPage && typeof payload === 'string' ? insertNotice(payload) : payload
  })
  app.get(STYLE_PATH, async (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLES))
}

function insertNotice(page: string): string {
  return page
    .replace('</head>', `<link rel="stylesheet" href="${STYLE_PATH}"></head>`)
    .replace(/<body[^>]*>/, (body) => `${body}<section class="exposed" aria-label="Sandbox">${TEXTS.exposed}</section>`)
}
