import { useEffect, useEffectEvent } from 'react'

/** What the WebOTP API adds; TypeScript's own types lack it. https://wicg.github.io/web-otp/ */
interface OtpRequest extends CredentialRequestOptions {
  readonly otp: { readonly transport: readonly 'sms'[] }
}
interface OtpCredential extends Credential {
  readonly code: string
}

/**
 * Reads the code from the SMS as it arrives, where the browser supports it and the person agrees. Listens again for every message
 * that is `sent` (a number that changes with each; undefined before the first).
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

/** Undefined when the person declines, no message comes, or the step is left: the code can still be typed. */
async function readSms(signal: AbortSignal): Promise<string | undefined> {
  const request: OtpRequest = { otp: { transport: ['sms'] }, signal }
  try {
    const credential = (await navigator.credentials.get(request)) as OtpCredential | null // as: the type that was requested
    return credential?.code
  } catch {
    return undefined
  }
}
