/** Finds words for people that stand in code, where no translator looks. */
import type { Argument, AssignmentTargetProperty, BindingProperty, JSXAttribute, ObjectProperty, VisitorObject } from 'oxc-parser'

export interface Span {
  readonly start: number
  readonly end: number
}

const WORD = /\p{L}{2}/u
/** Two words or more. */
const SENTENCE = /\p{L}{2}[\p{L}\p{P}]*\s+\p{L}/u
/** As screens begin a line; class names and the names of things in code do not. */
const LINE_OF_A_SCREEN = /^\p{Lu}\p{Ll}+[\s,].*\p{L}/u
/** Letters that English, in which names and logs are written, does without. */
const FOREIGN_LETTER = /[\u00C0-\u024F]/
/** Fields of answers and of elements that people read. */
const READ_BY_PEOPLE =
  /^(alt|aria-?(label|description|roledescription|valuetext)|body|caption|error|heading|hint|label|message|placeholder|subject|text|title)$/i
/** Calls that show or send what they are given. */
const SHOWS = /(^|\.)(alert|confirm|prompt|send|setError|toast(\.\w+)?)$/
const PROPER_NAMES = new Set(['Instagram', 'WhatsApp', 'Facebook'])

/** Words in a screen's elements: between tags, in braces between them, in the attributes that people read. */
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

/** Sentences that a program hands to somebody: in the fields of its answers, and in calls that show or send. */
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

/** Words of Portuguese or Spanish, wherever they stand. */
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

/** Lines that only a screen would begin so. What an error says to us is left out. */
export function linesOfScreens(text: string, report: (node: Span) => void): VisitorObject {
  const errors: Span[] = []
  const look = (said: string, node: Span) => {
    const isOfError = errors.some(({ start, end }) => start <= node.start && node.end <= end)
    if (LINE_OF_A_SCREEN.test(said) && !isOfError) report(node)
  }
  return {
    // met before what is in it
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
