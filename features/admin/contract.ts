import * as z from 'zod/mini'
import { endpoints, memberText, ok, phoneField } from '../endpoint.ts'

/** Lifetime of the panel's token, and how long it may be unused. */
export const ADMIN_TOKEN_HOURS = 8
export const ADMIN_IDLE_MINUTES = 60

const admin = z.object({ name: z.nullable(z.string()), phone: z.string() })

export const adminAccess = endpoints({
  checkAdmin: {
    method: 'GET',
    path: '/api/admin/auth',
    summary: 'Whether the visitor may come to the panel, and whether it is open to them already',
    access: 'admin-phone',
    /** `unlocked`: the request carried a valid token. */
    reply: z.object({ ok: z.literal(true), admin, unlocked: z.boolean() }),
    errors: [],
  },
  loginAdmin: {
    method: 'POST',
    path: '/api/admin/login',
    summary: "Exchanges a code of the administrator's authenticator for the panel's token",
    access: 'admin-phone',
    needsPhone: true,
    body: z.object({
      ...phoneField,
      name: memberText(80).check(z.trim(), z.minLength(1)),
      code: z.optional(memberText(20)),
    }),
    reply: z.object({ token: z.string(), admin }),
    errors: ['second_factor_enrol', 'second_factor_required', 'code_invalid', 'phone_locked'],
  },
  logoutAdmin: {
    method: 'POST',
    path: '/api/admin/logout',
    summary: "Ends the panel's token; the session stays",
    access: 'admin',
    reply: ok,
    errors: [],
  },
})
