/** What a member is told when Instagram refuses for certain. */
import { expect, it } from 'vitest'
import type { PhotoRefusal, SocialFaultCode } from '#providers/social/port.ts'
import { freshPost } from './known.test-support.ts'
import { applyResult } from './apply-result.ts'
import type { KnownPost } from './next-step.ts'

const NOW = new Date('2026-11-21T12:00:00.000Z')
const BEGUN: KnownPost = { ...freshPost(NOW), state: 'preparing' }
const MOMENT = { now: NOW, chance: 0 }

it.each<[PhotoRefusal, string]>([
  ['format', 'instagram_refused_picture'],
  ['size', 'instagram_refused_picture'],
  ['ratio', 'instagram_refused_picture'],
  ['caption_too_long', 'instagram_refused_words'],
  ['too_many_mentions', 'instagram_refused_words'],
  ['other', 'publication_failed'],
])('a post that is refused for its %s ends as %s', (reason, errorCode) => {
  const changes = applyResult(BEGUN, { of: 'container', outcome: { outcome: 'refused', reason, detail: '' } }, MOMENT)
  expect(changes).toMatchObject({ state: 'failed', errorCode, nextStepAt: null })
})

it.each<[SocialFaultCode, string]>([
  ['token_dead', 'instagram_reconnect'],
  ['permission_missing', 'instagram_reconnect'],
  ['account_blocked', 'instagram_account_blocked'],
  ['action_blocked', 'instagram_action_blocked'],
  ['refused', 'publication_failed'],
])('%s cannot pass by itself: the post ends as %s', (code, errorCode) => {
  const changes = applyResult(BEGUN, { of: 'fault', during: 'make_container', code }, MOMENT)
  expect(changes).toMatchObject({ state: 'failed', errorCode, nextStepAt: null })
})

it('repeated errors for a container become an error of the picture in the end, not before', () => {
  const spoilt = { of: 'container_state', container: { state: 'failed', reason: 'other', detail: '' } } as const
  expect(applyResult({ ...BEGUN, containers: 3 }, spoilt, MOMENT).state).not.toBe('failed')
  expect(applyResult({ ...BEGUN, containers: 4 }, spoilt, MOMENT)).toMatchObject({
    state: 'failed',
    errorCode: 'publication_failed',
  })
})
