import { RESUME } from './lexicon/resume.ts'

/** Whether somebody who stopped the notices wants them again. */
export function asksToResume(text: string): boolean {
  return RESUME.test(text)
}
