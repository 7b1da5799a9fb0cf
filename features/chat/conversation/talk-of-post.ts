/**
 * Conversation about Instagram posts. Publishing now needs a confirmation; a scheduled post can be moved and cancelled, so it
 * is scheduled at once and its time is shown. Either way we send two messages, including the one that says it is public.
 */
import { errorText } from '#features/serve-errors.ts'
import { type Fit, FITS, SOONEST_MINUTES } from '#features/publishing/contract.ts'
import { chatTexts } from '#phrases/chat.ts'
import { fill } from '#phrases/shape.ts'
import { later, MINUTE } from '#platform/clock.ts'
import type { When } from '../understanding/intent.ts'
import { yesOrNo } from './ask.ts'
import { idOf } from './choices.ts'
import { clip } from './clip.ts'
import { resolveDateTime } from './resolve-date-time.ts'
import type { ChatState } from './state.ts'
import { noEdit } from './talk-of-edit.ts'
import { linkTo, explainPlanNeeded } from './explain.ts'
import type { PostAction } from './actions.ts'
import {
  answer,
  asking,
  type PostDraft,
  type PostFacts,
  rested,
  type SaidButton,
  type Talk,
  type TalkedPost,
  turn,
  type Turn,
} from './turn.ts'
import { formatDateTime } from './format-date-time.ts'

const ROWS = 10
const ROW_TITLE = 24

export function publishNow(talk: Talk): Turn {
  return withDraft(talk, (draft, post) => {
    const { earlier } = draft
    if (!earlier || earlier.state === 'published') return askToPost(talk, { draft, post, at: undefined })
    return earlier.canMove ? askToMoveUp(talk, post, earlier) : explain(talk, textsOf(talk).underWay)
  })
}

export function schedulePost(talk: Talk, when: When | undefined): Turn {
  return withDraft(talk, (draft, post) => {
    const open = draft.earlier?.state === 'published' ? undefined : draft.earlier
    if (open && !open.canMove) return explain(talk, textsOf(talk).underWay)
    const at = when && resolveDateTime(when, { now: talk.facts.now, zone: post.zone, from: open?.at })
    if (!at) return askWhen(talk)
    const refused = timeRefusal(talk, draft, at)
    if (refused !== undefined) return explain(talk, refused)
    return open ? doPost(talk, moveOf(open, at)) : planPost(talk, { draft, post, at })
  })
}

/** Asks first only about what the person may not expect. */
function planPost(talk: Talk, planned: Planned): Turn {
  const { draft, at } = planned
  return draft.earlier || !draft.fitsFeed ? askToPost(talk, planned) : doPost(talk, newPost(talk, draft, at))
}

/** @param at undefined: publish now */
function moveOf({ id, at: seenAt }: TalkedPost, at: Date | undefined): PostAction {
  return { do: 'move-post', postId: id, seenAt: seenAt.toISOString(), at: at?.toISOString() ?? null }
}

/** Cancels the post of the quoted edit, else the only scheduled one; with several, asks which. */
export function cancelPost(talk: Talk): Turn {
  const { post, edit, isEditMeant } = talk.facts
  const texts = textsOf(talk)
  const scheduled = post?.scheduled ?? []
  const meant = isEditMeant ? scheduled.find(({ editId }) => editId === edit?.id) : undefined
  const [found = meant, ...others] = isEditMeant ? [meant] : scheduled
  if (!found || !post) return explain(talk, texts.noneScheduled)
  if (others.length > 0) return askWhich(talk, post)
  const action = { do: 'cancel-post', postId: found.id, seenAt: found.at.toISOString() } as const
  return turn(talk, { state: rested(talk), actions: [action] })
}

export function listPosts(talk: Talk): Turn {
  const { post, language } = talk.facts
  const { noneScheduled, planned } = textsOf(talk)
  if (!post || post.scheduled.length === 0) return explain(talk, noneScheduled)
  const { zone, scheduled } = post
  const moments = scheduled.slice(0, ROWS).map(({ at }) => `• ${formatDateTime(at, { language, zone })}`)
  return explain(talk, fill(planned, { moments: moments.join('\n') }))
}

/** Explains where we cannot post: sends the picture in that shape, and offers the feed. */
export function explainElsewhere(talk: Talk, where: 'stories' | 'network'): Turn {
  const { edit } = talk.facts
  const { elsewhere } = textsOf(talk)
  if (!edit) return explain(talk, elsewhere[where])
  const { id: editId } = edit
  const publish: SaidButton = { id: idOf({ to: 'publish', editId }), title: elsewhere.publish }
  const story: SaidButton = { id: idOf({ to: 'format', editId, format: '9:16' }), title: elsewhere.sendStory }
  const buttons = where === 'stories' ? [story, publish] : [publish]
  return turn(talk, { said: [{ purpose: 'answer', content: { kind: 'buttons', text: elsewhere[where], buttons } }] })
}

/** Handles the choice between cropping and borders, which also confirms the post. */
export function pickFit(talk: Talk, fit: Fit): Turn | undefined {
  const { wait } = talk.state
  if (wait.for !== 'yes' || wait.to.do !== 'post') return undefined
  return doPost(talk, { ...wait.to, fit })
}

