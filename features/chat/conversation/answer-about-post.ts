/**
 * Conversation about Instagram posts. Publishing now needs a confirmation; a scheduled post can be moved and cancelled, so it
 * is scheduled at once and its time is shown. Either way we send two messages, including the one that says it is public.
 */
import { errorText } from '#features/serve-errors.ts'
import { type Fit, FITS, SOONEST_MINUTES } from '#features/publishing/contract.ts'
import { chatTexts } from '#phrases/chat.ts'
import { fill } from '#phrases/shape.ts'
import { addMs, MINUTE } from '#platform/clock.ts'
import type { When } from '../understanding/intent.ts'
import { yesOrNo } from './ask.ts'
import { idOf } from './choices.ts'
import { clip } from './clip.ts'
import { resolveDateTime } from './resolve-date-time.ts'
import type { ChatState } from './state.ts'
import { noEdit } from './answer-about-edit.ts'
import { linkTo, explainPlanNeeded } from './explain.ts'
import type { PostAction } from './actions.ts'
import {
  answer,
  withQuestion,
  type PostDraft,
  type PostFacts,
  withoutQuestion,
  type ReplyButton,
  type Conversation,
  type DiscussedPost,
  replyWith,
  type Reply,
} from './types.ts'
import { formatDateTime } from './format-date-time.ts'

const ROWS = 10
const ROW_TITLE = 24

export function publishNow(conversation: Conversation): Reply {
  return withDraft(conversation, (draft, post) => {
    const { earlier } = draft
    if (!earlier || earlier.state === 'published') return askToPost(conversation, { draft, post, at: undefined })
    return earlier.canMove ? askToMoveUp(conversation, post, earlier) : explain(conversation, textsOf(conversation).underWay)
  })
}

export function schedulePost(conversation: Conversation, when: When | undefined): Reply {
  return withDraft(conversation, (draft, post) => {
    const open = draft.earlier?.state === 'published' ? undefined : draft.earlier
    if (open && !open.canMove) return explain(conversation, textsOf(conversation).underWay)
    const at = when && resolveDateTime(when, { now: conversation.facts.now, zone: post.zone, from: open?.at })
    if (!at) return askWhen(conversation)
    const refused = timeRefusal(conversation, draft, at)
    if (refused !== undefined) return explain(conversation, refused)
    return open ? doPost(conversation, moveOf(open, at)) : planPost(conversation, { draft, post, at })
  })
}

/** Asks first only about what the person may not expect. */
function planPost(conversation: Conversation, planned: Planned): Reply {
  const { draft, at } = planned
  return draft.earlier || !draft.fitsFeed
    ? askToPost(conversation, planned)
    : doPost(conversation, newPost(conversation, draft, at))
}

/** @param at undefined: publish now */
function moveOf({ id, at: seenAt }: DiscussedPost, at: Date | undefined): PostAction {
  return { do: 'move-post', postId: id, seenAt: seenAt.toISOString(), at: at?.toISOString() ?? null }
}

/** Cancels the post of the quoted edit, else the only scheduled one; with several, asks which. */
export function cancelPost(conversation: Conversation): Reply {
  const { post, edit, isEditMeant } = conversation.facts
  const texts = textsOf(conversation)
  const scheduled = post?.scheduled ?? []
  const meant = isEditMeant ? scheduled.find(({ editIds }) => edit && editIds.includes(edit.id)) : undefined
  const [found = meant, ...others] = isEditMeant ? [meant] : scheduled
  if (!found || !post) return explain(conversation, texts.noneScheduled)
  if (others.length > 0) return askWhich(conversation, post)
  const action = { do: 'cancel-post', postId: found.id, seenAt: found.at.toISOString() } as const
  return replyWith(conversation, { state: withoutQuestion(conversation), actions: [action] })
}

export function listPosts(conversation: Conversation): Reply {
  const { post, language } = conversation.facts
  const { noneScheduled, planned } = textsOf(conversation)
  if (!post || post.scheduled.length === 0) return explain(conversation, noneScheduled)
  const { zone, scheduled } = post
  const moments = scheduled.slice(0, ROWS).map(({ at }) => `• ${formatDateTime(at, { language, zone })}`)
  return explain(conversation, fill(planned, { moments: moments.join('\n') }))
}

/** Explains where we cannot post: sends the picture in that shape, and offers the feed. */
export function explainElsewhere(conversation: Conversation, where: 'stories' | 'network'): Reply {
  const { edit } = conversation.facts
  const { elsewhere } = textsOf(conversation)
  if (!edit) return explain(conversation, elsewhere[where])
  const { id: editId } = edit
  const publish: ReplyButton = { id: idOf({ to: 'publish', editId }), title: elsewhere.publish }
  const story: ReplyButton = { id: idOf({ to: 'format', editId, format: '9:16' }), title: elsewhere.sendStory }
  const buttons = where === 'stories' ? [story, publish] : [publish]
  return replyWith(conversation, {
    messages: [{ purpose: 'answer', content: { kind: 'buttons', text: elsewhere[where], buttons } }],
  })
}

