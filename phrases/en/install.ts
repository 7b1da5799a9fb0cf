import type { install as original } from '../pt-BR/install.ts'
import type { Shape } from '../shape.ts'

export const install = {
  name: 'Mandou',
  shortName: 'Mandou',
  description: 'Send the photo, get the post: better light and color, another backdrop if you like, and the caption ready.',
  newPhoto: 'New photo',
  posts: 'Scheduled posts',
  unloaded: 'This page did not finish loading.',
  offline: {
    heading: 'No connection',
    text: 'It looks like the internet is down. Once it is back, you carry on where you were; if that takes long, tap “Try again”.',
    retry: 'Try again',
  },
} as const satisfies Shape<typeof original>
