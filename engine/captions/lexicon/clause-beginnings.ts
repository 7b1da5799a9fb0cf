/** Verbs that begin a clause where no other word leads to them: what the member does, and what she asks of a reader. For folded words. */
import type { BaseLanguage } from '#phrases/languages.ts'

export const BEGINS_CLAUSE: Readonly<Record<BaseLanguage, RegExp>> = {
  pt: /^(?:entreg(?:o|amos)|faco|fazemos|aceit(?:o|amos)|atend(?:o|emos)|parcel(?:o|amos)|divid(?:o|imos)|enviamos|busc(?:o|amos)|mont(?:o|amos)|trabalhamos|tenho|temos|abrimos|levamos|voltamos|reabrimos|retornamos|retomamos|chame|encomendem?|agende|marquem?|reservem?|garanta|venha|venham|aproveitem?|confira|corram)$/u,
  es: /^(?:entreg(?:o|amos)|hago|hacemos|acept(?:o|amos)|atiendo|atendemos|enviamos|tengo|tenemos|abrimos|reabrimos|volvemos|regresamos|retomamos|trabajamos|escribenos|escribanos|escribeme|llamanos|llamame|aprovecha|aprovechen)$/u,
  // "the cake we made": a clause may begin anywhere there
  en: /(?!)/u,
}

/** What leads to a verb: "que entrego", "não faço", "quando atendo". */
export const LEADS_TO_VERB: Readonly<Record<BaseLanguage, RegExp>> = {
  pt: /^(?:que|q|quem|e|ou|nao|n|ja|so|se|eu|nos|gente|tambem|tb|tbm|quando|como|onde|me|te|nem|mas|pra|para|sempre|hoje|amanha|aqui|ainda|agora|porque|pq|ate|nunca|depois|entao|por|favor)$/u,
  es: /^(?:que|q|quien|y|o|no|ya|solo|si|yo|nosotros|nosotras|tambien|cuando|como|donde|me|te|le|les|lo|la|los|las|se|ni|pero|para|siempre|hoy|manana|aqui|aun|ahora|porque|hasta|nunca|por|favor)$/u,
  en: /(?!)/u,
}
