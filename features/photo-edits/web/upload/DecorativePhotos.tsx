import { EXAMPLES } from './example-pictures.ts'

/** The same coffee before and after, left and right of the upload area. Decoration where there is space for it. */
export function DecorativePhotos() {
  const example = EXAMPLES.find(({ operation }) => operation === 'swap')
  if (!example) return null
  const bordered = 'absolute top-1/2 -translate-y-1/2 border-6 border-white bg-white shadow-float'
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 mx-auto hidden max-w-frame lg:block">
      <img
        src={example.before}
        alt=""
        width="320"
        height="213"
        loading="lazy" // hidden on a phone, and then not requested
        className={`${bordered} left-6 w-56 rotate-[-5deg] xl:left-10 xl:w-64`}
      />
      <img
        src={example.after}
        alt=""
        width="480"
        height="600"
        loading="lazy"
        className={`${bordered} right-6 w-48 rotate-[3deg] xl:right-10 xl:w-56`}
      />
    </div>
  )
}
