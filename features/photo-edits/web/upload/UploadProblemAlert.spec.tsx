import { expect, test, vi } from 'vitest'
import { renderPart } from '#apps/web/render.test-support.tsx'
import type { UploadProblem } from './photo-draft.ts'
import type { PhotoUpload } from './use-photo-upload.ts'
import { UploadProblemAlert } from './UploadProblemAlert.tsx'

const AGAIN = 'Tentar de novo'
const ANOTHER = 'Escolher outra foto'
const FIRST_FRAME = 'Usar o primeiro quadro'

async function show(kind: UploadProblem['kind'], text?: string) {
  const retry = vi.fn<PhotoUpload['retry']>()
  const onPhoto = vi.fn<(file: File) => void>()
  const upload: PhotoUpload = { draft: undefined, begin: () => undefined, retry, discard: () => undefined }
  const page = await renderPart(<UploadProblemAlert problem={{ kind, text }} upload={upload} onPhoto={onPhoto} />)
  const buttons = page.getAllByRole('button').map((button) => button.textContent)
  return { ...page, retry, onPhoto, buttons }
}

test.each([
  ['offline', [AGAIN, ANOTHER], 'alert', 'Você está sem internet.'],
  ['lost', [AGAIN, ANOTHER], 'alert', 'Não conseguimos falar com o servidor.'],
  ['passing', [AGAIN, ANOTHER], 'alert', 'Não conseguimos falar com o servidor.'],
  ['animated', [FIRST_FRAME, ANOTHER], 'status', 'Isso é uma animação.'],
  ['file', [ANOTHER], 'alert', 'Esse arquivo não é uma foto que conhecemos.'],
  ['too-large', [ANOTHER], 'alert', 'A foto passa de 25 MB.'],
] as const)('%s offers %j', async (kind, offered, role, words) => {
  const { buttons, getByRole } = await show(kind, kind === 'animated' ? words : undefined)
  expect(buttons).toEqual(offered)
  expect(getByRole(role).textContent).toContain(words)
})

test('the text of the server comes before our own', async () => {
  const { getByRole } = await show('file', 'Essa foto está quebrada.')
  expect(getByRole('alert').textContent).toContain('Essa foto está quebrada.')
})

test('the same file is sent again, an animation as its first picture', async () => {
  const lost = await show('lost')
  await lost.person.click(lost.getByRole('button', { name: AGAIN }))
  expect(lost.retry.mock.calls).toEqual([[]])
  lost.unmount()
  const animated = await show('animated', 'Isso é uma animação.')
  await animated.person.click(animated.getByRole('button', { name: FIRST_FRAME }))
  expect(animated.retry.mock.calls).toEqual([[{ isFirstFrameFine: true }]])
})

test('another file replaces it', async () => {
  const { getByLabelText, onPhoto, person } = await show('file')
  const file = new File(['x'], 'flor.jpg', { type: 'image/jpeg' })
  await person.upload(getByLabelText(ANOTHER), file)
  expect(onPhoto).toHaveBeenCalledWith(file)
})
