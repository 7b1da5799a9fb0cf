/** What must be true after every scenario. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { SECOND } from '#platform/clock.ts'
import { checkInvariants, checkCharges, readJobs } from '#fuzz/check-invariants.ts'
import { withClient } from './with-client.ts'
import type { Deployment } from './deployment.ts'
import { call, countResults, listCodes, listSent } from './members.ts'
import { countPosts } from './posts.ts'
import type { Outcome } from './traffic.ts'

const ORPHANS_END_WITHIN_MS = 5 * SECOND

/** Waits until no job is due. @returns whether that came before `giveUpAt` */
export async function untilDrained(deployment: Deployment, giveUpAt: number): Promise<number> {
  for (;;) {
    const open = await withDatabase(deployment, async (client) => (await readJobs(client)).open).catch(() => -1)
    if (open === 0 || performance.now() > giveUpAt) return open
    await pause(200)
  }
}

/**
 * Waits until each person of the chat has a picture that they did not have before: a webhook that was refused during a failure comes
 * again only after the vendor's pause.
 */
export async function untilAnswered(
  deployment: Deployment,
  { chatPhones }: Outcome,
  { before, giveUpAt }: { readonly before: ReadonlyMap<string, number>; readonly giveUpAt: number },
): Promise<void> {
  for (const phone of chatPhones)
    while ((await countResults(deployment, phone)) <= (before.get(phone) ?? 0) && performance.now() < giveUpAt) await pause(500)
}

export async function withDatabase<T>(
  { database }: Pick<Deployment, 'database'>,
  ask: (client: Client) => Promise<T>,
): Promise<T> {
  return withClient(database.url, ask)
}

/** @param results pictures that each person of the chat had before this scenario @returns every breach in words; none on a run without failure */
export async function checkScenario(
  deployment: Deployment,
  outcome: Outcome,
  results: ReadonlyMap<string, number>,
): Promise<readonly string[]> {
  const invariants = await withDatabase(deployment, checkInvariants)
  const charges = await checkCharges(deployment.sandboxUrl, deployment.asaasKey)
  return [
    ...outcome.faults,
    ...[...invariants, ...charges].map(({ rule, first }) => `${rule}: ${first}`),
    ...(await checkEdits(deployment, outcome)),
    ...(await checkPurchases(deployment, outcome)),
    ...(await checkChat(deployment, outcome, results)),
    ...(await checkPosts(deployment, outcome)),
    ...(await checkCodes(deployment, outcome)),
    ...(await checkOrphans(deployment)),
  ]
}

async function checkEdits(deployment: Deployment, { edits }: Outcome): Promise<readonly string[]> {
  const breaches = edits.filter(({ state }) => state !== 'done').map(({ editId, state }) => `edit ${editId} is ${state}`)
  for (const { member, photoId, editId } of edits) {
    const headers = { cookie: member.cookie }
    const photo = await call(deployment, `/api/photos/${photoId}`, { headers })
    if (photo.status !== 200) breaches.push(`an acknowledged photo answers ${photo.status}`)
    const picture = await call(deployment, `/api/edits/${editId}/image?format=4:5`, { headers })
    if (![200, 202].includes(picture.status)) breaches.push(`a delivered picture answers ${picture.status}`)
  }
  const ids = edits.map(({ photoId }) => photoId)
  const twice = await withDatabase(deployment, (client) =>
    client.query('select photo_id from edits where photo_id = any($1::uuid[]) group by photo_id having count(*) <> 1', [ids]),
  )
  return [...breaches, ...twice.rows.map(() => 'one order made two edits')]
}

async function checkPurchases(deployment: Deployment, { purchases }: Outcome): Promise<readonly string[]> {
  const breaches: string[] = []
  for (const { customer, status } of purchases) {
    if (status !== 'active') breaches.push(`a plan that was paid is ${status}`)
    const answer = await fetch(`${deployment.sandboxUrl}/v3/payments?customer=${customer}&limit=100`, {
      headers: { access_token: deployment.asaasKey },
    })
    const { data } = (await answer.json()) as { data: { status: string; deleted: boolean }[] } // as: the provider's list
    const confirmed = data.filter((charge) => !charge.deleted && ['CONFIRMED', 'RECEIVED'].includes(charge.status)).length
    if (confirmed !== 1) breaches.push(`${confirmed} charges for one purchase`)
  }
  return breaches
}

async function checkChat(
  deployment: Deployment,
  { chatPhones }: Outcome,
  before: ReadonlyMap<string, number>,
): Promise<readonly string[]> {
  const breaches: string[] = []
  for (const phone of chatPhones) {
    const results = (await countResults(deployment, phone)) - (before.get(phone) ?? 0)
    if (results === 1) continue
    const last = (await listSent(deployment, phone)).map(({ type, text }) => `${type} ${text ?? ''}`.slice(0, 60))
    breaches.push(`${results} pictures for one order in the chat (${last.slice(-4).join(' / ')})`)
  }
  return breaches
}

async function checkPosts(deployment: Deployment, { posts }: Outcome): Promise<readonly string[]> {
  const counts = await countPosts(deployment)
  const unpublished = posts.filter(({ state }) => state !== 'published').map(({ state }) => `a post is ${state}`)
  // one of an earlier scenario may have come a second time as well
  const twice = [...counts]
    .filter(([, count]) => count > 1)
    .map(([caption, count]) => `"${caption}" is on Instagram ${count} times`)
  const missing = posts.filter(({ state, caption }) => state === 'published' && !counts.has(caption))
  return [...unpublished, ...twice, ...missing.map(({ caption }) => `"${caption}" is published and not on Instagram`)]
}

/** A code is random, so the same one twice is the same message twice. */
async function checkCodes(deployment: Deployment, { newPhones }: Outcome): Promise<readonly string[]> {
  const breaches: string[] = []
  for (const phone of newPhones) {
    const codes = await listCodes(deployment, phone)
    if (codes.length === 0) breaches.push('somebody who signed in was sent no code')
    if (new Set(codes).size < codes.length) breaches.push(`${codes.length} messages for ${new Set(codes).size} codes`)
  }
  return breaches
}

/** What a process started must end with it, within some seconds. */
async function checkOrphans({ servers, workers }: Deployment): Promise<readonly string[]> {
  const giveUpAt = performance.now() + ORPHANS_END_WITHIN_MS
  const find = () => [...servers, ...workers].flatMap(({ orphans }) => orphans())
  while (find().length > 0 && performance.now() < giveUpAt) await pause(200)
  return find().map((orphan) => `outlived its parent: ${orphan}`)
}
