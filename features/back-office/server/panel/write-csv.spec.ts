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

test('begins with the UTF-8 byte order mark, separates cells with semicolons and ends lines as in RFC 4180', async () => {
  expect(await write(['a', 'b'], [[1, 'é']], [[2.5, null]])).toBe('\uFEFFa;b\r\n1;é\r\n2,50;\r\n')
})

test('has only headings when there are no rows', async () => {
  expect(await write(['a'])).toBe('\uFEFFa\r\n')
})

test.each([
  ['a;b', '"a;b"'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ['+5581987654321', "'+5581987654321"],
  ['-1+1', "'-1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', `"\t'=1"`],
  ['\r=1', `"\r'=1"`],
  ['\n=1+1', `"\n'=1+1"`],
  ['  =1', "  '=1"],
  ['＝1+1', "'＝1+1"],
  ['＠x', "'＠x"],
  ['x;=1+1;y', `"x;'=1+1;y"`],
  ['x,+1,y', `"x,'+1,y"`],
  ['a=b', 'a=b'],
  ['a - b', 'a - b'],
])('writes %j as %j', async (words, written) => {
  expect(await write(['x'], [[words]])).toBe(`\uFEFFx\r\n${written}\r\n`)
})

test('writes numbers with a comma and as money, also negative ones', async () => {
  expect(await write(['x'], [[-3.5, 0, 37.9, 1200]])).toBe('\uFEFFx\r\n-3,50;0;37,90;1200\r\n')
})

test('writes a moment in the time zone of São Paulo, with the date there', async () => {
  expect(await write(['x'], [[new Date('2026-11-22T01:05:09.000Z')]])).toBe('\uFEFFx\r\n2026-11-21 22:05:09\r\n')
})
