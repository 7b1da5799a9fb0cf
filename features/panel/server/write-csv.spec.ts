import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { type Cell, writeCsv } from './write-csv.ts'

async function* pagesOf(...pages: Cell[][][]) {
  yield* pages
}

async function write(headings: string[], ...pages: Cell[][][]): Promise<string> {
  return text(Readable.from(writeCsv(headings, pagesOf(...pages))))
}

test('begins with the mark of UTF-8 and ends every line as RFC 4180 says', async () => {
  expect(await write(['a', 'b'], [[1, 'é']], [[2.5, null]])).toBe('\uFEFFa,b\r\n1,é\r\n2.5,\r\n')
})

test('has headings alone when there is nothing', async () => {
  expect(await write(['a'])).toBe('\uFEFFa\r\n')
})

test.each([
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ['+5581987654321', "'+5581987654321"],
  ['-1+1', "'-1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', `"'\r=1"`],
  ['a=b', 'a=b'],
])('writes %j as %j', async (words, written) => {
  expect(await write(['x'], [[words]])).toBe(`\uFEFFx\r\n${written}\r\n`)
})

test('leaves numbers alone, also those below zero', async () => {
  expect(await write(['x'], [[-3.5, 0, true]])).toBe('\uFEFFx\r\n-3.5,0,true\r\n')
})
