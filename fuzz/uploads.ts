/** Forms with a file in them, as a browser sends them and in invalid variants. */
import fc from 'fast-check'
import type { WireRequest } from './send.ts'

export const FORM_FAULTS = [
  'none',
  'none',
  'none',
  'no end',
  'no boundary in the type',
  'another boundary in the type',
  'a boundary of nothing',
  'no headers of the part',
  'a name with a way out of the folder',
  'a name of letters beyond all',
  'the file under another name',
  'the file twice',
  'a hundred fields',
  'a field of a megabyte',
  'a field that is no text',
  'a field named __proto__',
  'another phone',
  'first_frame',
  'headers of the part without end',
  'bare line feeds',
] as const
export type FormFault = (typeof FORM_FAULTS)[number]
export const formFault = fc.constantFrom(...FORM_FAULTS)

const BOUNDARY = '----mandou-7f3a'

export function writeForm(file: Buffer, fault: FormFault): Pick<WireRequest, 'headers' | 'body'> {
  const type: Partial<Record<FormFault, string>> = {
    'no boundary in the type': 'multipart/form-data',
    'another boundary in the type': 'multipart/form-data; boundary=elsewhere',
    'a boundary of nothing': 'multipart/form-data; boundary=""',
  }
  const parts = [...fieldsFor(fault), ...filesFor(file, fault)]
  const end = fault === 'no end' ? [] : [Buffer.from(`--${BOUNDARY}--\r\n`)]
  const body = Buffer.concat([...parts, ...end])
  return {
    headers: { 'content-type': type[fault] ?? `multipart/form-data; boundary=${BOUNDARY}` },
    body: fault === 'bare line feeds' ? Buffer.from(body.toString('latin1').replaceAll('\r\n', '\n'), 'latin1') : body,
  }
}

function filesFor(file: Buffer, fault: FormFault): readonly Buffer[] {
  const name = fault === 'the file under another name' ? 'picture' : 'photo'
  const fileNames: Partial<Record<FormFault, string>> = {
    'a name with a way out of the folder': '../../../../etc/cron.d/x\\..\\y',
    'a name of letters beyond all': `${'👩‍👩‍👧‍👦'.repeat(300)}\u202Egpj.exe`,
  }
  const headers =
    fault === 'no headers of the part'
      ? []
      : [
          `content-disposition: form-data; name="${name}"; filename="${fileNames[fault] ?? 'photo.jpg'}"`,
          'content-type: image/jpeg',
          ...(fault === 'headers of the part without end' ? Array.from({ length: 3000 }, (_, at) => `x-${at}: a`) : []),
        ]
  const part = partOf(headers, file)
  return fault === 'the file twice' ? [part, part] : [part]
}

function fieldsFor(fault: FormFault): readonly Buffer[] {
  const made: Partial<Record<FormFault, readonly Buffer[]>> = {
    'a hundred fields': Array.from({ length: 100 }, (_, at) => field(`f${at}`, 'a')),
    'a field of a megabyte': [field('first_frame', 'true'.repeat(250_000))],
    'a field that is no text': [field('first_frame', Buffer.from([0, 255, 254, 0xd8, 0x00]))],
    'a field named __proto__': [field('__proto__', 'a'), field('constructor', 'b'), field('', 'c')],
    'another phone': [field('phone', '+5511900000000')],
    first_frame: [field('first_frame', 'true')],
  }
  return made[fault] ?? []
}

function field(name: string, value: Buffer | string): Buffer {
  return partOf([`content-disposition: form-data; name="${name}"`], Buffer.from(value))
}

function partOf(headers: readonly string[], content: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`--${BOUNDARY}\r\n${headers.join('\r\n')}\r\n\r\n`), content, Buffer.from('\r\n')])
}
