/** The public API of brands in the browser. */
export { BrandOffer } from './BrandOffer.tsx'
export { BrandSection } from './BrandSection.tsx'
export { useBrand } from './use-brand.ts'
