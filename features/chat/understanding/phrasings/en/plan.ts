import type { Phrasings } from '../phrasing.ts'

export const plan: Phrasings = {
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
    i want to cancel, i never use it
    stop my plan please
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
  'refund-status': `
    where's my refund?
    when will i get my refund
    has my refund gone through?
    status of my refund
  `,
  unlink: `
    disconnect this whatsapp
    log me out
    unlink this chat
    remove this number from my account
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
  'export-data': `
    download my data
    export my data
    i want a copy of my data
    send me all my data
    download all my photos
  `,
  balance: `
    how do i get more
    can i buy more edits
    how can i get more edits?
    i want more edits
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
    i want to pay
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
}
