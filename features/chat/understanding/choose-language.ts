import type { Language } from '#phrases/shape.ts'
import { fluency } from './reading.ts'
import { readableText, splitWords } from './split-words.ts'
import { tongueOf, TONGUES, type Tongue } from './tongue.ts'

/** So much of a word more than the conversation's own tongue makes another one likelier. */
const HINT_WEIGHT = 0.6
/** A tongue is read where this share of what the likeliest knows is known to it. */
const LEAST_FLUENCY = 0.5

/** The tongues that a text may be in, the likeliest first. */
export function rankTongues(text: string, hint: Language): readonly Tongue[] {
  const own = tongueOf(hint)
  const scored = TONGUES.map((tongue) => {
    const score = fluency(
      text,
      tongue,
      TONGUES.filter((other) => other !== tongue),
    )
    return { tongue, score: score + (tongue === own ? HINT_WEIGHT : 0) }
  })
  const best = Math.max(...scored.map(({ score }) => score))
  return scored
    .filter(({ score, tongue }) => score >= best * LEAST_FLUENCY || tongue === own)
    .sort((one, other) => other.score - one.score)
    .map(({ tongue }) => tongue)
}

/** Words of one shore that the other does not use; the usual ones are left out, people borrow them. */
const SHORES: Readonly<Record<'pt-BR' | 'pt-PT', RegExp>> = {
  'pt-PT':
    /^(?:telemovel|ecra|ficheiros?|fixe|gostava|podes|tens|consegues|queres|fazes|sabes|vossos?|vossas?|convosco|contigo|subscricao|registar|equipa|sff|percebi|percebo|bue|pa|partilhar?|partilhas|descarregar|utilizador|facto|connosco|estás|contacto|multibanco|mbway|miudos?|giros?|giras?|fatura|metes?|apaga me|obrigadinha)$/,
  'pt-BR':
    /^(?:vc|vcs|voce|voces|pra|pro|celular|blz|valeu|vlw|tb|tbm|kd|cade|gente|legal|bacana|ta|to|arquivo|cara|obg|cadastro|time|usuario|qnto|hj|pfv|oi|oie|beleza|bora|atendente|estorno|deletar|deleta)$/,
}

/** A tongue as one of our languages: Portuguese is the conversation's shore unless the words are plainly the other's. */
export function chooseLanguage(text: string, tongue: Tongue, hint: Language): Language {
  if (tongue !== 'pt') return tongue
  // as typed: short forms tell the shore
  const words = splitWords(readableText(text), 'en').map(({ folded }) => folded)
  const count = (shore: 'pt-BR' | 'pt-PT') => words.filter((word) => SHORES[shore].test(word)).length
  const own = hint === 'pt-PT' ? 'pt-PT' : 'pt-BR'
  const other = own === 'pt-PT' ? 'pt-BR' : 'pt-PT'
  return count(other) > count(own) ? other : own
}
