/** What one asks of a picture that is there: again, in another format, in full size. */
import { readFormat, readScene } from '../read-wishes.ts'
import { asks, mentions, saysOnly, strangers } from '../reading.ts'
import { firstOf, sure, type Heard, type Rule } from './rule.ts'

/** "Outra", "another one". */
function isAnother({ rest }: Heard): boolean {
  return (
    asks(rest, 'swap') &&
    saysOnly(rest, 'swap', 'photo', 'post', 'it', 'edit', 'put', 'want', 'make', 'again', 'dislike', 'no', 'yes', 'greeting')
  )
}

/** "Faz de novo", "não gostei": with a scene, on that scene. */
const readRedo: Rule = (heard) => {
  const { rest, about } = heard
  if (!asks(rest, 'again', 'dislike') && !isAnother(heard)) return undefined
  if (mentions(rest, 'caption', 'format', 'hashtags') || isListAgain(heard) || isSomethingElse(heard)) return undefined
  const scene = readScene(heard, about.languageHint)
  if (scene?.backdrop !== undefined) return sure({ kind: 'redo', backdrop: scene.backdrop })
  return sure({ kind: 'redo', ...(scene?.isMostlyUnderstood && { words: scene.words }) })
}

/** "Show me the list of backdrops again". */
function isListAgain({ rest }: Heard): boolean {
  return mentions(rest, 'backdrop') && rest.words.some(({ folded }) => LIST.test(folded))
}

const LIST = /^(?:list|lista|options|opcoes|opciones|catalogo|catalog|catalogue)$/

/** "My customer cancelled again": so much in one thought is about no picture of ours. */
function isSomethingElse({ rest }: Heard): boolean {
  const wish = rest.cues.find(({ names }) => names.has('again') || names.has('dislike'))
  const near = strangers(rest).filter(({ segment }) => segment === wish?.segment)
  return mentions(rest, 'stranger') && near.length >= MOST_STRANGERS
}

const readOtherFormat: Rule = ({ rest }) => {
  const isNewPost = asks(rest, 'make') && mentions(rest, 'post')
  if (isNewPost || mentions(rest, 'caption', 'backdrop', 'hashtags')) return undefined
  const format = readFormat(rest)
  const isAnyOther = mentions(rest, 'format') && asks(rest, 'swap', 'choose', 'put', 'want', 'again', 'make')
  if (strangers(rest).length > MOST_STRANGERS || !(isAnyOther || format)) return undefined
  return sure({ kind: 'other-format', ...(format && { format }) })
}

const MOST_STRANGERS = 2

const readFullSize: Rule = ({ rest }) =>
  asks(rest, 'save') && !mentions(rest, 'caption', 'backdrop', 'data', 'write') ? sure({ kind: 'full-size' }) : undefined

export const readResultWishes: Rule = firstOf([readFullSize, readOtherFormat, readRedo])
