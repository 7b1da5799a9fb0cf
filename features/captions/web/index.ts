/** The parts that other features' screens may use. */
export { CaptionAlone } from './CaptionAlone.tsx'
export { CaptionHabits } from './CaptionHabits.tsx'
export { CaptionWishes } from './CaptionWishes.tsx'
export { NewCaptions } from './NewCaptions.tsx'
export { ProfessionQuestion } from './ProfessionQuestion.tsx'
export { useCopyCaption } from './use-copy-caption.ts'
