/** The first name for a greeting, with one capital: the checkout once stored all of them, and many type none. */
export function firstName(name: string): string {
  const [first = name] = name.trim().split(/\s+/)
  const lower = first.toLocaleLowerCase('pt-BR')
  const isAllCaps = first.length > 1 && first === first.toLocaleUpperCase('pt-BR')
  return isAllCaps || first === lower ? first.charAt(0).toLocaleUpperCase('pt-BR') + lower.slice(1) : first
}
