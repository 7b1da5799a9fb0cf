/** The parts that other features' screens may use. */
export { ChatCard } from './ChatCard.tsx'
export { LinkedChats } from './LinkedChats.tsx'
export { useChatPlace, useIsChatSettled } from './use-chat-place.ts'
export { useLinkedChats } from './use-linked-chats.ts'
