import type { Phrasings } from '../phrasing.ts'

export const talk: Phrasings = {
  help: `
    help
    how does it work?
    what can you do?
    menu
    i dont understand
    how do i use this
    help me
    what can i ask for?
    im lost
    ??
    hi how does this work
    options
    first time here how does it work
    what is this
  `,
  greeting: `
    Hi! I want to edit a photo.
    hi
    hii
    hey
    hello
    good morning
    good afternoon how are you?
    good evening 😊
    yo
    hey there
    heyyy
    hi how are you
    👋
  `,
  thanks: `
    bye
    see you
    thanks
    thx
    ty
    thank you so much!!
    thank you 🙏
    love it
    its beautiful
    perfect, thanks
    looks great 🔥
    i love it ❤️
    wow amazing
    😍😍
    cheers
    awesome
    so good
    great job thank you
    👏👏👏
    tysm
  `,
  'yes ?confirmation': `
    yes
    y
    yep
    yeah
    sure
    of course
    go ahead
    do it
    ok
    okay
    👍
    confirm
    yes cancel it
    yes publish it
    absolutely
    yesss
    uh huh
    sounds good
    yes please
    post it
    perfect
    right
    k
  `,
  'no ?confirmation': `
    no
    n
    nope
    not now
    better not
    i dont want to
    no thanks
    nevermind
    👎
    no way
    not yet
    forget it
    nooo
    no need
    nah
    don't cancel
  `,
  yes: `
    yes
    ok
    sure
    👍
    go ahead
  `,
  no: `
    no
    i don't want to cancel
    dont cancel my subscription
    no thank you
    don't refund
    do not delete my account
    i dont need a refund
  `,
  'choice:1 ?choice': `
    1
    the first one
    option 1
    first
    number one
    i like the first
  `,
  'choice:2 ?choice': `
    2
    the second one
    i want 2
    number 2 please
    option two
    the 2nd
  `,
  'choice:-1 ?choice': `
    the last one
    last
  `,
  choice: `
    3
    number 4
    option 2
    the third one
  `,
  person: `
    i want to talk to an agent
    talk to a human
    agent
    is there someone i can talk to?
    i need to speak with a real person
    support
    customer service
    i want to make a complaint
    can i speak to the manager
    human please
    get me a person
  `,
  abuse: `
    fuck you
    you idiot
    stupid bot
    this is shit
    you are scammers
    useless piece of garbage
    fuck off
  `,
  stop: `
    stop
    STOP
    unsubscribe
    stop messaging me
    stop sending me messages
    i dont want to receive messages
    take me off your list
    quit
    remove me from your list
    no more messages please
  `,
  language: `
    do you speak portuguese?
    em português por favor
    reply in spanish
    spanish please
    change language
    talk to me in english
  `,
  unknown: `
    asdfgh
    the game is tonight at my uncles
    my dog ate the shoe
    what is the capital of france
    my client cancelled her appointment
    the customer asked for a refund on her order
    i watched netflix yesterday
    .
  `,
  'unknown|order:caption|order:post|order:describe|caption:offer|greeting|help +photo': `
    customer wants her money back
    monthly flower subscription cancel anytime
    money back guarantee within 7 days
    free cancellation
    close your old bank account
  `,
  robot: `
    are you a bot?
    r u a robot
  `,
}
