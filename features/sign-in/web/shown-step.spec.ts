import { expect, it } from 'vitest'
import { shownStep } from './shown-step.ts'

const visitor = { asked: null, session: 'signed-out', hasArrived: false, isPending: false, isHydrated: true } as const

it.each([
  ['a visitor', {}, 'phone'],
  ['a visitor who requested a code', { asked: 'otp', isPending: true }, 'code'],
  ['a visitor who went back to change the phone', { isPending: true }, 'phone'],
  ['a visitor with a link to the code', { asked: 'otp' }, 'begin'],
  ['a visitor with a link to the last step', { asked: 'success' }, 'begin'],
  ['a member who has just signed in', { asked: 'otp', session: 'signed-in', hasArrived: true }, 'success'],
  ['a member who reloads the last step', { asked: 'success', session: 'signed-in' }, 'success'],
  ['a member whose session is loading', { asked: 'success', session: 'loading' }, 'success'],
  ['a member who opens sign-in again', { session: 'signed-in' }, 'onwards'],
  ['a member who signed in in another tab', { asked: 'otp', session: 'signed-in', isPending: true }, 'onwards'],
  ['the prerendered page of the code', { asked: 'otp', isHydrated: false }, 'code'],
  ['the prerendered page of the last step', { asked: 'success', isHydrated: false }, 'success'],
] as const)('shows %s the right step', (_, context, step) => {
  expect(shownStep({ ...visitor, ...context })).toBe(step)
})
