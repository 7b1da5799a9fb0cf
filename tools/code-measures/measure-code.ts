/** The table of `docs/code-measures.md`: what is counted of our own source, and the limit of each figure. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readImports, type SourceFile } from '../code-rules/read-imports.ts'
import { findCycleGroups } from './find-cycle-groups.ts'
import { type FileMeasures, identifiersOf, measureFile } from './measure-file.ts'

export interface Measure {
  readonly name: string
  readonly value: number
  /** Undefined where the figure only describes. */
  readonly limit?: { readonly atLeast?: number; readonly atMost?: number }
}

const TESTS = /\.(spec|e2e|fixture)\.tsx?$|\.test-support\.tsx?$|^e2e\//
/** Neither source nor tests: stand-ins, texts in other languages, tables of examples, measurements, settings of tools. */
const OTHERS = /^(sandbox|db|bench|fuzz)\/|^phrases\/[^/]+\/|understanding\/(phrasings|strangers)\/|\.config\.ts$|\.d\.ts$/

export const isTest = (path: string) => TESTS.test(path)
export const isSource = (path: string) => /\.tsx?$/.test(path) && !isTest(path) && !OTHERS.test(path)

export function measureCode(files: readonly SourceFile[], root = '.'): readonly Measure[] {
  const source = files.filter(({ path }) => isSource(path))
  const tests = files.filter(({ path }) => isTest(path))
  const measured = source.map(measureFile)
  const sum = (of: (file: FileMeasures) => number) => measured.reduce((all, file) => all + of(file), 0)
  const lines = measured.map((file) => file.lines)
  const functions = measured.flatMap((file) => file.functions)
  const thousands = sum((file) => file.lines) / 1000
  const inThousand = (count: number) => round(count / thousands)
  const share = (count: number, all: number) => round((100 * count) / all)
  return [
    { name: 'Source files', value: source.length },
    { name: 'Thousand lines of source', value: round(thousands) },
    { name: 'Lines of a file: median', value: quantile(lines, 0.5), limit: { atMost: 70 } },
    { name: 'Lines of a file: 95th percentile', value: quantile(lines, 0.95), limit: { atMost: 200 } },
    { name: 'Lines of the longest file', value: Math.max(...lines) },
    { name: 'Files over 300 lines', value: lines.filter((each) => each > 300).length },
    { name: 'Lines of a function: 95th percentile', value: quantile(functions, 0.95), limit: { atMost: 50 } },
    { name: 'Lines of a function: 99th percentile', value: quantile(functions, 0.99), limit: { atMost: 90 } },
    { name: 'Lines of the longest function', value: Math.max(...functions), limit: { atMost: 120 } },
    {
      name: 'Functions over 60 lines, %',
      value: share(functions.filter((each) => each > 60).length, functions.length),
      limit: { atMost: 2 },
    },
    { name: '`any`', value: sum((file) => file.anyTypes), limit: { atMost: 0 } },
    { name: 'Non-null `!`', value: sum((file) => file.nonNulls), limit: { atMost: 0 } },
    { name: 'Silenced type errors', value: sum((file) => file.silencedErrors), limit: { atMost: 0 } },
    {
      name: 'Suppressions of the linter in a thousand lines',
      value: inThousand(sum((file) => file.suppressions)),
      limit: { atMost: 0.2 },
    },
    { name: 'Files in cycles of value imports', value: findCycleGroups(importsOf(source)).flat().length, limit: { atMost: 0 } },
    { name: 'Web features in cycles', value: findCycleGroups(webSteps(source)).flat().length, limit: { atMost: 0 } },
    { name: 'Files that only re-export', value: measured.filter((file) => file.isBarrel).length },
    { name: 'Files with a default export', value: measured.filter((file) => file.hasDefaultExport).length },
    { name: 'Files that read the environment', value: measured.filter((file) => file.readsEnvironment).length },
    {
      name: 'Comment lines, %',
      value: share(
        sum((file) => file.commentLines),
        sum((file) => file.commentLines + file.codeLines),
      ),
      limit: { atLeast: 5, atMost: 15 },
    },
    {
      name: 'Lines of tests for a line of source',
      value: round(tests.reduce((all, { text }) => all + text.split('\n').length, 0) / thousands / 1000),
    },
    {
      name: 'Test cases in a thousand lines of source',
      value: inThousand(tests.reduce((all, { text }) => all + (text.match(/^\s*(it|test)(\.\w+)*\s*\(/gm)?.length ?? 0), 0)),
      limit: { atLeast: 20 },
    },
    { name: 'Names from the old vocabulary', value: countOldWords(files), limit: { atMost: 0 } },
    { name: 'Source files in the largest folder', value: largestFolder(files), limit: { atMost: 60 } },
    // six of them are lists of words and places, without code (decision 073)
    { name: 'Packages that we depend on', value: countDependencies(root), limit: { atMost: 104 } },
  ]
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}

function importsOf(source: readonly SourceFile[]): ReadonlyMap<string, readonly string[]> {
  const paths = new Set(source.map(({ path }) => path))
  return new Map(
    source.map((file) => [
      file.path,
      readImports(file).flatMap(({ target, isTypeOnly }) => (target && !isTypeOnly && paths.has(target) ? [target] : [])),
    ]),
  )
}

const webFeatureOf = (path: string | undefined) => /^features\/([^/]+)\/web\//.exec(path ?? '')?.[1]

function webSteps(source: readonly SourceFile[]): ReadonlyMap<string, readonly string[]> {
  const steps = source.flatMap((file) => {
    const from = webFeatureOf(file.path)
    return readImports(file).flatMap(({ target }) => {
      const to = webFeatureOf(target)
      return from && to && from !== to ? [{ from, to }] : []
    })
  })
  return new Map([...Map.groupBy(steps, ({ from }) => from)].map(([from, all]) => [from, all.map(({ to }) => to)]))
}

function countOldWords(files: readonly SourceFile[]): number {
  const inPaths = files.filter(({ path }) => path.split('/').some((part) => isOld(part)))
  const oldLimits = files
    .filter(({ path }) => SAYS_MAX.test(path))
    .flatMap(identifiersOf)
    .filter((name) => OLD_LIMIT.test(name))
  return inPaths.length + files.flatMap(identifiersOf).filter(isOld).length + oldLimits.length
}

/** Where a limit is named `MAX_` or `MIN_`. */
const SAYS_MAX = /^(apps|features\/[^/]+\/server|fuzz|platform|providers|sandbox|tools)\//
const OLD_LIMIT = /^(MOST|LEAST)_/

/** Parts of names, such as of `knockAtOnce` or `knock-route.ts`; "until" and "indeed" are other words. */
const OLD_PARTS = /^(knock|deed|doorman|darkroom|porter|oddity|oddities)s?$/i

/** Whole names that a reader had to look up. */
const OLD_NAMES: ReadonlySet<string> = new Set(
  `
  toldAt thatBuy hasBoughtFor takeFaster isNewestMoney isHopeless NO_MONEY UNBEGUN whyUnbegun isFrozen isBarred
  refuseFrozen CardFace quoteEdits listStandings faceOf notThrough networkOf openTrial markOpened setOut
  BrokenOff endIfMuchBeside chargeUpload chargePreview tapOf rested leaveIt askAnew isGrave UNDOABLE LEAVINGS
  partFromAccount worthSaying BREATH_MS GLAD LEADS_OVER HEARERS newChance killers bornAt sayInMeasure FolderHold
  turnSecret Turn Turns LINE_OF_A_SCREEN textsHandedOver pagePlace Unsaid unsaid drawWay sayAgain readLook
  lookAfter
  endSession partChat Parting beginLeaving LeavingOrder AccountExit ExitRequest leaveJob readLeaving leaveInstagram
  settleAttempt settleFault settleUse settleRefused useSettleCorrections applyFinding Settlement sendPlace showWork
  handOverPicture SMS_ACCOUNT SMS_CREDENTIALS WordThreads openWords markPicture MarkedPicture tilePainter listTiles
  findEditView listEditViews openField liveThrough BadDay BAD_DAYS gatherCast SetStage FuzzStage checkBooks
  emptyBooks keptChangesOf findFinishedEdit lockFinishedEdit PublicationOrder hashOrder ResultNotice
  resultNoticeTexts NoticeList clipOf FilmName FILMS superviseParts PartPlan openPartLog
  SyncTurn notifyProvider wasWeighed findPainted MARK_CHARACTERS CHAT_ONLY lockAll SyncReading ReadProviderState WordsInput answerWords
  `
    .trim()
    .split(/\s+/),
)

function isOld(name: string): boolean {
  const parts = name.replaceAll(/([a-z])([A-Z])/g, '$1-$2').split(/[-_.]/)
  return OLD_NAMES.has(name) || parts.some((part) => OLD_PARTS.test(part))
}

function largestFolder(files: readonly SourceFile[]): number {
  const folders = Map.groupBy(files, ({ path }) => dirname(path))
  return Math.max(...[...folders.values()].map(({ length }) => length))
}

function countDependencies(root: string): number {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<
    string, // as: npm's own format
    Record<string, string>
  >
  return Object.keys({ ...dependencies, ...devDependencies }).length
}
