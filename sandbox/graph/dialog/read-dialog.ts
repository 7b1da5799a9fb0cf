/** https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow#login */
import { GRAPH_APP } from '#sandbox/credentials.ts'

/** An app's request to a person. */
export interface DialogRequest {
  readonly redirectUri: string
  readonly state: string | undefined
  readonly scopes: readonly string[]
  /** Requests what was declined before again. */
  readonly isRepeat: boolean
}

/** A message for the app's developer: the person can do nothing about it. */
export type DialogFault = { readonly fault: string }

const THIS_MACHINE = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i
const ALWAYS_ASKED = 'public_profile'

/**
 * The app's registered redirect address is the product's callback, compared letter for letter. Other programs of this machine are
 * accepted too, as Meta does while an app is in development.
 */
export function readDialog(query: URLSearchParams, productUrl: string | undefined): DialogRequest | DialogFault {
  if (query.get('client_id') !== GRAPH_APP.app_id) return { fault: 'Identificação do aplicativo inválida.' }
  const redirectUri = query.get('redirect_uri') ?? ''
  if (!isListed(redirectUri, productUrl))
    return { fault: 'URL bloqueada: este redirecionamento não está na lista de URIs de redirecionamento OAuth válidos.' }
  if ((query.get('response_type') ?? 'code') !== 'code') return { fault: 'Este sandbox só conhece response_type=code.' }
  const asked = (query.get('scope') ?? '').split(/[\s,]+/).filter((scope) => scope !== '')
  const unknown = asked.filter((scope) => !Object.hasOwn(SCOPES, scope))
  if (unknown.length > 0) return { fault: `Invalid Scopes: ${unknown.join(', ')}.` }
  return {
    redirectUri,
    state: query.get('state') ?? undefined,
    scopes: [...new Set([ALWAYS_ASKED, ...asked])],
    isRepeat: query.get('auth_type') === 'rerequest',
  }
}

function isListed(redirectUri: string, productUrl: string | undefined): boolean {
  if (!URL.canParse(redirectUri)) return false
  const { origin, hostname } = new URL(redirectUri)
  if (productUrl !== undefined && origin === new URL(productUrl).origin)
    return redirectUri === `${productUrl}/api/instagram/callback`
  return THIS_MACHINE.test(hostname)
}

/** The dialog's text for each permission. https://developers.facebook.com/docs/permissions */
export const SCOPES: Readonly<Record<string, string>> = {
  public_profile: 'Ver o seu nome e a sua foto do perfil',
  email: 'Ver o seu e-mail',
  pages_show_list: 'Mostrar uma lista das Páginas que você gerencia',
  pages_read_engagement: 'Ler o conteúdo publicado na Página',
  pages_manage_metadata: 'Gerenciar contas e configurações da Página',
  pages_manage_posts: 'Criar e gerenciar conteúdo na Página',
  instagram_basic: 'Acessar o perfil e as publicações da conta do Instagram',
  instagram_content_publish: 'Enviar mídia e criar publicações na conta do Instagram',
  instagram_manage_comments: 'Gerenciar os comentários da conta do Instagram',
  instagram_manage_insights: 'Acessar os insights da conta do Instagram',
  business_management: 'Gerenciar o seu portfólio empresarial',
  ads_management: 'Gerenciar os anúncios das contas que você acessa',
  ads_read: 'Acessar as estatísticas dos seus anúncios',
}
