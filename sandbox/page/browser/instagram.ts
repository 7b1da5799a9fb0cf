import { byId, control, element, redraw, texts } from './dom.ts'

interface Account {
  readonly id: string
  readonly username: string
  readonly profile_path: string
  readonly posts: readonly {
    readonly id: string
    readonly caption: string
    readonly alt_text: string | null
    readonly permalink_path: string
    readonly picture_path: string
  }[]
}

let shown = ''

/** Renders the accounts with their posts. */
export async function showInstagram(): Promise<void> {
  const { accounts } = await control<{ accounts: readonly Account[] }>('graph')
  const state = JSON.stringify(accounts)
  if (state === shown) return
  shown = state
  redraw(byId('instagram'), ...accounts.map(renderAccount))
}

function renderAccount({ username, profile_path: profile, posts }: Account): HTMLElement {
  const tiles = posts.map(({ permalink_path: permalink, picture_path: picture, alt_text: alt }) =>
    element(
      'a',
      { href: permalink },
      element('img', { src: picture, alt: alt ?? `${texts.instagram.post} @${username}`, width: '120', height: '120' }),
    ),
  )
  return element(
    'article',
    { class: 'customer' },
    element('h3', {}, element('a', { href: profile }, `@${username}`)),
    posts.length === 0 ? element('p', { class: 'lead' }, texts.instagram.none) : element('div', { class: 'tiles' }, ...tiles),
  )
}
