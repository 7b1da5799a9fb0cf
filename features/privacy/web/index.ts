/** The public API for other features' screens. */
export { DataSection } from './DataSection.tsx'
export { DeletionSection } from './DeletionSection.tsx'
export { FORMER_WORDS, type FormerVersion } from './former-texts.ts'
