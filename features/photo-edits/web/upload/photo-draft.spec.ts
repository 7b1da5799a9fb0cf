import { describe, expect, it } from 'vitest'
import { MAX_UPLOAD_BYTES } from '#features/photo-edits/contract.ts'
import { problemOf, refuseHere } from './photo-draft.ts'

describe('a photo', () => {
  it('that is too large is refused before it is sent', () => {
    expect(refuseHere({ size: MAX_UPLOAD_BYTES + 1, type: 'image/jpeg' })?.kind).toBe('too-large')
    expect(refuseHere({ size: MAX_UPLOAD_BYTES, type: 'image/jpeg' })).toBeUndefined()
  })

  it.each(['video/mp4', 'application/pdf', 'audio/mpeg'])('that is %s is refused before it is sent', (type) => {
    expect(refuseHere({ size: 1, type })?.kind).toBe('file')
  })

  it.each(['image/heic', '', 'application/octet-stream'])('with the type "%s" is judged by its content', (type) => {
    expect(refuseHere({ size: 1, type })).toBeUndefined()
  })
})

describe('an upload’s problem', () => {
  it.each([
    ['network', 0, 'lost'],
    ['photo_animated', 422, 'animated'],
    ['photo_damaged', 422, 'file'],
    ['unsupported_content', 415, 'file'],
    ['server_error', 500, 'passing'],
    ['too_many_requests', 429, 'passing'],
    ['unauthorised', 401, 'passing'],
    ['invalid_answer', 200, 'passing'],
  ])('%s with status %i is %s', (code, status, kind) => {
    expect(problemOf({ code, status, error: 'why' }, true).kind).toBe(kind)
  })

  it('is the connection of the device when there is none', () => {
    expect(problemOf({ code: 'network', status: 0, error: 'why' }, false).kind).toBe('offline')
  })

  it("is described by the server's text, a lost connection by ours", () => {
    expect(problemOf({ code: 'photo_damaged', status: 422, error: 'why' }, true).text).toBe('why')
    expect(problemOf({ code: 'network', status: 0, error: 'why' }, true).text).toBeUndefined()
  })
})
