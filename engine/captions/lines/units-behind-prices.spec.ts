import { describe, expect, it } from 'vitest'
import { unitsBehindPrices } from './units-behind-prices.ts'

describe('a unit', () => {
  it.each([
    ['pt', 'brigadeiro gourmet cento 130 até quinta', 'brigadeiro gourmet 130 o cento até quinta'],
    ['pt', 'ovos caipira dúzia 18', 'ovos caipira 18 a dúzia'],
    ['pt', 'bolo rei encomendas até dia 22 o kg 18€', 'bolo rei encomendas até dia 22 18€ o kg'],
    ['es', 'tres leches porción 4500 solo viernes', 'tres leches 4500 la porción solo viernes'],
    ['en', 'cookies dozen 24', 'cookies 24 a dozen'],
  ] as const)('stands behind its price in %s: "%s"', (language, line, told) => {
    expect(unitsBehindPrices(line, language)).toBe(told)
  })

  it.each([
    ['pt', 'laranjas do algarve 1,20 kg chegaram', 'laranjas do algarve 1,20 o kg chegaram'],
    ['pt', 'coxinha 1,50 unidade cento 130', 'coxinha 1,50 a unidade cento 130'],
    ['es', 'tomates 2,30 kg', 'tomates 2,30 el kilo'],
    ['pt', 'picanha 59,90 kg alcatra 49,90 kg até 22h', 'picanha 59,90 o kg alcatra 49,90 o kg até 22h'],
    ['pt', 'picanha R$ 59,90 kg cerveja 12', 'picanha R$ 59,90 o kg cerveja 12'],
  ] as const)('gets its article behind a price with cents in %s: "%s"', (language, line, told) => {
    expect(unitsBehindPrices(line, language)).toBe(told)
  })

  it.each([
    ['pt', 'leve 2 kg de alcatra por 79'],
    ['pt', 'pastel de feira 8 cento 90'],
    ['pt', 'caixa com 2,5 kg'],
    ['pt', 'retorno em par 30 dias'],
    ['pt', 'mínimo por cento 20'],
    ['pt', 'inauguramos a unidade 2 no sábado'],
    ['pt', 'visite a nossa unidade 2'],
    ['pt', 'aberta a unidade 15'],
    ['pt', 'frango porção 2 pessoas 45'],
    ['pt', 'porção frango porção 12 unidades'],
    ['pt', 'sandália par 33 até 40'],
    ['pt', 'almoço a quilo 11 às 15h'],
    ['pt', 'almoço a quilo 11'],
    ['pt', 'picanha 1,25 kg R$ 89,90'],
    ['pt', 'picanha 1,25 kg por 89,90'],
    ['pt', 'peru 4,50 kg 120'],
    ['pt', 'nasceu com 3,20 kg'],
    ['pt', 'perdeu 12,50 kg'],
    ['es', 'paella ración 2 personas 24'],
    ['es', 'pavo 4,50 kg por 60'],
    ['en', 'roses dozen 12 stems 40'],
    ['es', 'de par en par 20'],
    ['en', 'half a dozen 12 roses'],
  ] as const)('stays where it measures or belongs to something else in %s: "%s"', (language, line) => {
    expect(unitsBehindPrices(line, language)).toBe(line)
  })
})
