/** Finds texts for people in code, where translators do not look. */
import type { Argument, AssignmentTargetProperty, BindingProperty, JSXAttribute, ObjectProperty, VisitorObject } from 'oxc-parser'

export interface Span {
  readonly start: number
  readonly end: number
}

const WORD = /\p{L}{2}/u
/** Two words or more. */
const SENTENCE = /\p{L}{2}[\p{L}\p{P}]*\s+\p{L}/u
/** The style of a screen's texts; class names and identifiers do not match. */
const LINE_OF_A_SCREEN = /^\p{Lu}\p{Ll}+[\s,].*\p{L}/u
/** Letters that do not occur in English, the language of identifiers and logs. */
const FOREIGN_LETTER = /[\u00C0-\u024F]/
/** Properties of answers and elements that people read. */
const READ_BY_PEOPLE =
  /^(alt|aria-?(label|description|roledescription|valuetext)|body|caption|error|heading|hint|label|message|placeholder|subject|text|title)$/i
/** Calls that show or send their arguments. */
const SHOWS = /(^|\.)(alert|confirm|prompt|send|setError|toast(\.\w+)?)$/
const PROPER_NAMES = new Set(['Instagram', 'WhatsApp', 'Facebook'])

/** Texts in a screen's elements: between tags, in braces between them, in attributes that people read. */
export function textsInElements(_: string, report: (node: Span) => void): VisitorObject {
  return {
    JSXElement: ({ children }) => {
      for (const child of children) if (child.type === 'JSXText' && WORD.test(child.value)) report(child)
      for (const child of children) if (child.type === 'JSXExpressionContainer' && hasText(child.expression, WORD)) report(child)
    },
    JSXFragment: ({ children }) => {
      for (const child of children) if (child.type === 'JSXText' && WORD.test(child.value)) report(child)
    },
    JSXAttribute: ({ name, value }) => {
      if (name.type !== 'JSXIdentifier' || !READ_BY_PEOPLE.test(name.name) || !value) return
      const given = value.type === 'JSXExpressionContainer' ? value.expression : value
      if (hasText(given, WORD)) report(given)
    },
  }
}

/** Sentences that reach a person: in the fields of answers, and in calls that show or send. */
export function textsHandedOver(text: string, report: (node: Span) => void): VisitorObject {
  return {
    Property: ({ key, value }: Property) => {
      const name = key.type === 'Identifier' ? key.name : text.slice(key.start + 1, key.end - 1)
      if (READ_BY_PEOPLE.test(name) && hasText(value, SENTENCE)) report(value)
    },
    CallExpression: ({ callee, arguments: [first] }) => {
      if (SHOWS.test(text.slice(callee.start, callee.end)) && hasText(first, SENTENCE)) report(callee)
    },
  }
}

/** Portuguese or Spanish words anywhere. */
export function foreignTexts(_: string, report: (node: Span) => void): VisitorObject {
  const look = (said: string, node: Span) => {
    if (FOREIGN_LETTER.test(said) && WORD.test(said)) report(node)
  }
  return {
    Literal: (literal) => {
      if (typeof literal.value === 'string') look(literal.value, literal)
    },
    TemplateElement: (part) => look(part.value.raw, part),
  }
}

/** Texts in the style of a screen. Messages of errors for developers are exempt. */
export function linesOfScreens(text: string, report: (node: Span) => void): VisitorObject {
  const errors: Span[] = []
  const look = (said: string, node: Span) => {
    const isOfError = errors.some(({ start, end }) => start <= node.start && node.end <= end)
    if (LINE_OF_A_SCREEN.test(said) && !isOfError) report(node)
  }
  return {
    // visited before its children
    NewExpression: (made) => {
      if (/(Error|Exception|Fault)$/.test(text.slice(made.callee.start, made.callee.end))) errors.push(made)
    },
    Literal: (literal) => {
      if (typeof literal.value === 'string') look(literal.value, literal)
    },
    TemplateElement: (part) => look(part.value.raw, part),
  }
}

type Property = AssignmentTargetProperty | BindingProperty | ObjectProperty
type Node = Argument | JSXAttribute['value'] | Property['value'] | { readonly type: 'JSXEmptyExpression' } | undefined

function hasText(node: Node, pattern: RegExp): boolean {
  if (node?.type === 'Literal') return typeof node.value === 'string' && pattern.test(node.value) && !PROPER_NAMES.has(node.value)
  return node?.type === 'TemplateLiteral' && node.quasis.some(({ value }) => pattern.test(value.raw))
}
