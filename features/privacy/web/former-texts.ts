import type { FORMER_TERMS_VERSIONS } from '#features/sign-in/contract.ts'
import type { superseded } from '#phrases/pt-BR/superseded.ts'
import type { Shape } from '#phrases/shape.ts'

export type FormerVersion = (typeof FORMER_TERMS_VERSIONS)[number]

/** The key of each former version in `phrases/<language>/superseded.ts`. A missing version does not compile. */
export const FORMER_WORDS = { '2026-11-21': 'first' } as const satisfies Record<FormerVersion, string>

/** The texts of one former version. */
export type FormerTexts = Shape<(typeof superseded)[(typeof FORMER_WORDS)[FormerVersion]]>
