/** A separate number, a product that receives its webhooks, and one person at a time who writes to it. */
import { CREDENTIALS, GRAPH_CREDENTIALS, WHATSAPP_CREDENTIALS } from '../credentials.test-support.ts'
import { listenForCalls } from '../listener.test-support.ts'
import { startSandbox } from '../start.ts'

interface Shown {
  readonly id: string
  readonly type: string
  readonly direction: string
  readonly text?: string
  readonly status: string
}

interface Chat {
  readonly messages: readonly Shown[]
  readonly is_typing: boolean
}

export async function openNumberForTests() {
  const product = await listenForCalls()
  const sandbox = await startSandbox({ port: 0, credentials: CREDENTIALS, productUrl: product.url })
  let people = 0
  let phone = ''

  /** @throws Error with the sandbox's own message */
  const control = async (call: string, body: object = {}) => {
    const answer = await fetch(`${sandbox.url}/control/${call}`, { method: 'POST', body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(await answer.text())
    return (await answer.json()) as { id?: string } // as: the documented shape
  }
  const set = (setting: string, value: number) => control('settings', { provider: 'whatsapp', setting, value })

  return {
    url: sandbox.url,
    credentials: { ...GRAPH_CREDENTIALS, ...WHATSAPP_CREDENTIALS },
    calls: product.calls,
    control,
    set,
    phone: () => phone,
    /** Each test has a new person, so that late events of the last one are not counted for this one. */
    begin: async () => {
      await control('reset')
      for (const setting of ['delivered_after_ms', 'read_after_ms']) await set(setting, 0)
      people += 1
      phone = `55119${String(80_000_000 + people)}`
    },
    breakWith: (fault: string, times = 1) => control('faults', { provider: 'whatsapp', fault, times }),
    write: (action: object) => control('chat/send', { from: `+${phone}`, ...action }),
    look: async (somebody = phone): Promise<Chat> => {
      const answer = await fetch(`${sandbox.url}/control/chat?phone=${somebody}`)
      return (await answer.json()) as Chat // as: the documented shape
    },
    close: async () => {
      await sandbox.close()
      await product[Symbol.asyncDispose]()
    },
  }
}
