import { FIRST_TRADE, type Trade } from '../trades.ts'
import { Bar } from './Bar.tsx'
import { Captions, type WrittenCaption } from './Captions.tsx'
import { Demos } from './Demos.tsx'
import { Contact, Foot } from './Foot.tsx'
import { Guarantees } from './Guarantees.tsx'
import { Hero } from './Hero.tsx'
import { Limits } from './Limits.tsx'
import { Pricing } from './Pricing.tsx'
import { Questions } from './Questions.tsx'
import { TradeLinks } from './TradeLinks.tsx'
import { TradeWeek } from './TradeWeek.tsx'

export interface LandingPageProps {
  /** The trade that the address names. */
  trade: Trade | undefined
  caption: WrittenCaption
  /** The sentences of a short caption for the trade whose caption is shown. */
  sentences: readonly string[]
  /** The ready backdrops' names, by id. */
  backdropNames: Readonly<Record<string, string>>
}

/** The front page, for everyone or for one trade. It is sent as finished HTML: only `page-script.ts` runs in the browser. */
export function LandingPage({ trade, caption, sentences, backdropNames }: LandingPageProps) {
  const shown = trade ?? FIRST_TRADE
  return (
    <div id="top">
      <div data-top-edge="" className="absolute size-px" />
      <Bar trade={trade} />
      <main id="content" tabIndex={-1} className="outline-none">
        <Hero trade={trade} backdropNames={backdropNames} />
        {trade && <TradeWeek trade={trade} />}
        <Demos trade={trade} sentences={sentences} backdropNames={backdropNames} />
        <Pricing />
        <TradeLinks trade={trade} />
        <Captions trade={shown} written={caption} />
        <Limits trade={trade} />
        <Guarantees isShort={trade !== undefined} />
        <Questions trade={trade} />
        <Contact />
      </main>
      <Foot trade={trade} />
    </div>
  )
}
