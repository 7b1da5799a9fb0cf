import type { LENGTHS } from '../contract.ts'
import { useCaptionHabits } from './use-caption-habits.ts'

/** How long captions are that nobody wished longer or shorter. */
export function useUsualLength(): (typeof LENGTHS)[number] {
  const habits = useCaptionHabits().data?.habits ?? []
  return habits.map(({ habit }) => habit).find((habit) => habit === 'short' || habit === 'long') ?? 'medium'
}
