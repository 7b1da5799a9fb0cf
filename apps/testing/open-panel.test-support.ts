/** Opens the administrator's panel as a person does: session, second factor (enrolled on first use), token. */
import { TOTP, URI } from 'otpauth'
import { ADMIN_PHONE, type TestProduct } from './product.test-support.ts'

/** Headers of an administrator who has opened the panel. */
export async function openPanel({ app, signIn }: Pick<TestProduct, 'app' | 'signIn'>): Promise<Record<string, string>> {
  const cookie = await signIn(ADMIN_PHONE)
  const login = (code?: string) =>
    app.inject({
      method: 'POST',
      url: '/api/admin/login',
      headers: { cookie },
      payload: { phone: ADMIN_PHONE, name: 'Ana', code },
    })
  const totp = URI.parse((await login()).json<{ otpauth_url: string }>().otpauth_url)
  const answer = await login(totp instanceof TOTP ? totp.generate() : '')
  return { cookie, authorization: `Bearer ${answer.json<{ token: string }>().token}` }
}
