/** The public API of the figures: what the business took, gave back and made, by day, kept by triggers on the books themselves. */
export { type DayOfFigures, type Figures, readDays, readFigures } from './read-figures.ts'
export { figuresSweeps } from './sweeps.ts'
