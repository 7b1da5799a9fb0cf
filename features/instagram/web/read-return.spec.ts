import { describe, expect, it } from 'vitest'
import { readReturn } from './read-return.ts'

const read = (query: string) => readReturn(new URLSearchParams(query))

describe('the address that a dialog leaves its window at', () => {
  it('names what to save', () => {
    expect(read('dialog=d&access_token=t&instagram_account_id=a')).toEqual({
      dialogId: 'd',
      accessToken: 't',
      accountId: 'a',
      error: undefined,
    })
  })

  it('names what went wrong', () => {
    expect(read('dialog=d&error=access_denied&error_reason=user_denied')?.error).toBe('access_denied')
  })

  it('may know nothing but the dialog', () => {
    expect(read('dialog=d')).toMatchObject({ dialogId: 'd', accessToken: undefined, error: undefined })
  })

  it.each(['', 'next=/studio', 'dialog='])('is not one with %o', (query) => {
    expect(read(query)).toBeUndefined()
  })
})
