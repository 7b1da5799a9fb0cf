import { describe, expect, it } from 'vitest'
import { readNews } from './dialog-news.ts'

const OWN = 'https://mandou.test'
const granted = { accessToken: 'handle', instagramAccountId: '178' }

describe('a message about the dialog', () => {
  it('is believed from our own origin, wrapped or as the spec writes it', () => {
    expect(readNews({ data: { type: 'instagram-dialog', news: granted }, origin: OWN }, OWN)).toEqual(granted)
    expect(readNews({ data: granted, origin: OWN }, OWN)).toEqual(granted)
    expect(readNews({ data: { error: 'access_denied', details: 'no' }, origin: OWN }, OWN)).toMatchObject({ details: 'no' })
  })

  it.each(['https://evil.test', 'http://mandou.test', 'https://mandou.test.evil.test', 'null', ''])(
    'is ignored from %o',
    (origin) => {
      expect(readNews({ data: granted, origin }, OWN)).toBeUndefined()
    },
  )

  it.each([undefined, null, 'hello', 7, {}, { source: 'react-devtools' }, { accessToken: { toString: 'x' } }])(
    'is none of ours when it is %o',
    (data) => {
      expect(readNews({ data, origin: OWN }, OWN)).toBeUndefined()
    },
  )
})
