import { exportTexts } from '#phrases/export.ts'
import { fill, type Language } from '#phrases/shape.ts'
import type { PrivacyDeps } from './deps.ts'
import type { Copy } from './personal-data.ts'
import type { ZipEntry } from '#platform/pack-zip.ts'

/** The files of an export: a description in the member's language, the lists, then the pictures. */
export function listEntries(
  { clock, brandName }: Pick<PrivacyDeps, 'clock' | 'brandName'>,
  { sections, pictures }: Copy,
  language: Language,
): readonly ZipEntry[] {
  const createdAt = clock.now()
  const written = (name: string, text: string): ZipEntry => ({
    name,
    createdAt,
    isCompressed: true,
    read: () => Promise.resolve(Buffer.from(text)),
  })
  return [
    written(exportTexts[language].fileName, readMe(Object.keys(sections), { language, brandName, createdAt })),
    ...Object.entries(sections).map(([name, content]) => written(`${name}.json`, `${JSON.stringify(content, null, 2)}\n`)),
    ...pictures.map(({ read, ...picture }) => ({
      ...picture,
      isCompressed: false,
      // deleted while the zip was being read: then the entry is empty
      read: async () => (await read()) ?? new Uint8Array(),
    })),
  ]
}

interface Context {
  readonly language: Language
  readonly brandName: string
  readonly createdAt: Date
}

/** With line ends that editors on every system recognise. */
function readMe(names: readonly string[], { language, brandName, createdAt }: Context): string {
  const texts = exportTexts[language]
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(createdAt)
  const meanings: Readonly<Record<string, string>> = texts.sections
  const lists = names.map((name) => `- ${name}.json: ${meanings[name] ?? texts.other}`)
  const folders = [`- photos/: ${texts.photos}`, `- results/: ${texts.results}`]
  const lines = [
    fill(texts.title, { brand: brandName }),
    fill(texts.taken, { date }),
    '',
    ...lists,
    ...folders,
    '',
    texts.times,
    texts.left,
  ]
  return `${lines.join('\r\n')}\r\n`
}