/** Handles the choice between cropping and borders, which also confirms the post. */
export function pickFit(conversation: Conversation, fit: Fit): Reply | undefined {
  const { wait } = conversation.state
  if (wait.for !== 'yes' || wait.to.do !== 'post') return undefined
  return doPost(conversation, { ...wait.to, fit })
}

/** Runs an action that needs a post draft, or explains what is missing for it. */
function withDraft(conversation: Conversation, action: (draft: PostDraft, post: PostFacts) => Reply): Reply {
  const { allowance, edit, language, links, post } = conversation.facts
  if (!allowance.isActive) return explainPlanNeeded(conversation)
  if (!edit || !post?.draft) return noEdit(conversation)
  if ('refusal' in post.draft) return explain(conversation, errorText(post.draft.refusal, language))
  if (post.draft.account !== undefined) return action(post.draft, post)
  const { text, label } = textsOf(conversation).connect
  return replyWith(conversation, {
    state: withoutQuestion(conversation),
    messages: [linkTo({ text, label, url: links.connect })],
  })
}

function timeRefusal({ facts: { now, language } }: Conversation, { latestAt }: PostDraft, at: Date): string | undefined {
  if (at < addMs(now, SOONEST_MINUTES * MINUTE)) return errorText('publication_too_soon', language)
  return at > latestAt ? errorText('publication_too_late', language, { date: latestAt.toISOString() }) : undefined
}

function newPost(
  { facts: { edit } }: Conversation,
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
function doPost(conversation: Conversation, action: PostAction): Reply {
  const { edit } = conversation.facts
  const isScheduled = action.do !== 'cancel-post' && typeof action.at === 'string' && edit !== undefined
  const state: ChatState = isScheduled
    ? { ...conversation.state, wait: { for: 'when', editId: edit.id } }
    : withoutQuestion(conversation)
  return replyWith(conversation, { state, actions: [action] })
}

function askWhen(conversation: Conversation): Reply {
  const { edit } = conversation.facts
  const state: ChatState = edit ? { ...conversation.state, wait: { for: 'when', editId: edit.id } } : conversation.state
  return replyWith(conversation, { state, messages: [answer(textsOf(conversation).when)] })
}

interface Planned {
  readonly draft: PostDraft
  readonly post: PostFacts
  readonly at: Date | undefined
}

function askToPost(conversation: Conversation, { draft, post, at }: Planned): Reply {
  const { account = '', earlier, fitsFeed } = draft
  const texts = textsOf(conversation)
  const write = (moment: Date) => formatDateTime(moment, { language: conversation.facts.language, zone: post.zone })
  const question = at ? fill(texts.confirmAt, { account, moment: write(at) }) : fill(texts.confirmNow, { account })
  const text = [
    ...(earlier ? [fill(texts.again, { moment: write(earlier.at) })] : []),
    question,
    ...(fitsFeed ? [] : [texts.unfit]),
  ].join('\n\n')
  return askAboutPost(conversation, { text, to: newPost(conversation, draft, at), hasFits: !fitsFeed })
}

function askToMoveUp(conversation: Conversation, { zone }: PostFacts, earlier: DiscussedPost): Reply {
  const before = formatDateTime(earlier.at, { language: conversation.facts.language, zone })
  const text = fill(textsOf(conversation).confirmMoveUp, { before })
  return askAboutPost(conversation, { text, to: moveOf(earlier, undefined), hasFits: false })
}

interface PostQuestion {
  readonly text: string
  readonly to: PostAction
  /** Whether the picture has to be cropped or padded for the feed. */
  readonly hasFits: boolean
}

function askAboutPost(conversation: Conversation, { text, to, hasFits }: PostQuestion): Reply {
  const state = withQuestion(conversation, { for: 'yes', to })
  const { version } = state
  const { fits } = textsOf(conversation)
  const [yes, no] = yesOrNo(conversation, state)
  const ways = FITS.map((fit): ReplyButton => ({ id: idOf({ to: 'fit', version, fit }), title: fits[fit] }))
  const buttons = [...(hasFits ? ways : [yes]), no].filter((button) => button !== undefined)
  return replyWith(conversation, { state, messages: [{ purpose: 'answer', content: { kind: 'buttons', text, buttons } }] })
}

function askWhich(conversation: Conversation, { scheduled, zone }: PostFacts): Reply {
  const { language } = conversation.facts
  const { which, scheduledSection } = textsOf(conversation)
  const rows = scheduled.slice(0, ROWS).map(({ editId, at }) => ({
    id: idOf({ to: 'unpost', editId }),
    title: clip(formatDateTime(at, { language, zone }, 'short'), ROW_TITLE),
  }))
  const { options } = chatTexts[language]
  const content = { kind: 'list', text: which, label: options, sections: [{ title: scheduledSection, rows }] } as const
  return replyWith(conversation, { messages: [{ purpose: 'answer', content }] })
}

function textsOf({ facts: { language } }: Conversation) {
  return chatTexts[language].post
}

function explain(conversation: Conversation, text: string): Reply {
  return replyWith(conversation, { messages: [answer(text)] })
}
