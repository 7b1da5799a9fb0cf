import { byId, control, copyButton, element, texts } from './dom.ts'

interface TestCard {
  readonly number: string
  readonly brand: string
  readonly outcome: string
}

/** Renders the documented numbers with copy buttons. */
export async function showCards(): Promise<void> {
  const { cards } = await control<{ cards: readonly TestCard[] }>('cards')
  byId('cards').replaceChildren(...cards.map(renderCard))
}

function renderCard({ number, brand, outcome }: TestCard): HTMLElement {
  const isApproved = outcome === 'approved'
  const copy = copyButton(number)
  copy.setAttribute('aria-label', `${texts.cards.copyCard} ${number}`)
  return element(
    'li',
    { class: 'row tight' },
    element(
      'div',
      { class: 'facts' },
      element('code', { class: 'number' }, number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')),
      element('span', { class: isApproved ? 'badge good' : 'badge on' }, isApproved ? texts.cards.approved : texts.cards.refused),
      element('span', { class: 'when' }, isApproved ? brand : `${brand} · ${outcome}`),
    ),
    copy,
  )
}
