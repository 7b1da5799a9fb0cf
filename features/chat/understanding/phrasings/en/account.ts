import type { Phrasings } from '../phrasing.ts'

export const account: Phrasings = {
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
  'cancel:unclear': `
    cancel
    i want to cancel
    how do i cancel?
    cancel everything
    please cancel
    cancel my account
    i can't cancel
    unsubscribe me please, cancel
    cancellation
    cancel it
  `,
  'cancel:subscription': `
    i want to cancel my subscription
    cancel my plan
    how can i cancel the subscription?
    cancel plan
    i dont want the subscription anymore
    end my subscription
    stop my membership
    i don't want to pay anymore
    stop charging me
    please stop billing me
    i'd like to cancel my plan because im not using it
    good morning i need to cancel my subscripton
    dont renew my plan
    i do not want to renew
    cancel auto renewal
    i can't cancel my subscription
    terminate my membership
    cancel my mandou subscription
    cancel my sub
    turn off auto renew
    no longer want the plan
  `,
  refund: `
    i want my money back
    refund
    i want a refund
    how do i get a refund?
    give me my money back
    refund me please
    can you refund the charge
    i would like my payment returned
    money back now
    give me back what i paid
    do you give refunds if i dont like it?
    i need a refund asap
    reimburse me
    id like a refnud
    not happy with the service i want my money back
  `,
  'delete-account': `
    delete my account
    i want to delete my account
    close my account
    erase my data
    delete all my data
    remove my account please
    how do i delete my account?
    please delete everything you have about me, all my data
    delete account
    gdpr erase my personal data
    forget my data
  `,
  'delete-photo': `
    delete the photo
    delete this picture
    remove the last photo
    erase the photo i sent
    delete that edit
  `,
  'export-data': `
    download my data
    export my data
    i want a copy of my data
    send me all my data
    download all my photos
  `,
  balance: `
    how many photos do i have left?
    my balance
    balance
    how many credits left
    how many edits do i have
    how many more can i do this month
    how many photos have i used?
    do i still have credits?
    credits
    check my balance
    remaining edits
  `,
  renewal: `
    when does it renew?
    when is my next payment
    when does my plan expire
    what day do you charge me?
    when do my credits reset
    next billing date
    when does my subscription renew
    renewal date
    when do i get more
  `,
  price: `
    how much is it?
    how much
    price
    how much does the plan cost?
    is it free?
    do you have a free trial?
    what's the price of the subscription
    how much per month
    pricing please
    what plans do you have
    whats the cost
  `,
  'sign-up': `
    i want to sign up
    how do i subscribe?
    sign me up
    i want to subscribe
    i want to register
    create account
    i want to buy the plan
    send me the payment link
    where do i pay?
    how do i join
    i want to start using it, sign up
    resubscribe
  `,
  link: `
    link my number
    i want to connect my whatsapp to my account
    123456
    my code is 482 913
    link account
    482913
  `,
  'connect-instagram': `
    connect instagram
    how do i connect my insta?
    link my instagram
    disconnect instagram
  `,
  payment: `
    change my card
    i want to update my card
    my card was declined
    invoice
    i need a receipt
    i was charged twice
    change payment method
    can i pay with paypal?
    send me the invoice please
  `,
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
  status: `
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
}
