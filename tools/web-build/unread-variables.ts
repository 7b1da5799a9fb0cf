/**
 * Leaves out what no rule of a style sheet reads or sets: Tailwind drops the colours of the day that a page does not use, but not those
 * of the night, and registers every part of a shadow. The front page has its styles within it, before its picture.
 */
const DECLARED = /(--(?:color|shadow)-[\w-]+):[^;{}]*(?:;|(?=\}))/g
/** Tailwind's own, once for browsers that know registered properties and once for those that do not. */
const REGISTERED = /@property (--tw-[\w-]+)\{[^}]*\}|(--tw-[\w-]+):initial(?:;|(?=\}))/g

/** @param css minified */
export function dropUnreadVariables(css: string): string {
  const isRead = (name: string) => css.includes(`var(${name})`) || css.includes(`var(${name},`)
  const isSet = (name: string) => new RegExp(`[{;]${name}:(?!initial)`).test(css)
  return css
    .replaceAll(DECLARED, (declaration, name: string) => (isRead(name) ? declaration : ''))
    .replaceAll(REGISTERED, (rule: string, registered: string | undefined, initial: string | undefined) => {
      const name = registered ?? initial ?? ''
      return isRead(name) && (isSet(name) || rule.includes('initial-value')) ? rule : ''
    })
}
