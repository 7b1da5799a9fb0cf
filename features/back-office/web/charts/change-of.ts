/** The change from an earlier value, as a share of it; undefined where there was nothing to compare with. */
export function changeOf(now: number, before: number): number | undefined {
  return before > 0 ? (now - before) / before : undefined
}

/** Whether a change is welcome; undefined when there is none. */
export function isWelcome(change: number, isBetterLower: boolean): boolean | undefined {
  return change === 0 ? undefined : change < 0 === isBetterLower
}
