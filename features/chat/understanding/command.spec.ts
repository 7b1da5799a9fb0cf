import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

const COMMAND = ['--import', './platform/quick-imports.ts', 'features/chat/understanding/command.ts']

/** What people who judge the model read: these names and no others. */
const ANSWER = z.strictObject({
  label: z.string(),
  sureness: z.number().min(0).max(1),
  asks: z.array(z.string()).min(2).optional(),
  language: z.string(),
})

/** Short and vague, so that the model asks for at least one of them, however it was trained. */
const VAGUE = [
  'e aí',
  'muda isso',
  'quero outra',
  'isso aí',
  'tira',
  'faz de novo',
  'mais uma',
  'vê isso pra mim',
  'quanto?',
  'e agora?',
]

async function runCommand(lines: readonly string[]) {
  const running = spawn(process.execPath, COMMAND, { stdio: 'pipe' })
  running.stdin.end(lines.join('\n'))
  const [printed, problems] = await Promise.all([text(running.stdout), text(running.stderr), once(running, 'exit')])
  const printedLines = printed.trim().split('\n')
  return { answers: printedLines.map((line) => ANSWER.parse(JSON.parse(line))), problems, exitCode: running.exitCode }
}

describe('npm run understand', () => {
  it('prints one line of JSON for each line and nothing else', async () => {
    const { answers, problems, exitCode } = await runCommand([
      'pt-BR\tphoto\t-\tarruma essa foto pra mim',
      '',
      'en\t-\tconfirmation\tyes',
    ])
    expect(answers.map(({ label, language }) => [label, language])).toEqual([
      ['order:post', 'pt-BR'],
      ['yes', 'en'],
    ])
    expect([problems, exitCode]).toEqual(['', 0])
  })

  it('prints the labels of the buttons where it would ask, the likeliest as its label', async () => {
    const { answers } = await runCommand(VAGUE.map((words) => `pt-BR\t-\t-\t${words}`))
    const asked = answers.filter(({ asks }) => asks !== undefined)
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.map(({ asks }) => asks?.[0])).toEqual(asked.map(({ label }) => label))
  })

  it('names a line that it cannot read, goes on, and ends with 1', async () => {
    const { answers, problems, exitCode } = await runCommand(['xx\t-\t-\toi', 'pt-BR\t-\t-\tobrigada'])
    expect(answers).toHaveLength(1)
    expect(problems).toContain('cannot read "xx')
    expect(exitCode).toBe(1)
  })
})
