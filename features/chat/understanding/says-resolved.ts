import { IS_RESOLVED } from './lexicon/resolved.ts'

/** Longer messages tell more than that all is well. */
const LONGEST = 120

/** Whether somebody who talks with an administrator says that nothing more is needed: "obrigada, resolvido". */
export function saysResolved(text: string): boolean {
  return text.length <= LONGEST && IS_RESOLVED.test(text)
}
