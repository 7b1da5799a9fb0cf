/** Finds uses of what the machine or a module of Node offers, whichever way they are written: `Date['now']`, `globalThis.Date`, `const { now } = Date`. */
import type { VisitorObject } from 'oxc-parser'
import type { Span } from './text-rules.ts'

interface Names {
  /** Names of globals and their parts, such as `Date.now`; without `globalThis` before them. */
  readonly uses?: RegExp
  /** Called or made without arguments. */
  readonly emptyCalls?: RegExp
  /** What a module exports, as `node:crypto randomUUID`; `*` and `default` stand for all of it. */
  readonly imports?: RegExp
}

/** The name of an expression in one spelling. */
function nameOf({ start, end }: Span, text: string): string {
  return text
    .slice(start, end)
    .replaceAll(/\?\.(?=\[)|\s+/g, '')
    .replaceAll(/\[['"`](\w+)['"`]\]/g, '.$1')
    .replaceAll('?.', '.')
    .replace(/^((globalThis|window|self|global)\.)+/, '')
}

const isIn = (pattern: RegExp | undefined, name: string) => pattern?.test(name) ?? false

export function findNames(names: Names) {
  return (text: string, report: (node: Span) => void): VisitorObject => {
    const lookAtCall = (call: { callee: Span; arguments: readonly unknown[] } & Span) => {
      const name = nameOf(call.callee, text)
      if (isIn(names.emptyCalls, name) && call.arguments.length === 0) report(call)
      if (/^\w+$/.test(name) && isIn(names.uses, name)) report(call)
    }
    return {
      CallExpression: lookAtCall,
      NewExpression: lookAtCall,
      MemberExpression: (member) => {
        if (isIn(names.uses, nameOf(member, text))) report(member)
      },
      VariableDeclarator: ({ id, init }) => {
        if (id.type !== 'ObjectPattern' || !init) return
        const owner = nameOf(init, text)
        const prefix = /^(globalThis|window|self|global)$/.test(owner) ? '' : `${owner}.`
        for (const property of id.properties)
          if (property.type === 'Property' && isIn(names.uses, `${prefix}${text.slice(property.key.start, property.key.end)}`))
            report(property)
      },
      ImportDeclaration: (declared) => {
        if (declared.importKind === 'type') return
        for (const each of declared.specifiers) {
          const imported = each.type === 'ImportSpecifier' ? text.slice(each.imported.start, each.imported.end) : '*'
          if (isIn(names.imports, `${declared.source.value} ${imported}`)) report(each)
        }
      },
    }
  }
}
