/** Pictures as files: fetched completely, so that the screen can show "preparing" and share them with other apps. */
import { addressOf, CallError } from '#features/api.ts'
import { failure } from '#features/endpoint.ts'
import * as z from 'zod/mini'
import { type Edit, type Format, photoEdits } from '#features/photo-edits/contract.ts'

/** How often a format that is being made is requested; the server waits up to 25 s each time. */
const TRIES = 4

/**
 * A file of the given format. A format that was not requested before is made first, which takes some seconds. @throws CallError
 */
export async function fetchPicture({ id, created_at: madeAt }: Pick<Edit, 'id' | 'created_at'>, format: Format): Promise<File> {
  const address = addressOf(photoEdits.getEditImage, { params: { id }, query: { format } })
  const name = `mandou-${madeAt.slice(0, 10)}-${format.replace(':', 'x')}.jpg`
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(address)
    if (response.ok) return new File([await response.blob()], name, { type: 'image/jpeg' })
    const parsed = z.safeParse(failure, await response.json())
    const { code, error } = parsed.success ? parsed.data : { code: 'server_error', error: '' }
    if (code !== 'edit_not_ready' || attempt === TRIES) {
      throw new CallError({ ok: false, status: response.status, code, error, field: undefined, extra: {} })
    }
  }
}

/** Saves a file as a download of the browser. */
export function saveFile(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  // the browser reads the file later
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

export function canShareFiles(): boolean {
  const probe = new File([''], 'probe.jpg', { type: 'image/jpeg' })
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [probe] })
}
