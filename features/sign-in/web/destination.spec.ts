import { expect, it } from 'vitest'
import { destinationOf } from './destination.ts'

const nothing = { next: undefined, plan: undefined }

it.each([
  ['pending', nothing, '/checkout', 'pending'],
  ['pending', { next: '/studio', plan: 'MONTHLY' }, '/checkout?plan=MONTHLY', 'pending'],
  ['active', nothing, '/account', 'active'],
  ['active', { next: undefined, plan: 'MONTHLY' }, '/account', 'active'],
  ['active', { next: '/studio?edit=1', plan: undefined }, '/studio?edit=1', 'active'],
  [null, nothing, '/checkout', undefined],
  [null, { next: '/studio', plan: 'MONTHLY' }, '/checkout?plan=MONTHLY', undefined],
  [null, { next: '/studio', plan: undefined }, '/studio', undefined],
  [null, { next: '/studio?photo=new', plan: undefined }, '/studio?photo=new', undefined],
  [null, { next: '/studios', plan: undefined }, '/checkout', undefined],
  ['pending', { next: '/studio', plan: undefined }, '/checkout', 'pending'],
  ['cancelled', nothing, '/checkout', undefined],
  ['overdue', { next: '/studio', plan: undefined }, '/studio', undefined],
  [null, { next: '/checkout?next=chat', plan: undefined }, '/checkout?next=chat', undefined],
  ['pending', { next: '/checkout?next=chat', plan: undefined }, '/checkout?next=chat', 'pending'],
  [null, { next: '/checkouts', plan: undefined }, '/checkout', undefined],
])('leads a member whose subscription is %s with %j to %s', (status, wish, to, notice) => {
  expect(destinationOf({ status, isAdmin: false }, wish)).toEqual({ to, ...(notice !== undefined && { notice }) })
})

it('leads an administrator without a plan to the panel that they came for', () => {
  expect(destinationOf({ status: null, isAdmin: true }, { next: '/admin', plan: undefined })).toEqual({ to: '/admin' })
})
