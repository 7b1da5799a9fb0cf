/** Switches that make a stand-in fail a counted number of times. */
export interface Faults<Name extends string = string> {
  /** True while the fault is switched on; each call uses up one time. */
  readonly take: (fault: Name) => boolean
  /** @returns false for a fault that this stand-in does not know */
  readonly set: (fault: string, times: number) => boolean
  readonly list: () => readonly FaultState[]
  readonly clear: () => void
}

interface FaultState {
  readonly fault: string
  readonly description: string
  /** How many more calls will fail. */
  readonly times: number
}

export function createFaults<Name extends string>(descriptions: Readonly<Record<Name, string>>): Faults<Name> {
  const left = new Map<string, number>()
  const texts = new Map<string, string>(Object.entries(descriptions))
  return {
    take: (fault) => {
      const times = left.get(fault) ?? 0
      if (times > 0) left.set(fault, times - 1)
      return times > 0
    },
    set: (fault, times) => {
      if (!texts.has(fault)) return false
      left.set(fault, times)
      return true
    },
    list: () => [...texts].map(([fault, description]) => ({ fault, description, times: left.get(fault) ?? 0 })),
    clear: () => left.clear(),
  }
}
