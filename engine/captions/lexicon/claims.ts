/** Promises that no caption of ours repeats: health is regulated, and nobody can guarantee a result. Unaccented. */

import { SLIMMING } from './health-promises.ts'

export interface Claim {
  readonly pattern: string
  /** What stands in its place; nothing where the claim is simply left out. */
  readonly instead: string
}

const LEADING = String.raw`\b(?:e|com|y|con|and|with|totalmente|completely)\s+`
/** Blanks belong to the word before them, or there would be many ways to read the same ones. */
const LEAD = String.raw`(?:,?\s*${LEADING}(?:(?:,\s*)?${LEADING}){0,2})?`

export const CLAIMS: readonly Claim[] = [
  String.raw`(?:com |con |with )?(?:resultados?|efeitos?|efectos?) (?:100\s?% )?(?:garantid[oa]s?|garantizad[oa]s?)(?: (?:em|en|in) (?:ate |apenas |solo )?\d+ \p{L}+)?(?: (?:ou|o|or) (?:seu |tu |o |su )?dinh?ero de (?:volta|vuelta)| ou (?:o )?(?:seu )?dinheiro de volta)?`,
  String.raw`(?:100\s?% )?guaranteed results?|results? (?:are )?(?:100\s?% )?guaranteed`,
  String.raw`garantia de resultados?|garantia total|garantia de cura`,
  String.raw`100\s?%\s?(?:garantid[oa]s?|garantizad[oa]s?|guaranteed|eficaz(?:es)?|segur[oa]s?|effective|safe|indolor(?:es)?|sem dor|sin dolor|painless)`,
  String.raw`(?:garantid[oa]s?|garantizad[oa]s?|guaranteed) (?:al? )?100\s?%`,
  String.raw`(?:sem|zero|sin|without|no) (?:nenhuma |ninguna |any )?(?:dor|dolor|pain)\b(?! de (?:cabeca|cabeza))(?: (?:e|y|and) (?:sem|sin|without) \p{L}+)?|\bindolor(?:es)?\b|\bpainless(?:ly)?\b|\bpain[- ]free\b`,
  String.raw`(?:sem|sin) (?:nenhum |ningun )?(?:riscos?|riesgos?)\b|\brisk[- ]free\b`,
  SLIMMING,
  String.raw`\b(?:milagros[oa]s?|miraculous|miracle)\b`,
].map((pattern): Claim => ({ pattern: `${LEAD}(?:${pattern})`, instead: '' }))

/** That something cures: left out with its clause, never softened. Not where things are cured: cheese, resin, a tattoo's skin. */
export const CURES = String.raw`(?<!(?:tempo|periodo|processo|cabine|lampada|fase|etapa|dias?|luz|forno) (?:de|da|para a) )(?<!meia |meio |media |semi|nao |nao se |no |no se |nunca |nunca se )(?<![\p{L}\p{N}])(?:cura(?:mos|m|r|ndo)?|curan|curamos|cur(?:es|e|ing)|remedy for)(?![\p{L}\p{N}])(?! (?:de |por )?\d+ (?:dias|meses|semanas)| (?:longa|lenta|curta|uv|do gel|da resina|do queijo|da tinta|do concreto|time))`

const words = (...alternatives: readonly string[]) => String.raw`(?<![\p{L}\p{N}])(?:${alternatives.join('|')})(?![\p{L}\p{N}])`

