import { Bar } from './Bar.tsx'
import { Captions, type WrittenCaptions } from './Captions.tsx'
import { Demos } from './Demos.tsx'
import { Examples } from './Examples.tsx'
import { Contact, Foot } from './Foot.tsx'
import { Guarantees } from './Guarantees.tsx'
import { Hero } from './Hero.tsx'
import { Limits } from './Limits.tsx'
import { Pricing } from './Pricing.tsx'
import { Questions } from './Questions.tsx'

/** The front page. It is sent as finished HTML: only `enliven.ts` runs in the browser. */
export function LandingPage({ captions }: { captions: WrittenCaptions }) {
  return (
    <div id="top">
      <div data-top-edge="" className="absolute size-px" />
      <Bar />
      <main id="content" tabIndex={-1} className="outline-none">
        <Hero />
        <Demos />
        <Examples />
        <Captions written={captions} />
        <Limits />
        <Guarantees />
        <Pricing />
        <Questions />
        <Contact />
      </main>
      <Foot />
    </div>
  )
}
