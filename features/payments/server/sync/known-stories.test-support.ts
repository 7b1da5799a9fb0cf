type Story = readonly [step: string, number: number][]

/** Run every time, whatever stories are generated: each is the example of one product rule. */
export const KNOWN_STORIES: readonly Story[] = [
  [
    ['the next renewal is refused', 0],
    ['a month passes', 0],
  ],
  [
    ['the next renewal is refused', 0],
    ['a month passes', 0],
    ['days pass', 2],
  ],
  [
    ['a month passes', 0],
    ['a payment is disputed', 0],
  ],
  [
    ['a payment is disputed', 0],
    ['the worker works', 0],
    ['a dispute is won', 0],
  ],
  [
    ['a refund will be slow', 0],
    ['the member wants the money back', 0],
    ['the worker works', 0],
    ['a refund is denied', 0],
  ],
  [
    ['a refund will be refused', 0],
    ['the member wants the money back', 0],
    ['the worker works', 0],
  ],
  [
    ['the member cancels', 0],
    ['the member buys again', 0],
    ['a month passes', 0],
  ],
  [
    ['the member wants the money back', 0],
    ['the member buys again', 0],
    ['a month passes', 0],
  ],
  [
    ['a purchase that was given up comes through after all', 0],
    ['the member cancels', 0],
    ['a month passes', 0],
  ],
  [
    ['the worker works', 0],
    ['a month passes', 0],
    ['the worker works', 0],
    ['a month passes', 0],
  ],
  [
    ['days pass', 3],
    ['the member cancels while the provider fails', 0],
    ['a month passes', 0],
  ],
  [
    ['the member wants the money back', 0],
    ['the member buys again', 0],
    ['a purchase for the contract before comes through after all', 0],
  ],
  [
    ['the worker works', 0],
    ['days pass', 5],
    ['days pass', 8],
    ['days pass', 8],
    ['an administrator gives the newest payment back', 0],
    ['a month passes', 0],
  ],
  [
    ['the worker works', 0],
    ['the member cancels', 0],
    ['the last hour of what is paid comes', 0],
    ['the member buys again', 1],
    ['a month passes', 0],
    ['the worker works', 0],
  ],
  [
    ['the worker works', 0],
    ['days pass', 5],
    ['an open charge is taken out', 0],
    ['a month passes', 0],
  ],
  [
    ['the worker works', 0],
    ['the provider stops it by hand', 0],
    ['the worker works', 0],
    ['the member buys again', 0],
    ['a month passes', 0],
  ],
  [
    ['the last hour of what is paid comes', 0],
    ['the subscription is removed by hand', 0],
    ['a purchase that was given up comes through after all', 0],
  ],
  [
    ['a purchase that was given up comes through after all', 0],
    ['a payment goes back', 1],
    ['the subscription is removed by hand', 0],
  ],
]
