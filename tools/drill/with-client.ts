import { Client } from 'pg'

/** A connection of its own for some statements. One that the scenario breaks fails its statement, not the process. */
export async function withClient<T>(url: string, ask: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await ask(client)
  } finally {
    await client.end()
  }
}
