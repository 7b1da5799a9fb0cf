import type { FORMER_TERMS_VERSIONS } from '#features/sign-in/contract.ts'
import type { superseded } from '#phrases/pt-BR/superseded.ts'
import type { Shape } from '#phrases/shape.ts'

export type FormerVersion = (typeof FORMER_TERMS_VERSIONS)[number]

/**
 * Where the words of each former version stand in `phrases/<language>/superseded.ts`. A version that is missing here does not
 * compile.
 */
export const FORMER_WORDS = { '2026-11-21': 'first' } as const satisfies Record<FormerVersion, string>

/** What one of them says. */
export type FormerTexts = Shape<(typeof superseded)[(typeof FORMER_WORDS)[FormerVersion]]>
