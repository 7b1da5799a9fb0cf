import { useEffect, useEffectEvent } from 'react'

/** What the WebOTP API adds; TypeScript's own types do not have it yet. https://wicg.github.io/web-otp/ */
interface OtpRequest extends CredentialRequestOptions {
  readonly otp: { readonly transport: readonly 'sms'[] }
}
interface OtpCredential extends Credential {
  readonly code: string
}

/**
 * Reads the code out of the SMS as it arrives, where the browser offers to and the person agrees. Listens anew for every
 * message that is `sent` (any number that changes with each; undefined before the first).
 */
export function useSmsCode(onCode: (code: string) => void, sent: number | undefined): void {
  const take = useEffectEvent(onCode)
  useEffect(() => {
    if (sent === undefined || !('OTPCredential' in globalThis)) return undefined
    const ending = new AbortController()
    void readSms(ending.signal).then((code) => code !== undefined && take(code))
    return () => ending.abort()
  }, [sent])
}

/** Undefined when the person declines, no message comes, or the step is left: the boxes are there all the same. */
async function readSms(signal: AbortSignal): Promise<string | undefined> {
  const request: OtpRequest = { otp: { transport: ['sms'] }, signal }
  try {
    const credential = (await navigator.credentials.get(request)) as OtpCredential | null // as: what was asked for
    return credential?.code
  } catch {
    return undefined
  }
}
