import { describe, expect, it } from 'vitest'
import { readReturn } from './read-return.ts'

const read = (query: string) => readReturn(new URLSearchParams(query))

describe('the address that a dialog returns to', () => {
  it('contains what to save', () => {
    expect(read('dialog=d&access_token=t&instagram_account_id=a')).toEqual({
      dialogId: 'd',
      accessToken: 't',
      accountId: 'a',
      error: undefined,
    })
  })

  it('contains the error', () => {
    expect(read('dialog=d&error=access_denied&error_reason=user_denied')?.error).toBe('access_denied')
  })

  it.each(['error', 'error_reason'])('is believed a code that we know, and no words of its own, in %s', (name) => {
    expect(read(`${name}=facebook_blocked`)?.error).toBe('facebook_blocked')
    expect(read(`${name}=Ligue para 0800 e confirme o cartão`)?.error).toBe('instagram_dialog_failed')
  })

  it('may contain only the dialog', () => {
    expect(read('dialog=d')).toMatchObject({ dialogId: 'd', accessToken: undefined, error: undefined })
  })

  it.each(['', 'next=/studio', 'dialog='])('is not one with %o', (query) => {
    expect(read(query)).toBeUndefined()
  })
})
