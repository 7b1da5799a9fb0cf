/**
 * Shared by the specs of account deletion: a member with marks in every text that a person can write, and a search over all
 * tables.
 */
import sharp from 'sharp'
import { expect } from 'vitest'
import type { Buyer, Money } from './money.test-support.ts'

/** Words that appear nowhere else. */
export const MARKS = {
  name: 'Zulmira Marcanome',
  lastName: 'Marcasobrenome',
  email: 'marcaemail@exemplo.example',
  bio: 'Marcabio: bolos de casamento',
  occupation: 'Marcaprofissao',
  words: 'Marcafundo de madeira clara',
  headline: 'Marcatitulo',
  signature: 'Marcaassinatura',
  message: 'Marcamensagem da promocao',
  caption: 'Marcalegenda escrita a mao',
  key: 'marca-toque-1',
  reason: 'Marcamotivo do administrador',
} as const

/** The member's browser and address: the only personal data that the access-log law requires us to keep. */
export const BROWSER = 'Marcanavegador/1.0'

export interface MarkedMember extends Buyer {
  readonly memberId: string
  /** Names of every file that was stored for the member. */
  readonly files: readonly string[]
}

/** A person who bought the plan, filled in everything, and has a photo, a finished edit and an open one. */
export async function aMarkedMember(money: Money): Promise<MarkedMember> {
  const buyer = await money.visit()
  await buyer.buy()
  const memberId = await idOf(money, buyer.phone)
  const before = await listFiles(money)
  const change = (fields: Record<string, unknown>) => buyer.call('POST', '/api/user', fields)
  await change({ action: 'update', name: MARKS.name, email: MARKS.email, document: buyer.document })
  await change({
    action: 'update_profile',
    name: MARKS.name,
    last_name: MARKS.lastName,
    bio: MARKS.bio,
    occupation_area: MARKS.occupation,
  })
  await money.query("update members set birthdate = 'Marcanascimento', monthly_revenue = 'Marcarenda' where id = $1", [memberId])
  const photoId = await sendPhoto(money, buyer)
  const wishes = { message: MARKS.message, headline: MARKS.headline, signature: MARKS.signature, words: MARKS.words }
  const ordered = await money.app.inject({
    method: 'POST',
    url: '/api/edits',
    headers: { cookie: buyer.cookie, 'idempotency-key': MARKS.key },
    payload: { phone: buyer.phone, photo_id: photoId, operation: 'caption', ...wishes },
  })
  const { id } = ordered.json<{ edit: { id: string } }>().edit
  const stateOf = async () => (await money.query('select state from edits where id = $1', [id]))[0]?.['state']
  await money.until(stateOf, 'done')
  await finishByHand(money, id)
  await chatByHand(money, { memberId, phone: buyer.phone, editId: id })
  return { ...buyer, memberId, files: (await listFiles(money)).filter((key) => !before.includes(key)) }
}

/**
 * Inserts what a worker with the real engine would leave: a result with its thumbnail and its painted backdrop, and an understood
 * scene.
 */
async function finishByHand({ core, query }: Money, editId: string): Promise<void> {
  const mark = editId.replaceAll('-', '')
  const keys = [`pictures/ma/${mark}.jpg`, `tiles/ma/${mark}.jpg`, `generated/${editId}`]
  await Promise.all(keys.map((key) => core.files.put(key, Buffer.from(MARKS.caption))))
  await query(
    'insert into edit_pictures (edit_id, format, file_key, tile_key, width, height, created_at) values ($1, $2, $3, $4, 1, 1, now())',
    [editId, '4:5', keys[0], keys[1]],
  )
  await query('update edits set caption = $2, understood = $3 where id = $1', [
    editId,
    MARKS.caption,
    JSON.stringify({ taken: [MARKS.words], missed: [MARKS.words] }),
  ])
}

