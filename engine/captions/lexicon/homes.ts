/** How homes are advertised: pieces that stand between commas, and places that everybody writes with capitals. */

import type { BaseLanguage } from '#phrases/languages.ts'

const AREA = String.raw`\d+(?:[.,]\d+)?\s?(?:m2|m²|metros quadrados|metros cuadrados|sq\.? ?ft)`

/** Each begins a piece of its own. */
export const HOME_PIECES: Readonly<Record<BaseLanguage, readonly string[]>> = {
  pt: [
    AREA,
    String.raw`vista (?:para o |pro |pra o |p\/ ?)?(?:mar|rio|serra|parque)|beira[- ]mar|\d+ (?:vagas?|su[íi]tes?|banheiros?|quartos?|wcs?)\b`,
    String.raw`aceita (?:financiamento|permuta|pets?|fgts|carro)|agend[ae](?:r)? (?:(?:a |sua |uma |tua |já )+)?visitas?|pronto (?:para|pra) morar|mobiliado|nascente|porteira fechada|documenta[çc][ãa]o ok`,
  ],
  es: [
    AREA,
    String.raw`vistas? al? (?:mar|r[íi]o|parque)|\d+ (?:ba[ñn]os?|habitaciones|rec[áa]maras|dormitorios|plazas?)\b`,
    String.raw`(?:se )?aceptan? (?:mascotas|financiamiento|cr[ée]dito|permuta)|agend[ae] (?:(?:tu|su|una) )?visita|amueblado|listo para entrar`,
  ],
  en: [
    AREA,
    String.raw`\d+ ?(?:bath|ba|baths|bathrooms?)\b|ocean view|sea view|pets? (?:ok|allowed|welcome)|move[- ]in ready|book (?:a|your) (?:viewing|tour)`,
  ],
}

export const HOME_PLACES: readonly string[] = [
  'Boa Viagem|Casa Forte|Espinheiro|Ponta Verde|Pituba|Barra da Tijuca|Copacabana|Ipanema|Leblon|Botafogo|Moema|Pinheiros|Tatuapé',
  'Itaim Bibi|Vila Mariana|Vila Madalena|Perdizes|Batel|Água Verde|Savassi|Meireles|Aldeota|Jurerê|Balneário Camboriú|Porto de Galinhas',
  'Recife|Olinda|Salvador|Fortaleza|Curitiba|Florianópolis|São Paulo|Rio de Janeiro|Belo Horizonte|Brasília|Goiânia|Gravatá|Caruaru',
  'Lisboa|Cascais|Sintra|Braga|Coimbra|Aveiro|Matosinhos|Madrid|Barcelona|Valencia|Sevilla|Málaga|Polanco|Palermo|Recoleta|Buenos Aires|Bogotá|Medellín',
].flatMap((line) => line.split('|'))
