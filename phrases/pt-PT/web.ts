/** Everything that screens say in this language, by namespace: for types, checks and prerendering; a browser never loads it whole. */
import { frame } from './frame.ts'
import { legal } from './legal.ts'
import { studio } from './studio.ts'

export const web = { ...frame, legal, studio } as const
