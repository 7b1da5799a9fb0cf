/** `npm run docs:drawing`: draws the allowed imports into the architecture page. */
import { readFileSync, writeFileSync } from 'node:fs'
import { drawInto } from './code-rules/draw-areas.ts'
import { listSources } from './code-rules/list-sources.ts'

const PAGE = 'docs/architecture.md'
const paths = listSources().map(({ path }) => path)
writeFileSync(PAGE, drawInto(readFileSync(PAGE, 'utf8'), paths))
