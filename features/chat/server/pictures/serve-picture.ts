import type { FastifyReply } from 'fastify'
import { paths } from '#features/paths.ts'
import { findEditSummary } from '#features/photo-edits/server/index.ts'
import { chatTexts } from '#phrases/chat.ts'
import { DEFAULT_LANGUAGE, type Language, nearestLanguage } from '#phrases/shape.ts'
import { findChat } from '../chat-queries.ts'
import type { ChatDeps } from '../deps.ts'
import { readToken } from './full-size-link.ts'
import { findOrder } from '../order-queries.ts'

interface PictureRequest {
  readonly token: string
  /** The browser's Accept-Language header. */
  readonly acceptsLanguage: string | undefined
}

/** Serves a result in full size to anyone with the link. Once the link has expired or the edit is deleted, a page says so. */
export async function servePicture(
  deps: ChatDeps,
  { token, acceptsLanguage }: PictureRequest,
  reply: FastifyReply,
): Promise<void> {
  const editId = readToken(deps, token)
  const edit = editId === undefined ? undefined : await findEditSummary(deps.db, { editId })
  const bytes = edit?.picture && (await deps.files.get(edit.picture.fileKey))
  reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex')
  if (!bytes) {
    const language = (await languageOf(deps, editId)) ?? nearestLanguage(acceptsLanguage ?? '') ?? DEFAULT_LANGUAGE
    await reply.code(404).header('content-security-policy', PAGE_POLICY).type('text/html; charset=utf-8').send(pageOf(language))
    return
  }
  reply.header('content-disposition', 'inline; filename="mandou.jpg"')
  await reply.type('image/jpeg').send(Buffer.from(bytes))
}

/** The language of the chat that the link was sent in. */
async function languageOf({ db }: ChatDeps, editId: string | undefined): Promise<Language | undefined> {
  const order = editId === undefined ? undefined : await findOrder(db, editId)
  const chat = order && (await findChat(db, order.chatId))
  return chat?.language
}

const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** A page without any file of the site, so that it works in the messaging app's own browser. */
function pageOf(language: Language): string {
  const { title, text, open } = chatTexts[language].pictureGone
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title}</title>
    <style>
      body { font: 1.0625rem/1.5 system-ui, sans-serif; max-width: 30rem; margin: 20vh auto 0; padding: 0 1.5rem; }
      h1 { font-size: 1.5rem; line-height: 1.25; }
    </style>
  </head>
  <body>
    <h1>${title}</h1>
    <p>${text}</p>
    <p><a href="${paths.studio()}">${open}</a></p>
  </body>
</html>
`
}
