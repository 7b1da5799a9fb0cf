/** The public API of the checkout: how a plan is bought. */
export { deleteRedemptions as forgetCoupons } from './coupon-queries.ts'
export type { CheckoutDeps } from './deps.ts'
export { exportCoupons } from './export-coupons.ts'
export { checkoutRoutes } from './routes.ts'
