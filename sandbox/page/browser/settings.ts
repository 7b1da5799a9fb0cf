import { byId, control, element, redraw, texts } from './dom.ts'

interface Setting {
  readonly provider: string
  readonly setting: string
  readonly description: string
  readonly value: number
  readonly usual: number
}

const shown = new Map<string, string>()

/** Renders each changeable number of a provider, except one that is being typed. @param listId the element */
export async function showSettings(provider: string, listId: string): Promise<void> {
  const { settings } = await control<{ settings: readonly Setting[] }>('settings')
  const own = settings.filter((setting) => setting.provider === provider)
  const state = JSON.stringify(own)
  if (state === shown.get(listId)) return
  shown.set(listId, state)
  redraw(byId(listId), ...own.map((setting) => renderSetting(setting, listId)))
}

function renderSetting({ provider, setting, description, value, usual }: Setting, listId: string): HTMLElement {
  const id = `setting-${provider}-${setting}`
  const field = element('input', { type: 'number', id, min: '0', step: '1', value: String(value), 'data-key': id })
  field.addEventListener('change', async () => {
    const wanted = field instanceof HTMLInputElement ? field.valueAsNumber : usual
    await control('settings', { provider, setting, value: Number.isInteger(wanted) && wanted >= 0 ? wanted : usual })
    shown.delete(listId)
    await showSettings(provider, listId)
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
