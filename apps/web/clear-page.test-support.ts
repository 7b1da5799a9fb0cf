/** Vitest's set-up of each rendering spec: what a test has rendered and stored is gone before the next one. */
import { afterEach } from 'vitest'
import { clearPage } from './render.test-support.tsx'

afterEach(clearPage)
