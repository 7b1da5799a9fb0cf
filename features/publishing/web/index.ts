/** The parts that other features' screens may use. */
export { CalendarLink } from './CalendarLink.tsx'
export { PublishPanel } from './PublishPanel.tsx'