/** Inserts what the messaging app would leave: a linked chat, one message not yet read, and our message about the edit. */
async function chatByHand({ query }: Money, about: { memberId: string; phone: string; editId: string }): Promise<void> {
  const { memberId, phone, editId } = about
  const digits = phone.replace('+', '')
  const state = { version: 1, wait: { for: 'photo', order: { kind: 'order', operation: 'describe', words: MARKS.words } } }
  await query(
    `insert into chats (id, phone, phone_key, network_id, member_id, language, state, last_message_at, created_at)
     values ($1, $2, $2, $3, $4, 'pt-BR', $5, now(), now())`,
    [editId, digits, `BR.${MARKS.key}`, memberId, JSON.stringify(state)],
  )
  await query(
    `insert into chat_incoming (id, chat_id, sent_at, received_at, content, is_fetched) values ($1, $2, now(), now(), $3, true)`,
    [`wamid.${MARKS.key}`, editId, JSON.stringify({ kind: 'text', text: MARKS.message })],
  )
  await query(
    `insert into chat_outgoing (id, chat_id, member_id, purpose, edit_id, content, state, due_at, created_at)
     values ($1, $1, $2, 'answer', $1, $3, 'sent', now(), now())`,
    [editId, memberId, JSON.stringify({ kind: 'text', text: MARKS.caption })],
  )
  await query(
    `insert into chat_orders (edit_id, chat_id, member_id, message_id, number, total, questions, shown_typing_at, ordered_at, finished_at)
     values ($1, $1, $2, $3, 1, 1, 0, now(), now(), now())`,
    [editId, memberId, `wamid.${MARKS.key}`],
  )
  await query(
    `insert into chat_threads (id, chat_id, member_id, opened_at, waiting_since, last_message_at, delete_after)
     values ($1, $1, $2, now(), now(), now(), now() + interval '60 days')`,
    [editId, memberId],
  )
  await query(
    `insert into chat_thread_messages (id, thread_id, author, kind, text, at) values ($1, $1, 'member', 'text', $2, now())`,
    [editId, MARKS.message],
  )
  await query(`insert into chat_link_codes (member_id, code_hash, expires_at) values ($1, $2, now() + interval '1 hour')`, [
    memberId,
    MARKS.key,
  ])
}

export async function sendPhoto({ app }: Money, { cookie }: Buyer): Promise<string> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const file = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#888', noise } })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.append('photo', new Blob([new Uint8Array(file)], { type: 'image/jpeg' }), 'IMG_0001.jpg')
  const encoded = new Response(form)
  const answer = await app.inject({
    method: 'POST',
    url: '/api/photos',
    headers: { cookie, 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
  expect(answer.statusCode).toBe(201)
  return answer.json<{ photo: { id: string } }>().photo.id
}

export async function idOf({ query }: Money, phone: string): Promise<string> {
  return String((await query('select id from members where phone = $1', [phone]))[0]?.['id'])
}

export async function listFiles({ core }: Money): Promise<readonly string[]> {
  const keys: string[] = []
  for await (const { key } of core.files.list()) keys.push(key)
  return keys.sort()
}

export function requestDeletion(
  { app }: Pick<Money, 'app'>,
  { phone, cookie }: Pick<Buyer, 'phone' | 'cookie'>,
  confirmation = 'EXCLUIR',
) {
  const headers = { cookie, 'user-agent': BROWSER }
  return app.inject({ method: 'POST', url: '/api/user/delete-account', headers, payload: { phone, confirmation } })
}

/** Waits until the erasure job is done, and the jobs that it queued. */
export async function untilForgotten({ query, until }: Money, memberId: string): Promise<void> {
  const forgotten = async () =>
    (await query('select erased_at is not null as is_forgotten from account_deletions where member_id = $1', [memberId]))[0]
  await until(forgotten, { is_forgotten: true })
  const unfinished = async () =>
    await query(
      "select name from pgboss.job where state < 'completed' and name like any ('{photo-edits.%,privacy.%,payments.%}')",
    )
  await until(unfinished, [])
}

export interface Finding {
  readonly table: string
  readonly column: string
  readonly mark: string
}

/** Searches every text column of the database: all schemas, JSON and bytes included. */
export async function searchDatabase({ query }: Pick<Money, 'query'>, texts: readonly string[]): Promise<readonly Finding[]> {
  const tables = await query(
    `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname not in ('pg_catalog', 'information_schema')
       and case when n.nspname = 'public' then c.relkind in ('r', 'p', 'm') and not c.relispartition else c.relkind in ('r', 'm') end`,
  )
  const found: Finding[] = []
  for (const { schema, name } of tables) {
    const table = schema === 'public' ? String(name) : `${String(schema)}.${String(name)}`
    const rows = await query(
      `select distinct e.key as column, m.text as mark
       from "${String(schema)}"."${String(name)}" t, jsonb_each_text(to_jsonb(t)) e, unnest($1::text[]) m(text)
       where e.value ilike '%' || m.text || '%' or e.value ilike '%' || encode(convert_to(m.text, 'utf8'), 'hex') || '%'`,
      [[...texts]],
    )
    found.push(...rows.map(({ column, mark }) => ({ table, column: String(column), mark: String(mark) })))
  }
  return found
}
