/** The trades that the front page speaks to, each at an address of its own (`/?para=unhas`), in the order in which it shows them. */
export const TRADES = ['unhas', 'confeitaria', 'salao', 'pele', 'dentista', 'loja', 'comida', 'pet'] as const
export type Trade = (typeof TRADES)[number]

/** Whose councils forbid before and after: their picture is called by what it shows, a photo and its new backdrop. */
export const REGULATED_TRADES: readonly Trade[] = ['dentista']

/** Whose picture the front page shows to visitors of whom it knows no trade. */
export const FIRST_TRADE: Trade = 'salao'

/** The ready backdrops that a visitor can try on each trade's picture, the first one shown at first. */
export const TRADE_BACKDROPS = {
  unhas: ['mesa-de-manicure', 'marmore-branco', 'podio-rosa'],
  confeitaria: ['de-cima-linho', 'de-cima-marmore-branco', 'de-cima-madeira-clara'],
  salao: ['salao-espelhos', 'gesso-areia-janela', 'infinito-bege'],
  pele: ['gesso-areia-janela', 'marmore-verde', 'linho-luz-da-janela'],
  dentista: ['consultorio-claro', 'marmore-branco', 'infinito-azul'],
  loja: ['gesso-areia-janela', 'loja-elegante', 'infinito-branco'],
  comida: ['de-cima-madeira-escura', 'de-cima-concreto', 'de-cima-linho'],
  pet: ['jardim-desfocado', 'infinito-azul', 'praia-por-do-sol'],
} as const satisfies Record<Trade, readonly [string, string, string]>

export interface PhotoSource {
  readonly author: string
  /** `own`: a still life drawn by this project, where no free photo was to be had. */
  readonly licence: 'CC0 1.0' | 'public domain' | 'own'
}

/** Where each trade's photo comes from; the page says so under it. Addresses stand in `features/landing/media/CREDITS.md`. */
export const TRADE_PHOTOS = {
  unhas: { author: 'Mandou', licence: 'own' },
  confeitaria: { author: 'benjamin-h', licence: 'public domain' },
  salao: { author: 'Unsplash', licence: 'CC0 1.0' },
  pele: { author: 'Mandou', licence: 'own' },
  dentista: { author: 'Mandou', licence: 'own' },
  loja: { author: 'Mandou', licence: 'own' },
  comida: { author: 'gucko', licence: 'public domain' },
  pet: { author: 'Pexels', licence: 'CC0 1.0' },
} as const satisfies Record<Trade, PhotoSource>

/** Pixels of the squares by which one goes from one trade to another. */
export const TILE = { width: 200, height: 200 } as const

/** Pixels of the pictures of trades, before and after alike: a post of 4:5, at more than twice its size on a phone. */
export const TRADE_PICTURE = { width: 680, height: 850 } as const
