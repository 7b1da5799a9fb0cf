import type { Language } from '#phrases/shape.ts'
import { fluency } from './reading.ts'
import { readableText, splitWords } from './split-words.ts'
import { baseLanguageOf, BASE_LANGUAGES, type BaseLanguage } from '#phrases/languages.ts'

/** Another language must exceed the conversation's own by this much of a word to rank first. */
const HINT_WEIGHT = 0.6
/** A language is considered when it knows at least this share of what the best one knows. */
const LEAST_FLUENCY = 0.5

/** The languages that a text may be in, the most likely first. */
export function rankBaseLanguages(text: string, hint: Language): readonly BaseLanguage[] {
  const own = baseLanguageOf(hint)
  const scored = BASE_LANGUAGES.map((baseLanguage) => {
    const score = fluency(
      text,
      baseLanguage,
      BASE_LANGUAGES.filter((other) => other !== baseLanguage),
    )
    return { baseLanguage, score: score + (baseLanguage === own ? HINT_WEIGHT : 0) }
  })
  const best = Math.max(...scored.map(({ score }) => score))
  return scored
    .filter(({ score, baseLanguage }) => score >= best * LEAST_FLUENCY || baseLanguage === own)
    .sort((one, other) => other.score - one.score)
    .map(({ baseLanguage }) => baseLanguage)
}

/** Words of one variant of Portuguese that the other does not use; very common ones are left out, because people borrow them. */
const SHORES: Readonly<Record<'pt-BR' | 'pt-PT', RegExp>> = {
  'pt-PT':
    /^(?:telemovel|ecra|ficheiros?|fixe|gostava|podes|tens|consegues|queres|fazes|sabes|vossos?|vossas?|convosco|contigo|subscricao|registar|equipa|sff|percebi|percebo|bue|pa|partilhar?|partilhas|descarregar|utilizador|facto|connosco|estás|contacto|multibanco|mbway|miudos?|giros?|giras?|fatura|metes?|apaga me|obrigadinha)$/,
  'pt-BR':
    /^(?:vc|vcs|voce|voces|pra|pro|celular|blz|valeu|vlw|tb|tbm|kd|cade|gente|legal|bacana|ta|to|arquivo|cara|obg|cadastro|time|usuario|qnto|hj|pfv|oi|oie|beleza|bora|atendente|estorno|deletar|deleta)$/,
}

/**
 * Converts a base language into one of our languages. Portuguese stays the conversation's variant, unless the words clearly
 * belong to the other.
 */
export function chooseLanguage(text: string, baseLanguage: BaseLanguage, hint: Language): Language {
  if (baseLanguage !== 'pt') return baseLanguage
  // unexpanded, because short forms indicate the variant
  const words = splitWords(readableText(text), 'en').map(({ folded }) => folded)
  const count = (shore: 'pt-BR' | 'pt-PT') => words.filter((word) => SHORES[shore].test(word)).length
  const own = hint === 'pt-PT' ? 'pt-PT' : 'pt-BR'
  const other = own === 'pt-PT' ? 'pt-BR' : 'pt-PT'
  return count(other) > count(own) ? other : own
}
