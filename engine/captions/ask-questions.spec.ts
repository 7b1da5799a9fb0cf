import { expect, it } from 'vitest'
import { askQuestions } from './ask-questions.ts'

it.each([
  ['pt', 'Horário vago amanhã às 14h, quem quer.', 'Horário vago amanhã às 14h, quem quer?'],
  ['pt', 'Qual o seu favorito, ninho ou paçoca.', 'Qual o seu favorito, ninho ou paçoca?'],
  ['es', 'Cuál es tu sabor favorito, pistacho o limón.', 'Cuál es tu sabor favorito, pistacho o limón?'],
  ['pt', 'Sobraram 3 fatias quem quer.', 'Sobraram 3 fatias, quem quer?'],
  ['en', "Morning crew who's in tomorrow.", "Morning crew, who's in tomorrow?"],
  ['en', 'Opening at 2pm, who wants it.', 'Opening at 2pm, who wants it?'],
  ['pt', 'Dói demais né.', 'Dói demais né?'],
  ['pt', 'Ficou lindo, não é.', 'Ficou lindo, não é?'],
  ['pt', 'Alguém mais quer.', 'Alguém mais quer?'],
  ['es', 'Quedó preciosa, no crees.', 'Quedó preciosa, no crees?'],
] as const)('a question in %s gets its mark: "%s"', (language, told, asked) => {
  expect(askQuestions(told, language)).toBe(asked)
})

it.each([
  ['pt', 'Quem quer saúde cuida da boca todo dia.'],
  ['pt', 'Desconto para quem vem cedo.'],
  ['pt', 'Bolo para qualquer festa.'],
  ['es', 'Quien quiere puede venir cuando guste.'],
  ['pt', 'Milagre não é.'],
  ['pt', 'Quem procura não acha.'],
  ['pt', 'Alguém já me disse que parece foto.'],
  ['es', 'Y la verdad que sí.'],
  ['es', 'Mira si no crees.'],
  ['en', 'Which is why we close on Mondays.'],
] as const)('what is told in %s stays told: "%s"', (language, told) => {
  expect(askQuestions(told, language)).toBe(told)
})
