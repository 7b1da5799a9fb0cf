/** What is in the picture of a rendered place anyway: saying it asks for nothing more. */

import type { TrueWords } from './true-words.ts'

export const TRUE_OF_PLATES: readonly TrueWords[] = [
  {
    of: ['barbearia'],
    isThere: true,
    words: {
      pt: 'cadeira, poltrona, couro, bancada, produtos',
      es: 'silla, sillon, cuero, mostrador, productos',
      en: 'chair, armchair, leather, leather chair, counter, products',
    },
  },
  {
    of: ['salao-de-beleza'],
    isThere: true,
    words: {
      pt: 'cadeira, cadeira de salao, espelho iluminado, luzes no espelho, camarim',
      es: 'silla, silla de salon, espejo con luces, espejo iluminado',
      en: 'chair, salon chair, lit mirror, mirror lights',
    },
  },
  {
    of: ['oficina'],
    isThere: true,
    words: {
      pt: 'painel de ferramentas, caixa de ferramentas, chave, chaves',
      es: 'panel de herramientas, caja de herramientas, llaves',
      en: 'tool board, tool box, toolbox, pegboard, wrenches, spanners',
    },
  },
  {
    of: ['academia'],
    isThere: true,
    words: {
      pt: 'barra, anilha, borracha, emborrachado, suporte',
      es: 'barra, discos, goma, rack',
      en: 'barbell, rack, rubber, racks',
    },
  },
  {
    of: ['biblioteca'],
    isThere: true,
    words: {
      pt: 'estante, prateleira, prateleiras, cheia de livros',
      es: 'estante, estantes, estanteria, llena de libros',
      en: 'shelf, shelves, bookcase',
    },
  },
  {
    of: ['cozinha-da-roca'],
    isThere: true,
    words: {
      pt: 'panela, panelas, fogao, prateleira, panelas no fogao',
      es: 'olla, ollas, fogon, repisa',
      en: 'pot, pots, pans, stove, shelf',
    },
  },
  {
    of: ['quarto-de-bebe'],
    isThere: true,
    words: {
      pt: 'bandeirinha, bandeirinhas, janela',
      es: 'banderines, ventana',
      en: 'bunting, window',
    },
  },
  {
    of: ['cafe-aconchegante'],
    isThere: true,
    words: {
      pt: 'maquina de cafe, balcao, tijolo, tijolinho, tijolo a vista, prateleira, prateleiras, luminaria',
      es: 'cafetera, maquina de cafe, mostrador, ladrillo, ladrillo visto, estantes',
      en: 'coffee machine, espresso machine, counter, brick, exposed brick, shelves',
    },
  },
  {
    of: ['casamento'],
    isThere: true,
    words: {
      pt: 'cadeira, cadeiras, mesas',
      es: 'silla, sillas, mesas',
      en: 'chair, chairs, tables',
    },
  },
  {
    of: ['cama-lencol'],
    isThere: true,
    words: {
      pt: 'travesseiro, travesseiros, almofada, almofadas, cabeceira',
      es: 'almohada, almohadas, cabecero',
      en: 'pillow, pillows, headboard',
    },
  },
  {
    of: ['feira'],
    isThere: true,
    words: {
      pt: 'frutas, caixote, caixotes, caixotes de frutas, legumes',
      es: 'frutas, cajones, cajones de fruta',
      en: 'fruit, crates, fruit crates',
    },
  },
  {
    of: ['consultorio'],
    isThere: true,
    words: { pt: 'prateleira, prateleiras', es: 'repisa, repisas', en: 'shelf, shelves' },
  },
  {
    of: ['banheira', 'banheiro'],
    isThere: true,
    words: { pt: 'torneira, torneira dourada', es: 'grifo, grifo dorado', en: 'tap, faucet, golden tap' },
  },
]
