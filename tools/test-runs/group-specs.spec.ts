import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { groupSpecs, LONGEST } from './group-specs.ts'

const { quick, thorough, timed, alone, rendered, renderedAlone } = groupSpecs()

test('every spec is in one group, and none is in two', () => {
  const specs = globSync('{apps,bench,engine,features,fuzz,phrases,platform,providers,sandbox,tools,ui}/**/*.spec.{ts,tsx}')
  expect([...quick, ...thorough, ...timed, ...alone, ...rendered, ...renderedAlone].toSorted()).toEqual(specs.toSorted())
})

test('a spec that leads to the database is thorough, whether it opens it or the whole product', () => {
  expect(thorough).toEqual(expect.arrayContaining(['platform/log.spec.ts', 'features/sign-in/server/sign-in.spec.ts']))
})

test('a spec that starts programs or works on pictures is thorough', () => {
  expect(thorough).toEqual(
    expect.arrayContaining(['apps/start/lock-folder.spec.ts', 'engine/engine.spec.ts', 'tools/start.spec.ts']),
  )
})

test('a spec that compares durations, or has a limit of them, runs by itself', () => {
  expect(timed.toSorted()).toEqual(['apps/stopped-processes.spec.ts', 'features/photo-edits/server/fair-uploads.spec.ts'])
})

test('a spec of a pure rule is quick', () => {
  expect(quick).toContain('features/membership/server/periods.spec.ts')
})

test('a spec that replaces the timers runs alone in its process', () => {
  expect(alone).toContain('platform/sweeps.spec.ts')
  expect(renderedAlone).toContain('features/photo-edits/web/corrections/CorrectionDialog.spec.tsx')
})

test('a spec with markup renders', () => {
  expect(rendered).toContain('features/membership/web/AllowanceNotice.spec.tsx')
})

test('the specs that begin first exist', () => {
  expect([...quick, ...thorough]).toEqual(expect.arrayContaining([...LONGEST]))
})
