/** What other features' screens may use. */
export { DataSection } from './DataSection.tsx'
export { DeletionSection } from './DeletionSection.tsx'
export { FORMER_WORDS, type FormerVersion } from './former-texts.ts'
