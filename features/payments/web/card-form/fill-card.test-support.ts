import type { Rendered } from '#apps/web/render.test-support.tsx'

export const CARD_NUMBER = '4111111111111111'

const FIELDS = {
  'Número do cartão': CARD_NUMBER,
  'Nome no cartão': 'ANA LIMA',
  Validade: '1239',
  'Código (CVV)': '737',
  'CEP do titular': '01310100',
  'Nº do endereço': '1',
  'Nome completo': ' LIMA',
  'E-mail': 'ana@exemplo.example',
  CPF: '52998224725',
}

/** Fills every field of the card and of its payer, one after the other. */
export async function fillCard(page: Rendered): Promise<void> {
  await Object.entries(FIELDS).reduce(async (before, [label, text]) => {
    await before
    await page.person.click(page.getByLabelText(label))
    await page.person.paste(text)
  }, Promise.resolve())
}

/** What the page's caches and storages hold. */
export function textOfCaches({ queryClient }: Rendered): string {
  const mutations = queryClient.getMutationCache().getAll()
  const queries = queryClient.getQueryCache().getAll()
  const states = [...mutations, ...queries].map(({ state }) => state)
  const stored = [localStorage, sessionStorage].map((storage) => Object.entries(storage))
  return JSON.stringify([states, stored])
}
