/** The public API for other features' screens. */
export { useCompany } from './use-company.ts'
