/** Lines that only greet, in any of our languages. For folded text without marks. */
export const GREETINGS = {
  /** Said to us: nothing is told. */
  mere: 'oi+|ola|opa|e ai|hi+|hey+|hello|hola|teste?|testing|prueba|tudo bem|oi tudo bem|ola tudo bem',
  /** Said to readers as well. */
  said: String.raw`bom dia|boa (?:tarde|noite|semana|sexta)|bom (?:domingo|sabado|feriado|fim de semana|final de semana)|otim[oa] (?:dia|semana)|buen(?:os)? dias?|buenas (?:tardes|noches)|buen (?:finde|fin de semana)|feliz (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|semana|sexta|natal|pascoa|navidad|ano novo|ano nuevo)|good (?:morning|afternoon|evening|night)|happy (?:monday|tuesday|wednesday|thursday|friday|weekend|easter|christmas|new year)`,
} as const
