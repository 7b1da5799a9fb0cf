/** `MASTERCARD` becomes `Mastercard`. */
export function readableBrand(brand: string): string {
  return brand.charAt(0).toUpperCase() + brand.slice(1).toLowerCase()
}
