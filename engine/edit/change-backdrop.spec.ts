import { expect, it } from 'vitest'
import { viewWarnings } from './change-backdrop.ts'

it('warns of a subject photographed from above before a level scene', () => {
  expect(viewWarnings('above', {})).toEqual(['seen_from_above'])
  expect(viewWarnings('above', { view: 'front' })).toEqual(['seen_from_above'])
})

it('has nothing to warn of where both are seen alike, or the subject was photographed level', () => {
  expect(viewWarnings('above', { view: 'above' })).toEqual([])
  expect(viewWarnings('front', {})).toEqual([])
})
