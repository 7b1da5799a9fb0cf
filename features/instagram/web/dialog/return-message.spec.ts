import { describe, expect, it } from 'vitest'
import type { Dialog } from '#features/instagram/contract.ts'
import { messageOfDialog, saysAll } from './return-message.ts'

const nothing = { dialogId: 'd', accessToken: undefined, accountId: undefined, error: undefined }
const dialog: Dialog = { id: 'd', state: 'working', accounts: [], expires_at: '2026-12-05T12:00:00Z' }
const account = { id: '1', username: 'a', page_name: 'A', may_publish: true, is_connected: false }

describe('a window that returns', () => {
  it('needs no server with a token and an account, with an error, or with an unknown dialog', () => {
    expect(saysAll({ ...nothing, accessToken: 't', accountId: 'a' })).toBe(true)
    expect(saysAll({ ...nothing, error: 'access_denied' })).toBe(true)
    expect(saysAll({ ...nothing, dialogId: undefined, accessToken: 't' })).toBe(true)
  })

  it('asks the server when there are several accounts, or the code is exchanged elsewhere', () => {
    expect(saysAll({ ...nothing, accessToken: 't' })).toBe(false)
    expect(saysAll(nothing)).toBe(false)
  })

  it('has nothing to report while the code is exchanged, or before one of several accounts is chosen', () => {
    expect(messageOfDialog(dialog)).toBeUndefined()
    const other = { ...account, id: '2' }
    expect(messageOfDialog({ ...dialog, state: 'granted', access_token: 't', accounts: [account, other] })).toBeUndefined()
  })

  it('reports the only account, or why there is none', () => {
    expect(messageOfDialog({ ...dialog, state: 'granted', access_token: 't', accounts: [account] })).toEqual({
      dialog: 'd',
      accessToken: 't',
      instagramAccountId: '1',
    })
    const failure = { code: 'instagram_account_missing', error: 'nenhum' } as const
    expect(messageOfDialog({ ...dialog, state: 'failed', failure })).toMatchObject({ error: failure.code, details: 'nenhum' })
  })
})
