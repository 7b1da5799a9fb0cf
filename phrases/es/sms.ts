/** Plain ASCII, so that one message stays one GSM-7 segment: Brazilian carriers replace accents or charge for them. */
export const sms = {
  code: '{{code}} es tu codigo {{brand}}. Vale 5 minutos. No lo compartas con nadie.',
  phoneChanged: 'Tu cuenta {{brand}} ahora usa otro celular. Si no fuiste tu, escribe a {{email}}.',
} as const
