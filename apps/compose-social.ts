/** The wiring of Instagram and publishing. */
import type { InstagramDeps } from '#features/instagram/server/index.ts'
import { onConnection, onDisconnection, eraseInstagramDetails, type PublishingDeps } from '#features/publishing/server/index.ts'
import type { Env } from '#platform/env.ts'
import { chooseSocial } from './vendors/choose-social.ts'
import type { WatchProvider } from './watch-providers.ts'

type SocialDeps = Omit<
  InstagramDeps,
  'social' | 'publicUrl' | 'brandName' | 'onDeletionAsked' | 'onConnected' | 'onDisconnected'
> &
  Omit<PublishingDeps, 'social' | 'publicUrl' | 'instagram'>

export interface Social {
  readonly instagram: InstagramDeps
  readonly publishing: PublishingDeps
}

export function composeSocial(env: Env, given: SocialDeps, watch: WatchProvider): Social {
  const social = watch('social', chooseSocial(env, given.clock))
  const { publicUrl, brand } = env
  const instagram: InstagramDeps = {
    ...given,
    social,
    publicUrl,
    brandName: brand.name,
    onDeletionAsked: (tx, deletion) => eraseInstagramDetails({ ...given, instagram }, tx, deletion),
    onConnected: (tx, memberId) => onConnection(given, tx, memberId),
    onDisconnected: (tx, memberId) => onDisconnection(given, tx, memberId),
  }
  return { instagram, publishing: { ...given, social, publicUrl, instagram } }
}
