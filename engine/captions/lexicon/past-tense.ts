/** Who does something where "llego" can only be "llegó": nobody speaks of herself behind these. Patterns for folded words. */
export const SOMEBODY_ELSE =
  'ella|usted|quien|nadie|alguien|alumn[oa]|hij[oa]|client[ea]|clienta|niet[oa]|herman[oa]|novi[oa]|espos[oa]|marido|amig[oa]|nin[oa]|perrit[oa]|gatit[oa]|perr[oa]|gat[oa]|mama|papa|abuel[oa]|bebe|paciente|vecin[oa]|jefe|jefa|equipo'

/** Told in the past without an accent. */
export const IRREGULAR =
  '(?:v|prev|conv|interv)ino|(?:des|re)?hizo|(?:p|exp|prop|disp|comp)uso|(?:ob|man|con|de)?tuvo|estuvo|dijo|trajo|quiso|supo|pudo|anduvo|hubo|cupo|\\p{L}+dujo'

/** Stands between somebody and what they do. */
export const ITSELF = '(?:se|no|ya|nos|me|te|les?|(?:se|no) (?:nos|me|te|les?))'
