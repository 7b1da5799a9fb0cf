/** A phone for display: a Brazilian one as (11) 99999-9999, any other unchanged. @param phone as E.164 */
export function writePhone(phone: string): string {
  const [, area, front, end] = /^\+55(\d{2})(\d{4,5})(\d{4})$/.exec(phone) ?? []
  return end === undefined ? phone : `(${area}) ${front}-${end}`
}
