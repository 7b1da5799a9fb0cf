/** What other features' screens may use. */
export { useCompany } from './use-company.ts'
