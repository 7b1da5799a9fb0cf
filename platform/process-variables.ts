/** The variables of this process: the only reader of `process.env`. `platform/env.ts` documents them. */
export function readVariables(): Record<string, string | undefined> {
  return { ...process.env }
}
