/** What every page of this language loads: the frame, and the way in. Screens bring the rest. */
import { common } from './common.ts'
import { signIn } from './sign-in.ts'

export const frame = { common, signIn } as const
