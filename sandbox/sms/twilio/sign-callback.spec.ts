import { describe, expect, it } from 'vitest'
import { signCallback } from './sign-callback.ts'

describe('the signature of a status callback', () => {
  it('equals the one that Twilio’s rule gives', () => {
    const signature = signCallback('tok', 'https://example.com/hooks/sms', {
      MessageStatus: 'delivered',
      To: '+5511987654321',
      MessageSid: 'SM00000000000000000000000000000001',
    })
    expect(signature).toBe('VLrPg3DpwtzUUx18FtPFtute5lo=')
  })
})
