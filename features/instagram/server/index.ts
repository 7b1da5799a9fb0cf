/**
 * The public API of Instagram connections. A member's account may change between two calls, so compare `instagramUserId`
 * before posting. Only `withToken` opens tokens.
 */
export { accountOf, type ConnectedAccount, describeConnection, exportInstagram } from './account-of.ts'
export { lockConnectionOf } from './connection-queries.ts'
export type { Deletion, InstagramDeps } from './deps.ts'
export { disconnectMember } from './disconnect-member.ts'
export { instagramHandlers } from './handlers.ts'
export { INSTAGRAM_JOBS } from './jobs.ts'
export { leaveInstagram } from './leave-instagram.ts'
export { loseConnection } from './lose-connection.ts'
export { instagramRoutes } from './routes.ts'
export { saveConnection } from './save-connection.ts'
export { hashPerson } from './tokens.ts'
export { instagramSweeps } from './watch-connections.ts'
export { withToken } from './with-token.ts'
