import type { install as original } from '../pt-BR/install.ts'
import type { Shape } from '../shape.ts'

export const install = {
  name: 'Mandou: from photo to post',
  shortName: 'Mandou',
  description: 'A phone photo becomes a post: light and colour put right, another backdrop if you like, and the caption ready.',
  newPhoto: 'New photo',
  posts: 'Scheduled posts',
  offline: {
    heading: 'No connection',
    text: 'The internet is gone. Once it is back, this page comes back by itself, right where you were.',
    retry: 'Try again',
  },
} as const satisfies Shape<typeof original>
