/** What the browser loads of this language, by namespace. */
import { common } from './common.ts'
import { legal } from './legal.ts'
import { signIn } from './sign-in.ts'
import { studio } from './studio.ts'

export const web = { common, legal, signIn, studio } as const
