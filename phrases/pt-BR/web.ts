/** What the browser loads of this language, by namespace. */
import { common } from './common.ts'
import { signIn } from './sign-in.ts'
import { studio } from './studio.ts'

export const web = { common, signIn, studio } as const
