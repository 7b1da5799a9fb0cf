/** The parts that other features' screens may use. */
export { InstagramNotice } from './card/InstagramNotice.tsx'
export { InstagramSection } from './card/InstagramSection.tsx'
export { useSocial } from './social-queries.ts'
