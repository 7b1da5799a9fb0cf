import type { Phrasings } from '../phrasing.ts'

/** Phrasings around a photo that order nothing. */
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
  'caption:offer:added': `
    at the end of the caption add: see you
    write at the end of the caption: see you
    put money back guarantee for the customer in the caption
    put my number in the caption: 555-0100
    add to the caption: free delivery
    add the website www.ana.com to the caption
    put at the end of the caption: see you there
    put my address in the caption
  `,
  'caption:without-emoji': `
    no emojis
    without emoji please
    less emojis
  `,
  'caption:former': `
    go back to the previous caption
    i preferred the old caption
  `,
  'caption:unsaid': `
    fix the typo
    theres a typo in the caption
  `,
  'price +photo': `
    how much to edit this one?
  `,
  'more-coming ?choice': `
    let me think
    brb
    one sec
    one moment
    give me a minute
  `,
  'more-coming ?words': `
    one sec
    i need more time
  `,
  'order|unknown|no +photo': `
    more coming soon
    wait for it
    sending another box to Maria
  `,
}
