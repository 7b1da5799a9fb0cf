import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client } from 'pg'
import { escapeLike, foldInSql, foldText } from './fold-text.ts'
import { openTestDatabase, type TestDatabase } from './postgres/test-database.ts'

let own: TestDatabase
let client: Client
beforeAll(async () => {
  own = await openTestDatabase()
  client = new Client({ connectionString: own.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await own.drop()
})

test.each([
  ['JOSÉ da Conceição Muñoz', 'jose da conceicao munoz'],
  ['Jose\u0301', 'jose'],
  ['Dvořák', 'dvorak'],
  ['Nguyễn Thị Ánh', 'nguyen thi anh'],
  ['Łukasz Ørsted ĐOKOVIĆ', 'lukasz orsted dokovic'],
  ['𝓐𝓷𝓪 ﬁna', 'ana fina'],
  ['Иван 田中 100%_', 'иван 田中 100%_'],
])('%j is searched as %j, here and in the database', async (text, folded) => {
  const { rows } = await client.query<{ folded: string }>(`select ${foldInSql('$1::text')} as folded`, [text])
  expect([foldText(text), rows[0]?.folded]).toEqual([folded, folded])
})

test('leaves no character that a pattern would interpret', () => {
  expect(escapeLike('100%_\\')).toBe('100\\%\\_\\\\')
})
