/** Plain ASCII, so that one message stays one GSM-7 segment: Brazilian carriers replace accents or charge for them. */
export const sms = {
  code: '{{code}} is your {{brand}} code. It is valid for 5 minutes. Do not share it with anyone.',
  phoneChanged: 'Your {{brand}} account now uses another phone. If this was not you, write to {{email}}.',
} as const
