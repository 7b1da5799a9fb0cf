/** The parts that other features' screens may use. */
export { FIRST_PAIR } from './first-pair.ts'
