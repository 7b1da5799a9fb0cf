/** The door of membership: the plan and the allowance. */
export { createMembership, type Membership } from './membership.ts'
export { membershipRoutes } from './routes.ts'
