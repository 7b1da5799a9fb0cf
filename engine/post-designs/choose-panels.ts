/** Which way to place a layout's texts suits a photo. */
import type { ComposedPicture } from '#engine/edit/change-backdrop.ts'
import type { PlaceFit, TypeSpace } from '#engine/typesetting/plan-type-space.ts'
import { type PanelLayout, type PanelPlan, type PanelSetting, type PanelTexts, planInstead, planPanels } from './plan-panels.ts'

export interface ChosenPanels {
  readonly plan: PanelPlan
  /** Share of its place that the picture fills. */
  readonly filled: number
}

export interface PanelWish extends Pick<PanelSetting, 'style' | 'size'> {
  readonly layout: PanelLayout
  readonly texts: PanelTexts
}

/** A picture of which so much of the place and of the subject is seen stays in the layout's own place, if that is no strip. */
const GOOD = 0.88
const STRIP = 2
/** What a strip is worth of what it shows: it cuts most things off above and below. */
const AS_STRIP = 0.7
/** The other place must show so much more. */
const CLEARLY_MORE = 1.2

/**
 * The layout as it was designed where the photo suits it. Else its panels take what the photo leaves, or the texts stand on
 * another side of it, whichever shows the photo larger and more of its subject.
 */
export function choosePanels(fitIn: ComposedPicture['fitIn'], { layout, texts, style, size }: PanelWish): ChosenPanels {
  if (!fitIn) return { plan: planPanels(layout, texts, { style, size }), filled: 1 }
  const tall = size.height / size.width
  const fitted = (draw: typeof planPanels): Fitted => {
    const designed = fittedTo(fitIn, draw(layout, texts, { style, size }), tall)
    if (designed.fit.filled === 1) return designed
    const grown = fittedTo(fitIn, draw(layout, texts, { style, size, ratio: ratioFor(designed, tall) }), tall)
    return grown.fit.filled > designed.fit.filled ? grown : designed
  }
  const own = fitted(planPanels)
  const { wide, high } = placeIn(own.plan, tall)
  if (own.fit.filled * own.fit.kept >= GOOD && wide / high < STRIP) return { plan: own.plan, filled: own.fit.filled }
  const other = fitted(planInstead)
  const chosen = scoreOf(other, tall) > CLEARLY_MORE * scoreOf(own, tall) ? other : own
  return { plan: chosen.plan, filled: chosen.fit.filled }
}

interface Fitted {
  readonly plan: PanelPlan
  readonly fit: PlaceFit
}

function fittedTo(fitIn: NonNullable<ComposedPicture['fitIn']>, plan: PanelPlan, tall: number): Fitted {
  return { plan, fit: fitIn(spaceOf(plan, tall)) }
}

/** A little more than the photo needs, so that rounding never puts it on a mat. */
const SLACK = 1.005

function ratioFor({ plan, fit: { ratio } }: Fitted, tall: number): number {
  const { wide, high } = placeIn(plan, tall)
  return ratio > wide / high ? ratio * SLACK : ratio / SLACK
}

/** How large the photo is seen, and how much of its subject. */
function scoreOf({ plan, fit: { filled, kept } }: Fitted, tall: number): number {
  const { wide, high } = placeIn(plan, tall)
  const worth = wide / high < STRIP ? 1 : AS_STRIP
  return wide * high * filled * kept * worth
}

/** Width and height of the picture's place, in shares of the finished width. */
export function placeIn({ left, right, top, bottom }: PanelPlan, tall: number): { wide: number; high: number } {
  return { wide: 1 - left - right, high: tall - top - bottom }
}

export function isColumn({ left, right }: PanelPlan): boolean {
  return left > 0 && right === 0
}

/** The place that a plan leaves, as what stands beside the picture. */
export function spaceOf(plan: PanelPlan, tall: number): TypeSpace {
  if (isColumn(plan)) return { edge: 'left', share: plan.left, isBare: true }
  const { wide, high } = placeIn(plan, tall)
  return { edge: plan.top >= plan.bottom ? 'top' : 'bottom', share: Math.max(0, 1 - high / wide / tall), isBare: true }
}
