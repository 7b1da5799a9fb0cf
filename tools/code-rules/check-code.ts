/** Rules about single lines that depend on the file's area: time, randomness, requests, SQL clocks, texts for members. */
import { Visitor, type VisitorObject } from 'oxc-parser'
import { placeOf, type Fault } from './check-imports.ts'
import { lineOf, parse, type SourceFile } from './read-imports.ts'
import { vendorsOwn } from './vendor-rules.ts'
import { foreignTexts, linesOfScreens, textsHandedOver, textsInElements, type Span } from './text-rules.ts'

export interface CodeRule {
  readonly rule: string
  /** Names of areas in `areas.ts`. */
  readonly areas: readonly string[]
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
  'features/landing/web/Demos.tsx': 'a coupon as it is printed on a flyer',
  'ui/Mark.tsx': 'the name of the product, drawn',
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
    visitorOf: (text, report) => ({
      CallExpression: (call) => {
        if (isCalled(call, text, /^(Date(\.now)?|DateTime\.(now|local|utc)|Temporal\.Now\.\w+)$/) && call.arguments.length === 0)
          report(call)
      },
      NewExpression: (made) => {
        if (isCalled(made, text, /^Date$/) && made.arguments.length === 0) report(made)
      },
    }),
  },
  {
    rule: "SQL gets the time as a parameter, from `platform/clock.ts`, never from the database's own clock",
    areas: SERVER_SIDE,
    except: { 'platform/sandbox-clock/schema.ts': 'says when the clock itself was moved' },
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
    areas: [...FEATURES_BEHIND, 'understanding of messages', 'processes', 'vendors', 'ports', 'providers'],
    except: {},
    visitorOf: (text, report) => ({
      CallExpression: (call) => {
        if (
          isCalled(
            call,
            text,
            /(^|\.)(randomUUID|randomBytes|randomInt|randomFill(Sync)?|getRandomValues|generateKey\w*)$|^Math\.random$/,
          )
        )
          report(call)
      },
    }),
  },
  {
    rule: 'requests to others go through a provider, those of screens through `features/api.ts`',
    areas: [...FEATURES_BEHIND, 'understanding of messages', 'platform', 'engine', 'ui'],
    except: {},
    visitorOf: (text, report) => ({
      CallExpression: (call) => {
        if (isCalled(call, text, /^((globalThis|window)\.)?fetch$/)) report(call)
      },
    }),
  },
  {
    rule: "a vendor's name, headers, fields and ids stay in its folder under `providers/`; a feature sees what the port makes of them",
    areas: [...FEATURES, 'files for servers', 'files for both halves', 'files for browsers'],
    except: {},
    visitorOf: vendorsOwn,
  },
  { rule: TEXTS, areas: BROWSER_SIDE, except: MARKS, visitorOf: textsInElements },
  { rule: TEXTS, areas: PRODUCT, except: {}, visitorOf: textsHandedOver },
  { rule: TEXTS, areas: BROWSER_SIDE, except: STATES, visitorOf: linesOfScreens },
  {
    rule: TEXTS,
    areas: PRODUCT,
    except: {
      ...STATES,
      'features/language-names.ts': 'each language by its own name',
      'features/privacy/server/kept-kinds.ts': 'Brazilian laws, by their names',
    },
    visitorOf: foreignTexts,
  },
]

export function checkCode(file: SourceFile): readonly Fault[] {
  const area = placeOf(file.path)?.area.name
  const rules = CODE_RULES.filter(({ areas, except }) => area !== undefined && areas.includes(area) && !(file.path in except))
  if (rules.length === 0) return []
  const program = parse(file)
  return rules.flatMap(({ rule, visitorOf }) => {
    const spans: Span[] = []
    new Visitor(visitorOf(file.text, (span) => spans.push(span))).visit(program)
    return spans.map((span) => ({
      path: file.path,
      message: `${file.path}:${lineOf(file, span.start)} ${excerpt(file, span)}: ${rule}`,
    }))
  })
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
