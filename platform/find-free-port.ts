import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

export interface PortWish {
  /** The port that is tried; 0 lets the system choose. */
  readonly wanted?: number
  /** On every address of this machine rather than its loopback alone. */
  readonly everywhere?: boolean
}

/**
 * A TCP port that was free a moment ago. Another program may take it first: be ready to retry.
 * @returns undefined when the wanted port is taken
 */
export async function findFreePort({ wanted = 0, everywhere = false }: PortWish = {}): Promise<number | undefined> {
  const probe = createServer()
  try {
    probe.listen({ port: wanted, exclusive: true, ...(everywhere ? {} : { host: '127.0.0.1' }) })
    await once(probe, 'listening')
  } catch {
    return undefined
  }
  const { port } = probe.address() as AddressInfo // a listening TCP server has a TCP address
  probe.close()
  await once(probe, 'close')
  return port
}
