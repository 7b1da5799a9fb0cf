/** Plain ASCII, so that one message stays one GSM-7 segment: Brazilian carriers replace accents or charge for them. */
export const sms = {
  code: '{{code}} e o seu codigo {{brand}}. Valido por 5 minutos. Nao o partilhe com ninguem.',
  phoneChanged: 'A sua conta {{brand}} passou a usar outro telemovel. Se nao foi voce, escreva para {{email}}.',
} as const
