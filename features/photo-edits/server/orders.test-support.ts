/** Members' actions in specs: upload, order, wait. */
import type { LightMyRequestResponse } from 'fastify'
import type { Studio, StudioMember } from '#apps/testing/studio.test-support.ts'
import type { Edit, Photo } from '../contract.ts'
import { isFinished } from '../edit-states.ts'
import { PHOTO_EDITS_TOPIC } from './edits/edit-events.ts'
import { type EditRow, findEditWithDetails } from './edits/edit-queries.ts'
import { drawJpeg } from './small-engine.test-support.ts'
import { waitForEvent } from './edits/wait-for-event.ts'

const TIMEOUT_MS = 200_000

export interface UploadForm {
  readonly file?: Uint8Array
  readonly field?: string
  readonly fields?: Readonly<Record<string, string>>
}

export async function upload(
  member: StudioMember,
  { file, field = 'photo', fields = {} }: UploadForm,
): Promise<LightMyRequestResponse> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  if (file) form.append(field, new Blob([new Uint8Array(file)], { type: 'image/jpeg' }), 'IMG_0001.jpg')
  const encoded = new Response(form)
  return member.call({
    method: 'POST',
    url: '/api/photos',
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
}

/** A different photo for every text. */
export async function aPhoto(member: StudioMember, text = member.memberId): Promise<Photo> {
  const answer = await upload(member, { file: await drawJpeg(text) })
  return answer.json<{ photo: Photo }>().photo
}

export interface Wish {
  readonly photoId: string
  readonly key?: string
  readonly [name: string]: unknown
}

/** Orders an edit, by default a `post`. */
export async function order(member: StudioMember, { photoId, key, ...wishes }: Wish): Promise<LightMyRequestResponse> {
  return member.call({
    method: 'POST',
    url: '/api/edits',
    headers: key ? { 'idempotency-key': key } : {},
    payload: { phone: member.phone, photo_id: photoId, operation: 'post', ...wishes },
  })
}

export async function redo(
  member: StudioMember,
  editId: string,
  { key, ...wishes }: { readonly key?: string; readonly [name: string]: unknown } = {},
): Promise<LightMyRequestResponse> {
  return member.call({
    method: 'POST',
    url: `/api/edits/${editId}/redo`,
    headers: key ? { 'idempotency-key': key } : {},
    payload: wishes,
  })
}

export function editIn(answer: LightMyRequestResponse): Edit {
  return answer.json<{ edit: Edit }>().edit
}

export function codeIn(answer: LightMyRequestResponse): string {
  return answer.json<{ code: string }>().code
}

export async function getEdit(member: StudioMember, id: string): Promise<Edit> {
  return editIn(await member.call({ method: 'GET', url: `/api/edits/${id}` }))
}

/** Waits until the edit is done or failed. */
export function finished(studio: Studio, member: StudioMember, id: string): Promise<Edit> {
  return waitFor(studio, { member, id, isOver: ({ state }) => isFinished(state) })
}

/** Waits until the change that was asked for is made, or given up. */
export function changeSettled(studio: Studio, member: StudioMember, id: string): Promise<Edit> {
  return waitFor(studio, { member, id, isOver: ({ changeAskedAt }) => !changeAskedAt })
}

/** Waits until the watermarks of the trial are off. */
export function withoutWatermark(studio: Studio, member: StudioMember, id: string): Promise<Edit> {
  return waitFor(studio, { member, id, isOver: ({ watermarked }) => !watermarked })
}

interface Wait {
  readonly member: StudioMember
  readonly id: string
  readonly isOver: (edit: EditRow) => boolean
}

async function waitFor(studio: Studio, { member, id, isOver }: Wait): Promise<Edit> {
  await waitForEvent(studio.core.notifications, {
    topic: PHOTO_EDITS_TOPIC,
    id,
    timeoutMs: TIMEOUT_MS,
    start: async () => {},
    look: async () => {
      const details = await findEditWithDetails(studio.core.database.db, id)
      return details && isOver(details.edit) ? details : undefined
    },
  })
  return getEdit(member, id)
}

/** A delivered edit. */
export async function aDoneEdit(studio: Studio, member: StudioMember, wishes: Partial<Wish> = {}): Promise<Edit> {
  const photoId = wishes.photoId ?? (await aPhoto(member)).id
  return finished(studio, member, editIn(await order(member, { ...wishes, photoId })).id)
}

export async function remaining(member: StudioMember): Promise<number> {
  const answer = await member.call({ method: 'GET', url: '/api/user/photo-limit', query: { phone: member.phone } })
  return answer.json<{ photosRemaining: number }>().photosRemaining
}
