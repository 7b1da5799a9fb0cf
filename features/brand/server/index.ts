/** The public API of brands: what every post of a member has in common. */
export { exportBrand } from './export-brand.ts'
export { findMemberBrand, type MemberBrand } from './find-look.ts'
export { eraseBrand } from './queries.ts'
export { brandRoutes } from './routes.ts'
export { type BrandDeps, LOGOS_PER_HOUR } from './save-brand.ts'
