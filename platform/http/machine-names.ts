import { isIP } from 'node:net'

const LOOPBACK_NAMES = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i

/** Whether a host name leads back to the machine that uses it, whoever it is. */
export function isLoopbackName(hostname: string): boolean {
  return LOOPBACK_NAMES.test(hostname)
}

/**
 * Whether a host name is one that nobody elsewhere can lead to this machine: its own, or a bare address, as a phone in the
 * same network types it. Any other may be a name of somebody's page that has begun to answer with our address.
 */
export function isMachineName(hostname: string): boolean {
  return isLoopbackName(hostname) || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
}
