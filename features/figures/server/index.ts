/**
 * The public API of the figures: what the business received, refunded and made, by day, kept by triggers on the source tables.
 */
export { type DayOfFigures, type Figures, readDays, readFigures } from './read-figures.ts'
export { figuresSweeps } from './sweeps.ts'
