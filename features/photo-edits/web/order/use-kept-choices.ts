import { useEffect, useState } from 'react'
import type { Choices } from './choices.ts'
import { keepChoices, keptChoices } from './kept-choices.ts'

/**
 * Choices that survive reload and the back button.
 * @param subject what they are for; it may get its id meanwhile
 */
export function useKeptChoices(subject: string, first: () => Choices): [Choices, (choices: Choices) => void] {
  const [choices, setChoices] = useState(() => keptChoices(subject) ?? first())
  useEffect(() => keepChoices(subject, choices), [subject, choices])
  return [choices, setChoices]
}
