import { expect, it } from 'vitest'
import { dropUnreadVariables } from './unread-variables.ts'

it('drops the colours and shadows that nothing reads, and keeps all else', () => {
  const rest = '.a{color:var(--color-ink);box-shadow:var(--shadow-lift)}'
  expect(dropUnreadVariables(`:root{--color-ink:#111;--color-good:#222;--shadow-lift:0 0 #000;--shadow-float:0 0}${rest}`)).toBe(
    `:root{--color-ink:#111;--shadow-lift:0 0 #000;}${rest}`,
  )
  expect(dropUnreadVariables(':root{--line:30%}')).toBe(':root{--line:30%}')
})

it('drops the properties that nothing reads, or that nothing sets and that have no value to begin with', () => {
  const kept = [
    '@property --tw-leading{syntax:"*";inherits:false}',
    '@property --tw-shadow{syntax:"*";inherits:false;initial-value:0 0 #0000}',
    '.a{--tw-leading:1;line-height:var(--tw-leading)}.b{box-shadow:var(--tw-shadow);color:var(--tw-shadow-color,#000)}',
  ]
  const dropped = '@property --tw-shadow-color{syntax:"*";inherits:false}@property --tw-duration{syntax:"*";inherits:false}'
  expect(dropUnreadVariables(`*{--tw-leading:initial;--tw-shadow-color:initial}${dropped}${kept.join('')}`)).toBe(
    `*{--tw-leading:initial;}${kept.join('')}`,
  )
})
