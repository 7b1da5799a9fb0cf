/** The variables that this process was started with: the only reader of `process.env`. `platform/env.ts` says what they mean. */
export function readVariables(): Record<string, string | undefined> {
  return { ...process.env }
}
