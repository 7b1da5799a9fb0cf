import { readStop } from './asking.ts'
import { readChoice } from './choices.ts'
import { readExpected } from './expected.ts'
import { readMoney, readSupposed, readTakenBack } from './leaving.ts'
import { readRefundStatus } from './refund-status.ts'
import { firstOf, type Rule } from './rule.ts'
import { readUnlink } from './unlink.ts'

/** What is said before all else, whatever comes with it. What only sounds like leaving is read before what is. */
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
