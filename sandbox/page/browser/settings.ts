import { byId, control, element, redraw, texts } from './dom.ts'

interface Setting {
  readonly provider: string
  readonly setting: string
  readonly description: string
  readonly value: number
  readonly usual: number
}

let shown = ''

/** Draws each number that can be changed; one that is being typed is left alone. */
export async function showSettings(): Promise<void> {
  const { settings } = await control<{ settings: readonly Setting[] }>('settings')
  const state = JSON.stringify(settings)
  if (state === shown) return
  shown = state
  redraw(byId('settings'), ...settings.filter(({ provider }) => provider === 'asaas').map(drawSetting))
}

function drawSetting({ provider, setting, description, value, usual }: Setting): HTMLElement {
  const id = `setting-${setting}`
  const field = element('input', { type: 'number', id, min: '0', step: '1', value: String(value), 'data-key': id })
  field.addEventListener('change', async () => {
    const wanted = field instanceof HTMLInputElement ? field.valueAsNumber : usual
    await control('settings', { provider, setting, value: Number.isInteger(wanted) && wanted >= 0 ? wanted : usual })
    shown = ''
    await showSettings()
  })
  return element(
    'li',
    { class: value === usual ? 'row tight' : 'row tight on' },
    element(
      'label',
      { for: id },
      element('span', {}, description),
      element('code', {}, `${setting} · ${texts.settings.usual} ${usual.toLocaleString('pt-BR')}`),
    ),
    field,
  )
}
