/** Words of a line, or of its trade, that tell what a call asks for. */

/** Whatever the trade does besides, one joins these. */
export const IS_LESSON =
  /(?<!\p{L})(?:cursos?|workshops?|masterclass(?:es)?|bootcamps?|palestras?|roda de conversa|oficina de|(?<!(?:mi|su|tu|nuestro|propio) )taller de|aula de|clase de|courses?|class(?:es)?)(?!\p{L})/iu

/** One goes there, and orders on the spot. */
export const IS_ON_WHEELS = /food ?truck|trailer de|(?:market|street food) (?:stall|stand)|feirante|barraca|puesto (?:de|en)/u
/** Nights are reserved, and so are seats. */
export const IS_STAY =
  /pousada|chale|airbnb|hotel(?! (?:para|de|canin|pet))|hostal|posada|cabanas?|casa rural|alojamento|alojamiento|guest ?house|b&b|bed and breakfast|(?<![a-z])inn$|holiday let|cottage|agencia de (?:viage|turismo)|turismo|excurs|travel agen|tours?(?![a-z])/u
/** What she has learned is no course of hers. */
export const IS_EXPERIENCE = /experi[êe]ncia|refer[êe]ncias?(?!\p{L})|experience|formad[oa]|certificad/iu
/** Eyes are examined where glasses are sold. */
export const IS_EXAMINED =
  /exames?(?![a-z])|consultas?(?![a-z])|revision(?:es)?(?![a-z])|avaliac|eye (?:test|exam)|(?:con|sin) cita|fittings?(?![a-z])/u
/** Whoever is told to come there does not order. */
export const IS_THERE =
  /at (?:the|our) (?:studio|shop|barn|hall|market|workshop|farm|yard)|n[oa] (?:atelie|estudio|banca|feira|feirinha|loja)(?![a-z])|en (?:el|la|nuestro|nuestra) (?:taller|estudio|mercado|feria|tienda)(?![a-z])/u
export const IS_FITTED = /noiv|novias?(?![a-z])|bridal|wedding dress/u
/** A place in a van or a course is no hour of the day. */
export const IS_PLACE_FREE = /(?<!\p{L})vagas?(?!\p{L})/iu
