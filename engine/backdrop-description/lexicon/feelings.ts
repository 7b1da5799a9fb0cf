/** How a backdrop should feel, as what is seen: colours, paleness, what grows, wood and dark walls. */

import type { Entry } from './meaning.ts'

export const feelingEntries: readonly Entry[] = [
  {
    meaning: { kind: 'style', style: 'cheerful' },
    names: {
      pt: 'alegre, alegrinho, divertido, animado, descontraido, jovial',
      es: 'alegre, divertido, animado, jovial',
      en: 'fun, cheerful, playful, happy, joyful, lively',
    },
  },
  {
    meaning: { kind: 'style', style: 'calm' },
    names: {
      pt: 'calmo, calminho, tranquilo, sereno, relaxante, zen, tranquilidade, clima de paz',
      es: 'tranquilo, sereno, relajante, zen, calmado, tranquilidad',
      en: 'calm, serene, relaxing, zen, peaceful, tranquil, soothing, calming',
    },
  },
  {
    meaning: { kind: 'style', style: 'delicate' },
    names: { pt: 'feminino, meigo', es: 'femenino, tierno', en: 'feminine, girly, dainty, cute' },
  },
  {
    meaning: { kind: 'style', style: 'natural' },
    names: { pt: 'natural, refrescante, fresco', es: 'natural, refrescante, fresco', en: 'natural, fresh, refreshing' },
  },
  {
    meaning: { kind: 'style', style: 'masculine' },
    names: { pt: 'masculino, viril', es: 'masculino, varonil', en: 'masculine, manly' },
  },
]
