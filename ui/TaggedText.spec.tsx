import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { TaggedText } from './TaggedText.tsx'

const TAGS = { terms: <em className="link" />, phone: <strong className="big" /> }
const show = (text: string) => renderToStaticMarkup(<TaggedText text={text} tags={TAGS} />)

it.each([
  ['Nothing to see.', 'Nothing to see.'],
  ['Read the <terms>terms</terms>.', 'Read the <em class="link">terms</em>.'],
  ['<phone>21 98765</phone>: <terms>the terms</terms>', '<strong class="big">21 98765</strong>: <em class="link">the terms</em>'],
  ['An <other>unnamed</other> tag keeps its words', 'An unnamed tag keeps its words'],
  ['', ''],
])('shows %j', (text, shown) => {
  expect(show(text)).toBe(shown)
})
