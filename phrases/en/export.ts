import { CHAT_NETWORK } from '../chat-network.ts'
import type { Shape } from '../shape.ts'
import type { exportNote as source } from '../pt-BR/export.ts'

/** The note that lies on top of a copy of one's data. */
export const exportNote = {
  fileName: 'README.txt',
  title: 'Your data at {{brand}}',
  taken: 'Copy made on {{date}} (UTC).',
  photos: 'the photos you sent, as we keep them: upright and without the place where they were taken',
  results: 'the finished pictures, in every format you asked for',
  times: 'Times in the files are in UTC. The names of photos and pictures begin with the day and time they were made.',
  left: 'What is not here: there are no passwords, and keys or codes that only make the system work are left out.',
  other: 'other data of yours',
  sections: {
    account: 'your profile: name, phone, e-mail, CPF and whatever else you filled in',
    consents: 'the terms you agreed to, when and from where',
    devices: 'where you are signed in',
    plan: 'your plan, month by month',
    payments: 'your payments',
    refunds: 'what was given back to you',
    coupons: 'the coupons you used',
    photos: 'the list of your photos, with the date on which each will be deleted',
    edits: 'what you asked for, what was made and the captions, with the date on which all of it will be deleted',
    brand: 'your brand: colors, type, name and words; the logo is in logo.jpg',
    caption_days: 'how many captions alone you asked for per day',
    caption_habits: 'what we learned from the captions that you changed, and since when',
    notices: 'the notices you received',
    activity: 'what happened in your account, when and from where',
    instagram: 'your connection to Instagram',
    publications: 'your Instagram posts, published and scheduled',
    chats: `your chats with us on ${CHAT_NETWORK}: from which number and since when, not what was written`,
    conversations: 'your conversations with the team, with what was written and the date on which it is deleted',
  },
} as const satisfies Shape<typeof source>
