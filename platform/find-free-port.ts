import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

/**
 * A TCP port of this machine's loopback that was free a moment ago. Somebody may take it before you do: be ready to ask again.
 * @param wanted the port that is tried; 0 lets the system choose
 * @returns undefined when `wanted` is taken
 */
export async function findFreePort(wanted = 0, host = '127.0.0.1'): Promise<number | undefined> {
  const probe = createServer()
  try {
    probe.listen({ port: wanted, host, exclusive: true })
    await once(probe, 'listening')
  } catch {
    return undefined
  }
  const { port } = probe.address() as AddressInfo // a listening TCP server has a TCP address
  probe.close()
  await once(probe, 'close')
  return port
}
