/** A member who posts one edit on Instagram each day, with another caption each time. */
import { setTimeout as pause } from 'node:timers/promises'
import { acceptDialog } from './accept-dialog.ts'
import { call, editOnTheWeb, type Member, post, type Reach, signIn, untilAnswered } from './members.ts'

const LOOK_EVERY_MS = 500
const OVER = ['published', 'failed', 'cancelled']

export interface Publisher {
  readonly member: Member
  readonly editId: string
  /** The last post, which the next one must name: nobody posts an edit twice by mistake. */
  lastId?: string
}

export interface Post {
  readonly caption: string
  /** The post's state when time was over; `refused` if it was not even accepted. */
  readonly state: string
}

/** Signs in, makes the edit and connects the one account that Facebook's first person has. */
export async function openPublisher(deployment: Reach, phone: string, giveUpAt: number): Promise<Publisher> {
  const member = await signIn(deployment, phone, giveUpAt)
  const { editId, state } = await editOnTheWeb(deployment, member, giveUpAt)
  if (state !== 'done') throw new Error(`the edit to post is ${state}`)
  await connect(deployment, member)
  return { member, editId }
}

/** Goes through Facebook's dialog as the window does. */
async function connect(deployment: Reach, { cookie, phone }: Member): Promise<void> {
  const opened = await post(deployment, '/api/instagram/dialogs', { cookie, phone })
  const address = await acceptDialog(new URL(String(opened.body['dialog_url'])))
  const answer = await fetch(`${deployment.url}${address.pathname}${address.search}`, { headers: { cookie }, redirect: 'manual' })
  const returned = new URL(answer.headers.get('location') ?? '', deployment.url).searchParams
  const chosen = { social_token: returned.get('access_token'), social_id: returned.get('instagram_account_id') }
  const saved = await post(deployment, '/api/user', { cookie, phone, action: 'instagram', ...chosen })
  if (saved.status !== 200) throw new Error(`Instagram was not connected: ${saved.status} ${JSON.stringify(saved.body)}`)
}

let captions = 0

/** Orders the post until it is accepted, and follows it to its end. */
export async function publish(deployment: Reach, publisher: Publisher, giveUpAt: number): Promise<Post> {
  captions += 1
  const caption = `post ${captions} of the drill`
  const { cookie, phone } = publisher.member
  const { editId, lastId } = publisher
  const key = `drill-${editId}-${captions}`
  const order = (again: string | undefined) =>
    untilAnswered(giveUpAt, () =>
      post(deployment, '/api/instagram/publish', { cookie, key, phone, edit_id: editId, caption, ...(again && { again }) }),
    )
  let ordered = await order(lastId)
  // after a day of wrong clocks another post counts as the last one: the product names it, and the member confirms
  if (ordered.body['code'] === 'publication_repeated') ordered = await order(String(ordered.body['publication_id']))
  const accepted = publicationOf(ordered.body)
  if (!accepted) return { caption, state: `refused (${ordered.status} ${String(ordered.body['code'])})` }
  publisher.lastId = accepted.id
  let { state } = accepted
  while (!OVER.includes(state) && performance.now() < giveUpAt) {
    await pause(LOOK_EVERY_MS)
    const path = `/api/instagram/publications/${accepted.id}?phone=${encodeURIComponent(phone)}`
    state = publicationOf((await call(deployment, path, { headers: { cookie } })).body)?.state ?? state
  }
  return { caption, state }
}

function publicationOf(body: Readonly<Record<string, unknown>>): { id: string; state: string } | undefined {
  return body['publication'] as { id: string; state: string } | undefined // as: the product's own contract
}

/** How often each caption is on Instagram. */
export async function countPosts({ sandboxUrl }: Reach): Promise<ReadonlyMap<string, number>> {
  const answer = await fetch(`${sandboxUrl}/control/graph`)
  const { accounts } = (await answer.json()) as { accounts: readonly { posts: readonly { caption: string }[] }[] } // as: the sandbox's own list
  const posted = accounts.flatMap(({ posts }) => posts.map(({ caption }) => caption))
  return new Map([...Map.groupBy(posted, (caption) => caption)].map(([caption, same]) => [caption, same.length]))
}
