import type { Clock } from '#platform/clock.ts'
import type { SocialNetwork } from '../port.ts'
import { listAccounts, readPicture, readProfile, readQuota } from './accounts.ts'
import { createAskGraph, type MetaSettings } from './ask-graph.ts'
import { authorisationAddress, exchangeCode, readReturn, renewGrant, revoke } from './authorise.ts'
import {
  createCarousel,
  createContainer,
  createItem,
  findPost,
  listPosts,
  publishContainer,
  readContainer,
  readPost,
} from './publish.ts'
import { readSignedRequest, signedIn } from './signed-request.ts'

/** Instagram API with Facebook Login: https://developers.facebook.com/docs/instagram-platform. */
export function createMetaSocial(settings: MetaSettings, clock: Clock): SocialNetwork {
  const ask = createAskGraph(settings)
  const meta = { settings, ask, clock }
  return {
    authorisationAddress: (request) => authorisationAddress(settings, request),
    readReturn,
    exchangeCode: (code, redirectUri) => exchangeCode(meta, code, redirectUri),
    renewGrant: (token) => renewGrant(meta, token),
    revoke: (token) => revoke(meta, token),
    listAccounts: (token) => listAccounts(ask, token),
    readProfile: (access) => readProfile(ask, access),
    readPicture: (address) => readPicture(address, settings.graphUrl),
    listPosts: (access, atMost) => listPosts(ask, access, atMost),
    readQuota: (access) => readQuota(ask, access),
    createContainer: (access, photo) => createContainer(ask, access, photo),
    createItem: (access, item) => createItem(ask, access, item),
    createCarousel: (access, carousel) => createCarousel(ask, access, carousel),
    readContainer: (access, containerId) => readContainer(ask, access, containerId),
    publishContainer: (access, containerId) => publishContainer(ask, access, containerId),
    readPost: (access, postId) => readPost(ask, access, postId),
    findPost: (access, mark) => findPost(ask, access, mark),
    readPrivacyRequest: ({ rawBody }) => readSignedRequest(signedIn(rawBody), settings.acceptedSecrets),
  }
}
