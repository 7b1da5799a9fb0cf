/** Decisions that a table makes for all of its kind; a choice between one member and "the others" would take in a new one unnoticed. */
import type { Expression, PrivateInExpression, VisitorObject } from 'oxc-parser'
import type { Span } from './text-rules.ts'

const LANGUAGE_TAG = /^(pt|en|es)(-[A-Z]{2})?$/
const OPERATION = /^(post|swap|describe|caption)$/

type Side = Expression | PrivateInExpression['left']

const isText = (node: Side, pattern: RegExp) =>
  node.type === 'Literal' && typeof node.value === 'string' && pattern.test(node.value)

/** `language === 'en'`, `language.startsWith('pt')`. */
export function languagesByName(text: string, report: (node: Span) => void): VisitorObject {
  return {
    BinaryExpression: (compared) => {
      const sides = [compared.left, compared.right]
      if (/^[!=]==?$/.test(compared.operator) && sides.some((each) => isText(each, LANGUAGE_TAG))) report(compared)
    },
    CallExpression: (call) => {
      const [first] = call.arguments
      const isAsked = /anguage\w*\.(startsWith|includes)$/.test(text.slice(call.callee.start, call.callee.end))
      if (isAsked && first && first.type !== 'SpreadElement' && isText(first, LANGUAGE_TAG)) report(call)
    },
  }
}

/** `operation === 'post' ? this : that`. */
export function operationsByName(text: string, report: (node: Span) => void): VisitorObject {
  return {
    ConditionalExpression: ({ test }) => {
      if (test.type !== 'BinaryExpression' || !/^[!=]==$/.test(test.operator)) return
      const [asked, given] = [test.left, test.right]
      if (/(^|\.)op(eration)?$/.test(text.slice(asked.start, asked.end)) && isText(given, OPERATION)) report(test)
    },
  }
}

/** A `<form>` that handles its own submit event: one of React Hook Form needs no `preventDefault`. */
export function formsByHand(text: string, report: (node: Span) => void): VisitorObject {
  const handlesSubmit = text.includes('.preventDefault()')
  return {
    JSXOpeningElement: ({ name }) => {
      if (handlesSubmit && name.type === 'JSXIdentifier' && name.name === 'form') report(name)
    },
  }
}
