import type { Language } from '#phrases/shape.ts'
import { fluency } from './reading.ts'
import { readableText, splitWords } from './split-words.ts'
import { baseLanguageOf, BASE_LANGUAGES, type BaseLanguage } from './base-language.ts'

/** So much of a word more than the conversation's own language makes another one likelier. */
const HINT_WEIGHT = 0.6
/** A language is read where this share of what the likeliest knows is known to it. */
const LEAST_FLUENCY = 0.5

/** The languages that a text may be in, the likeliest first. */
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

/** Words of one shore that the other does not use; the usual ones are left out, people borrow them. */
const SHORES: Readonly<Record<'pt-BR' | 'pt-PT', RegExp>> = {
  'pt-PT':
    /^(?:telemovel|ecra|ficheiros?|fixe|gostava|podes|tens|consegues|queres|fazes|sabes|vossos?|vossas?|convosco|contigo|subscricao|registar|equipa|sff|percebi|percebo|bue|pa|partilhar?|partilhas|descarregar|utilizador|facto|connosco|estás|contacto|multibanco|mbway|miudos?|giros?|giras?|fatura|metes?|apaga me|obrigadinha)$/,
  'pt-BR':
    /^(?:vc|vcs|voce|voces|pra|pro|celular|blz|valeu|vlw|tb|tbm|kd|cade|gente|legal|bacana|ta|to|arquivo|cara|obg|cadastro|time|usuario|qnto|hj|pfv|oi|oie|beleza|bora|atendente|estorno|deletar|deleta)$/,
}

/** A language as one of our languages: Portuguese is the conversation's shore unless the words are plainly the other's. */
export function chooseLanguage(text: string, baseLanguage: BaseLanguage, hint: Language): Language {
  if (baseLanguage !== 'pt') return baseLanguage
  // as typed: short forms tell the shore
  const words = splitWords(readableText(text), 'en').map(({ folded }) => folded)
  const count = (shore: 'pt-BR' | 'pt-PT') => words.filter((word) => SHORES[shore].test(word)).length
  const own = hint === 'pt-PT' ? 'pt-PT' : 'pt-BR'
  const other = own === 'pt-PT' ? 'pt-BR' : 'pt-PT'
  return count(other) > count(own) ? other : own
}
