import { expect, test } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import { loadEnv } from '#platform/env.ts'
import { CREDENTIALS, GRAPH_CREDENTIALS } from '#sandbox/credentials.test-support.ts'
import { sandboxEnvironment } from '#sandbox/credentials.ts'
import { startSandbox } from '#sandbox/start.ts'
import { chooseSocial } from './choose-social.ts'
import { variablesForTests } from '../testing/variables.test-support.ts'

const redirectUri = 'https://mandou.example/api/instagram/callback'

test('reaches Instagram’s stand-in by the settings alone', async () => {
  const sandbox = await startSandbox({ port: 0, credentials: CREDENTIALS })
  try {
    const social = chooseSocial(loadEnv(variablesForTests(sandboxEnvironment(sandbox.url, CREDENTIALS))), systemClock)
    const { access_token: token, instagram_account_id: accountId } = GRAPH_CREDENTIALS
    expect(await social.readProfile({ accountId, token })).toMatchObject({ username: 'atelie.de.exemplo' })
    expect(social.authorisationAddress({ state: 's', redirectUri })).toMatch(`${sandbox.url}/v18.0/dialog/oauth?`)
  } finally {
    await sandbox.close()
  }
})

test('asks Facebook for the permissions by name, or by a configuration where there is one', () => {
  const addressWith = (variables: Record<string, string>) => {
    const env = loadEnv(variablesForTests({ META_DIALOG_URL: 'https://www.facebook.com/v18.0/dialog/oauth', ...variables }))
    return new URL(chooseSocial(env, systemClock).authorisationAddress({ state: 'a b&c', redirectUri, isRepeat: true }))
  }
  const byName = Object.fromEntries(addressWith({}).searchParams)
  expect(byName).toEqual({
    client_id: GRAPH_CREDENTIALS.app_id,
    redirect_uri: redirectUri,
    state: 'a b&c',
    response_type: 'code',
    display: 'popup',
    scope:
      'instagram_basic,instagram_content_publish,pages_show_list,pages_read_engagement,pages_manage_metadata,pages_manage_posts,business_management,public_profile',
    auth_type: 'rerequest',
  })
  const byConfiguration = addressWith({ META_LOGIN_CONFIG_ID: '77' }).searchParams
  expect(byConfiguration.get('config_id')).toBe('77')
  expect(byConfiguration.has('scope')).toBe(false)
})
