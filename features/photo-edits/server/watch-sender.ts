import { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { UploadAborted } from './receive-upload.ts'

/** Aborted when the sender's connection closes. (The framework's own signal is aborted when the body was read.) */
export interface SenderWatch {
  readonly signal: AbortSignal
  readonly end: () => void
}

/** Nothing crosses the connection while a photo waits and is opened, which has limits of its own: the silence ends nothing. */
export function watchSender({ raw: { socket }, server: { server } }: FastifyRequest): SenderWatch {
  const leaving = new AbortController()
  const leave = () => leaving.abort(new UploadAborted())
  if (socket.destroyed) leave()
  socket.once('close', leave)
  if (socket instanceof Socket) socket.setTimeout(0)
  return {
    signal: leaving.signal,
    end: () => {
      socket.removeListener('close', leave)
      if (socket instanceof Socket) socket.setTimeout(server.timeout)
    },
  }
}
