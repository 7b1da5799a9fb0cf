/** Makes posts of one photo in every format, with a headline that has a price, and measures how they treat its subject. */
import type { EditTools } from '#engine/edit/edit-tools.ts'
import { makePost } from '#engine/edit/make-post.ts'
import { setText } from '#engine/edit/set-text.ts'
import { trackStages } from '#engine/edit/track-stages.ts'
import type { Cutout, Format, Picture } from '#engine/types.ts'
import { type LightChange, measureLight, shareCutOff, textOverSubject } from './picture-rules.ts'

const FORMATS: readonly Format[] = ['4:5', '1:1', '9:16']
const HEADLINE = 'Novidade da semana R$ 189,90'

export interface PostMeasures {
  readonly posts: readonly Picture[]
  /** Shares of the subject that are not shown, by format; empty where the photo cut the subject off itself. */
  readonly cutOff: readonly number[]
  /** Shares of the text that the subject is under, by format. */
  readonly covered: readonly number[]
  readonly light: LightChange | undefined
  readonly line: Record<string, string | number>
}

export async function measurePosts(name: string, photo: Uint8Array, cutout: Cutout): Promise<PostMeasures> {
  const isCut = Object.values(cutout.touches).some(Boolean)
  const posts: Picture[] = []
  const cutOff: number[] = []
  const covered: number[] = []
  for (const format of FORMATS) {
    const order = { operation: 'post', format, headline: HEADLINE, language: 'pt-BR' } as const
    const finished = await setText(await makePost(photo, order, toolsFor(cutout), trackStages({})), order)
    if (!isCut) cutOff.push(shareCutOff(cutout, finished.photoFrame))
    covered.push(textOverSubject(finished, cutout))
    posts.push(finished.picture)
  }
  const light = measureLight(cutout)
  return {
    posts,
    cutOff,
    covered,
    light,
    line: {
      photo: name,
      'cut off %, 4:5 / 1:1 / 9:16': isCut ? 'cut by the photo' : percents(cutOff),
      'text over subject %': percents(covered),
      'wall %': light ? `${light.wall[0].toFixed(0)} → ${light.wall[1].toFixed(0)}` : '',
      doubts: cutout.doubts.length,
    },
  }
}

function percents(shares: readonly number[]): string {
  return shares.map((share) => (100 * share).toFixed(0)).join(' / ')
}

function never(): never {
  throw new Error('a post of a known cutout needs neither network nor image generator')
}

function toolsFor(cutout: Cutout): EditTools {
  return { findCutout: async () => cutout, makeCutout: never, storeCutout: never, correctCutout: never, paint: never }
}
