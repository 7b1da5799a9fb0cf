/** The value of a JSON text; undefined for one that is none. @param revive as for `JSON.parse` */
export function parseJson(text: string | Uint8Array, revive?: (name: string, value: unknown) => unknown): unknown {
  try {
    return JSON.parse(typeof text === 'string' ? text : Buffer.from(text).toString('utf8'), revive)
  } catch {
    return undefined
  }
}
