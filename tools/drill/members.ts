/** Simulated members: what each does is repeated until the product acknowledges it, as a browser or a person would. */
import { setTimeout as pause } from 'node:timers/promises'
import { cpf } from 'cpf-cnpj-validator'
import sharp from 'sharp'
import { SECOND } from '#platform/clock.ts'
import type { Deployment } from './deployment.ts'

const CARD = '5162306219378829'
const PLAN_VALUE = 37.9
const TRY_AGAIN_MS = 400
/** A person at a form: it is saved thirty times an hour at most. */
const TAP_AGAIN_MS = 2 * SECOND
const ANSWER_WITHIN_MS = 20_000

/** Where the product and the providers' stand-ins are. */
export type Reach = Pick<Deployment, 'url' | 'sandboxUrl'>

export interface Member {
  readonly phone: string
  readonly cookie: string
}

export interface Answer {
  readonly status: number
  readonly body: Record<string, unknown>
  readonly cookie: string
}

/** Status 0: no answer. */
export async function call(deployment: Pick<Deployment, 'url'>, path: string, options: RequestInit = {}): Promise<Answer> {
  try {
    const answer = await fetch(`${deployment.url}${path}`, { ...options, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })
    const text = await answer.text()
    const body = answer.headers.get('content-type')?.includes('json') ? (JSON.parse(text) as Record<string, unknown>) : {} // as: every call answers an object
    return { status: answer.status, body, cookie: answer.headers.get('set-cookie')?.split(';', 1)[0] ?? '' }
  } catch {
    return { status: 0, body: {}, cookie: '' }
  }
}

export function post(
  deployment: Pick<Deployment, 'url'>,
  path: string,
  { cookie = '', key, ...body }: { cookie?: string; key?: string; [field: string]: unknown },
) {
  const headers = { 'content-type': 'application/json', cookie, ...(key === undefined ? {} : { 'idempotency-key': key }) }
  return call(deployment, path, { method: 'POST', headers, body: JSON.stringify(body) })
}

/** Repeats until the answer is none of a failure: nothing, or 5xx, or a request that is being served elsewhere. */
export async function untilAnswered(giveUpAt: number, attempt: () => Promise<Answer>, everyMs = TRY_AGAIN_MS): Promise<Answer> {
  for (;;) {
    const answer = await attempt()
    const isOver = performance.now() > giveUpAt
    if (isOver || (answer.status !== 0 && answer.status < 500 && answer.status !== 429)) return answer
    await pause(everyMs)
  }
}

export async function signIn(deployment: Reach, phone: string, giveUpAt: number): Promise<Member> {
  for (;;) {
    await untilAnswered(giveUpAt, () => post(deployment, '/api/otp/send', { phone }))
    for (let tries = 0; tries < 60; tries += 1) {
      const code = await readCode(deployment, phone)
      const answer = code ? await post(deployment, '/api/otp/verify', { phone, code }) : undefined
      if (answer?.status === 200) return { phone, cookie: answer.cookie }
      await pause(TRY_AGAIN_MS / 2)
    }
    if (performance.now() > giveUpAt) throw new Error(`${phone} could not sign in`)
  }
}

async function readCode(deployment: Reach, phone: string): Promise<string> {
  return (await listCodes(deployment, phone))[0] ?? ''
}

/** The codes that a phone was sent, one for each message, the newest first. */
export async function listCodes({ sandboxUrl }: Reach, phone: string): Promise<readonly string[]> {
  const answer = await fetch(`${sandboxUrl}/control/sms?to=${encodeURIComponent(phone)}`)
  const { messages } = (await answer.json()) as { messages: { body: string }[] } // as: the sandbox's documented answer
  return messages.flatMap(({ body }) => /\b\d{6}\b/.exec(body)?.[0] ?? [])
}

let pictures = 0

/** Another photo each time: the product recognises one that it has seen. */
async function takePhoto(): Promise<Buffer> {
  pictures += 1
  const shift = { left: pictures % 200, top: Math.floor(pictures / 200) % 100 }
  return sharp('engine/photos-for-tests/barista.jpg')
    .extract({ ...shift, width: 1500, height: 1000 })
    .resize(900, 600)
    .jpeg({ quality: 85 })
    .toBuffer()
}

export interface WebEdit {
  readonly member: Member
  readonly photoId: string
  readonly editId: string
  /** How it ended: `done`, `failed`, or what was still true when time was over. */
  readonly state: string
}

