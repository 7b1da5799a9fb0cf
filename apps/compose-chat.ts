/** The wiring of the chat: it speaks for most of the product. */
import type { ChatDeps } from '#features/chat/server/index.ts'
import type { Env } from '#platform/env.ts'
import { chooseChat } from './choose-chat.ts'

export function composeChat(env: Env, given: Omit<ChatDeps, 'channel' | 'publicUrl' | 'brandName' | 'supportEmail'>): ChatDeps {
  const { name: brandName, supportEmail } = env.brand
  return { ...given, channel: chooseChat(env), publicUrl: env.publicUrl, brandName, supportEmail }
}
