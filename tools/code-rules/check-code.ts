/** Rules about single lines that depend on the file's area: time, randomness, requests, SQL clocks, texts for members. */
import { Visitor, type VisitorObject } from 'oxc-parser'
import { placeOf, type Fault } from './check-imports.ts'
import { checkComments } from './comment-rules.ts'
import { checkName } from './file-names.ts'
import { findNames } from './global-names.ts'
import { formsByHand, languagesByName, operationsByName } from './one-place-rules.ts'
import { matchPath } from './match-path.ts'
import { lineOf, parse, type SourceFile } from './read-imports.ts'
import { checkSuppressions } from './suppressions.ts'
import { testsOfRealParts } from './test-rules.ts'
import { vendorsOwn } from './vendor-rules.ts'
import { foreignTexts, uiSentences, textsSentToUsers, textsInElements, wordsInPatterns, type Span } from './text-rules.ts'

export interface CodeRule {
  readonly rule: string
  /** Names of areas in `areas.ts`. */
  readonly areas: readonly string[]
  /** Where what the rule forbids elsewhere has its place. */
  readonly home?: string
  /** Files that are exempt, each with the reason. */
  readonly except: Readonly<Record<string, string>>
  readonly visitorOf: (text: string, report: (node: Span) => void) => VisitorObject
}

const FEATURES_BEHIND = ['contracts', 'conversation', 'tables', 'feature servers', 'files for servers', 'files for both halves']
const FEATURES = ['contracts', 'understanding of messages', 'conversation', 'tables', 'feature servers', 'feature web halves']
const SERVER_SIDE = [
  ...FEATURES_BEHIND,
  'understanding of messages',
  'processes',
  'vendors',
  'ports',
  'providers',
  'platform',
  'engine',
  'sandbox',
]
const BROWSER_SIDE = ['browser app', 'files for browsers', 'feature web halves', 'ui']
const PRODUCT = [...BROWSER_SIDE, ...FEATURES_BEHIND, 'processes', 'vendors', 'ports', 'providers']

const TEXTS = 'what members read stands in `phrases/`, in every language'
const MARKS = {
  'ui/Logo.tsx': 'the name of the product, drawn',
}
const STATES = { 'features/payments/web/card-form/postal-state.ts': 'names of states, as maps write them' }

