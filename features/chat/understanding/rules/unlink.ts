/** "Desconectar este WhatsApp": unlinks this chat from the account, and ends nothing else. */
import type { CueName } from '../cue-index.ts'
import { asks, mentions, saysOnly, strangers, type Reading } from '../reading.ts'
import { sure, type Rule } from './rule.ts'

const ABOUT_ELSE: readonly CueName[] = [
  ...([
    'instagram',
    'caption',
    'text',
    'backdrop',
    'photo',
    'post',
    'card',
    'messages',
    'subscription',
    'unknownSender',
  ] as const),
]
const MOST_STRANGERS = 1

export const readUnlink: Rule = ({ rest, about }) => {
  if (about.hasPhoto || mentions(rest, ...ABOUT_ELSE) || strangers(rest).length > MOST_STRANGERS) return undefined
  return isParted(rest) || isTakenOff(rest) ? sure({ kind: 'unlink' }) : undefined
}

function isParted(reading: Reading): boolean {
  return (
    asks(reading, 'disconnect') && (mentions(reading, 'phone', 'account') || saysOnly(reading, 'disconnect', 'me', 'want', 'it'))
  )
}

/** "Remove this number from my account" keeps the account. */
function isTakenOff(reading: Reading): boolean {
  const phone = reading.cues.find(({ names }) => names.has('phone'))
  const account = reading.cues.find(({ names, from }) => names.has('account') && phone !== undefined && from >= phone.to)
  if (!phone || !account || !asks(reading, 'erase', 'takeAway', 'noMore')) return false
  return reading.words.slice(phone.to, account.from).some(({ folded }) => FROM.test(folded))
}

const FROM = /^(?:da|de|do|na|en|del|from|in|on)$/
