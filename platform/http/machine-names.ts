import { isIP } from 'node:net'

const LOOPBACK_NAMES = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i

/** Whether a host name always leads back to the machine that uses it. */
export function isLoopbackName(hostname: string): boolean {
  return LOOPBACK_NAMES.test(hostname)
}

/**
 * Whether nobody else can point this host name at this machine: its own name, or a bare address, as a phone in the same network
 * types it. Any other may be the name of a foreign page that now resolves to our address.
 */
export function isMachineName(hostname: string): boolean {
  return isLoopbackName(hostname) || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
}
