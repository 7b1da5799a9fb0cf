/** What a phone does when its owner shares photos with the installed app. */
import type { Page } from '@playwright/test'

export interface SharedFile {
  readonly name: string
  readonly type: string
  readonly content: Buffer
}

/** Posts the form of the manifest as the system does: as a navigation. With any other `encoding` no file arrives. */
export async function share(page: Page, files: readonly SharedFile[], encoding = 'multipart/form-data'): Promise<void> {
  const packed = files.map(({ name, type, content }) => ({ name, type, base64: content.toString('base64') }))
  const opened = page.waitForEvent('load')
  await page.evaluate(`{
    const form = document.createElement('form')
    Object.assign(form, { method: 'post', action: '/share', enctype: '${encoding}' })
    const input = Object.assign(document.createElement('input'), { type: 'file', name: 'photo', multiple: true })
    const files = new DataTransfer()
    for (const { name, type, base64 } of ${JSON.stringify(packed)}) {
      files.items.add(new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], name, { type }))
    }
    input.files = files.files
    form.append(input)
    document.body.append(form)
    form.submit()
  }`)
  await opened
}
