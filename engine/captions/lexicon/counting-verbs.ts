/** Verbs before a number: behind some of them it counts, behind others it is a price. Patterns are for folded words. */
import type { BaseLanguage } from '#phrases/languages.ts'

/** How verbs end that are no things: "remendo" is one. Only where dictionaries know no thing of that name. */
export const VERB_ENDINGS: Readonly<Record<BaseLanguage, string>> = {
  pt: '(?:ei|ou|iu|eu|aram|eram|iram|amos|emos|imos|ando|endo|indo)',
  es: '(?:amos|emos|imos|aron|eron|ando|iendo)',
  en: '(?!)',
}

/** Those that dictionaries do not tell from things. */
export const COUNTING_VERBS: Readonly<Record<BaseLanguage, string>> = {
  pt: 'fiz|fez|foram|vieram|trouxe|somos|temos|tenho|tem|restam?|sobraram|sobrou',
  es: 'hice|hizo|fueron|vinieron|traje|somos|tenemos|tengo|hay|sobraron',
  en: String.raw`\p{L}{2,}(?<!tru|includ|insur|need|requir)ed|made|did|shot|built|sold|sent|grew|got|have|has|had|took|saw|held|hung|wrote|drew|taught|won|lost|put|left|gave|brought|fed|there's`,
}

export const PRICING_VERBS: Readonly<Record<BaseLanguage, string>> = {
  pt: 'sai|saem|saindo|fica|ficam|ficou|custa|custam|cobro|cobramos|cobra|pague|paga|pagando|pago|vale|valendo|era|eram|esta|estao|ta|tao|leve|leva|e|comeca|comecam|agora',
  es: 'sale|salen|queda|quedan?|cuesta|cuestan|cobro|cobramos|paga|pagas|pague|vale|valen|era|eran|esta|estan|lleva|es|son|empieza|empiezan',
  en: 'is|are|was|were|costs?|priced|reduced|discounted|started|starts|pay|paid|now|only|included|fixed|boxed|slashed|cut',
}
