import { expect, test } from 'vitest'
import { createLog } from './log.ts'

function written(entry: object): string {
  const lines: string[] = []
  createLog('info', 'test', { write: (line: string) => lines.push(line) }).info(entry, 'said')
  return lines.join('')
}

test.each([
  [{ phone: '+5581987650001' }],
  [{ member: { phone: '+5581987650001', name: '+5581987650001' } }],
  [{ body: { phone: '+5581987650001', code: '+5581987650001', message: '+5581987650001' } }],
  [{ request: { body: { creditCard: { number: '+5581987650001' } } } }],
  [{ request: { headers: { cookie: '+5581987650001', authorization: '+5581987650001' } } }],
  [{ req: { method: 'GET', url: '/api/user?phone=+5581987650001' } }],
])('writes nothing personal of %j', (entry) => {
  expect(written(entry)).not.toContain('987650001')
})

test('keeps what helps to find a fault', () => {
  const line = written({ err: Object.assign(new Error('the disk is full'), { code: 'ENOSPC' }), editId: 'e1' })
  expect(line).toContain('the disk is full')
  expect(line).toContain('ENOSPC')
  expect(line).toContain('"editId":"e1"')
})
