/** Signs that show one thing, and no other thing of the same trade. Patterns are for folded text of any language. */

import type { Profession } from './trades.ts'

interface ThingSign {
  readonly sign: string
  readonly said: string
  /** Where the thing is sold. */
  readonly trades: readonly Profession[]
}

export const SIGNS_OF_THINGS: readonly ThingSign[] = [
  { sign: '🌻', said: String.raw`girass|girasol|sunflower`, trades: ['flowers', 'plants'] },
  { sign: '🌹', said: String.raw`\b(?:rosas? (?:vermelh|roja|colombian)|red roses?|roses\b)`, trades: ['flowers'] },
  { sign: '🌷', said: String.raw`tulip`, trades: ['flowers'] },
  { sign: '🥐', said: String.raw`croissant|folhad|hojaldr|pastries|viennoiserie`, trades: ['bakery', 'food'] },
  {
    sign: '🧶',
    said: String.raw`croch|trico\b|amigurumi|barbante|macrame|ganchillo|knit|yarn|\bla\b merino|novelo`,
    trades: ['crafts'],
  },
  { sign: '🏺', said: String.raw`ceramic|olaria|poter|pottery|\btorno\b|gres\b|stoneware`, trades: ['crafts'] },
]
