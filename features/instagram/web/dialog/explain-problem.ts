/** Explains a failed connection, in the words of the product specification's catalogue. */
import type { TFunction } from 'i18next'
import * as z from 'zod/mini'
import type { Failure } from '#features/api.ts'
import type { Dialog, MissingCause } from '#features/instagram/contract.ts'

export interface Problem {
  readonly title?: string
  readonly text: string
  /** Permissions that the member declined, by Facebook's names. */
  readonly missingScopes?: readonly string[]
  /** Why no account may have been found. */
  readonly causes?: readonly MissingCause[]
  /** Names of Pages without a professional account. */
  readonly pages?: readonly string[]
}

type Translate = TFunction<'instagram'>
type Ended = NonNullable<Dialog['failure']>

const CANCELLED: ReadonlySet<string> = new Set(['access_denied', 'user_denied', 'instagram_cancelled'])
const NO_SESSION: ReadonlySet<string> = new Set(['unauthorised', 'wrong_phone'])
/** Errors that we or Facebook have to fix; a later attempt may work. */
const PASSING: ReadonlySet<string> = new Set(['invalid_answer', 'social_unavailable', 'unavailable', 'server_error'])

/** The member declined, or closed the window: no error. */
export function isCancelled(code: string | undefined): boolean {
  return code !== undefined && CANCELLED.has(code)
}

/** Explains a dialog that ended without anything to save. */
export function explainDialog(t: Translate, { code, error, missing_scopes, causes, pages_without_account }: Ended): Problem {
  if (code === 'instagram_scopes_missing') return scopesMissing(t, missing_scopes)
  if (code === 'instagram_account_missing') {
    return { title: t('none.heading'), text: t('none.text'), causes: causes ?? [], pages: pages_without_account ?? [] }
  }
  if (code === 'instagram_token_invalid') return { text: t('errors.tokenInvalid') }
  if (code === 'instagram_dialog_failed') return { text: t('errors.callback') }
  return { text: t('errors.window', { error }) }
}

/** Explains what a window reported, when the server could not be reached. */
export function explainMessage(t: Translate, { error, details }: { error: string; details: string | undefined }): Problem {
  // our own codes are no text for people
  if (error === 'instagram_dialog_failed' || details === undefined) return { text: t('errors.callback') }
  return { text: t('errors.window', { error: details }) }
}

const missingShape = z.object({ missing_scopes: z.array(z.string()) })

/** Explains a failed reading of the profile. */
export function explainProfile(t: Translate, failure: Failure): Problem {
  if (NO_SESSION.has(failure.code)) return { text: t('errors.unidentified') }
  if (failure.code === 'instagram_scopes_missing') {
    const details = z.safeParse(missingShape, failure.extra['details'])
    return scopesMissing(t, details.success ? details.data.missing_scopes : undefined)
  }
  if (failure.code === 'instagram_token_invalid') return { text: t('errors.tokenInvalid') }
  if (PASSING.has(failure.code)) return { text: t('errors.communication') }
  if (failure.code === 'network') return { text: t('errors.profile') }
  return { text: t('errors.connect') }
}

/** Explains why a grant could not be saved. */
export function explainSave(t: Translate, failure: Failure): Problem {
  if (NO_SESSION.has(failure.code)) return { text: t('errors.unidentified') }
  if (failure.code === 'network') return { text: t('errors.saveNetwork') }
  return { text: t('errors.save', { error: failure.error }) }
}

export function explainDisconnect(t: Translate, failure: Failure): string {
  if (NO_SESSION.has(failure.code)) return t('errors.unidentified')
  return failure.error || t('errors.disconnect')
}

function scopesMissing(t: Translate, missing: readonly string[] | undefined): Problem {
  const names = missing ?? []
  return { title: t('scopes.heading'), text: t(names.length > 0 ? 'scopes.text' : 'scopes.unnamed'), missingScopes: names }
}
