import { describe, expect, it } from 'vitest'
import type { Dialog } from '#features/instagram/contract.ts'
import { onlyGrantOf, outcomeOf, outcomeOfMessage } from './dialog-outcome.ts'

/** Returns the key and its values. */
const t = ((key: string, values?: object) => (values ? `${key} ${JSON.stringify(values)}` : key)) as never // as: a stand-in for i18next

const account = (id: string, mayPublish = true) => ({
  id,
  username: `user.${id}`,
  page_name: `Page ${id}`,
  may_publish: mayPublish,
  is_connected: false,
})
const dialog = (changes: Partial<Dialog>): Dialog => ({
  id: 'd',
  state: 'granted',
  access_token: 'handle',
  accounts: [account('1')],
  expires_at: '2026-12-05T12:00:00Z',
  ...changes,
})

describe('a dialog whose window is closed', () => {
  it('is polled while its code is exchanged', () => {
    expect(outcomeOf(t, dialog({ state: 'working' }))).toBeUndefined()
  })

  it('is saved when it granted one account and its report was lost', () => {
    expect(outcomeOf(t, dialog({}))).toEqual({ name: 'granted', accessToken: 'handle', accountId: '1' })
  })

  it.each([
    ['was closed at Facebook', dialog({ state: 'open', accounts: [] })],
    ['was closed at the picker', dialog({ accounts: [account('1'), account('2')] })],
    ['was answered with a no', dialog({ state: 'failed', failure: { code: 'instagram_cancelled', error: 'no' } })],
  ])('is cancelled when it %s', (_, closed) => {
    expect(outcomeOf(t, closed)).toEqual({ name: 'cancelled' })
  })

  it('lists the permissions that are missing', () => {
    const failure = { code: 'instagram_scopes_missing', error: 'no', missing_scopes: ['instagram_basic'] } as const
    expect(outcomeOf(t, dialog({ state: 'failed', failure: { ...failure, missing_scopes: ['instagram_basic'] } }))).toEqual({
      name: 'failed',
      problem: { title: 'scopes.heading', text: 'scopes.text', missingScopes: ['instagram_basic'] },
    })
  })

  it('does not offer an account that may not post as the only one', () => {
    expect(onlyGrantOf(dialog({ accounts: [account('1', false)] }))).toBeUndefined()
  })
})

describe('the report of a window', () => {
  it.each(['access_denied', 'user_denied', 'instagram_cancelled'])('means a no when it is %s', (error) => {
    expect(outcomeOfMessage(t, { error })).toEqual({ name: 'cancelled' })
  })

  it('is incomplete without a token or an account', () => {
    for (const message of [{ accessToken: 'handle' }, { instagramAccountId: '1' }, {}])
      expect(outcomeOfMessage(t, message)).toEqual({ name: 'failed', problem: { text: 'errors.incomplete' } })
  })

  it('quotes any other error', () => {
    expect(outcomeOfMessage(t, { error: 'x', details: 'o motivo' })).toEqual({
      name: 'failed',
      problem: { text: 'errors.window {"error":"o motivo"}' },
    })
  })
})
