/** A stand-in's changeable numbers, the vendor's documented ones by default; a reset restores those. */
export interface Settings<Name extends string = string> {
  readonly get: (setting: Name) => number
  /** @returns false for a setting that this stand-in does not know */
  readonly set: (setting: string, value: number) => boolean
  readonly list: () => readonly SettingState[]
  readonly clear: () => void
}

interface SettingState {
  readonly setting: string
  readonly description: string
  readonly value: number
  readonly usual: number
}

export function createSettings<Name extends string>(
  known: Readonly<Record<Name, { readonly usual: number; readonly description: string }>>,
): Settings<Name> {
  const changed = new Map<string, number>()
  const all = new Map<string, { readonly usual: number; readonly description: string }>(Object.entries(known))
  return {
    get: (setting) => changed.get(setting) ?? known[setting].usual,
    set: (setting, value) => {
      if (!all.has(setting)) return false
      changed.set(setting, value)
      return true
    },
    list: () =>
      [...all].map(([setting, { usual, description }]) => ({
        setting,
        description,
        value: changed.get(setting) ?? usual,
        usual,
      })),
    clear: () => changed.clear(),
  }
}
