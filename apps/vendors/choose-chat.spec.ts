import { expect, test } from 'vitest'
import { loadEnv } from '#platform/env.ts'
import { CREDENTIALS } from '#sandbox/credentials.test-support.ts'
import { sandboxEnvironment } from '#sandbox/credentials.ts'
import { startSandbox } from '#sandbox/start.ts'
import { chooseChat } from './choose-chat.ts'
import { variablesForTests } from '../testing/variables.test-support.ts'

test('reaches WhatsApp’s stand-in by the settings alone', async () => {
  const sandbox = await startSandbox({ port: 0, credentials: CREDENTIALS })
  try {
    const chat = chooseChat(loadEnv(variablesForTests(sandboxEnvironment(sandbox.url, CREDENTIALS))))
    const sent = await chat?.send({ to: { phone: '5511912345678' }, content: { kind: 'text', text: 'Olá' }, reference: 'r' })
    expect(sent).toMatchObject({ id: expect.stringMatching(/^wamid\./) as unknown, recipient: { phone: '5511912345678' } })
  } finally {
    await sandbox.close()
  }
})

test('there is no chat when no number is configured', () => {
  expect(chooseChat(loadEnv(variablesForTests({ WHATSAPP_ACCESS_TOKEN: '' })))).toBeUndefined()
})
