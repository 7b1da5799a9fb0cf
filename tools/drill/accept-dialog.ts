import { PEOPLE } from '#sandbox/graph/people.ts'

/** Accepts everything in Facebook's dialog, as its first person with all of their pages. @returns the address of its redirect */
export async function acceptDialog({ origin, pathname, searchParams }: URL): Promise<URL> {
  const [person] = PEOPLE
  if (!person) throw new Error('nobody has an account at Facebook')
  searchParams.set('person', person.id)
  const form = new URLSearchParams({ query: searchParams.toString(), action: 'continue' })
  for (const scope of ['public_profile', ...(searchParams.get('scope') ?? '').split(',')]) form.append('scope', scope)
  for (const page of person.pages) form.append('page', page.id)
  const decided = await fetch(`${origin}${pathname}/answer`, { method: 'POST', body: form, redirect: 'manual' })
  return new URL(decided.headers.get('location') ?? '', origin)
}
