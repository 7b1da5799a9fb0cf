/** Plain ASCII, so that one message stays one GSM-7 segment: Brazilian carriers replace accents or charge for them. */
export const sms = {
  code: '{{code}} e o seu codigo {{brand}}. Vale 5 minutos. Nao compartilhe com ninguem.',
  phoneChanged: 'Sua conta {{brand}} passou a usar outro celular. Se nao foi voce, escreva para {{email}}.',
} as const
