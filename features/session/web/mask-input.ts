/** Applies a mask to a field after a change, and keeps the caret behind the same digit. */
export function maskInput(input: HTMLInputElement, mask: (typed: string) => string): void {
  const masked = mask(input.value)
  if (masked === input.value) return
  const caret = input.selectionStart ?? input.value.length
  const isAtEnd = caret === input.value.length
  const digitsBefore = countDigits(input.value.slice(0, caret))
  input.value = masked
  const index = isAtEnd ? masked.length : indexAfter(masked, digitsBefore)
  input.setSelectionRange(index, index)
}

function countDigits(text: string): number {
  return text.replaceAll(/\D/g, '').length
}

function indexAfter(masked: string, digits: number): number {
  let index = 0
  while (index < masked.length && countDigits(masked.slice(0, index)) < digits) index += 1
  return index
}
