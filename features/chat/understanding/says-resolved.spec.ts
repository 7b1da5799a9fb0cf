import { expect, test } from 'vitest'
import { saysResolved } from './says-resolved.ts'

test.each([
  'obrigada, resolvido',
  'Resolvido!',
  'já resolvi, valeu',
  'ok, deu certo agora, muito obrigada 🙏',
  'não preciso mais de ajuda, obrigado',
  'pode encerrar o atendimento',
  'era só isso mesmo, boa tarde',
  'está resolvido, gente. obrigada!',
  'gracias, ya está resuelto',
  'eso era todo, muchas gracias',
  'ya no necesito ayuda',
  'thanks, all sorted',
  "that's all, thank you so much",
  'you can close this, cheers',
])('%s', (text) => {
  expect(saysResolved(text)).toBe(true)
})

test.each([
  'ainda não foi resolvido',
  'não resolveu',
  'obrigada, mas não deu certo',
  'quando vai ser resolvido?',
  'já está resolvido?',
  'preciso disso resolvido hoje',
  'resolveu nada',
  'vocês disseram que estava resolvido e não está',
  'obrigada',
  'todavía no está resuelto',
  '¿ya está resuelto?',
  'it is not fixed',
  'is it sorted?',
  'that is all wrong',
  'my picture is all done but the caption is missing',
])('not: %s', (text) => {
  expect(saysResolved(text)).toBe(false)
})
