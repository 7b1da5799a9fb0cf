import type { Phrasings } from '../phrasing.ts'

export const results: Phrasings = {
  backdrops: `
    what backgrounds do you have?
    show me the backgrounds
    i want to see the ready made backgrounds
    list of backgrounds
    which backdrops are available
  `,
  redo: `
    too dark
    turn up the light
    i dont like the light
    bit darker maybe?
    it came out blurry
    darker
    a bit darker please
    lighter
    make it darker
    brighter please
    darker background
    write SALE on the photo
    put "Open today" on the picture
    add text on the image saying 20% off
    do it again
    redo please
    i dont like it
    didn't like it much
    it looks ugly
    looks weird
    try again
    again
    another version
    one more time pls
    looks kinda fake
    not what i wanted
    give me another option
    try something else
    hate it, redo
    not good
    do it again with a blue background
    i dont like the background, do it with wood
    redo it on a beach
    remove the text from the photo
    cancel the text on the picture
    take the writing off the image
    her head is cut off
    something different
    once more please
  `,
  'caption:shorter': `
    shorter
    make the caption shorter
    shorten it
    caption is too long
    too long
    make it shorter pls
    cut it down a bit
    trim the caption
    more concise please
  `,
  'caption:longer': `
    longer
    longer caption
    make the caption longer
    its too short
    more detailed text
    write more
    expand on it
  `,
  'caption:tone': `
    make it funnier
    more professional caption
    i want a more serious tone
    more casual please
    funny caption lol
    make it sweeter
    more formal
    more salesy
    make the caption more fun and upbeat
    warmer tone
    more direct, no fluff
    add more emojis
  `,
  'caption:without-hashtags': `
    no hashtags
    remove the hashtags
    take out the hashtags pls
    i dont want hashtags
    caption without hashtags
    lose the hashtags
  `,
  'caption:with-hashtags': `
    add hashtags
    with hashtags please
    put some hashtags
    where are the hashtags?
  `,
  'caption:offer': `
    say its 20% off
    put the sale in the caption
    add the price $49
    include free shipping
    add to the caption that its only today for 30 bucks
    mention the discount in the caption
  `,
  'caption:rewrite': `
    change the caption
    another caption
    redo the caption
    i dont like the caption
    rewrite it
    new caption please
    give me a different caption
    in other words
    reword the caption
  `,
  'caption:language': `
    caption in spanish
    translate the caption to portuguese
    put the caption in english
    translate it to spanish
  `,
  'caption:own-words': `
    caption: just today, cake
    caption: only today
    caption: Chocolate cake only today!
    change the caption to: the new collection is here
    change the caption to "Roast dinner today"
    Caption: bookings open, dm us
  `,
  format: `
    formats
    what formats are there?
    i want another format
    change the format
    other sizes?
  `,
  'format:9:16': `
    story format
    for stories
    make it a story
    for my story pls
    reels version
    story size please
    9x16
    vertical
  `,
  'format:1:1': `
    square
    square format
    make it square pls
    1:1
    i want it square
  `,
  'format:4:5': `
    4:5
    feed format
    portrait please
  `,
  'format:original': `
    original size
    don't crop it
    original format please
    no cropping
  `,
  'full-size': `
    send it on whatsapp
    send it in high quality
    i want to download the photo
    download
    high res please
    how do i save it?
    can i have the original file
    full size
  `,
  publish: `
    post it
    go ahead and post
    publish now
    publish on instagram
    post it on insta pls
    upload to instagram
    post this now
    publish it for me
    share it on instagram
    you can post it
    i want to publish
    love it, post it
    put it on my feed
  `,
  schedule: `
    schedule it for tomorrow at 10am
    post it tomorrow
    schedule
    schedule for friday 6pm
    i want to schedule it for monday morning
    publish today at 7:30pm
    post in 2 hours
    schedule for december 25 at 9
    post saturday at noon
    set it for thursday night
    schedule for the day after tomorrow at 8 pm
    post tmrw morning
    schedule it sunday 8pm
    post it tonight at 9
    reschedule to tuesday
    tomorrow at 10
  `,
  'cancel:scheduled': `
    cancel the post
    cancel post
    cancel the scheduled post
    cancel tomorrow's post
    cancel the schedule
    delete the scheduled post
    i dont want the scheduled post anymore
    cancel fridays post pls
    unschedule... cancel the one scheduled for monday
  `,
  'cancel:order': `
    cancel the order
    cancel this photo
    cancel the edit
    never mind
    nvm
    forget it
    changed my mind
    wrong photo
    i sent the wrong picture, cancel
    scrap that
  `,
  'delete-photo': `
    delete the photo
    delete this picture
    remove the last photo
    erase the photo i sent
    delete that edit
  `,
  status: `
    status?
    status of my post
    where is my photo?
    is it ready?
    is it done yet
    how long does it take?
    will it take long? how long
    i haven't received the photo
    still waiting
    what happened to my photo
    wheres my post
    any update?
  `,
  posts: `
    my scheduled posts
    what’s scheduled?
  `,
}
