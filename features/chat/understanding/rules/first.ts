import { readStop } from './asking.ts'
import { readChoice } from './choices.ts'
import { readExpected } from './expected.ts'
import { readMoney, readSupposed, readTakenBack } from './leaving.ts'
import { readRefundStatus } from './refund-status.ts'
import { firstOf, type Rule } from './rule.ts'
import { readUnlink } from './unlink.ts'

/**
 * Rules that apply before all others, with or without a photo. Those that only sound like leaving come before those that mean
 * it.
 */
export const readFirst: Rule = firstOf([
  readChoice,
  readStop,
  readRefundStatus,
  readUnlink,
  readMoney,
  readExpected,
  readSupposed,
  readTakenBack,
])
