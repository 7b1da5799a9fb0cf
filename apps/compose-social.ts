/** The wiring of everything that has to do with Instagram. */
import type { InstagramDeps } from '#features/instagram/server/index.ts'
import type { Env } from '#platform/env.ts'
import { chooseSocial } from './choose-social.ts'

type Given = Omit<InstagramDeps, 'social' | 'publicUrl' | 'brandName' | 'onDeletionAsked'>

export interface Social {
  readonly instagram: InstagramDeps
}

export function composeSocial(env: Env, given: Given): Social {
  const social = chooseSocial(env, given.clock)
  const { publicUrl, brand } = env
  return { instagram: { ...given, social, publicUrl, brandName: brand.name, onDeletionAsked: async () => {} } }
}
