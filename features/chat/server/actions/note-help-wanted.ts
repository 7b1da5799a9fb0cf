import { recordActivity } from '#features/activity/server/index.ts'
import type { Perform } from './action.ts'

/** Records the request in the activity log, which the admin panel shows. */
export const noteHelpWanted: Perform<'note-help-wanted'> = async (_deps, tx, { situation: { chat, facts } }) => {
  if (chat.memberId !== null)
    await recordActivity(tx, { kind: 'help_wanted', actor: 'member', at: facts.now, memberId: chat.memberId })
  return []
}
