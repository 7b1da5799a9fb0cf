/** The parts that other features' screens may use. */
export { BARISTA } from './barista.ts'
