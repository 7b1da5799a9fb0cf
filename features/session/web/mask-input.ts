/** Applies a mask to a field after a change, and keeps the caret behind the same digit. */
export function maskInput(input: HTMLInputElement, mask: (typed: string) => string): void {
  const masked = mask(input.value)
  if (masked === input.value) return
  const caret = input.selectionStart ?? input.value.length
  const isAtEnd = caret === input.value.length
  const digitsBefore = countDigits(input.value.slice(0, caret))
  input.value = masked
  const place = isAtEnd ? masked.length : placeAfter(masked, digitsBefore)
  input.setSelectionRange(place, place)
}

function countDigits(text: string): number {
  return text.replaceAll(/\D/g, '').length
}

function placeAfter(masked: string, digits: number): number {
  let place = 0
  while (place < masked.length && countDigits(masked.slice(0, place)) < digits) place += 1
  return place
}
