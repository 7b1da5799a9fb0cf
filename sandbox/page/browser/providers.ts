import { byId, control, copyButton, element } from './dom.ts'
import { providerName } from './faults.ts'

/** Renders each provider's address and credentials with copy buttons. */
export async function showProviders(): Promise<void> {
  const providers = await control<Record<string, Record<string, string>>>('providers')
  byId('providers').replaceChildren(
    ...Object.entries(providers).map(([provider, settings]) =>
      element(
        'details',
        { class: 'group' },
        element('summary', {}, providerName(provider)),
        element('dl', {}, ...Object.entries(settings).map(([name, value]) => renderSetting(name, value))),
      ),
    ),
  )
}

function renderSetting(name: string, value: string): HTMLElement {
  return element('div', {}, element('dt', {}, name), element('dd', {}, element('code', {}, value), copyButton(value)))
}
