/** Tags that tell more than their trade, with what has to be told; and those that are said on one side of the ocean alone. */

import type { Language } from '#engine/types.ts'

/** Patterns are for folded text of any language: the line with the trade's name. */
export const NARROW_TAGS: Readonly<Record<string, string>> = {
  materialescolar: 'escol(?!a de)|cadern|mochila|lapis|volta as aulas|regresso as aulas|vuelta al cole',
  utilesescolares: 'escolar|cuadern|mochila|lapiz|vuelta al cole|regreso a clases',
  hortifruti: 'frut|legum|verdur|horti|salada',
  bouquet: 'bouquet|bunch|roses|flowers for|arrang',
  buque: 'buque|rosas|arranjo',
  ramodeflores: 'ramo|rosas|arranjo',
  ramosdeflores: 'ramo|rosas|arreglo',
  bbq: String.raw`bbq|barbecue|grill|brisket|ribs\b|burger|sausage|steak`,
  churrasco: 'churras|picanha|fraldinha|costela|linguica|espet|maminha|alcatra|cupim|grelh|brasa',
  asado: 'asado|parrill|vacio|chorizo|tira|entrana|brasa',
  velasaromaticas: 'vela|arom',
  velas: 'vela',
  ofertas: 'ofert|promo|descont|descuent|rebaj|%|so hoje|ate (?:sabado|domingo)',
  promocoes: 'promo|descont|%',
  delivery: 'deliver|entreg|ifood|motoboy|leva',
  marmitafit: String.raw`fit\b|low ?carb|light|saudav`,
  noitedapizza: 'noite|sexta|sabado|rodizio',
  noitedepizza: 'noite|sexta|sabado|rodizio',
  nochedepizza: 'noche|viernes|sabado',
  happyhour: 'happy|hour|chopp|dobro|18h|cerveja',
  lookdodia: String.raw`look|vestid|blus|saia|calca|conjunt|macac|camis|body|short|jaqueta|casaco|outfit`,
  modafeminina: 'feminin|mulher|menina|vestid|saia|blusa|plus|lingerie|conjunto',
  outfit: 'outfit|look|vestido|blusa|falda|pantal|conjunto|chaqueta|camis',
  semijoias: 'semij|banhad|folhead',
  presentes: 'present|lembranc|dia d[aoe]s|natal|mae|pai|aniversari|namorad',
  regalos: 'regal|dia de|navidad|madre|padre|cumple|aniversari|reyes|valentin',
  regalospersonalizados: 'regal|personaliz|inicial|nombre|grab',
  regalosparaniños: 'regal|cumple|reyes|navidad',
  giftideas: 'gift|present|birthday|christmas|mother|father|valentine|wedding',
  giftsforkids: 'gift|birthday|christmas',
  reformadesofa: String.raw`sofa|estofad`,
  limpezadesofa: 'sofa',
  maridodealuguel: 'marido',
  consertodecelular: 'celular|telefone|iphone|samsung|tela',
  reparaciondecelulares: 'celular|movil|telefono|iphone|samsung|pantalla',
  reparacaodetelemoveis: 'telemo|iphone|samsung|ecra',
  unhasdegel: String.raw`gel\b|gelinho|verniz`,
  tapas: 'tapa|racion|picote|vermut|aceitun|pincho',
  maternidade: 'bebe|gestant|maternid|enxoval|body|macac|recem|mae',
  baby: 'baby|newborn|romper|0-|mo?nths?|toddler',
  bebe: 'bebe|0 a|meses|body|pelele|mantinha|enxoval',
}

/** Said in Brazil, and how it is said in Portugal; empty where it is not. */
const BRAZILIAN: Readonly<Record<string, string>> = {
  estofados: 'estofos',
  reformadesofa: '',
  serralheria: 'serralharia',
  hidraulica: 'canalizacao',
  encanamento: '',
  encanador: 'canalizador',
  cafezinho: '',
  pescados: 'peixe',
  frete: 'transportes',
  conserto: 'reparacao',
  consertodecelular: 'reparacaodetelemoveis',
  hospedagem: 'alojamento',
  hospedagempet: '',
  notebook: 'portatil',
  autopecas: 'pecasauto',
  adestramento: 'treinocanino',
  adestramentodecaes: '',
  motos: 'motas',
  motociclistas: 'motards',
  brechoonline: '',
  camamesaebanho: 'texteislar',
  fono: 'terapiadafala',
  fonoaudiologia: '',
  pinturaresidencial: '',
  limpezadesofa: 'limpezadesofas',
  higienizacaodeestofados: '',
  vanescolar: '',
  cachorros: 'caes',
  marquinha: '',
  bronzeamento: 'bronzeado',
  cerimonialista: '',
  negociolocal: 'comerciolocal',
  hortifruti: 'frutaria',
  crechecanina: 'hotelcanino',
  presentescriativos: 'presentes',
  funilaria: 'batechapas',
  pinturaautomotiva: '',
  happyhour: '',
  suplementacao: '',
}

/** The tags of America and those of Spain; empty where there is none. What tells neither gets neither. */
const OF_AMERICA: Readonly<Record<string, string>> = {
  bienesraices: '',
  autos: 'coches',
  llantas: 'neumaticos',
  lentes: '',
  antojo: '',
  viandas: '',
  lavadodeautos: 'lavadodecoches',
  autolavado: '',
  reparaciondecelulares: 'reparaciondemoviles',
  fletes: 'portes',
  contador: '',
  cabello: 'pelo',
  repuestos: 'recambios',
  hospedaje: 'alojamiento',
  utilesescolares: 'materialescolar',
  asado: '',
  licenciadeconducir: 'carnetdeconducir',
  plomeria: 'fontaneria',
  emprendedores: '',
}
const OF_SPAIN: Readonly<Record<string, string>> = {
  tapas: '',
  carnetdeconducir: 'licenciadeconducir',
  reformas: '',
  fontaneria: 'plomeria',
  interiorismo: '',
}

export type Land = 'spain' | 'america' | 'unknown'

/** @returns empty where the tag is none of the place */
export function tagOfPlace(tag: string, language: Language, land: Land): string {
  if (language === 'pt-PT') return BRAZILIAN[tag] ?? tag
  if (language !== 'es') return tag
  if (land === 'unknown') return tag in OF_AMERICA || tag in OF_SPAIN ? '' : tag
  return (land === 'spain' ? OF_AMERICA : OF_SPAIN)[tag] ?? tag
}
