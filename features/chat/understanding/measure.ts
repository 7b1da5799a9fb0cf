/**
 * Measures how well the lists of strangers' phrasings are understood (`strangers/lists.ts`): `node
 * features/chat/understanding/measure.ts`, with `--misses` to print the rest. Exits with 1 when money or a deletion was
 * understood where none was meant.
 */
import { parseArgs } from 'node:util'
import { judgePhrasings, reportMiss } from './judge-phrasings.ts'
import { STRANGERS } from './strangers/lists.ts'

const { values } = parseArgs({ options: { misses: { type: 'boolean', default: false } } })
for (const { list, language, phrasings } of STRANGERS) {
  const { count, misses } = judgePhrasings(phrasings, language)
  const grave = misses.filter((miss) => miss.isGrave)
  process.stdout.write(`${list} list, ${language}: ${count - misses.length} of ${count}, ${grave.length} grave\n`)
  for (const miss of values.misses ? misses : grave) process.stdout.write(`  ${miss.isGrave ? '!! ' : ''}${reportMiss(miss)}\n`)
  if (grave.length > 0) process.exitCode = 1
}
