/**
 * The public API of Instagram connections. A member's account may change between two calls, so compare `instagramUserId`
 * before posting. Only `withToken` opens tokens.
 */
export { accountOf, type ConnectedAccount, describeConnection, exportInstagram } from './connection/account-of.ts'
export { lockConnectionOf } from './connection/connection-queries.ts'
export type { Deletion, InstagramDeps, InstagramServerDeps } from './deps.ts'
export { disconnectMember } from './disconnect/disconnect-member.ts'
export { instagramHandlers } from './handlers.ts'
export { INSTAGRAM_JOBS } from './jobs.ts'
export { disconnectDeletedMember } from './disconnect/disconnect-deleted-member.ts'
export { loseConnection } from './disconnect/lose-connection.ts'
export { instagramRoutes } from './routes.ts'
export { saveConnection } from './dialog/save-connection.ts'
export { hashPerson } from './connection/tokens.ts'
export { instagramSweeps } from './connection/watch-connections.ts'
export { INSTAGRAM_SEALED } from './connection/sealed-columns.ts'
export { withToken } from './connection/with-token.ts'
