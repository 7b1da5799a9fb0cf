/** A conversation as two people would write it down: the person says something, we say something. Understood by the real rules. */
import { expect } from 'vitest'
import { choiceOf } from '../conversation/choices.ts'
import { converse } from '../conversation/converse.ts'
import { expectationOf } from '../conversation/hear-words.ts'
import { type ChatState, NEW_CHAT } from '../conversation/state.ts'
import type { Deed, Facts, Heard, Said, SaidButton, TalkedEdit } from '../conversation/turn.ts'
import { understand } from '../understanding/understand.ts'

export const AN_EDIT = '01a1ff9d-67c1-7d62-9b05-07d689eddc73'
export const ANOTHER_EDIT = '01a1ff9d-67c1-7d62-9b05-07d689eddc74'

const BACKDROPS = [
  { id: 'marmore-branco', name: 'Mármore branco' },
  { id: 'madeira-clara', name: 'Madeira clara' },
  { id: 'linho-rosa-folhas', name: 'Linho rosa com folhas' },
  { id: 'jardim-mesa', name: 'Mesa no jardim' },
]

interface Person {
  readonly language?: Facts['language']
  readonly isMember?: boolean
  readonly remaining?: number
  readonly hasPlan?: boolean
  readonly edit?: TalkedEdit
}

export function talkWith({ language = 'pt-BR', isMember = true, remaining = 9, hasPlan = true, edit }: Person = {}) {
  let state: ChatState = NEW_CHAT
  let now = new Date('2026-11-21T12:00:00Z')
  let photos = 0
  let isEditMeant = false
  let said: readonly Said[] = []
  let deeds: readonly Deed[] = []
  const told: Said[] = []

  const facts = (): Facts => ({
    now,
    language,
    brand: 'Mandou',
    isMember,
    allowance: { isActive: hasPlan, used: 12 - remaining, remaining, limit: 12, renewsAt: new Date('2026-12-21T03:00:00Z') },
    edit,
    isEditMeant,
    backdrops: BACKDROPS,
    links: {
      signUp: 'https://m.example/auth',
      plan: 'https://m.example/checkout',
      account: 'https://m.example/account',
      studio: 'https://m.example/studio',
    },
    support: 'ajuda@m.example',
  })
  const hear = (heard: Heard) => {
    const turn = converse(state, heard, facts())
    state = turn.state
    said = turn.said
    deeds = turn.deeds
    told.push(...said)
    return turn
  }
  const read = (text: string, hasPhoto: boolean) => {
    const { wait } = state
    const isAbout = hasPhoto || wait.for === 'more-photos' || (wait.for === 'answer' && wait.photos.length > 0)
    const expecting = hasPhoto ? undefined : expectationOf(state)
    return understand(text, { hasPhoto: isAbout, languageHint: language, ...(expecting && { expecting }) }).intent
  }

  const talk = {
    says: (text: string) => void hear({ what: 'words', intent: read(text, false) }),
    /** Quoting our message with that edit. */
    repliesToEdit: (text: string) => {
      isEditMeant = true
      talk.says(text)
      isEditMeant = false
    },
    sendsPhoto: (caption?: string) => {
      photos += 1
      const intent = caption === undefined ? undefined : read(caption, true)
      hear({
        what: 'photo',
        photo: { photoId: `photo-${photos}`, messageId: `m-${photos}` },
        ...(intent?.kind === 'order' && { order: intent }),
      })
    },
    hears: (heard: Heard) => void hear(heard),
    isSilent: () => void hear({ what: 'silence' }),
    taps: (title: string) => {
      const found = buttonsOf(told.at(-1)).find((button) => button.title === title)
      if (!found)
        throw new Error(
          `nothing is called ${title}: ${buttonsOf(told.at(-1))
            .map((button) => button.title)
            .join(', ')}`,
        )
      hear({ what: 'choice', id: found.id })
    },
    tapsId: (id: string) => void hear({ what: 'choice', id }),
    passes: (ms: number) => void (now = new Date(now.getTime() + ms)),
    weSay: (...texts: readonly (string | RegExp)[]) => {
      expect(said).toHaveLength(texts.length)
      texts.forEach((text, index) => expect(textOf(said[index])).toMatch(text))
    },
    weDo: (...wanted: readonly object[]) => {
      expect(deeds).toHaveLength(wanted.length)
      expect(deeds).toMatchObject(wanted)
    },
    weOffer: (...titles: readonly string[]) => expect(buttonsOf(said.at(-1)).map(({ title }) => title)).toEqual(titles),
    /** Messages so far. */
    count: () => told.length,
    url: () => {
      const content = said.at(-1)?.content
      return content?.kind === 'link' ? content.url : undefined
    },
    choice: (title: string) => choiceOf(buttonsOf(told.at(-1)).find((button) => button.title === title)?.id ?? ''),
    lastButton: (title: string) => buttonsOf(told.at(-1)).find((button) => button.title === title)?.id ?? '',
  }
  return talk
}

function textOf(message: Said | undefined): string {
  return message?.content.text ?? ''
}

function buttonsOf(message: Said | undefined): readonly SaidButton[] {
  const content = message?.content
  if (content?.kind === 'list') return content.sections.flatMap(({ rows }) => rows)
  return content && 'buttons' in content ? content.buttons : []
}