/** Runs an action that needs a post draft, or explains what is missing for it. */
function withDraft(talk: Talk, action: (draft: PostDraft, post: PostFacts) => Turn): Turn {
  const { allowance, edit, language, links, post } = talk.facts
  if (!allowance.isActive) return explainPlanNeeded(talk)
  if (!edit || !post?.draft) return noEdit(talk)
  if ('refusal' in post.draft) return explain(talk, errorText(post.draft.refusal, language))
  if (post.draft.account !== undefined) return action(post.draft, post)
  const { text, label } = textsOf(talk).connect
  return turn(talk, { state: rested(talk), said: [linkTo({ text, label, url: links.connect })] })
}

function timeRefusal({ facts: { now, language } }: Talk, { latestAt }: PostDraft, at: Date): string | undefined {
  if (at < later(now, SOONEST_MINUTES * MINUTE)) return errorText('publication_too_soon', language)
  return at > latestAt ? errorText('publication_too_late', language, { date: latestAt.toISOString() }) : undefined
}

function newPost(
  { facts: { edit } }: Talk,
  { caption, fit, earlier }: PostDraft,
  at: Date | undefined,
): PostAction & { do: 'post' } {
  return {
    do: 'post',
    editId: edit?.id ?? '',
    caption,
    fit,
    ...(at && { at: at.toISOString() }),
    ...(earlier && { again: earlier.id }),
  }
}

/** Orders an action on a post. After scheduling, the state waits for a time, so that a time alone moves the post. */
function doPost(talk: Talk, action: PostAction): Turn {
  const { edit } = talk.facts
  const isScheduled = action.do !== 'cancel-post' && typeof action.at === 'string' && edit !== undefined
  const state: ChatState = isScheduled ? { ...talk.state, wait: { for: 'when', editId: edit.id } } : rested(talk)
  return turn(talk, { state, actions: [action] })
}

function askWhen(talk: Talk): Turn {
  const { edit } = talk.facts
  const state: ChatState = edit ? { ...talk.state, wait: { for: 'when', editId: edit.id } } : talk.state
  return turn(talk, { state, said: [answer(textsOf(talk).when)] })
}

interface Planned {
  readonly draft: PostDraft
  readonly post: PostFacts
  readonly at: Date | undefined
}

function askToPost(talk: Talk, { draft, post, at }: Planned): Turn {
  const { account = '', earlier, fitsFeed } = draft
  const texts = textsOf(talk)
  const write = (moment: Date) => formatDateTime(moment, { language: talk.facts.language, zone: post.zone })
  const question = at ? fill(texts.confirmAt, { account, moment: write(at) }) : fill(texts.confirmNow, { account })
  const text = [
    ...(earlier ? [fill(texts.again, { moment: write(earlier.at) })] : []),
    question,
    ...(fitsFeed ? [] : [texts.unfit]),
  ].join('\n\n')
  return askAboutPost(talk, { text, to: newPost(talk, draft, at), hasFits: !fitsFeed })
}

function askToMoveUp(talk: Talk, { zone }: PostFacts, earlier: TalkedPost): Turn {
  const before = formatDateTime(earlier.at, { language: talk.facts.language, zone })
  const text = fill(textsOf(talk).confirmMoveUp, { before })
  return askAboutPost(talk, { text, to: moveOf(earlier, undefined), hasFits: false })
}

interface PostQuestion {
  readonly text: string
  readonly to: PostAction
  /** Whether the picture has to be cropped or padded for the feed. */
  readonly hasFits: boolean
}

function askAboutPost(talk: Talk, { text, to, hasFits }: PostQuestion): Turn {
  const state = asking(talk, { for: 'yes', to })
  const { version } = state
  const { fits } = textsOf(talk)
  const [yes, no] = yesOrNo(talk, state)
  const ways = FITS.map((fit): SaidButton => ({ id: idOf({ to: 'fit', version, fit }), title: fits[fit] }))
  const buttons = [...(hasFits ? ways : [yes]), no].filter((button) => button !== undefined)
  return turn(talk, { state, said: [{ purpose: 'answer', content: { kind: 'buttons', text, buttons } }] })
}

function askWhich(talk: Talk, { scheduled, zone }: PostFacts): Turn {
  const { language } = talk.facts
  const { which, scheduledSection } = textsOf(talk)
  const rows = scheduled.slice(0, ROWS).map(({ editId, at }) => ({
    id: idOf({ to: 'unpost', editId }),
    title: clip(formatDateTime(at, { language, zone }, 'short'), ROW_TITLE),
  }))
  const { options } = chatTexts[language]
  const content = { kind: 'list', text: which, label: options, sections: [{ title: scheduledSection, rows }] } as const
  return turn(talk, { said: [{ purpose: 'answer', content }] })
}

function textsOf({ facts: { language } }: Talk) {
  return chatTexts[language].post
}

function explain(talk: Talk, text: string): Turn {
  return turn(talk, { said: [answer(text)] })
}
