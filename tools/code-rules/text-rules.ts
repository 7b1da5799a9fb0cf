/** Finds texts for people in code, where translators do not look. */
import type {
  Argument,
  AssignmentTargetProperty,
  BinaryExpression,
  BindingProperty,
  CallExpression,
  JSXAttribute,
  NewExpression,
  ObjectProperty,
  VisitorObject,
} from 'oxc-parser'

export interface Span {
  readonly start: number
  readonly end: number
}

const WORD = /\p{L}{2}/u
/** Two words or more. */
const SENTENCE = /\p{L}{2}[\p{L}\p{P}]*\s+\p{L}/u
/** The style of a screen's texts; class names and identifiers do not match. */
const UI_SENTENCE = /^\p{Lu}\p{Ll}+[\s,].*\p{L}/u
/** Letters that do not occur in English, the language of identifiers and logs. */
const FOREIGN_LETTER = /[\u00C0-\u024F]/
/** Words that join others in Portuguese and Spanish, and mean nothing in English: two of them in a text are a sentence. */
const FOREIGN_WORD =
  /\b(com|del|dos|esta|este|foto|fotos|las|los|não|para|pela|pelo|por|que|seu|sua|suas|sus|tem|una|uma|você|vou)\b/gi
/** The parts of a pattern that are no words: classes of characters, escapes, names of groups. */
const NO_WORDS = /\\p\{\w+\}|\\[^]|\(\?<\w+>/gu
const PATTERN_WORD = /\p{L}{3}/u
const BUILDS_PATTERN = /(^|\.)(RegExp|boundedPattern)$/
/** Properties of answers and elements that people read. */
const READ_BY_PEOPLE =
  /^(alt|aria-?(label|description|roledescription|valuetext)|body|caption|defaultValue|error|heading|hint|label|message|placeholder|subject|text|title)$/i
/** Calls that show or send their arguments. */
const SHOWS = /(^|\.)(alert|confirm|prompt|send|setAttribute|setError|toast(\.\w+)?)$/
/** Fields of a page that people read. */
const SHOWN = /\.(ariaLabel|innerText|placeholder|textContent|title)$/
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
export function textsSentToUsers(text: string, report: (node: Span) => void): VisitorObject {
  return {
    Property: ({ key, value }: Property) => {
      const name = key.type === 'Identifier' ? key.name : text.slice(key.start + 1, key.end - 1)
      if (READ_BY_PEOPLE.test(name) && hasText(value, SENTENCE)) report(value)
    },
    CallExpression: ({ callee, arguments: given }) => {
      if (SHOWS.test(text.slice(callee.start, callee.end)) && given.some((each) => hasText(each, SENTENCE))) report(callee)
    },
    AssignmentExpression: ({ left, right }) => {
      if (SHOWN.test(text.slice(left.start, left.end)) && hasText(right, SENTENCE)) report(right)
    },
  }
}

const countWords = (written: string) => written.match(FOREIGN_WORD)?.length ?? 0

/** Portuguese or Spanish words anywhere. */
export function foreignTexts(_: string, report: (node: Span) => void): VisitorObject {
  const look = (written: string, node: Span) => {
    const isForeign = FOREIGN_LETTER.test(written) || (SENTENCE.test(written) && countWords(written) > 1)
    if (isForeign && WORD.test(written)) report(node)
  }
  return {
    Literal: (literal) => {
      if (typeof literal.value === 'string') look(literal.value, literal)
      else if ('regex' in literal && countWords(literal.regex.pattern) > 1) report(literal)
    },
    TemplateElement: (part) => look(part.value.raw, part),
  }
}

/** Words in patterns, of any language: patterns that read people's words stand in lexicons. */
export function wordsInPatterns(text: string, report: (node: Span) => void): VisitorObject {
  const look = (pattern: string, node: Span) => {
    if (PATTERN_WORD.test(pattern.replaceAll(NO_WORDS, ' '))) report(node)
  }
  const lookAtCall = ({ callee, arguments: [source] }: CallExpression | NewExpression) => {
    if (!source || !BUILDS_PATTERN.test(text.slice(callee.start, callee.end))) return
    if (source.type === 'Literal' && typeof source.value === 'string') look(source.value, source)
    const template = source.type === 'TaggedTemplateExpression' ? source.quasi : source
    if (template.type === 'TemplateLiteral') look(template.quasis.map(({ value }) => value.raw).join(' '), source)
  }
  return {
    Literal: (literal) => {
      if ('regex' in literal) look(literal.regex.pattern, literal)
    },
    CallExpression: lookAtCall,
    NewExpression: lookAtCall,
  }
}

/** Texts in the style of a screen. Messages of errors for developers are exempt. */
export function uiSentences(text: string, report: (node: Span) => void): VisitorObject {
  const errors: Span[] = []
  const look = (written: string, node: Span) => {
    const isOfError = errors.some(({ start, end }) => start <= node.start && node.end <= end)
    if (UI_SENTENCE.test(written) && !isOfError) report(node)
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
type Node =
  | Argument
  | JSXAttribute['value']
  | Property['value']
  | BinaryExpression['left']
  | { readonly type: 'JSXEmptyExpression' }
  | undefined

/** Also of a choice between texts, and of texts that are put together. */
function hasText(node: Node, pattern: RegExp): boolean {
  if (node?.type === 'Literal') return typeof node.value === 'string' && pattern.test(node.value) && !PROPER_NAMES.has(node.value)
  if (node?.type === 'TemplateLiteral') return node.quasis.some(({ value }) => pattern.test(value.raw))
  return textsOf(node).some((each) => hasText(each, pattern))
}

/** What one of several texts may be, or is a part of the text. */
function textsOf(node: Node): readonly Node[] {
  if (node?.type === 'ConditionalExpression') return [node.consequent, node.alternate]
  if (node?.type === 'LogicalExpression') return [node.left, node.right]
  if (node?.type === 'BinaryExpression') return node.operator === '+' ? [node.left, node.right] : []
  return node?.type === 'ParenthesizedExpression' ? [node.expression] : []
}
