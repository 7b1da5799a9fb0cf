import type { About, Understanding } from './intent.ts'

/**
 * What a member's message asks for, by rules alone: pure, deterministic, never throws, in time linear to the text.
 * A greeting, thanks or `unknown` that comes with a photo is a photo alone.
 */
export function understand(_text: string, { languageHint }: About): Understanding {
  return { intent: { kind: 'unknown' }, language: languageHint, certainty: 'none' }
}
