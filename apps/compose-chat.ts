/** The wiring of the chat, which uses most other features. */
import { type ChatDeps, onEditFinished, onPostFinished, sendNotice, type ChatNotice } from '#features/chat/server/index.ts'
import { deleteConfirmedAccount, type PrivacyDeps } from '#features/privacy/server/index.ts'
import type { Transaction } from '#platform/database.ts'
import type { Env } from '#platform/env.ts'
import { chooseMessageReader, chooseTranscriber } from './vendors/choose-chat.ts'
import type { WatchProvider } from './watch-providers.ts'
import type { TextWorkers } from './text-workers/open-text-workers.ts'

export type Chat = ChatDeps

/** A chat takes its turns apart from the pages of the same member. */
const ownerOf = ({ id }: { readonly id: string }): string => `chat ${id}`

type ComposedDeps = Omit<
  ChatDeps,
  'reader' | 'transcriber' | 'words' | 'publicUrl' | 'brandName' | 'supportEmail' | 'supportHours' | 'deleteAccount'
>

export function composeChat(
  env: Env,
  given: ComposedDeps,
  { privacy, watch, textWorkers }: { privacy: PrivacyDeps; watch: WatchProvider; textWorkers: TextWorkers },
): Chat {
  const { name: brandName, supportEmail, supportHours } = env.brand
  return {
    ...given,
    reader: chooseMessageReader(env, { watch }),
    transcriber: chooseTranscriber(env, { watch }),
    words: {
      readInput: (input) => textWorkers.ask('readInput', input, { owner: ownerOf(input.chat) }),
      readMessage: (input) => textWorkers.ask('readMessage', input, { owner: ownerOf(input.chat) }),
      converse: (input) => textWorkers.ask('converse', input, { owner: ownerOf({ id: input.chatId }) }),
    },
    publicUrl: env.publicUrl,
    brandName,
    supportEmail,
    supportHours,
    deleteAccount: async (tx, memberId) => void (await deleteConfirmedAccount(privacy, tx, { memberId })),
  }
}

/** Sends a member's notice to their chat. Notices are wired before the chat, so the function is passed to them. */
export function sendNoticeToChat(
  channel: ChatDeps['channel'],
  given: Pick<ChatDeps, 'clock' | 'queue'>,
): (tx: Transaction, notice: ChatNotice) => Promise<boolean> {
  return async (tx, notice) => channel !== undefined && sendNotice(given, tx, notice)
}

/** Posts are wired before the chat, so the chat's function is passed to them. */
export const sendPostToChat =
  (given: Pick<ChatDeps, 'clock' | 'queue'>): ChatDeps['publishing']['onPostFinished'] =>
  (tx, publicationId) =>
    onPostFinished(given, tx, publicationId)

/** Photo edits are wired before the chat, so the function that sends results to the chat is passed to them. */
export const sendToChatOf =
  (given: Pick<ChatDeps, 'clock' | 'queue'>): ChatDeps['photoEdits']['onEditFinished'] =>
  (tx, editId) =>
    onEditFinished(given, tx, editId)