/** Uploads a photo, orders a backdrop for it and follows the edit to its end. */
export async function editOnTheWeb(deployment: Reach, member: Member, giveUpAt: number): Promise<WebEdit> {
  const photo = await takePhoto()
  const uploaded = await untilAnswered(giveUpAt, () => {
    const form = new FormData()
    form.set('photo', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg')
    return call(deployment, '/api/photos', { method: 'POST', headers: { cookie: member.cookie }, body: form })
  })
  const photoId = idOf(uploaded, 'photo')
  const key = `drill-${photoId}`
  const wish = { phone: member.phone, photo_id: photoId, operation: 'swap', backdrop: 'marmore-branco' }
  const ordered = await untilAnswered(giveUpAt, () => post(deployment, '/api/edits', { cookie: member.cookie, key, ...wish }))
  const editId = idOf(ordered, 'edit')
  let state = 'unknown'
  while (!['done', 'failed'].includes(state) && performance.now() < giveUpAt) {
    const { body } = await call(deployment, `/api/edits/${editId}`, { headers: { cookie: member.cookie } })
    state = (body['edit'] as { state?: string } | undefined)?.state ?? state // as: the product's own contract
    await pause(TRY_AGAIN_MS)
  }
  return { member, photoId, editId, state }
}

function idOf(answer: Answer, name: string): string {
  const found = answer.body[name] as { id?: string } | undefined // as: the product's own contract
  if (found?.id === undefined) throw new Error(`no ${name}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`)
  return found.id
}

/** Sends a photo with its order to the chat; the network delivers it as often as it takes. */
export async function orderInTheChat({ sandboxUrl }: Deployment, phone: string): Promise<void> {
  const photo = await takePhoto()
  const message = { from: phone, type: 'image', caption: 'fundo de mármore branco', image_base64: photo.toString('base64') }
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${sandboxUrl}/control/chat/send`, { method: 'POST', headers, body: JSON.stringify(message) })
  if (!answer.ok) throw new Error(`the chat took no photo: ${await answer.text()}`)
}

interface ChatMessage {
  readonly direction: string
  readonly type: string
  readonly text?: string
  readonly image_url?: string
}

/** What a person was sent in the chat, oldest first. */
export async function listSent({ sandboxUrl }: Deployment, phone: string): Promise<readonly ChatMessage[]> {
  const answer = await fetch(`${sandboxUrl}/control/chat?phone=${encodeURIComponent(phone)}`)
  if (!answer.ok) return []
  const { messages = [] } = (await answer.json()) as { messages?: ChatMessage[] } // as: the sandbox's documented answer
  return messages.filter(({ direction }) => direction === 'out')
}

/** How many pictures a person has been sent in the chat. */
export async function countResults(deployment: Deployment, phone: string): Promise<number> {
  return (await listSent(deployment, phone)).filter(({ image_url: address }) => address !== undefined && address !== null).length
}

export interface Purchase {
  readonly phone: string
  readonly customer: string
  /** The plan's status when time was over. */
  readonly status: string
}

/** A new person buys the plan; without an answer they look, and pay again only if there is no plan. */
export async function buy(deployment: Deployment, phone: string, giveUpAt: number): Promise<Purchase> {
  const { cookie } = await signIn(deployment, phone, giveUpAt)
  const document = cpf.generate()
  const person = { name: 'ANA SOUZA', email: 'ana@exemplo.example', cpfCnpj: document }
  const save = () => post(deployment, '/api/asaas/customers', { cookie, phone, ...person })
  const saved = await untilAnswered(giveUpAt, save, TAP_AGAIN_MS)
  const customer = String(saved.body['id'])
  const holder = { ...person, postalCode: '50030230', addressNumber: '10', phone }
  const order = {
    customer,
    billingType: 'CREDIT_CARD',
    value: PLAN_VALUE,
    cycle: 'MONTHLY',
    creditCard: { holderName: 'ANA SOUZA', number: CARD, expiryMonth: '05', expiryYear: '2040', ccv: '318' },
    creditCardHolderInfo: holder,
  }
  let status = 'none'
  while (performance.now() < giveUpAt) {
    if (status === 'none') await post(deployment, '/api/asaas/subscriptions', { cookie, phone, ...order })
    const path = `/api/user/subscription?phone=${encodeURIComponent(phone)}`
    const { status: answered, body } = await call(deployment, path, { headers: { cookie } })
    if (answered === 200) status = statusOf(body['subscription'] as Plan | null | undefined) // as: the product's own contract
    if (status === 'active') break
    await pause(TRY_AGAIN_MS)
  }
  return { phone, customer, status }

  interface Plan {
    readonly status: string
    readonly unbegun: string | null
  }

  /** A purchase that the provider never heard of is none: the checkout says so, and offers to buy again. */
  function statusOf(plan: Plan | null | undefined): string {
    const isUnmade = plan?.status === 'cancelled' && plan.unbegun === 'unmade'
    return plan && !isUnmade ? plan.status : 'none'
  }
}
