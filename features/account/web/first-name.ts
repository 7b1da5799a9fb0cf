/** The first name for a greeting, without the capitals that the checkout once stored. */
export function firstName(name: string): string {
  const [first = name] = name.trim().split(/\s+/)
  const isAllCaps = first.length > 1 && first === first.toLocaleUpperCase('pt-BR')
  return isAllCaps ? first.charAt(0) + first.slice(1).toLocaleLowerCase('pt-BR') : first
}
