/** Each documented limit, tested at it and beyond it: the client refuses what the network would refuse, and nothing else. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { GRAPH_CREDENTIALS, WHATSAPP_CREDENTIALS } from '#sandbox/credentials.test-support.ts'
import { openNumberForTests } from '#sandbox/whatsapp/number.test-support.ts'
import { connectToNumber, faultOf } from './chat.test-support.ts'
import { CHAT_LIMITS, type MessageContent } from './port.ts'
import { writeMessage } from './whatsapp/write-message.ts'

const open = async () => connectToNumber(await openNumberForTests())

let fixture: Awaited<ReturnType<typeof open>>
beforeAll(async () => {
  fixture = await open()
})
afterAll(() => fixture.close())
beforeEach(() => fixture.begin())

const buttons = [
  { id: 'publish:7', title: 'Publicar' },
  { id: 'redo:7', title: 'Refazer' },
]
const rows = [
  { id: 'wall', title: 'Parede', description: 'clara, com sombra' },
  { id: 'table', title: 'Mesa' },
]

const long = (length: number) => 'ã'.repeat(length)
const many = <Item>(count: number, make: (place: string) => Item) =>
  Array.from({ length: count }, (_, place) => make(String(place)))
const aRow = (id: string) => ({ id, title: id })
const {
  text,
  body,
  header,
  footer,
  buttonTitle,
  buttonId,
  listLabel,
  rowTitle,
  rowId,
  rowDescription,
  sectionTitle,
  linkLabel,
  caption,
} = CHAT_LIMITS

/** Bypasses our own check. */
async function sendUnchecked(content: MessageContent): Promise<readonly [number, number]> {
  const message = writeMessage({ to: { phone: fixture.phone() }, content, reference: 'r' })
  const answer = await fetch(`${fixture.url}/v26.0/${WHATSAPP_CREDENTIALS.phone_number_id}/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${GRAPH_CREDENTIALS.access_token}`, 'content-type': 'application/json' },
    body: JSON.stringify(message),
  })
  const { error } = (await answer.json()) as { error: { code: number } } // as: a refusal
  return [answer.status, error.code]
}

describe('a limit', () => {
  it.each<[string, (more: number) => MessageContent]>([
    ['text', (more) => ({ kind: 'text', text: long(text + more) })],
    ['body', (more) => ({ kind: 'buttons', text: long(body + more), buttons })],
    ['text of a list', (more) => ({ kind: 'list', text: long(body + more), label: 'x', sections: [{ rows }] })],
    ['header', (more) => ({ kind: 'buttons', text: 'x', header: { kind: 'text', text: long(header + more) }, buttons })],
    ['footer', (more) => ({ kind: 'buttons', text: 'x', footer: long(footer + more), buttons })],
    ['title of a button', (more) => ({ kind: 'buttons', text: 'x', buttons: [{ id: '1', title: long(buttonTitle + more) }] })],
    ['id of a button', (more) => ({ kind: 'buttons', text: 'x', buttons: [{ id: long(buttonId + more), title: 'x' }] })],
    ['number of buttons', (more) => ({ kind: 'buttons', text: 'x', buttons: many(CHAT_LIMITS.buttons + more, aRow) })],
    ['label of a list', (more) => ({ kind: 'list', text: 'x', label: long(listLabel + more), sections: [{ rows }] })],
    [
      'title of a row',
      (more) => ({ kind: 'list', text: 'x', label: 'x', sections: [{ rows: [{ id: '1', title: long(rowTitle + more) }] }] }),
    ],
    [
      'id of a row',
      (more) => ({ kind: 'list', text: 'x', label: 'x', sections: [{ rows: [{ id: long(rowId + more), title: 'x' }] }] }),
    ],
    [
      'description of a row',
      (more) => ({
        kind: 'list',
        text: 'x',
        label: 'x',
        sections: [{ rows: [{ id: '1', title: 'x', description: long(rowDescription + more) }] }],
      }),
    ],
    [
      'title of a section',
      (more) => ({ kind: 'list', text: 'x', label: 'x', sections: [{ title: long(sectionTitle + more), rows }] }),
    ],
    [
      'number of rows',
      (more) => ({ kind: 'list', text: 'x', label: 'x', sections: [{ rows: many(CHAT_LIMITS.listRows + more, aRow) }] }),
    ],
    [
      'number of rows in all sections',
      (more) => ({
        kind: 'list',
        text: 'x',
        label: 'x',
        sections: [
          { title: 'a', rows },
          { title: 'b', rows: many(CHAT_LIMITS.listRows - 2 + more, aRow) },
        ],
      }),
    ],
    ['label of a link', (more) => ({ kind: 'link', text: 'x', label: long(linkLabel + more), url: 'https://mandou.example' })],
  ])('of the %s is the network’s own', async (_case, make) => {
    await fixture.write({ type: 'text', text: 'oi' })
    await expect(fixture.send(make(0))).resolves.toMatchObject({ recipient: { phone: fixture.phone() } })
    const fault = await faultOf(fixture.send(make(1)))
    expect([fault.code, fault.isRetryable]).toEqual(['message_invalid', false])
    expect((await fixture.look()).messages).toHaveLength(2)
    expect(await sendUnchecked(make(1))).toEqual([400, 131_009])
  })

  it('of a caption is kept before anything is sent', async () => {
    const fault = await faultOf(fixture.send({ kind: 'image', image: { id: '1' }, caption: long(caption + 1) }))
    expect(fault.detail).toContain('caption')
  })

  it.each<[string, MessageContent]>([
    [
      'two buttons of one title',
      {
        kind: 'buttons',
        text: 'x',
        buttons: [
          { id: '1', title: 'a' },
          { id: '2', title: 'a' },
        ],
      },
    ],
    ['no button', { kind: 'buttons', text: 'x', buttons: [] }],
    ['two rows of one id', { kind: 'list', text: 'x', label: 'x', sections: [{ rows: [aRow('1'), aRow('1')] }] }],
    [
      'sections of which one has no title',
      { kind: 'list', text: 'x', label: 'x', sections: [{ title: 'a', rows: [aRow('1')] }, { rows: [aRow('2')] }] },
    ],
    ['no words', { kind: 'text', text: '' }],
  ])('refuses %s everywhere', async (_case, content) => {
    expect((await faultOf(fixture.send(content))).code).toBe('message_invalid')
    expect(await sendUnchecked(content)).toEqual([400, 131_009])
  })
})
