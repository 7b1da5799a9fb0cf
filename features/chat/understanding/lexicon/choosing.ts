/** Positions in a list, and what people say around them, in every language. */
import { inAnyLanguage } from './any-base-language.ts'

export const ORDINALS: readonly RegExp[] = [
  /^(?:ultim[oa]s?|last)$/,
  /^(?:primeir[oa]|primer[oa]?|first|1st|1[oa])$/,
  /^(?:segund[oa]|second|2nd|2[oa])$/,
  /^(?:terceir[oa]|tercer[oa]?|third|3rd|3[oa])$/,
  /^(?:quart[oa]|cuart[oa]|fourth|4th|4[oa])$/,
  /^(?:quint[oa]|fifth|5th|5[oa])$/,
  /^(?:sext[oa]|sixth|6th|6[oa])$/,
  /^(?:setim[oa]|septim[oa]|seventh|7th|7[oa])$/,
  /^(?:oitav[oa]|octav[oa]|eighth|8th|8[oa])$/,
  /^(?:non[oa]|noven[oa]|ninth|9th|9[oa])$/,
  /^(?:decim[oa]|tenth|10th|10[oa])$/,
]

/** Words that people use around the number. */
export const AROUND = inAnyLanguage({
  any: 'n num ok okay item opc no la',
  pt: 'opcao opcoes numero foto imagem escolho prefiro quero gostei manda fico vai sim mesmo essa esse esta este fundo pode ser letra oi acho melhor parece vou querer faz com bora escolha escolhi escolher vamos modelo mas mais gustou da do lista de usa usar poe coloca levo mandou enviou',
  es: 'opcion opciones numero foto imagen elijo prefiero quiero gusta quedo dale si esta este fondo creo mejor gusto la el parece voy con modelo mas lista de usa usar pon ponme escojo llevo mandaste',
  en: 'option options number photo picture pic choose pick want like yes background one think best look looks better nice good love with go prefer model list use take put for sure definitely you sent',
})

export const COUNTED = inAnyLanguage({
  pt: 'mais fotos imagens edicoes posts',
  es: 'mas fotos imagenes ediciones posts',
  en: 'more photos pics pictures edits posts',
})

export const COUNTS_UP = inAnyLanguage({ pt: 'mais so', es: 'mas solo', en: 'more only just' })
