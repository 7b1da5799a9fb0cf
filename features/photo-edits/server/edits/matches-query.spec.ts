import { PgDialect } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { matchesQuery } from './matches-query.ts'

const NUMBERED = Array.from({ length: 20 }, (_, at) => `${at}`)

test.each([
  ['one word', 'pão', ['%pao%']],
  ['twenty words', NUMBERED.join(' '), NUMBERED.map((word) => `%${word}%`)],
  ['one word twenty times', NUMBERED.map((_, at) => (at % 2 ? 'Pão' : 'PÃO')).join('\u3000'), ['%pao%']],
  ['signs of a pattern', '50%_\\', ['%50\\%\\_\\\\%']],
])('searches for %s in texts that are folded once', (_what, query, patterns) => {
  const { sql, params } = new PgDialect().sqlToQuery(matchesQuery(query))
  expect(sql.match(/normalize\(/g)).toHaveLength(1)
  expect(params.slice(-patterns.length)).toEqual(patterns)
})
