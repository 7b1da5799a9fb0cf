/** Places that nothing of ours shows: each leads to the nearest one that is drawn, and none counts as understood. */

import type { PlaceScene } from '#engine/backdrop/scene.ts'

import type { Names } from './meaning.ts'

interface NearestPlace {
  readonly like: Pick<PlaceScene, 'family' | 'room' | 'land'>
  readonly names: Names
}

const room = (kind: NonNullable<PlaceScene['room']>): NearestPlace['like'] => ({ family: 'interior', room: kind })

export const NEAREST_PLACES: readonly NearestPlace[] = [
  {
    like: { family: 'beach' },
    names: {
      pt: 'bar de praia, barraca de praia, quiosque de praia, quiosque na praia, bar na praia, ilha',
      es: 'bar de playa, chiringuito, bar en la playa, isla',
      en: 'beach bar, beach club, island',
    },
  },
  {
    like: { family: 'garden' },
    names: {
      pt: 'varanda, varandinha, sacada, alpendre, terraco, esplanada, patio, area externa, piquenique, pomar, churrasqueira, area de churrasco',
      es: 'patio, balcon, terraza, porche, picnic, pergola, parrilla',
      en: 'patio, courtyard, balcony, veranda, porch, terrace, picnic, pergola, orchard, barbecue',
    },
  },
  {
    like: { family: 'city' },
    names: {
      pt: 'calcada portuguesa, feira organica, balada, boate, discoteca, estacao',
      es: 'azotea, mercado callejero, discoteca',
      en: 'rooftop, nightclub, night club',
    },
  },
  {
    like: { family: 'countryside', land: 'crops' },
    names: {
      pt: 'vinha, vinhedo, parreiral, olival, oliveira, cafezal, plantacao de cafe, canavial',
      es: 'vinedo, vina, olivar, cafetal, plantacion de cafe',
      en: 'vineyard, olive grove, coffee plantation',
    },
  },
  {
    like: { family: 'countryside', land: 'pasture' },
    names: {
      pt: 'celeiro, curral, haras, estabulo, aldeia, vila, alentejo, interior de minas',
      es: 'granero, establo, corral, aldea',
      en: 'barn, stable, village',
    },
  },
  {
    like: { family: 'countryside', land: 'mountains' },
    names: { pt: 'andes, alpes', es: 'andes, alpes', en: 'andes, alps' },
  },
  {
    like: { family: 'forest' },
    names: { pt: 'amazonia, mata atlantica', es: 'amazonia', en: 'amazon rainforest' },
  },
  {
    like: { family: 'countryside', land: 'pool' },
    names: { pt: 'resort, area de lazer, clube', es: 'resort', en: 'resort' },
  },
  {
    like: room('cafe'),
    names: {
      pt: 'adega, sorveteria, gelataria, geladaria, acougue, cervejaria',
      es: 'bodega, heladeria, carniceria, cerveceria',
      en: 'wine cellar, ice cream parlour, ice cream parlor, brewery, butchers',
    },
  },
  {
    like: room('shop'),
    names: {
      pt: 'mercado, mercadinho, mercearia, supermercado, farmacia, drogaria, shopping, showroom, joalheria, sapataria, floricultura, papelaria, loja de ferramentas, loja de brinquedos, loja de flores, petshop, pet shop',
      es: 'mercado, supermercado, farmacia, centro comercial, joyeria, zapateria, floristeria, papeleria, ferreteria',
      en: 'market, supermarket, pharmacy, drugstore, mall, showroom, jewelry store, shoe shop, flower shop, florist, stationery shop, pet shop, toy shop, hardware store',
    },
  },
  {
    like: room('office'),
    names: {
      pt: 'sala de reuniao, sala de aula, escola, faculdade, recepcao, sala de espera, biblioteca, livraria, estudio fotografico profissional, estudio de gravacao',
      es: 'sala de reuniones, aula, salon de clases, escuela, recepcion, sala de espera, biblioteca, libreria',
      en: 'meeting room, classroom, school, reception, waiting room, library, bookshop, bookstore, recording studio',
    },
  },
  {
    like: room('living-room'),
    names: {
      pt: 'quarto, dormitorio, quarto de casal, quarto de hotel, sala de jantar, hotel, pousada, closet, corredor, lavanderia, igreja, teatro, palco',
      es: 'habitacion, dormitorio, comedor, hotel, vestidor, pasillo, lavanderia, iglesia, teatro',
      en: 'bedroom, dining room, hotel, hotel room, closet, hallway, corridor, laundry room, church, theatre, theater, stage',
    },
  },
  {
    like: room('clinic'),
    names: {
      pt: 'hospital, hospital veterinario, consultorio veterinario, clinica veterinaria, laboratorio, posto de saude',
      es: 'hospital, laboratorio, clinica veterinaria, consultorio veterinario',
      en: 'hospital, laboratory, lab, veterinary clinic, vet clinic',
    },
  },
  {
    like: room('salon'),
    names: {
      pt: 'estudio de tatuagem, estudio de tattoo, estudio de sobrancelhas, estudio de maquiagem, camarim',
      es: 'estudio de tatuajes, estudio de maquillaje, camerino',
      en: 'tattoo studio, tattoo shop, makeup studio, dressing room',
    },
  },
  {
    like: room('gym'),
    names: {
      pt: 'estudio de pilates, estudio de yoga, estudio de danca, galpao, fabrica, deposito, quadra, pista de corrida, estudio de ioga',
      es: 'estudio de pilates, estudio de yoga, estudio de danza, galpon, nave industrial, fabrica, cancha, pista de atletismo',
      en: 'pilates studio, yoga studio, dance studio, warehouse, factory, court, running track',
    },
  },
  {
    like: room('shop'),
    names: {
      pt: 'atelie, atelier, atelie de costura, sala de costura',
      es: 'taller de costura, atelier, sastreria',
      en: 'atelier, sewing room, sewing studio, tailor shop',
    },
  },
]
