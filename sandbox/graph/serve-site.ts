/** The public pages of Instagram: profiles, posts, and their pictures. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import sharp from 'sharp'
import type { Api } from './api.ts'
import { escapeHtml, sendPage } from './html.ts'
import { ACCOUNTS, type InstagramAccount } from './people.ts'
import type { Post } from './posts.ts'
import { findAccount } from './posts.ts'
import { mediaIdOf } from './present.ts'

const AVATAR_EDGE = 320

export function serveSite(scope: FastifyInstance, api: Api): void {
  scope.get('/instagram', (_request, reply) => sendPage(reply, { title: 'Contas', site: 'instagram', body: renderAccounts(api) }))
  scope.get('/instagram/:username', ({ params }, reply) => {
    const { username } = params as { username: string } // named in the path
    const account = ACCOUNTS.find((each) => each.username === username)
    return account ? show(reply, username, renderProfile(api, account)) : missing(reply)
  })
  scope.get('/instagram/p/:shortcode/', ({ params }, reply) => {
    const { shortcode } = params as { shortcode: string } // named in the path
    const post = api.posts.findByShortcode(shortcode)
    return post ? show(reply, post.account.username, renderPost(post)) : missing(reply)
  })
  scope.get('/instagram/media/:file', ({ params }, reply) => {
    const { file } = params as { file: string } // named in the path
    const [, id = '', place = '1'] = /^(\d+)(?:-(\d+))?\.jpg$/.exec(file) ?? []
    const post = api.posts.findPost(id)
    const picture = place === '1' ? post?.picture : post?.items[Number(place) - 1]?.picture
    return picture ? reply.type('image/jpeg').send(picture) : reply.code(403).type('text/plain').send('URL signature expired')
  })
  scope.get('/instagram/accounts/:file', async ({ params }, reply) => {
    const { file } = params as { file: string } // named in the path
    const account = findAccount(file.replace(/\.jpg$/, ''))
    return account ? reply.type('image/jpeg').send(await paintAvatar(account)) : reply.code(403).send()
  })
}

function show(reply: FastifyReply, title: string, body: string): FastifyReply {
  return sendPage(reply, { title, site: 'instagram', body, hasLinks: true })
}

function renderAccounts({ posts }: Api): string {
  const links = ACCOUNTS.map(
    ({ id, username, name }) =>
      `<li><a href="/instagram/${escapeHtml(username)}">@${escapeHtml(username)}<small>${escapeHtml(name)} · ${countOf(posts.of(id).length)}</small></a></li>`,
  )
  return `<h1>Contas deste sandbox</h1><ul class="people">${links.join('')}</ul>`
}

function renderProfile({ posts }: Api, { id, username, name, followers, follows }: InstagramAccount): string {
  const own = posts.of(id)
  const tiles = own.map(
    ({ id: postId, shortcode, altText }) =>
      `<a href="/instagram/p/${shortcode}/"><img src="/instagram/media/${postId}.jpg" alt="${escapeHtml(altText ?? 'Foto sem texto alternativo')}"></a>`,
  )
  return `<div class="profile"><img src="/instagram/accounts/${id}.jpg" alt=""><div>
<h1>@${escapeHtml(username)}</h1>
<p class="muted">${escapeHtml(name)} · ${countOf(own.length)} · ${followers} seguidores · ${follows} seguindo</p></div></div>
${tiles.length > 0 ? `<div class="grid">${tiles.join('')}</div>` : '<p class="card">Nenhuma publicação ainda.</p>'}`
}

function renderPost(post: Post): string {
  const { account, caption, altText, isAiGenerated, publishedAt } = post
  const pictures = post.items.length > 0 ? post.items : [post]
  const images = pictures.map(
    (picture, place) => `<img src="/instagram/media/${mediaIdOf(post, place)}.jpg" alt="${escapeHtml(picture.altText ?? '')}">`,
  )
  return `<article class="post card">
<p><a href="/instagram/${escapeHtml(account.username)}">@${escapeHtml(account.username)}</a></p>
${images.join('\n')}
<p class="caption">${escapeHtml(caption)}</p>
<p class="muted">${publishedAt.toLocaleString('pt-BR', { timeZone: 'America/Sao_Paulo' })}${isAiGenerated ? ' · Informações da IA' : ''}</p>
<p class="muted">Texto alternativo: ${escapeHtml(altText ?? 'nenhum')}</p>
</article>`
}

function missing(reply: FastifyReply): FastifyReply {
  const body = '<h1>Esta página não está disponível.</h1>'
  return sendPage(reply, { title: 'Não encontrada', site: 'instagram', body, status: 404, hasLinks: true })
}

function countOf(posts: number): string {
  return posts === 1 ? '1 publicação' : `${posts} publicações`
}

function paintAvatar({ colour }: InstagramAccount): Promise<Buffer> {
  const half = AVATAR_EDGE / 2
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${AVATAR_EDGE}" height="${AVATAR_EDGE}">
<rect width="100%" height="100%" fill="${colour}"/>
<circle cx="${half}" cy="${half * 0.8}" r="${half * 0.36}" fill="#fff" fill-opacity=".9"/>
<ellipse cx="${half}" cy="${half * 1.75}" rx="${half * 0.68}" ry="${half * 0.55}" fill="#fff" fill-opacity=".9"/></svg>`
  return sharp(Buffer.from(drawing)).jpeg({ quality: 88 }).toBuffer()
}
