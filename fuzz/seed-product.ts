/** A member's data before the first case: a photo, an edit, a caption, a customer's id, a chat, an Instagram account. */
import { z } from 'zod'
import { acceptDialog } from '#tools/drill/accept-dialog.ts'
import type { User } from './users.ts'
import type { Pictures } from './pictures.ts'
import type { Pools } from './pools.ts'
import type { Answer, Exchange } from './send.ts'
import { writeForm } from './uploads.ts'

export interface Furnishing {
  readonly exchange: Exchange
  readonly pools: Pools
  readonly pictures: Pictures
  readonly toChat: (phone: string, text: string) => Promise<unknown>
}

/** Facebook knows a few people; the first members are those. */
const CONNECTED = 2

export function createSeeder({ exchange, pools, pictures, toChat }: Furnishing): (user: User) => Promise<void> {
  let furnished = 0
  return async (user) => {
    const at = furnished
    furnished += 1
    const headers = {
      cookie: user.cookie,
      'x-forwarded-for': user.address,
      ...(user.token === '' ? {} : { authorization: `Bearer ${user.token}` }),
    }
    const learn = (answer: Answer) => {
      if (answer.status >= 300 || answer.text === '') return
      pools.learn(JSON.parse(answer.text), user.phone)
    }
    const get = async (target: string) => learn(await exchange({ method: 'GET', target, headers }))
    const post = async (target: string, body: object) => {
      const json = { ...headers, 'content-type': 'application/json' }
      const named = Buffer.from(JSON.stringify({ phone: user.phone, ...body }))
      const answer = await exchange({ method: 'POST', target, headers: json, body: named })
      learn(answer)
      return answer
    }
    await get('/api/session')
    await get('/api/backdrops')
    const form = writeForm(pictures.jpeg, 'none')
    const uploaded = await exchange({
      method: 'POST',
      target: '/api/photos',
      headers: { ...headers, ...form.headers },
      body: form.body,
    })
    learn(uploaded)
    const photoId = /"id":"([\w-]+)"/.exec(uploaded.text)?.[1]
    if (photoId)
      await post('/api/edits', { photo_id: photoId, operation: at % 2 === 0 ? 'post' : 'swap', backdrop: 'madeira-clara' })
    await post('/api/asaas/customers', { name: 'ANA SOUZA', email: 'ana@exemplo.example', cpfCnpj: user.document })
    await post('/api/chat/link-code', {})
    await toChat(user.phone, 'oi')
    if (at < CONNECTED) await connect(exchange, { headers, post, learn })
    if (user.token !== '')
      for (const list of ['members', 'payments', 'coupons', 'operations/jobs'])
        await get(`/api/admin/${list}?phone=${encodeURIComponent(user.phone)}`)
    await get(`/api/edits?phone=${encodeURIComponent(user.phone)}`)
  }
}

interface Connecting {
  readonly headers: Readonly<Record<string, string>>
  readonly post: (target: string, body: object) => Promise<Answer>
  readonly learn: (answer: Answer) => void
}

const opening = z.object({ dialog_url: z.string(), dialog: z.object({ id: z.string() }) })
const granted = z.object({ dialog: z.object({ accounts: z.array(z.object({ id: z.string(), may_publish: z.boolean() })) }) })

/**
 * Goes through Facebook's dialog as the window does. @throws ZodError where it ends early: the calls about Instagram would have
 * no account
 */
async function connect(exchange: Exchange, { headers, post, learn }: Connecting): Promise<void> {
  const opened = opening.parse(JSON.parse((await post('/api/instagram/dialogs', {})).text))
  const address = await acceptDialog(new URL(opened.dialog_url))
  const returned = await exchange({ method: 'GET', target: address.pathname + address.search, headers })
  const handle = new URL(returned.headers.location ?? '/', address).searchParams.get('access_token') ?? opened.dialog.id
  const answer = await exchange({ method: 'GET', target: `/api/instagram/dialogs/${handle}`, headers })
  learn(answer)
  const { dialog } = granted.parse(JSON.parse(answer.text))
  const chosen = dialog.accounts.find(({ may_publish: mayPublish }) => mayPublish)?.id
  await post('/api/user', { action: 'instagram', social_token: handle, social_id: chosen })
}
