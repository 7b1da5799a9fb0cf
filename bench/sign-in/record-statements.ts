import type { Pool } from 'pg'

export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

export interface Recording {
  /** Ends the recording and returns the statements in their order. */
  readonly stop: () => readonly Statement[]
}

/** Records every statement of a pool, on any of its connections. */
export function recordStatements(pool: Pool): Recording {
  const statements: Statement[] = []
  let isOn = true
  const recorded = new WeakSet<object>()
  pool.on('acquire', (client) => {
    if (recorded.has(client)) return
    recorded.add(client)
    const query = client.query.bind(client) as (...args: unknown[]) => unknown // as: one signature for all overloads
    Object.assign(client, {
      query: (...args: unknown[]) => {
        if (isOn) statements.push(statementOf(args))
        return query(...args)
      },
    })
  })
  return {
    stop: () => {
      isOn = false
      return statements
    },
  }
}

/** pg takes a text or an object; the values stand beside it or in it. */
function statementOf([query, values]: readonly unknown[]): Statement {
  const listed = Array.isArray(values) ? (values as unknown[]) : [] // as: values of any type
  if (typeof query === 'string') return { text: query, values: listed }
  const { text = '', values: inner } = query as { text?: string; values?: unknown[] } // as: pg's own shape of a query
  return { text, values: inner ?? listed }
}
