/** The door of the checkout: how a plan is bought. */
export type { CheckoutDeps } from './deps.ts'
export { checkoutRoutes } from './routes.ts'
