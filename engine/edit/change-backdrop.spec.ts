import { expect, it } from 'vitest'
import { viewWarnings } from './change-backdrop.ts'

it('warns when a subject photographed from above gets a level scene', () => {
  expect(viewWarnings('above', {})).toEqual(['seen_from_above'])
  expect(viewWarnings('above', { view: 'front' })).toEqual(['seen_from_above'])
})

it('does not warn when both have the same angle, or the subject was photographed level', () => {
  expect(viewWarnings('above', { view: 'above' })).toEqual([])
  expect(viewWarnings('front', {})).toEqual([])
})
