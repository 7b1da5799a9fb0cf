import type { Phrasings } from '../phrasing.ts'

/** Said around a photo: nothing is made of it. */
export const asides: Phrasings = {
  'show-caption': `
    what did the caption say again
    whats the caption?
    show me the caption
    send me the caption again
    can i see the caption
    where is the caption
  `,
  'publish-elsewhere': `
    can this go on my facebook page too
    post it to my story
    post to facebook
    share it on facebook
    can you put this on tiktok
    publish on my stories
  `,
  'more-coming': `
    wait, sending another one
    hold on, more coming
    one more coming
    wait i will send another
    ill send the rest
  `,
  'more-coming +photo': `
    first of 4
    2/3
    wait, sending another one
    hold on, more coming
    one more coming
    wait i will send another
    ill send the rest
  `,
}
