import { expect, it } from 'vitest'
import { DAY, addMs } from '#platform/clock.ts'
import { maintenanceOf } from './maintenance.ts'

const expiresAt = new Date('2027-01-20T12:00:00Z')

it.each([
  [60, { shouldRenew: false, warnAtDays: undefined, inDays: 40 }],
  [20.5, { shouldRenew: false, warnAtDays: undefined, inDays: 0.5 }],
  [20, { shouldRenew: true, warnAtDays: undefined, inDays: 1 }],
  [10.1, { shouldRenew: true, warnAtDays: undefined, inDays: 1 }],
  [10, { shouldRenew: true, warnAtDays: 10, inDays: 1 }],
  [4, { shouldRenew: true, warnAtDays: 10, inDays: 1 }],
  [3, { shouldRenew: true, warnAtDays: 3, inDays: 1 }],
  [1, { shouldRenew: true, warnAtDays: 1, inDays: 1 }],
  [0.25, { shouldRenew: true, warnAtDays: 1, inDays: 0.25 }],
])('with %s days left', (daysLeft, { shouldRenew, warnAtDays, inDays }) => {
  const now = addMs(expiresAt, -daysLeft * DAY)
  expect(maintenanceOf(expiresAt, now)).toEqual({ isOver: false, shouldRenew, warnAtDays, nextCheckAt: addMs(now, inDays * DAY) })
})

it.each([0, 5])('ends a connection %s days after its token expired', (days) => {
  expect(maintenanceOf(expiresAt, addMs(expiresAt, days * DAY))).toMatchObject({ isOver: true, shouldRenew: false })
})
