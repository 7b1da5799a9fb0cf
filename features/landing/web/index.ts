/** What other features' screens may use. */
export { BARISTA } from './barista.ts'