export const CODE_RULES: readonly CodeRule[] = [
  {
    rule: 'time comes from `platform/clock.ts`, never from the machine itself',
    areas: SERVER_SIDE,
    except: {
      'platform/clock.ts': 'the clock',
      'sandbox/page/browser/clock.ts': 'the clock of the page in the browser',
      'engine/cutout/cutout-store.ts': 'marks a file as used, beside the times that the disk writes',
    },
    visitorOf: findNames({
      uses: /^(Date\.now|performance\.timeOrigin|Temporal\.Now(\.\w+)?)$/,
      emptyCalls: /^(Date|DateTime\.(now|local|utc))$/,
    }),
  },
  {
    rule: 'a day that people read is one of the business zone: `businessDay`, never the day of UTC',
    areas: [...FEATURES_BEHIND, 'understanding of messages', 'files for browsers', 'feature web halves'],
    except: { 'features/back-office/server/figures/read-figures.ts': 'counts on from a business day' },
    visitorOf: (text, report) => ({
      CallExpression: (call) => {
        // a long chain is written in lines
        if (text.slice(call.start, call.end).replaceAll(/\s+/g, '').endsWith('.toISOString().slice(0,10)')) report(call)
      },
    }),
  },
  {
    rule: "SQL gets the time as a parameter, from `platform/clock.ts`, never from the database's own clock",
    areas: SERVER_SIDE,
    except: {
      'platform/sandbox-clock/schema.ts': 'says when the clock itself was moved',
      'platform/wake-for-due-jobs.ts': 'asks what pg-boss will find due, which goes by that clock',
    },
    visitorOf: (text, report) => ({
      TemplateElement: (part) => {
        if (isSqlClock(part.value.raw)) report(part)
      },
      Literal: (literal) => {
        if (typeof literal.value === 'string' && isSqlClock(literal.value)) report(literal)
      },
      CallExpression: (call) => {
        if (isCalled(call, text, /\.defaultNow$/)) report(call)
      },
    }),
  },
  {
    rule: 'ids, keys and chance come from `platform/crypto.ts`',
    areas: [...FEATURES_BEHIND, 'understanding of messages', 'processes', 'vendors', 'ports', 'providers', 'engine'],
    except: { 'engine/model/write-file-whole.ts': 'a name for a file that is not whole yet' },
    visitorOf: findNames({
      uses: /^Math\.random$|(^|\.)(randomUUID|randomBytes|randomInt|randomFill(Sync)?|getRandomValues|generateKey\w*)$/,
      imports: /^(node:)?crypto random/,
    }),
  },
  {
    rule: 'settings come from `platform/env.ts`',
    areas: [...SERVER_SIDE, ...BROWSER_SIDE, 'phrases'],
    except: {
      'platform/process-variables.ts': 'reads them for `platform/env.ts`',
      'engine/processes/process.ts': "hands on the machine's own settings",
      'apps/web/start-service-worker.ts': 'asks the bundler whether these are the built pages',
    },
    visitorOf: findNames({ uses: /^(process|import\.meta)\.env$/, imports: /^(node:)?process (env|default|\*)$/ }),
  },
  {
    rule: 'what is logged goes through `platform/log.ts`',
    areas: [...SERVER_SIDE, ...BROWSER_SIDE],
    except: {
      'apps/start.ts': 'the command line of the whole product',
      'engine/command/edit.ts': 'a command line',
    },
    visitorOf: findNames({ uses: /^(console\.\w+|process\.std(out|err)(\.\w+)?)$/ }),
  },
  {
    rule: 'requests to others go through a provider, those of screens through `features/api.ts`',
    areas: [...FEATURES_BEHIND, ...BROWSER_SIDE, 'understanding of messages', 'platform', 'engine'],
    except: {
      'features/api.ts': 'the client of the screens',
      'features/watch.ts': 'follows what happens to an edit',
      'features/photo-edits/web/upload/picture-file.ts': 'an example, which is a file of the pages',
      'features/back-office/web/lists/use-save-list.ts': 'a file to save, which the client cannot read',
      'apps/web/reload-stale-page.ts': 'asks before any screen is loaded',
      'apps/web/service-worker.ts': 'stands between the browser and the pages',
    },
    visitorOf: findNames({ uses: /^(fetch|XMLHttpRequest|EventSource|WebSocket|navigator\.sendBeacon)$/ }),
  },
  {
    rule: 'connections are opened by providers and `platform`; a feature serves and asks nobody by itself',
    areas: [...FEATURES_BEHIND, 'understanding of messages'],
    except: {},
    visitorOf: findNames({
      imports:
        /^(node:)?(http2?|https|tls|dgram|cluster|child_process) |^(node:)?net (connect|createConnection|createServer|default|\*)$/,
    }),
  },
  {
    rule: "a vendor's name, headers, fields and ids stay in its folder under `providers/`; a feature sees what the port makes of them",
    areas: [...FEATURES, 'files for servers', 'files for both halves', 'files for browsers'],
    except: {},
    visitorOf: vendorsOwn,
  },
  { rule: TEXTS, areas: BROWSER_SIDE, except: MARKS, visitorOf: textsInElements },
  { rule: TEXTS, areas: PRODUCT, except: {}, visitorOf: textsSentToUsers },
  { rule: TEXTS, areas: BROWSER_SIDE, except: STATES, visitorOf: uiSentences },
  {
    rule: TEXTS,
    areas: PRODUCT,
    except: {
      ...STATES,
      'features/language-names.ts': 'each language by its own name',
      'features/privacy/server/retention-rules.ts': 'Brazilian laws, by their names',
    },
    visitorOf: foreignTexts,
  },
  {
    rule: 'patterns with words of a language stand in a lexicon, where a further language is added',
    areas: ['understanding of messages', 'trained classifier', 'conversation'],
    home: 'features/chat/understanding/lexicon/*.ts',
    except: {
      'features/chat/understanding/classifier/examples.ts': 'names of files',
      'features/chat/understanding/classifier/load.ts': 'names of files',
      'features/chat/understanding/tally-examples.ts': 'labels of intents',
      'features/chat/understanding/understand.ts': 'labels of intents',
    },
    visitorOf: wordsInPatterns,
  },
  {
    rule: 'what differs by language stands in a table of all languages (`phrases/`, lexicons), or a new one would be missed',
    areas: [
      'contracts',
      'understanding of messages',
      'conversation',
      'engine',
      'engine for both halves',
      ...BROWSER_SIDE,
      'tables',
      'feature servers',
      'processes',
      'vendors',
      'ports',
      'platform',
    ],
    // each language's captions are written by rules of its own
    home: 'engine/captions/**',
    except: {
      'features/landing/web/Languages.tsx': 'one link, to the language that most others read',
      'features/chat/server/dialogue/read-input.ts': 'the two variants of one language',
    },
    visitorOf: languagesByName,
  },
  {
    rule: 'what differs by operation stands in a table with `satisfies`, or a new one would be missed',
    areas: [...FEATURES, 'engine', 'engine for both halves', 'processes', 'browser app'],
    except: {},
    visitorOf: operationsByName,
  },
  {
    rule: 'a form is one of React Hook Form, sent by `features/use-submit.ts`, which shows refusals and ignores the second tap',
    areas: BROWSER_SIDE,
    except: { 'features/back-office/web/lists/SearchBox.tsx': 'a search, which is in the address' },
    visitorOf: formsByHand,
  },
  {
    rule: 'tests use the real parts, all of them run, and titles say what is: in the present tense, without "should"',
    areas: ['tests'],
    except: {},
    visitorOf: testsOfRealParts,
  },
]

export function checkCode(file: SourceFile): readonly Fault[] {
  const area = placeOf(file.path)?.area.name
  const rules = CODE_RULES.filter(({ areas, except, home }) => {
    const isHome = home !== undefined && matchPath(home, file.path) !== undefined
    return area !== undefined && areas.includes(area) && !isHome && !(file.path in except)
  })
  const faults = rules.flatMap(({ rule, visitorOf }) => {
    return findSpans(file, visitorOf).map((span) => ({
      path: file.path,
      message: `${file.path}:${lineOf(file, span.start)} ${excerpt(file, span)}: ${rule}`,
    }))
  })
  return [...checkName(file.path), ...checkSuppressions(file), ...checkComments(file), ...faults]
}

export function findSpans(file: SourceFile, visitorOf: CodeRule['visitorOf']): readonly Span[] {
  const spans: Span[] = []
  new Visitor(visitorOf(file.text, (span) => spans.push(span))).visit(parse(file))
  return spans
}

function excerpt({ text }: SourceFile, { start, end }: Span): string {
  const [line = ''] = text.slice(start, end).trim().split('\n')
  return line.slice(0, 60)
}

function isCalled({ callee }: { readonly callee: Span }, text: string, name: RegExp): boolean {
  return name.test(text.slice(callee.start, callee.end))
}

function isSqlClock(sql: string): boolean {
  return /\b(now\(\)|(clock|statement|transaction)_timestamp\b|current_(timestamp|date|time)\b|localtime(stamp)?\b)/i.test(sql)
}
