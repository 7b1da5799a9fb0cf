/** What a test may not do: replace our own modules, leave others out, or describe what "should" be. */
import type { VisitorObject } from 'oxc-parser'
import type { Span } from './text-rules.ts'

export function testsOfRealParts(text: string, report: (node: Span) => void): VisitorObject {
  return {
    CallExpression: (call) => {
      const name = text.slice(call.callee.start, call.callee.end)
      const [first] = call.arguments
      const given = first?.type === 'Literal' && typeof first.value === 'string' ? first.value : ''
      if (/^vi\.(do)?mock$/i.test(name) && /^[#.]/.test(given)) report(call)
      if (/^(describe|it|suite|test)(\.\w+)*\.only$/.test(name)) report(call)
      if (/^(it|test)(\.\w+)*$/.test(name) && /^should\b/.test(given)) report(call)
    },
  }
}
