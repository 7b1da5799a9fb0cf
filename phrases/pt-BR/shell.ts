/** What every page of this language loads: the shell and the sign-in. Screens bring the rest. */
import { common } from './common.ts'
import { signIn } from './sign-in.ts'

export const shell = { common, signIn } as const
