/** Everything that screens say in this language, by namespace: for types, checks and prerendering; a browser never loads it whole. */
import { account } from './account.ts'
import { admin } from './admin.ts'
import { checkout } from './checkout.ts'
import { frame } from './frame.ts'
import { legal } from './legal.ts'
import { payments } from './payments.ts'
import { studio } from './studio.ts'

export const web = { ...frame, account, admin, checkout, legal, payments, studio } as const
