/** The parts that other features' screens may use. */
export { CalendarLink } from './calendar/CalendarLink.tsx'
export { PublishPanel } from './publish/PublishPanel.tsx'
