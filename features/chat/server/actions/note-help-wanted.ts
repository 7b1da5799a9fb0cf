import { recordActivity } from '#features/activity/server/index.ts'
import type { Perform } from './action.ts'

/** Whoever looks after members sees in the panel who waits for them. */
export const noteHelpWanted: Perform<'note-help-wanted'> = async (_deps, tx, { situation: { chat, facts } }) => {
  if (chat.memberId !== null)
    await recordActivity(tx, { kind: 'help_wanted', actor: 'member', at: facts.now, memberId: chat.memberId })
  return []
}
