/** Fields of one flower: its colour is theirs where the text names none. */

import type { Entry } from './meaning.ts'

export const FIELDS: readonly Entry[] = [
  {
    meaning: { kind: 'place', family: 'countryside', land: 'blossom', colour: '#8a72bd' },
    names: {
      pt: 'campo de lavanda, campo de lavandas, plantacao de lavanda, campos de lavanda, campo de alfazema, campos de alfazema',
      es: 'campo de lavanda, campos de lavanda',
      en: 'lavender field, lavender fields, field of lavender, fields of lavender',
    },
  },
  {
    meaning: { kind: 'place', family: 'countryside', land: 'blossom', colour: '#efb61f' },
    names: {
      pt: 'campo de girassol, campo de girassois, plantacao de girassol, plantacao de girassois',
      es: 'campo de girasoles, campo de girasol',
      en: 'sunflower field, field of sunflowers, sunflower fields',
    },
  },
  {
    meaning: { kind: 'place', family: 'countryside', land: 'wheat' },
    names: {
      pt: 'campo de trigo, campos de trigo, trigal, plantacao de trigo, seara, campo de trigo dourado',
      es: 'campo de trigo, trigal',
      en: 'wheat field, field of wheat, wheat fields, wheatfield, barley field',
    },
  },
  {
    meaning: { kind: 'place', family: 'countryside', land: 'dunes' },
    names: {
      pt: 'duna, dunas, dunas de areia, areia das dunas, areia de duna, deserto, dunas do deserto, areia do deserto, lencois maranhenses',
      es: 'duna, dunas, dunas de arena, arena de las dunas, desierto, dunas del desierto, arena del desierto',
      en: 'dune, dunes, sand dunes, sand dune, desert, desert dunes, desert sand',
    },
  },
  {
    meaning: { kind: 'place', family: 'countryside', land: 'blossom', colour: '#d2455f' },
    names: {
      pt: 'campo de tulipas, campo de papoulas, campo de papoilas',
      es: 'campo de tulipanes, campo de amapolas',
      en: 'tulip field, field of tulips, tulip fields, poppy field, field of poppies',
    },
  },
]
