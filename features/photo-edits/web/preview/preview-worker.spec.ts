import { expect, it } from 'vitest'
import type { Cutout } from '#features/photo-edits/cutout-contract.ts'
import { shownCutout } from './preview-worker.ts'

const whole = { left: 0, top: 0, width: 1, height: 1 }
const cutout: Cutout = {
  state: 'ready',
  revision: 1,
  preview_url: '/cutout',
  box: { left: 0.2, top: 0.2, width: 0.5, height: 0.5 },
  touches: { top: false, right: false, bottom: true, left: false },
  doubts: [],
  corrections: 0,
}
const photo = { preview_url: '/photo' }

it('shows the cutout, and the whole photo as a print while the subject is in doubt', () => {
  expect(shownCutout(cutout, photo)).toMatchObject({ address: '/cutout', isPrint: false })
  const doubted: Cutout = { ...cutout, doubts: [{ kind: 'whole_photo', at: whole }] }
  expect(shownCutout(doubted, photo)).toMatchObject({ address: '/photo', isPrint: true })
  expect(shownCutout({ ...doubted, corrections: 1 }, photo)).toMatchObject({ address: '/cutout', isPrint: false })
})

it('shows nothing before there is a cutout', () => {
  expect(shownCutout(undefined, photo)).toBeUndefined()
  expect(shownCutout({ ...cutout, state: 'working' }, photo)).toBeUndefined()
})
