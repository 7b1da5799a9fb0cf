/** Checks each of our files against `areas.ts`. */
import type { Area } from './area.ts'
import { AREAS } from './areas.ts'
import { EVERYONE, EXCEPTIONS, SERVER_ARROWS, UNKNOWN } from './arrows.ts'
import { matchPath, type Names } from './match-path.ts'
import { readImports, type Import, type SourceFile } from './read-imports.ts'

export interface Fault {
  readonly path: string
  /** The fault, with the file's name and line first. */
  readonly message: string
}

interface FoundArea {
  readonly area: Area
  readonly names: Names
}

export function checkImports(file: SourceFile): readonly Fault[] {
  const place = placeOf(file.path)
  if (!place) return [faultOf(file, 1, 'belongs to no area: say in tools/code-rules/areas.ts what it may import')]
  if (place.area.isUnrestricted) return []
  return readImports(file)
    .filter((each) => !isAllowed(each, file, place))
    .map((each) => faultOf(file, each.line, `imports ${each.target ?? UNKNOWN} (${place.area.name}: ${place.area.rule})`))
}

function faultOf({ path }: SourceFile, line: number, problem: string): Fault {
  return { path, message: `${path}:${line} ${problem}` }
}

export function placeOf(path: string): FoundArea | undefined {
  for (const area of AREAS) {
    for (const pattern of area.files) {
      const names = matchPath(pattern, path)
      if (names) return { area, names }
    }
  }
  return undefined
}

function isAllowed(found: Import, file: SourceFile, { area, names }: FoundArea): boolean {
  const { target } = found
  if (isException(file.path, target)) return true
  if (target === undefined) return area.packages.includes('*')
  if (found.isPackage) return isPackageAllowed(found, area)
  const there = placeOf(target)
  if (there?.area === area && isSameNames(there.names, names)) return true
  if (there?.area.isEntry) return false
  return area.imports.some((pattern) => fillAllowed(pattern, { area, names }).some((each) => matchPath(each, target, names)))
}

function isException(path: string, target = UNKNOWN): boolean {
  return EXCEPTIONS.some(({ from, imports }) => from === path && imports === target)
}

function isSameNames(one: Names, other: Names): boolean {
  return Object.entries(one).every(([name, value]) => other[name] === value)
}

function fillAllowed(pattern: string, { area, names }: FoundArea): readonly string[] {
  if (!pattern.includes('{allowed}')) return [pattern]
  const { feature = '' } = names
  const lowest = area.arrows === SERVER_ARROWS && !EVERYONE.includes(feature) ? EVERYONE : []
  const features = [...(area.arrows?.[feature] ?? []), ...lowest]
  return features.map((each) => pattern.replace('{allowed}', each))
}

function isPackageAllowed({ target = '', isTypeOnly }: Import, { packages }: Area): boolean {
  const parts = target.split('/')
  const name = target.startsWith('node:') ? target : parts.slice(0, target.startsWith('@') ? 2 : 1).join('/')
  const isListed = packages.some((each) => each === '*' || each === name || (each === 'node:*' && name.startsWith('node:')))
  return isListed || (isTypeOnly && packages.includes(`types of ${name}`))
}
