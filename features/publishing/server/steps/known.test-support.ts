import type { KnownPost } from './next-step.ts'

/** A post that is due and not begun. */
export function freshPost(dueAt: Date): KnownPost {
  return {
    state: 'scheduled',
    dueAt,
    nextStepAt: dueAt,
    itemsState: null,
    itemIds: [],
    containerId: null,
    containerState: null,
    containers: 0,
    askedAt: null,
    tries: 0,
    waitsFor: null,
    postId: null,
    permalink: null,
    publishedAt: null,
    errorCode: null,
  }
}
