/** Words that tell which of several sizes or kinds a price is for: "45 solteiro 55 casal". Patterns are for folded text. */
import type { BaseLanguage } from '#phrases/languages.ts'

export interface Grades {
  readonly words: string
  /** What may lead to such a word: "até porte médio", "cabelo longo". */
  readonly leads: string
}

export const GRADES: Readonly<Record<BaseLanguage, Grades>> = {
  pt: {
    words:
      'pequen[oa]|medi[oa]|grande|gigante|mini|pp|p|m|g|gg|xg|curt[oa]|long[oa]|comprid[oa]|ombros?|cintura|costas|solteiro|viuva|casal|queen|king|berco|infantil|adulto|crianca|simples|complet[oa]|profund[oa]|dupl[oa]|tripl[oa]|individual|decorad[oa]|sedan|hatch|suv|caminhonete|camionete|pickup|moto|pret[oa]|colorid[oa]|centro|bairros?|dentro|fora|retratil|broto|familia|inteir[oa]|acima|abaixo|depois|maior|menor|extra',
    leads:
      'ate|o|a|os|as|no|na|nos|em|para|pra|porte|tamanho|cabelos?|pelos?|carros?|cao|caes|cachorro|de|do|da|mais|meio|outr[oa]s|demais',
  },
  es: {
    words:
      'pequen[oa]|median[oa]|chic[oa]|grande|gigante|mini|s|m|l|xl|cort[oa]|larg[oa]|hombros?|cintura|individual|matrimonial|queen|king|infantil|adulto|nino|simple|sencill[oa]|complet[oa]|profund[oa]|doble|triple|decorad[oa]|sedan|suv|camioneta|moto|negr[oa]|color|centro|dentro|fuera|familiar|enter[oa]|mayor|menor|extra',
    leads: 'hasta|el|la|los|las|en|para|raza|talla|tamano|cabello|pelo|coche|auto|carro|perro|de|mas|medio',
  },
  en: {
    words:
      'small|medium|large|giant|mini|s|m|l|xl|short|long|shoulders?|waist|single|double|triple|twin|full|queen|king|kid|adult|simple|basic|deep|sedan|suv|truck|van|black|color|colour|inside|outside|half|whole|extra|above|after',
    leads: 'up|to|the|in|for|size|hair|coat|dogs?|cars?|under|over',
  },
}
