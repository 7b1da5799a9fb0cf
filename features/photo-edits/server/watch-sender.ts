import type { FastifyRequest } from 'fastify'
import { BrokenOff } from './receive-upload.ts'

/** Aborted when the sender's connection closes. (The framework's own signal is aborted when the body was read.) */
export interface SenderWatch {
  readonly signal: AbortSignal
  readonly end: () => void
}

export function watchSender({ raw: { socket } }: FastifyRequest): SenderWatch {
  const leaving = new AbortController()
  const leave = () => leaving.abort(new BrokenOff())
  if (socket.destroyed) leave()
  socket.once('close', leave)
  return { signal: leaving.signal, end: () => void socket.removeListener('close', leave) }
}
