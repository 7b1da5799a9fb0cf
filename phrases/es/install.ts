import type { install as original } from '../pt-BR/install.ts'
import type { Shape } from '../shape.ts'

export const install = {
  name: 'Mandou',
  shortName: 'Mandou',
  description: 'Mandas la foto y ya es un post: luz y color en su punto, otro fondo si quieres y el texto listo.',
  newPhoto: 'Nueva foto',
  posts: 'Publicaciones programadas',
  unloaded: 'Esta página no terminó de cargarse.',
  offline: {
    heading: 'Sin conexión',
    text: 'Parece que se cortó internet. Cuando vuelva, sigues donde estabas; si tarda, toca “Intentar de nuevo”.',
    retry: 'Intentar de nuevo',
  },
} as const satisfies Shape<typeof original>
