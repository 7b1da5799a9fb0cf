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
  const disconnected = new AbortController()
  const abort = () => disconnected.abort(new UploadAborted())
  if (socket.destroyed) abort()
  socket.once('close', abort)
  if (socket instanceof Socket) socket.setTimeout(0)
  return {
    signal: disconnected.signal,
    end: () => {
      socket.removeListener('close', abort)
      if (socket instanceof Socket) socket.setTimeout(server.timeout)
    },
  }
}
