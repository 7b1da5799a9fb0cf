/** A TCP line that can be cut, slowed or refused: between the product and a service that has a failure. */
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** `open`: as if it were not there; `cut`: connections are refused; `silent`: they open, and nothing comes; a number: added ms. */
export type LineState = 'open' | 'cut' | 'silent' | number

export interface WeakLine {
  readonly port: number
  readonly become: (state: LineState) => void
  /** New connections go there from now on. */
  readonly lead: (targets: readonly number[]) => void
  readonly close: () => Promise<void>
}

/** @param first ports of this machine; a connection goes to the next one that accepts it */
export async function openWeakLine(first: readonly number[], port = 0): Promise<WeakLine> {
  let targets = first
  let state: LineState = 'open'
  let turn = 0
  const open = new Set<Socket>()
  const track = (socket: Socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => socket.destroy())
  }
  const server = createServer((near) => {
    track(near)
    if (state === 'cut') near.resetAndDestroy()
    else if (state !== 'silent') void join(near)
  })
  const pass = (from: Socket, to: Socket) => {
    from.on('data', (piece) => {
      if (state === 'silent') return
      if (typeof state === 'number') setTimeout(() => to.write(piece), state)
      else to.write(piece)
    })
    from.on('close', () => setTimeout(() => to.destroy(), typeof state === 'number' ? state : 0))
  }
  const join = async (near: Socket): Promise<void> => {
    const far = await reach()
    if (!far) {
      near.resetAndDestroy()
      return
    }
    track(far)
    pass(near, far)
    pass(far, near)
  }
  const reach = async (): Promise<Socket | undefined> => {
    for (let tries = 0; tries < targets.length; tries += 1) {
      const socket = connect(targets[(turn += 1) % targets.length] ?? 0, 'localhost')
      const isOpen = await Promise.race([
        once(socket, 'connect').then(() => true),
        once(socket, 'close').then(() => false),
      ]).catch(() => false)
      if (isOpen) return socket
    }
    return undefined
  }
  server.listen(port, 'localhost')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port, // listens on TCP
    become: (next) => {
      state = next
      if (next === 'cut') for (const socket of open) socket.resetAndDestroy()
    },
    lead: (next) => {
      targets = next
    },
    close: async () => {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
