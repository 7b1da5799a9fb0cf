import { expect, it } from 'vitest'
import { instagram as phrases } from '#phrases/pt-BR/instagram.ts'
import { fill } from '#phrases/shape.ts'
import type { Failure } from '#features/api.ts'
import { explainDialog, explainDisconnect, explainMessage, explainProfile, explainSave } from './explain-problem.ts'

interface Texts {
  readonly [key: string]: string | Texts
}

function find(texts: Texts, key: string): string {
  const [first = '', ...rest] = key.split('.')
  const found = texts[first] ?? ''
  return typeof found === 'string' ? found : find(found, rest.join('.'))
}

const t = ((key: string, values: Record<string, string> = {}) => fill(find(phrases, key), values)) as never // as: a stand-in for i18next
const failure = (code: string, extra: Failure['extra'] = {}): Failure => ({
  ok: false,
  status: 400,
  code,
  error: 'o motivo',
  field: undefined,
  extra,
})

it.each([
  [
    explainDialog(t, { code: 'instagram_dialog_failed', error: '' }),
    'Erro na autenticação do Instagram. Por favor, tente novamente.',
  ],
  [explainDialog(t, { code: 'facebook_blocked', error: 'o motivo' }), 'Erro na autenticação: o motivo'],
  [explainMessage(t, { error: 'x', details: 'o motivo' }), 'Erro na autenticação: o motivo'],
  [
    explainMessage(t, { error: 'facebook_blocked', details: undefined }),
    'Erro na autenticação do Instagram. Por favor, tente novamente.',
  ],
  [explainProfile(t, failure('instagram_token_invalid')), 'Token inválido ou expirado. Por favor, tente conectar novamente.'],
  [explainProfile(t, failure('other')), 'Erro ao conectar com o Instagram. Por favor, tente novamente.'],
  [explainProfile(t, failure('unauthorised')), 'Usuário não identificado'],
  [explainSave(t, failure('other')), 'Erro ao salvar vínculo do Instagram: o motivo'],
  [explainSave(t, failure('network')), 'Erro de rede ao salvar vínculo do Instagram'],
])('%o has the text of the catalogue', (problem, text) => {
  expect(problem.text).toBe(text)
})

it('starts like the catalogue’s text, which is abbreviated there', () => {
  expect(explainProfile(t, failure('invalid_answer')).text).toMatch(
    /^Erro na comunicação com o Instagram.*tente novamente em alguns instantes\.$/,
  )
  expect(explainProfile(t, failure('network')).text).toMatch(/^Erro ao obter dados do Instagram/)
  expect(phrases.errors.blocked).toMatch(/^O popup de autenticação foi bloqueado/)
})

it('lists the permissions that are missing', () => {
  const problem = explainProfile(t, failure('instagram_scopes_missing', { details: { missing_scopes: ['instagram_basic'] } }))
  expect(problem).toMatchObject({ title: 'Permissões insuficientes', missingScopes: ['instagram_basic'] })
})

it('announces no list of permissions when Meta names none', () => {
  const { text, missingScopes } = explainDialog(t, { code: 'instagram_scopes_missing', error: '', missing_scopes: [] })
  expect([text.includes('Faltou'), missingScopes]).toEqual([false, []])
})

it('says why an account was not disconnected, or only that it was not', () => {
  expect(explainDisconnect(t, failure('other'))).toBe('o motivo')
  expect(explainDisconnect(t, { ...failure('other'), error: '' })).toBe('Erro ao desconectar')
})
