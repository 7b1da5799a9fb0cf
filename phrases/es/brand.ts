import type { Shape } from '../shape.ts'
import type { brand as original, typeNames as originalNames } from '../pt-BR/brand.ts'

/** Names of the pairs of faces, by id. */
export const typeNames: Shape<typeof originalNames> = {
  moderna: 'Moderna',
  editorial: 'Editorial',
  redonda: 'Redonda',
  elegante: 'Elegante',
  forte: 'Fuerte',
  amiga: 'Amigable',
  classica: 'Clásica',
  manuscrita: 'Manuscrita',
  festa: 'Fiesta',
  revista: 'Revista',
  tecnica: 'Técnica',
  condensada: 'Condensada',
}

/** The member's brand. */
export const brand: Shape<typeof original> = {
  heading: 'Tu marca',
  text: 'Todas tus publicaciones siguen tu marca, en el estudio y en el chat.',
  logo: 'Logo',
  chooseLogo: 'Elegir logo',
  changeLogo: 'Cambiar logo',
  removeLogo: 'Quitar logo',
  logoHint: 'Cualquier foto del logo sirve; un fondo liso queda mejor.',
  colours: 'Colores',
  colour: 'Color {{place}}',
  addColour: 'Poner color',
  removeColour: 'Quitar el color {{place}}',
  useProposed: 'Usar los colores del logo',
  type: 'Letra',
  signature: 'Nombre de la marca',
  signatureExample: 'Taller de Rosa',
  handle: 'Tu @',
  handleExample: '@tallerderosa',
  words: 'Palabras y hashtags de la marca',
  wordsHint: 'Los que tienen # van en los textos.',
  retry: 'Intentar de nuevo',
  save: 'Guardar marca',
  saved: 'Marca guardada. Las próximas publicaciones ya salen con ella.',
  offerHeading: 'Dale tu estilo',
  offerText: 'Logo, colores y letra en un minuto: las próximas publicaciones ya salen con tu marca.',
  offerAction: 'Crear mi marca',
}
