/** Draws into the architecture page who may import whom: `npm run docs:drawing`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { drawInto } from './code-rules/draw-areas.ts'
import { listSources } from './code-rules/list-sources.ts'

const PAGE = 'docs/architecture.md'
const paths = listSources().map(({ path }) => path)
writeFileSync(PAGE, drawInto(readFileSync(PAGE, 'utf8'), paths))
