import { describe, expect, it } from 'vitest'
import { paths, sameSitePath } from './paths.ts'

describe('paths', () => {
  it('writes every address of the product', () => {
    expect([
      paths.home(),
      paths.home({ choose: 'en' }),
      paths.home({ para: 'unhas', choose: 'en' }),
      paths.auth(),
      paths.auth({ step: 'otp', next: '/studio?edit=1', plan: 'MONTHLY' }),
      paths.studio(),
      paths.studio({ edit: 'abc' }),
      paths.terms(),
      paths.privacy(),
      paths.cookies(),
    ]).toEqual([
      '/',
      '/?choose=en',
      '/?para=unhas&choose=en',
      '/auth',
      '/auth?step=otp&next=%2Fstudio%3Fedit%3D1&plan=MONTHLY',
      '/studio',
      '/studio?edit=abc',
      '/terms',
      '/privacy',
      '/privacy#cookies',
    ])
  })
})

describe('sameSitePath', () => {
  it.each(['/studio', '/studio?edit=1#caption', '/studio/calendar?month=2026-12'])('keeps %s', (path) => {
    expect(sameSitePath(path)).toBe(path)
  })

  it.each([
    null,
    '',
    'studio',
    'https://elsewhere.example',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    '/.//elsewhere.example',
    '/',
    '/?choose=en',
    '/share',
    '/robots.txt',
    '/api/session',
    '/nothing',
  ])('refuses %j', (path) => {
    expect(sameSitePath(path)).toBeUndefined()
  })
})
