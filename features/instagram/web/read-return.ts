/** What the address says in which Facebook's dialog has left its window: see `RETURN_PATH`. */

export interface DialogReturn {
  /** Undefined when the server did not know whose dialog it was. */
  readonly dialogId: string | undefined
  readonly accessToken: string | undefined
  readonly accountId: string | undefined
  /** `access_denied`, or a code of `DIALOG_FAILURES`. */
  readonly error: string | undefined
}

/** Undefined for who came here on their own. */
export function readReturn(search: URLSearchParams): DialogReturn | undefined {
  const given = (name: string) => search.get(name) || undefined
  const dialogReturn = {
    dialogId: given('dialog'),
    accessToken: given('access_token'),
    accountId: given('instagram_account_id'),
    error: given('error') ?? given('error_reason'),
  }
  return Object.values(dialogReturn).some((value) => value !== undefined) ? dialogReturn : undefined
}
