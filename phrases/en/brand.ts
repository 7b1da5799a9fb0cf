import type { Shape } from '../shape.ts'
import type { brand as original, typeNames as originalNames } from '../pt-BR/brand.ts'

/** Names of the pairs of faces, by id. */
export const typeNames: Shape<typeof originalNames> = {
  moderna: 'Modern',
  editorial: 'Editorial',
  redonda: 'Round',
  elegante: 'Elegant',
  forte: 'Bold',
  amiga: 'Friendly',
  classica: 'Classic',
  manuscrita: 'Handwritten',
  festa: 'Party',
  revista: 'Magazine',
  tecnica: 'Technical',
  condensada: 'Condensed',
}

/** The member's brand. */
export const brand: Shape<typeof original> = {
  heading: 'Your brand',
  text: 'Every post follows your brand, in the studio and in the chat.',
  logo: 'Logo',
  chooseLogo: 'Choose logo',
  changeLogo: 'Change logo',
  removeLogo: 'Remove logo',
  logoHint: 'Any photo of the logo will do; a plain background looks best.',
  colours: 'Colors',
  colour: 'Color {{place}}',
  addColour: 'Add color',
  removeColour: 'Remove color {{place}}',
  useProposed: 'Use the colors of the logo',
  type: 'Font',
  signature: 'Brand name',
  signatureExample: 'Rosa’s Studio',
  handle: 'Your @',
  handleExample: '@rosasstudio',
  words: 'Words and hashtags of the brand',
  wordsHint: 'Those with a # go into the captions.',
  retry: 'Try again',
  save: 'Save brand',
  saved: 'Brand saved. Your next posts will follow it.',
  offerHeading: 'Make it yours',
  offerText: 'Logo, colors and font in a minute: your next posts will follow your brand.',
  offerAction: 'Set up my brand',
}
