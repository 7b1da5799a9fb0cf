import { expect, test } from 'vitest'
import { CallError } from '#features/api.ts'
import { suspensionOf } from './suspension-of.ts'

const failure = (code: string, status: number) =>
  new CallError({ ok: false, status, code, error: 'Our team has stopped it.', field: undefined, extra: {} })

test('a held member reads the reason in place of the form', () => {
  expect(suspensionOf(failure('plan_held', 403))).toBe('Our team has stopped it.')
})

test.each([failure('network', 0), failure('server_error', 500), failure('unauthorised', 401), new Error('broken'), null])(
  'the form stays open after %o',
  (error) => {
    expect(suspensionOf(error)).toBeUndefined()
  },
)
