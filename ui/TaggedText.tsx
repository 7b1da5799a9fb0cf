import { cloneElement, Fragment, type ReactElement } from 'react'

interface TaggedTextProps {
  /** A text of ours, such as `Read the <terms>terms</terms>.`: a tag stands around words and has no other within it. */
  text: string
  /** What becomes of the words in each tag; a tag that is not named leaves its words as they are. */
  tags: Readonly<Record<string, ReactElement>>
}

/** A sentence with links or emphasis in it, whose order of words is the translator's. */
export function TaggedText({ text, tags }: TaggedTextProps) {
  const [first = '', ...pieces] = text.split('<')
  // each of the others begins with the name of a tag that opens or closes
  return [
    first,
    ...pieces.map((piece, place) => {
      const end = piece.indexOf('>')
      const words = piece.slice(end + 1)
      const tag = tags[piece.slice(0, end)]
      return <Fragment key={place}>{tag === undefined ? words : cloneElement(tag, {}, words)}</Fragment>
    }),
  ]
}
