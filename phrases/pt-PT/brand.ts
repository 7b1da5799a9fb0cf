import type { Shape } from '../shape.ts'
import type { brand as original, typeNames as originalNames } from '../pt-BR/brand.ts'

/** Names of the pairs of faces, by id. */
export const typeNames: Shape<typeof originalNames> = {
  moderna: 'Moderna',
  editorial: 'Editorial',
  redonda: 'Redonda',
  elegante: 'Elegante',
  forte: 'Forte',
  amiga: 'Amigável',
  classica: 'Clássica',
  manuscrita: 'Manuscrita',
  festa: 'Festa',
  revista: 'Revista',
  tecnica: 'Técnica',
  condensada: 'Condensada',
}

/** The member's brand. */
export const brand: Shape<typeof original> = {
  heading: 'A sua marca',
  text: 'Todas as publicações seguem a sua marca, no estúdio e na conversa.',
  logo: 'Logótipo',
  chooseLogo: 'Escolher logótipo',
  changeLogo: 'Trocar logótipo',
  removeLogo: 'Retirar logótipo',
  logoHint: 'Qualquer foto do logótipo serve; um fundo liso fica melhor.',
  colours: 'Cores',
  colour: 'Cor {{place}}',
  addColour: 'Pôr cor',
  removeColour: 'Retirar a cor {{place}}',
  useProposed: 'Usar as cores do logótipo',
  type: 'Letra',
  signature: 'Nome da marca',
  signatureExample: 'Ateliê da Rosa',
  handle: 'O seu @',
  handleExample: '@ateliedarosa',
  words: 'Palavras e hashtags da marca',
  wordsHint: 'As que têm # entram nas legendas.',
  retry: 'Tentar novamente',
  save: 'Guardar marca',
  saved: 'Marca guardada. As próximas publicações já saem com ela.',
  offerHeading: 'Deixe com a sua cara',
  offerText: 'Logótipo, cores e letra num minuto: as próximas publicações já saem com a sua marca.',
  offerAction: 'Criar a minha marca',
}
