import type { Api } from './api.ts'
import type { Callbacks, DeletionPromise } from './callbacks.ts'

interface LeaveDeps {
  readonly api: Pick<Api, 'consents'>
  readonly callbacks: Callbacks
}

/** A person removes the app, and may request deletion too; the product is called for each. */
export async function leave(
  { api, callbacks }: LeaveDeps,
  personId: string,
  asksForDeletion: boolean,
): Promise<{ readonly wasConnected: boolean; readonly promise: DeletionPromise | undefined }> {
  const wasConnected = api.consents.remove(personId)
  if (wasConnected) await callbacks.deauthorise(personId)
  return { wasConnected, promise: asksForDeletion ? await callbacks.askForDeletion(personId) : undefined }
}
