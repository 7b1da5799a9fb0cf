/**
 * `npm run docs:measures`: writes what is measured of the code into `docs/code-measures.md`. With a folder, prints the figures
 * of that copy of the repository instead.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { listSources } from './code-rules/list-sources.ts'
import { measureCode } from './code-measures/measure-code.ts'
import { PAGE, writeTable } from './code-measures/write-table.ts'

const [root] = process.argv.slice(2)
const measures = measureCode(listSources(root), root)
if (root === undefined) writeFileSync(PAGE, writeTable(readFileSync(PAGE, 'utf8'), measures))
else for (const { name, value } of measures) console.log(`${name}\t${value}`)
