import { isIPv6, type Server, type Socket } from 'node:net'
import type { Log } from '#platform/log.ts'

/** A browser opens six, and many phones may share the address of an office or a mobile network. */
export const CONNECTIONS_PER_ADDRESS = 250

export interface ConnectionLimit {
  readonly log: Pick<Log, 'warn'>
  readonly most?: number
}

/**
 * Closes connections of an address that has too many open, so that one machine that opens thousands and sends a byte a second
 * leaves room for others. Not for a server behind a proxy, where all connections come from the proxy: there it is the proxy's
 * task, since an address in a header is known only after the connection was accepted.
 */
export function limitConnections(server: Server, { log, most = CONNECTIONS_PER_ADDRESS }: ConnectionLimit): void {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = groupOf(socket.remoteAddress ?? '')
    const count = (open.get(address) ?? 0) + 1
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
    if (count <= most) return
    // once for each time that the limit is reached; the address is personal data
    if (count === most + 1) log.warn({ most }, 'an address has too many connections')
    socket.destroy()
  })
}

/** An owner of IPv6 addresses has a whole /64 of them. */
function groupOf(address: string): string {
  return isIPv6(address) && !address.includes('.') ? address.split('::')[0]?.split(':').slice(0, 4).join(':') || address : address
}
