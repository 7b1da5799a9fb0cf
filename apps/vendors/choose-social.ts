import type { Clock } from '#platform/clock.ts'
import type { Env } from '#platform/env.ts'
import { createMetaSocial } from '#providers/social/meta/meta-social.ts'
import type { SocialNetwork } from '#providers/social/port.ts'
import { required } from './required.ts'

/** Instagram, through the app that is registered with Meta. */
export function chooseSocial({ meta }: Env, clock: Clock): SocialNetwork {
  const { graphUrl, graphVersion, dialogUrl, loginConfigId, acceptedSecrets } = meta
  const appId = required('META_APP_ID', meta.appId)
  const appSecret = required('META_APP_SECRET', meta.appSecret)
  const login = loginConfigId ? { loginConfigId } : {}
  return createMetaSocial({ graphUrl, graphVersion, dialogUrl, appId, appSecret, acceptedSecrets, ...login }, clock)
}
