import type { Known } from './next-step.ts'

/** A post that is due and of which nothing is done yet. */
export function freshPost(dueAt: Date): Known {
  return {
    state: 'scheduled',
    dueAt,
    nextStepAt: dueAt,
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
