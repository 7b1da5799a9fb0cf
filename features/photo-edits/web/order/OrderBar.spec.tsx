import { expect, test } from 'vitest'
import { ALLOWANCE } from '#apps/web/an-allowance.test-support.ts'
import { renderPart } from '#apps/web/render.test-support.tsx'
import type { Allowance } from '#features/membership/contract.ts'
import { paths } from '#features/paths.ts'
import type { Edit } from '#features/photo-edits/contract.ts'
import { anEdit } from '../an-edit.test-support.ts'
import { type Choices, FIRST_CHOICES } from './choices.ts'
import { OrderBar, type PhotoState, type RedoCost } from './OrderBar.tsx'

interface Case {
  readonly choices?: Partial<Choices>
  readonly photoState?: PhotoState
  readonly count?: number
  readonly redo?: RedoCost
  readonly isWaiting?: boolean
  readonly limit?: Partial<Allowance>
  readonly edits?: readonly Edit[]
}

const TRIAL = {
  hasActiveSubscription: false,
  photosRemaining: 0,
  photosLimit: 0,
  trial: { available: true, used: false, photo_id: null },
}
const PHOTO_ID = '018f0000-0000-7000-8000-000000000001'
const TRIED = { ...TRIAL, trial: { available: false, used: true, photo_id: PHOTO_ID } }
const NONE_LEFT = { photosUsed: 12, photosRemaining: 0 }

async function showBar({ choices, photoState = 'ready', count, redo, isWaiting = false, limit, edits = [] }: Case) {
  const page = await renderPart(
    <OrderBar
      photoIds={[PHOTO_ID]}
      choices={{ ...FIRST_CHOICES, ...choices }}
      photoState={photoState}
      count={count}
      redo={redo}
      isOrdering={false}
      isWaiting={isWaiting}
    />,
    {
      'GET /api/user/photo-limit': () => ({ ...ALLOWANCE, ...limit }),
      'GET /api/edits': () => ({ edits }),
      'POST /api/backdrops/words': () => ({ understood: { taken: [], missed: ['xyz'] }, suggestions: [], near_backdrops: [] }),
    },
  )
  await page.settled()
  return page
}

const showButton = async (given: Case) => (await showBar(given)).getByRole('button')

test.each<[string, Case]>([
  ['Criar post · usa 1 das 10 que restam', {}],
  ['Criar post · usa a última foto', { limit: { photosUsed: 11, photosRemaining: 1 } }],
  ['Escrever legenda · grátis', { choices: { operation: 'caption', message: 'bolo' }, limit: NONE_LEFT }],
  ['Refazer · grátis', { redo: 'free', limit: NONE_LEFT }],
  ['Refazer · usa 1 das 10 que restam', { redo: 'paid' }],
  ['Criar post · teste, com marca-d’água', { limit: TRIAL }],
  ['Criar post · teste, com marca-d’água', { limit: TRIED }],
  ['Criar post · teste, com marca-d’água', { limit: TRIED, edits: [anEdit({ photo_id: PHOTO_ID, state: 'failed' })] }],
  ['Criar post · teste, com marca-d’água', { limit: TRIED, edits: [anEdit({ photo_id: anEdit().id })] }],
  ['Refazer · grátis', { redo: 'free', limit: TRIED, edits: [anEdit({ photo_id: PHOTO_ID })] }],
  ['Sem conexão: vai assim que voltar', { isWaiting: true }],
  ['Criar 8 posts · usa 8 das 10 que restam', { count: 8 }],
  ['Criar 10 posts · usa 10 das 10 que restam', { count: 10 }],
  ['Escrever 12 legendas · grátis', { count: 12, choices: { operation: 'caption', message: 'bolo' } }],
])('says %j, and can be pressed', async (words, given) => {
  const button = await showButton(given)
  expect([button.textContent, button.hasAttribute('disabled')]).toEqual([words, false])
})

test.each<[string, Case]>([
  ['Esperando a foto chegar…', { photoState: 'sending' }],
  ['Falta a foto', { photoState: 'missing' }],
  ['As fotos do período acabaram', { limit: NONE_LEFT }],
  ['Tire 1 foto: passa do que resta', { count: 11 }],
  ['Tire 10 fotos: passam do que resta', { count: 20 }],
  ['As fotos do período acabaram', { count: 3, limit: NONE_LEFT }],
  ['Tire 2 fotos: passam do que resta', { count: 3, limit: TRIAL }],
  ['Escolha um fundo para continuar', { choices: { operation: 'swap' } }],
  ['Descreva o fundo para continuar', { choices: { operation: 'describe', words: ' ' } }],
  ['Encurte a descrição do fundo para continuar', { choices: { operation: 'describe', words: 'x'.repeat(501) } }],
  ['Encurte a mensagem para continuar', { choices: { message: 'x'.repeat(501) } }],
])('says %j, and cannot be pressed', async (words, given) => {
  const button = await showButton(given)
  expect([button.textContent, button.hasAttribute('disabled')]).toEqual([words, true])
})

test('says that nothing of a described backdrop is understood, and cannot be pressed', async () => {
  const button = await showButton({ choices: { operation: 'describe', words: 'asdf qwer' } })
  await expect.poll(() => button.textContent).toBe('Descreva o fundo de outro jeito')
  expect(button.hasAttribute('disabled')).toBe(true)
})

test.each<[string, Case]>([
  ['without a plan', { limit: { hasActiveSubscription: false } }],
  ['without a plan, for a redo', { redo: 'free', limit: { hasActiveSubscription: false } }],
  ['in a trial that is for another photo', { limit: { ...TRIED, trial: { ...TRIED.trial, photo_id: 'another' } } }],
  ['in a trial whose photo had this operation', { limit: TRIED, edits: [anEdit({ photo_id: PHOTO_ID })] }],
  ['in a trial, for a second redo', { redo: 'paid', limit: TRIED }],
])('leads to the plan %s, whatever is still missing', async (_, given) => {
  const page = await showBar({ photoState: 'sending', ...given })
  expect(page.queryByRole('button')).toBeNull()
  const way = page.getByRole('link', { name: 'Assine para editar esta foto' }).getAttribute('href')
  expect(way).toBe(paths.checkout({ next: '/' }))
})
