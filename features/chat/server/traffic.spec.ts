import { expect, test } from 'vitest'
import { runTraffic } from '#apps/testing/chat-traffic.test-support.ts'
import { MINUTE, SECOND } from '#platform/clock.ts'

/** `bench/chat.ts` runs the same with the numbers of a whole day. */
const members = Number(process.env['TRAFFIC_MEMBERS'] ?? 4)
const photosEach = Number(process.env['TRAFFIC_PHOTOS'] ?? 2)
const chatty = Math.ceil(members / 50)
/** Sent at once, so that answering each alone would be too many messages. */
const questionsEach = 25
/** Generous, because a busy machine is slow. */
const PATIENCE_MS = 3 * MINUTE + members * photosEach * 5 * SECOND

test(
  'photos that come in bursts, repeated, late and out of order: none is lost or processed twice, and nobody is written to too fast',
  async () => {
    const report = await runTraffic({ members, photosEach, chatty, questionsEach })
    const photos = members * photosEach
    expect(report).toMatchObject({ photos, edits: photos, results: photos, editsTold: photos, openMessages: 0, sentTooFast: 0 })
    expect([report.unread, report.refusals]).toEqual([0, {}])
    expect(report.answers).toBeGreaterThanOrEqual(chatty)
    expect(report.answers).toBeLessThan(chatty * questionsEach)
    console.info(`${photos} photos, ${report.webhooks} webhooks, ${(photos / report.seconds).toFixed(1)} photos a second`)
  },
  PATIENCE_MS,
)
