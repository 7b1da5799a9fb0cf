/** Two steps to a post: https://developers.facebook.com/docs/instagram-platform/content-publishing */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hangUp, waitTooLong } from '../sms/late-answers.ts'
import type { Api } from './api.ts'
import { parameterError, PUBLISHING_ERRORS, type PublishingError } from './errors.ts'
import type { GraphFault } from './faults.ts'
import { fetchPicture } from './fetch-picture.ts'
import { openPublisher } from './open-account.ts'
import type { InstagramAccount } from './people.ts'
import type { Container, PhotoDraft } from './posts.ts'
import { readDraft } from './read-draft.ts'
import { NODE, paramsOf } from './read-request.ts'

const FORMAT_SUBCODE = 2_207_005

export function servePublishing(scope: FastifyInstance, api: Api): void {
  scope.post(`${NODE}/media`, (request, reply) => createContainer(api, request, reply))
  scope.post(`${NODE}/media_publish`, (request, reply) => publish(api, request, reply))
}

async function createContainer(api: Api, request: FastifyRequest, reply: FastifyReply) {
  const { faults, posts, settings } = api
  const account = openPublisher(api, request)
  const { isAiGenerated, caption, altText, ...wanted } = readDraft(paramsOf(request))
  if (posts.countOfDay(account.id, 'containers') >= settings.get('containers_per_day')) throw PUBLISHING_ERRORS.quotaReached()
  failIf(faults, CREATING_FAULTS)
  const pictures =
    wanted.kind === 'carousel'
      ? joinItems(api, account, wanted.children)
      : { picture: await fetchPicture(wanted.imageUrl), altText, items: [] }
  const container = posts.makeContainer({ account, caption, isAiGenerated, ...pictures }, wanted.kind === 'item')
  if (faults.take('slow_container')) container.readsLeft = settings.get('slow_looks')
  if (faults.take('failed_container')) container.failedWith = FORMAT_SUBCODE
  return faults.take('lost_container') ? hangUp(request, reply) : { id: container.id }
}

/** The pictures of a carousel, which Instagram shows in the ratio of the first. */
function joinItems(
  api: Api,
  account: InstagramAccount,
  ids: readonly string[],
): Pick<PhotoDraft, 'picture' | 'altText' | 'items'> {
  const items = ids.map((id) => {
    const item = api.posts.findContainer(id)
    if (!item?.isItem || item.account !== account) throw PUBLISHING_ERRORS.mediaMissing()
    checkReady(api, item)
    return { picture: item.picture, altText: item.altText }
  })
  const [first] = items
  if (!first) throw PUBLISHING_ERRORS.mediaMissing()
  return { ...first, items }
}

async function publish(api: Api, request: FastifyRequest, reply: FastifyReply) {
  const { faults, posts, settings, signal } = api
  const account = openPublisher(api, request)
  failIf(faults, PUBLISHING_FAULTS)
  const { creation_id: id } = paramsOf(request)
  if (id === undefined) throw parameterError('The parameter creation_id is required.')
  const container = posts.findContainer(id)
  if (container?.account !== account || container.isItem) throw PUBLISHING_ERRORS.mediaMissing()
  checkReady(api, container)
  if (posts.countOfDay(account.id, 'posts') >= settings.get('posts_per_day')) throw PUBLISHING_ERRORS.quotaReached()
  const post = posts.publish(container)
  if (faults.take('lost_answer')) return hangUp(request, reply)
  if (faults.take('slow_answer')) await waitTooLong(signal)
  if (faults.take('error_after_publish')) throw PUBLISHING_ERRORS.serverError()
  return { id: post.id }
}

/** One container makes one post: a second call is not documented, so it is refused here. */
function checkReady({ posts }: Api, container: Container): void {
  const status = posts.statusOf(container)
  if (status === 'IN_PROGRESS') throw PUBLISHING_ERRORS.notReady()
  if (status !== 'FINISHED') throw PUBLISHING_ERRORS.mediaMissing()
}

type Failing = Readonly<Partial<Record<GraphFault, PublishingError>>>

const CREATING_FAULTS: Failing = { fetch_failed: 'fetchFailed', fetch_timeout: 'fetchTimeout', create_failed: 'createFailed' }

const PUBLISHING_FAULTS: Failing = {
  not_ready: 'notReady',
  publish_trouble: 'publishTrouble',
  media_missing: 'mediaMissing',
  quota_reached: 'quotaReached',
  account_restricted: 'accountRestricted',
  spam_block: 'spamBlock',
  publish_error: 'serverError',
}

function failIf(faults: Api['faults'], failing: Failing): void {
  const found = Object.entries(failing).find(([fault]) => faults.take(fault as GraphFault)) // as: its own keys
  if (found) throw PUBLISHING_ERRORS[found[1]]()
}
