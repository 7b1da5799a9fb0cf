/** Settings that only the supervisor or a deployment provides. */
import { ConfigurationError } from '#platform/env.ts'

/** @throws ConfigurationError when a setting that only the supervisor or a deployment provides is missing */
export function required(name: string, value: string | undefined): string {
  if (value === undefined) throw new ConfigurationError([`${name}: missing (npm start sets it by itself)`])
  return value
}
