/**
 * Words for which a plate is rendered. They count only where it shows all that the text asks for. One that the lexicon knows keeps its
 * meaning beside the plate; another one has the nearest place.
 */

import type { Meaning, Names } from './meaning.ts'

export interface PlateEntry {
  readonly plate: string
  readonly nearest: Extract<Meaning, { kind: 'place' }>
  readonly names: Names
}

const room = (kind: NonNullable<PlateEntry['nearest']['room']>): PlateEntry['nearest'] => ({
  kind: 'place',
  family: 'interior',
  room: kind,
  isNearest: true,
})
const CITY: PlateEntry['nearest'] = { kind: 'place', family: 'city', isNearest: true }
const BEACH: PlateEntry['nearest'] = { kind: 'place', family: 'beach', isNearest: true }
const COUNTRY: PlateEntry['nearest'] = { kind: 'place', family: 'countryside', isNearest: true }

export const plateEntries: readonly PlateEntry[] = [
  {
    plate: 'biblioteca',
    nearest: room('office'),
    names: {
      pt: 'biblioteca, livraria, estante de livros, estante com livros, prateleira de livros, parede de livros',
      es: 'biblioteca, libreria, estante de libros, estanteria de libros, estanteria con libros, pared de libros',
      en: 'library, bookshop, bookstore, bookcase, bookshelf, bookshelves, wall of books',
    },
  },
  {
    plate: 'spa-toalhas',
    nearest: room('salon'),
    names: {
      pt: 'spa, spa com toalhas, toalhas dobradas, toalha dobrada, sala de massagem, massoterapia, velas e toalhas, toalhas e velas',
      es: 'spa, toallas dobladas, sala de masaje, toallas y velas, velas y toallas',
      en: 'spa, folded towels, massage room, towels and candles, candles and towels',
    },
  },
  {
    plate: 'mesa-de-manicure',
    nearest: room('salon'),
    names: {
      pt: 'manicure, mesa de manicure, mesa de manicura, esmaltes, esmalteria, nail designer, estudio de unhas, mesa de unhas',
      es: 'manicura, mesa de manicura, esmaltes, estudio de unas, mesa de unas',
      en: 'manicure, manicure table, nail polish, nail studio, nail table',
    },
  },
  {
    plate: 'confeitaria',
    nearest: room('kitchen'),
    names: {
      pt: 'confeitaria, mesa de confeiteira, mesa com farinha, farinha, bancada de confeiteira, bancada com farinha, mesa de confeitaria',
      es: 'pasteleria, mesa con harina, harina, mesa de pasteleria, obrador',
      en: 'patisserie, pastry kitchen, floured table, table with flour, flour, pastry table',
    },
  },
  {
    plate: 'vitrine',
    nearest: room('shop'),
    names: { pt: 'vitrine, vitrine de loja, montra', es: 'vitrina, escaparate', en: 'shop window, store window, display window' },
  },
  {
    plate: 'academia',
    nearest: room('gym'),
    names: {
      pt: 'academia, ginasio, crossfit, box de crossfit, halteres, academia com halteres, pesos de academia',
      es: 'gimnasio, gym, crossfit, mancuernas, gimnasio con pesas',
      en: 'gym, crossfit, weight room, dumbbells, gym with weights',
    },
  },
  {
    plate: 'oficina',
    nearest: room('gym'),
    names: {
      pt: 'oficina, oficina mecanica, garagem, bancada de ferramentas, ferramentas, marcenaria',
      es: 'taller, taller mecanico, garaje, cochera, herramientas, carpinteria',
      en: 'workshop, garage, car repair shop, tool bench, tools, workbench',
    },
  },
  {
    plate: 'consultorio',
    nearest: room('clinic'),
    names: {
      pt: 'consultorio, clinica, consultorio odontologico, consultorio medico, sala de atendimento, clinica odontologica, clinica medica',
      es: 'consultorio, clinica, consulta, consultorio dental, consultorio medico, clinica dental',
      en: 'clinic, dental office, doctors office, medical office, dental clinic, treatment room',
    },
  },
  {
    plate: 'salao-de-beleza',
    nearest: room('salon'),
    names: {
      pt: 'salao, salao de beleza, barbearia, cabeleireiro, studio de beleza, estudio de beleza',
      es: 'salon de belleza, peluqueria, barberia',
      en: 'salon, beauty salon, hair salon, barbershop, barber shop, hairdresser',
    },
  },
  {
    plate: 'quarto-de-bebe',
    nearest: room('living-room'),
    names: {
      pt: 'quarto de bebe, quarto do bebe, quarto infantil, berco, quartinho de bebe, quarto de crianca',
      es: 'cuarto de bebe, habitacion de bebe, cuarto del bebe, cuna, cuarto infantil',
      en: 'nursery, baby room, babys room, crib, kids room',
    },
  },
  {
    plate: 'cama-lencol',
    nearest: room('living-room'),
    names: {
      pt: 'cama, lencol, lencois, cama com lencol, em cima da cama, cama arrumada',
      es: 'cama, sabana, sabanas, cama con sabanas, sobre la cama',
      en: 'bed, bed sheet, bed sheets, bedsheets, on a bed, sheets',
    },
  },
  {
    plate: 'feira',
    nearest: CITY,
    names: {
      pt: 'feira, feira livre, feirinha, barraca de feira, banca de feira',
      es: 'mercadillo, feria, puesto de mercado, tianguis',
      en: 'street market, farmers market, market stall',
    },
  },
  {
    plate: 'calcadao',
    nearest: BEACH,
    names: {
      pt: 'calcadao, calcadao de copacabana, orla, calcada portuguesa',
      es: 'malecon, paseo maritimo, costanera',
      en: 'boardwalk, promenade, seaside promenade',
    },
  },
  {
    plate: 'sitio',
    nearest: COUNTRY,
    names: {
      pt: 'sitio, chacara, roca, fazendinha, varanda de sitio',
      es: 'finca, chacra, granja',
      en: 'farmhouse, smallholding, homestead',
    },
  },
  {
    plate: 'natal-arvore',
    nearest: room('living-room'),
    names: {
      pt: 'natal, natalino, clima de natal, decoracao de natal, enfeites de natal, arvore de natal, pinheiro de natal, arvore natalina',
      es: 'navidad, navideno, decoracion de navidad, arbol de navidad, pino de navidad',
      en: 'christmas, xmas, christmas decorations, christmas tree, xmas tree',
    },
  },
  {
    plate: 'festa-junina',
    nearest: COUNTRY,
    names: {
      pt: 'festa junina, junino, junina, sao joao, arraial, arraia, bandeirinha, bandeirinhas, quermesse, festa de sao joao, festas juninas, santos populares',
      es: 'fiesta junina, fiesta de san juan, verbena, banderines',
      en: 'june festival, festa junina, bunting flags, bunting',
    },
  },
  {
    plate: 'carnaval',
    nearest: room('living-room'),
    names: { pt: 'carnaval, bloco de carnaval, folia', es: 'carnaval', en: 'carnival, mardi gras' },
  },
  {
    plate: 'pascoa',
    nearest: room('living-room'),
    names: {
      pt: 'pascoa, ovos de pascoa, ovo de pascoa, coelhinho da pascoa',
      es: 'pascua, huevos de pascua, huevo de pascua',
      en: 'easter, easter eggs, easter egg',
    },
  },
  {
    plate: 'namorados',
    nearest: room('living-room'),
    names: {
      pt: 'dia dos namorados, namorados',
      es: 'san valentin, dia de los enamorados, amor y amistad',
      en: 'valentine, valentines, valentines day',
    },
  },
  {
    plate: 'dia-das-maes',
    nearest: room('living-room'),
    names: { pt: 'dia das maes, dia da mae', es: 'dia de la madre, dia de las madres', en: 'mothers day, mother day' },
  },
  {
    plate: 'halloween',
    nearest: room('living-room'),
    names: {
      pt: 'halloween, dia das bruxas, aboboras de halloween',
      es: 'halloween, noche de brujas',
      en: 'halloween, pumpkins',
    },
  },
  {
    plate: 'black-friday',
    nearest: room('shop'),
    names: { pt: 'black friday, blackfriday, black november', es: 'black friday', en: 'black friday' },
  },
]
