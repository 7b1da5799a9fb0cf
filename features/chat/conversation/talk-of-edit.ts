/** What is asked about an edit that is there already. */
import { FORMATS, type Format } from '#features/photo-edits/contract.ts'
import { chatTexts } from '#phrases/chat.ts'
import type { CaptionChange } from '../understanding/intent.ts'
import { backdropRows } from './ask.ts'
import { idOf } from './choices.ts'
import type { ChatState, Wait } from './state.ts'
import {
  answer,
  type RedoWishes,
  rested,
  type Said,
  type SaidContent,
  type Talk,
  type TalkedEdit,
  turn,
  type Turn,
} from './turn.ts'
import type { Operation } from '#features/photo-edits/contract.ts'

const BACKDROPS_OFFERED = 8

/** The same wishes make the same picture, so a redo asks what to change, unless it was said. */
export function askForChange(talk: Talk, edit: TalkedEdit): Turn {
  if (edit.operation === 'caption') return askForCaption(talk, edit.id)
  const texts = chatTexts[talk.facts.language]
  const offered = talk.facts.backdrops.slice(0, BACKDROPS_OFFERED)
  const state = asking(talk, { for: 'change', editId: edit.id, options: offered.map(({ id }) => id) })
  const untouched = { id: idOf({ to: 'light', editId: edit.id }), ...texts.keepLight }
  const better = { id: idOf({ to: 'better', editId: edit.id }), ...texts.onlyBetter }
  const content: SaidContent = {
    kind: 'list',
    text: texts.whatToChange,
    label: texts.options,
    sections: [
      { title: texts.changesSection, rows: edit.operation === 'post' ? [better] : [untouched, better] },
      { title: texts.backdropsSection, rows: backdropRows(state.version, offered) },
    ],
  }
  return turn(talk, { state, said: [{ purpose: 'question', content }] })
}

export function redo(
  talk: Talk,
  { editId, operation, wishes }: { editId: string; operation?: Operation; wishes: RedoWishes },
): Turn {
  const asked = talk.state.wait.for === 'change' ? 1 : 0
  const deed = { do: 'redo' as const, editId, wishes, asked, ...(operation && { operation }) }
  return turn(talk, { state: rested(talk), deeds: [deed] })
}

export function askForCaption(talk: Talk, editId: string): Turn {
  const said = answer(chatTexts[talk.facts.language].whichCaption)
  return turn(talk, { state: asking(talk, { for: 'caption', editId }), said: [said] })
}

export function changeCaption(talk: Talk, editId: string, change: CaptionChange): Turn {
  return turn(talk, { state: rested(talk), deeds: [{ do: 'change-caption', editId, change }] })
}

/** Free, all of them. */
export function askForFormat(talk: Talk, editId: string): Turn {
  const texts = chatTexts[talk.facts.language]
  const rows = FORMATS.map((format) => ({ id: idOf({ to: 'format', editId, format }), ...texts.formats[format] }))
  const content: SaidContent = {
    kind: 'list',
    text: texts.whichFormat,
    label: texts.options,
    sections: [{ title: texts.formatsSection, rows }],
  }
  return turn(talk, { said: [{ purpose: 'answer', content }] })
}

export function sendFormat(talk: Talk, editId: string, format: Format): Turn {
  return turn(talk, { deeds: [{ do: 'send-format', editId, format }] })
}

export function noEdit(talk: Talk): Turn {
  return turn(talk, { said: [tellNoEdit(talk)] })
}

function tellNoEdit({ facts }: Talk): Said {
  return answer(chatTexts[facts.language].noEdit)
}

function asking({ state }: Talk, wait: Wait): ChatState {
  return { ...state, version: state.version + 1, wait }
}