/** Illnesses that no post may promise to heal. A campaign or a treatment that is only named is no promise. */
export const ILLNESS = words(
  String.raw`cancer(?:es|s)?|cancros?|tumor(?:es|s)?|tumou?rs?|leucemia|leuk[ae]*mia|metastas[ei]s?`,
  String.raw`diabet\p{L}*|hipertensao|hipertension|hypertension|pressao alta|tensao alta|presion alta|high blood pressure|colesterol|cholesterol`,
  String.raw`aids|sida|hiv|vih|covid(?:-19)?|hepatit[ei]s?|cirros[ei]s?|cirrhosis|herpes|tuberculos[ei]s?|hpv|vph`,
  String.raw`alzheimer(?:'s)?|parkinson(?:'s)?|esclerose|esclerosis|sclerosis|epilepsia|epilepsy|dementia|demencia`,
  String.raw`depressao|depresion|depression|ansiedade|ansiedad|anxiety|autismo?|tdah|adhd|esquizofrenia|schizophrenia|bipolaridade`,
  String.raw`artrit[ei]s?|arthritis|artros[ei]s?|osteoporos[ei]s?|fibromialgia|fibromyalgia|lupus|hernias?|enxaquecas?|migranas?|migraines?`,
  String.raw`asma|asthma|psorias[ei]s?|psoriase|vitiligo|infarto|avc|ictus|strokes?|trombos[ei]s?|endometrios[ei]s?`,
  String.raw`infertilidade|infertilidad|infertility|impotencia|impotence|doencas?|enfermedad(?:es)?|illness(?:es)?|diseases?|(?:onico)?micos[ei]s?|melasmas?|nail fungus|ringworm`,
)

/** Promises that something ails nobody any more. */
export const HEALING = words(
  String.raw`cur(?:a|am|ar|amos|ou|e|es|ed|ing|an|o)|sar(?:a|am|ar)|san(?:a|an|ar)|heal(?:s|ed|ing)?`,
  String.raw`emagrec(?:a|e|er|imento)|adelgaz(?:a|ar|ante)|adelgace|lose weight|weight loss|(?:percam?|perder|elimine) (?:ate )?\d+\s?(?:kg|quilos?|kilos?)|perca peso|pierde (?:hasta )?\d+\s?(?:kg|kilos?)|pierde peso|lose \d+\s?(?:kg|lbs?|pounds|kilos)|(?:emagrece|adelgaza)\p{L}*`,
)

/** Promises that something goes away; said of cockroaches and stains as well. */
export const REMOVAL = words(
  String.raw`elimin(?:a|am|ar|amos|e|an|ates?|ating)|erradic(?:a|am|ar|an)|eradicates?|remov(?:e|em|er|es|ing)`,
  String.raw`revert(?:e|em|er|ir)|reviert(?:e|en)|reverses?|(?:acab(?:a|ar|e|amos)|termin(?:a|ar)) (?:com|con)|gets? rid of`,
)

/** What people would like their bodies to lose. */
export const COMPLAINT = words(
  String.raw`rugas?|arrugas?|wrinkles?|celulite|celulitis|cellulite|estrias?|stretch marks?|flacidez|olheiras|ojeras|papada`,
  String.raw`acne|espinhas|melasma|manchas (?:d[ae]|na|en la) (?:pele|piel|rosto|cara)|cicatriz(?:es)?|scars?|varizes|varices|calvicie|queda de cabelo`,
  String.raw`gordura localizada|grasa localizada|belly fat|barriga|dor(?:es)?|dolor(?:es)?|pains?`,
)

/** With a complaint or an illness, more than anybody can keep. */
export const LASTING = words(
  String.raw`(?:para|pra|p/) sempre|para siempre|for ?ever|for good|de vez|de (?:uma|una) vez por todas|once and for all`,
  String.raw`(?:definitiva|permanente)mente|permanently`,
)

export const GUARANTEE = words(
  String.raw`garantid[oa]s?|garantizad[oa]s?|garantias?|garanti(?:mos|zamos)|guarantee[ds]?|guaranteeing`,
)

/** A thing for sale that may be named when all that was promised of it is left out. With whose it is; unaccented. */
export const HARMLESS_THING = words(
  String.raw`(?:noss[oa]s?|meus?|minhas?|ess[ea]s?|est[ea]s?|nov[oa]s?|nuestr[oa]s?|mis?|our|my|this|these) (?:chas?|sucos?|shakes?|capsulas?|suplementos?|vitaminas?|cremes?|cremas?|gel|geis|geles|oleos?|aceites?|pomadas?|jarabes?|tes|te|kits?|programas?|metodos?|dietas?|tratamentos?|tratamientos?|teas?|juices?|creams?|oils?|supplements?|capsules?|gummies|programs?|programmes?|treatments?)`,
)
