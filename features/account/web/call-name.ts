/** What one is called in a greeting: the first name, and not shouted, as the checkout's capitals would. */
export function callName(name: string): string {
  const [first = name] = name.trim().split(/\s+/)
  const isShouted = first.length > 1 && first === first.toLocaleUpperCase('pt-BR')
  return isShouted ? first.charAt(0) + first.slice(1).toLocaleLowerCase('pt-BR') : first
}
