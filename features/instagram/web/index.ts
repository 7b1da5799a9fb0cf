/** The parts that other features' screens may use. */
export { InstagramNotice } from './InstagramNotice.tsx'
export { InstagramSection } from './InstagramSection.tsx'
export { useSocial } from './social-queries.ts'
