/** The wiring of the chat: it speaks for most of the product. */
import { type ChatDeps, onEditFinished, onPostFinished, sendNotice, type ToldNotice } from '#features/chat/server/index.ts'
import { CONFIRMATION } from '#features/privacy/contract.ts'
import { deleteAccount, type PrivacyDeps } from '#features/privacy/server/index.ts'
import type { Transaction } from '#platform/database.ts'
import type { Env } from '#platform/env.ts'
import { chooseChat, chooseMessageReader } from './choose-chat.ts'
import type { WatchProvider } from './watch-providers.ts'
import type { Words } from './words/open-words.ts'

export type Chat = ChatDeps

type Given = Omit<ChatDeps, 'channel' | 'reader' | 'words' | 'publicUrl' | 'brandName' | 'supportEmail' | 'deleteAccount'>

export function composeChat(
  env: Env,
  given: Given,
  { privacy, watch, words }: { privacy: PrivacyDeps; watch: WatchProvider; words: Words },
): Chat {
  const channel = chooseChat(env)
  const { name: brandName, supportEmail } = env.brand
  return {
    ...given,
    channel: channel && watch('chat', channel),
    reader: chooseMessageReader(env, { watch }),
    words: {
      readInput: (input) => words.ask('readInput', input),
      readMessage: (input) => words.ask('readMessage', input),
      converse: (input) => words.ask('converse', input),
    },
    publicUrl: env.publicUrl,
    brandName,
    supportEmail,
    deleteAccount: async (memberId) => void (await deleteAccount(privacy, { memberId }, CONFIRMATION)),
  }
}

/** So are notices. */
export function tellChatOfNotice(
  { whatsapp }: Pick<Env, 'whatsapp'>,
  given: Pick<ChatDeps, 'clock' | 'queue'>,
): (tx: Transaction, notice: ToldNotice) => Promise<boolean> {
  const hasChat = whatsapp.accessToken !== undefined
  return async (tx, notice) => hasChat && sendNotice(given, tx, notice)
}

/** Posts are wired before the chat as well. */
export const tellChatOfPost =
  (given: Pick<ChatDeps, 'clock' | 'queue'>): ChatDeps['publishing']['onPostFinished'] =>
  (tx, publicationId) =>
    onPostFinished(given, tx, publicationId)

/** Photo edits are wired before the chat, which they are ordered in: they only know that somebody wants to be told. */
export const tellChatOf =
  (given: Pick<ChatDeps, 'clock' | 'queue'>): ChatDeps['photoEdits']['onEditFinished'] =>
  (tx, editId) =>
    onEditFinished(given, tx, editId)
