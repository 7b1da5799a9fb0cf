/** The step of the code, with the library of its boxes: most visitors read the step of the phone first, which does without both. */
import { lazy } from 'react'

const load = async () => ({ default: (await import('./CodeStep.tsx')).CodeStep })

export const CodeStep = lazy(load)

/** Loads it ahead: while a phone is being typed, and before a page is hydrated that opens at the code. */
export async function prepareCodeStep(): Promise<void> {
  await load().catch(() => undefined) // told when the step is reached
}
