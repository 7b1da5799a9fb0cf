/** Draws `areas.ts` as text, for `docs/architecture.md`. */
import type { Area } from './area.ts'
import { AREAS } from './areas.ts'
import { EVERYONE, SERVER_ARROWS, WEB_ARROWS, type Arrows } from './arrows.ts'
import { placeOf } from './check-imports.ts'
import { matchPath } from './match-path.ts'

const BEGIN = '<!-- drawn by `npm run docs:drawing` -->'
const END = '<!-- end of the drawing -->'

/** @param paths every source file, for the patterns to match */
export function drawInto(page: string, paths: readonly string[]): string {
  const [before, rest] = page.split(BEGIN)
  const after = rest?.split(END)[1]
  if (before === undefined || after === undefined) throw new Error(`the page lacks "${BEGIN}" or "${END}"`)
  return [before, BEGIN, '\n\n', draw(paths), '\n', END, after].join('')
}

function draw(paths: readonly string[]): string {
  const areas = AREAS.filter(({ isUnrestricted }) => !isUnrestricted).map((area): DrawnArrow => [
    area.name,
    targetsOf(area, paths),
  ])
  return [
    block(areas),
    `From the server of one feature to \`server/index.ts\` of another. Everyone may import \`${EVERYONE.join('` and `')}\`:\n`,
    block(inOrder(SERVER_ARROWS)),
    'From the web half of one feature to `web/index.ts` of another:\n',
    block(inOrder(WEB_ARROWS)),
  ].join('\n')
}

/** A block of Markdown with aligned columns. */
function block(lines: readonly DrawnArrow[]): string {
  return ['```', ...align(lines), '```', ''].join('\n')
}

type DrawnArrow = readonly [from: string, to: readonly string[]]

function targetsOf(area: Area, paths: readonly string[]): readonly string[] {
  const matched = paths.filter((path) => area.imports.some((pattern) => matchPath(pattern.replace('{allowed}', '{other}'), path)))
  const names = new Set(
    matched.map((path) => placeOf(path)).flatMap((place) => (place && !place.area.isEntry ? [place.area.name] : [])),
  )
  return AREAS.map(({ name }) => name).filter((name) => names.has(name) && name !== area.name)
}

/**
 * Features that nobody imports come first, and those that import the same share a line; those that import nobody are left out,
 * since they are on the other side already.
 */
function inOrder(arrows: Arrows): readonly DrawnArrow[] {
  const depthOf = (name: string): number => Math.max(0, ...(arrows[name] ?? []).map((each) => depthOf(each) + 1))
  const lines = Object.entries(arrows)
    .filter(([, to]) => to.length > 0)
    .sort(([one], [other]) => depthOf(other) - depthOf(one))
  return [...Map.groupBy(lines, ([, to]) => to.join(', ')).values()].flatMap((same) => {
    const [first] = same
    return first ? [[same.map(([from]) => from).join(', '), first[1]] as const] : []
  })
}

function align(lines: readonly DrawnArrow[]): readonly string[] {
  const width = Math.max(...lines.map(([from]) => from.length))
  return lines.map(([from, to]) => `${from.padEnd(width)} ──▶ ${to.length > 0 ? to.join(', ') : 'nothing of ours'}`)
}
