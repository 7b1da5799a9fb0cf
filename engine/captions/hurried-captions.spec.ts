import { describe, expect, it } from 'vitest'

import type { Language } from '#engine/types.ts'

import { loadWords } from './dictionary/load-words.ts'
import { mendSpelling } from './mend-spelling.ts'
import { namePrices } from './name-prices.ts'
import { writeCaptions } from './write-captions.ts'

const TONES = ['warm', 'professional', 'playful', 'direct'] as const

function captionsOf(occupation: string, message: string, language: Language = 'pt-BR') {
  return TONES.flatMap((tone) =>
    Array.from({ length: 6 }, (_, seed) =>
      writeCaptions({ occupation, message, language, tone, length: 'long', hashtags: true, count: 1, seed }),
    ).flat(),
  )
}

describe('a word typed without its accent', () => {
  it.each([
    ['pt-BR', 'conserto de maquina e sofa, orcamento gratis', 'conserto de máquina e sofá, orçamento grátis'],
    ['pt-BR', 'aula de historia e quimica domingo a noite', 'aula de história e química domingo à noite'],
    [
      'pt-BR',
      'mascara facial com vit e pfv chega mais, vale p/ qq pele',
      'máscara facial com vitamina e por favor chega mais, vale para qualquer pele',
    ],
    ['pt-BR', 'low carb nao e passar fome', 'low carb não é passar fome'],
    ['pt-BR', 'atendo a noite e sabado', 'atendo à noite e sábado'],
    ['pt-BR', 'unha da lu e da cida', 'unha da Lu e da Cida'],
    ['pt-BR', 'torta inteira 80 fatia 12', 'torta inteira 80 fatia 12'],
    ['pt-BR', 'kit com 40 brigadeiro', 'kit com 40 brigadeiros'],
    ['pt-BR', 'cupuaçu, açai e maçã', 'cupuaçu, açaí e maçã'],
    ['pt-BR', 'short P M G GG', 'short P M G GG'],
    ['pt-BR', 'últimas peças no m e g', 'últimas peças no M e G'],
    ['pt-BR', 'meus pacientes tem desconto', 'meus pacientes têm desconto'],
    [
      'pt-BR',
      'peça a parte. seg a sex 8 as 18, sab até meio dia',
      'peça à parte. segunda a sexta das 8h às 18h, sábado até meio-dia',
    ],
    ['pt-BR', 'crn3 55102, 3 colher de aveia', 'CRN3 55102, 3 colheres de aveia'],
    ['pt-PT', 'revisao 89€+iva, orçamentos por dm', 'revisão 89€+IVA, orçamentos por DM'],
    ['pt-PT', 'tam único, às 7h e às 16', 'tamanho único, às 7h e às 16h'],
    ['es', 'llego mercancia, gracias x venir', 'llegó mercancía, gracias por venir'],
    ['es', 'dom 9:30, hoy nomas', 'domingo 9:30, hoy nomás'],
    ['pt-BR', 'kit home care, marmita p 18 m 22 g 26', 'kit home care, marmita P 18 M 22 G 26'],
    ['en', 'fri only, mon-wed, by 10 dec, 45pp', 'Friday only, Monday-Wednesday, by 10 December, 45 per person'],
    ['en', 'walk in flash sat from £60', 'walk in flash Saturday from £60'],
    ['en', 'tues/thurs at the mkt', 'Tuesday/Thursday at the market'],
    ['es', 'cual es tu favorito', 'cuál es tu favorito'],
    ['es', 'Marcos paso de un 4 a un 8', 'Marcos pasó de un 4 a un 8'],
    ['pt-PT', 'quarto do bebe, premio de fotografia', 'quarto do bebé, prémio de fotografia'],
    ['es', 'asi quedo el jardin de la sra Rosa, llamanos', 'así quedó el jardín de la Sra. Rosa, llámanos'],
    ['es', 'revision de frenos y bateria, garantia', 'revisión de frenos y batería, garantía'],
    [
      'en',
      'isnt she lovely, fathers day cards w ribbon thru June',
      "isn't she lovely, Father's Day cards with ribbon through June",
    ],
    ['en', 'before and after of mrs hills hedge', 'before and after of Mrs Hills hedge'],
    ['en', 'cake for Olivias wedding on sat nov 8', "cake for Olivia's wedding on Saturday November 8"],
  ] as const)('gets it in %s: "%s"', (language, typed, mended) => {
    expect(mendSpelling(typed, language, loadWords(language))).toBe(mended)
  })

  it.each([
    ['pt-BR', 'quem pratica esporte, esta semana para'],
    ['es', 'yo quedo contigo'],
    ['en', 'kids birthday cakes were ill lit'],
  ] as const)('stays where it may be another word in %s: "%s"', (language, typed) => {
    expect(mendSpelling(typed, language, loadWords(language))).toBe(typed)
  })
})

describe('a bare number', () => {
  it.each([
    ['atendo na avenida paulista 1578', 'fashion'],
    ['oficina na rua das flores 240', 'mechanic'],
    ['vestido longo 44', 'fashion'],
    ['revisao da titan 160', 'mechanic'],
    ['parabens vovó 90', 'confectionery'],
    ['aliança fina 18', 'jewellery'],
    ['desde 1987', 'bakery'],
  ] as const)('is no price in "%s"', (line, profession) => {
    expect(namePrices(line, profession)).toBe(line)
  })

  it.each([
    ['escova 60 sexta', 'hair', 'escova R$ 60 sexta'],
    ['luminária 140 embrulho grátis', 'crafts', 'luminária R$ 140 embrulho grátis'],
    ['óculos completo 350 em 5x', 'optician', 'óculos completo R$ 350 em 5x'],
    ['flat no centro 2.100 + condomínio', 'real-estate', 'flat no centro R$ 2.100 + condomínio'],
    ['prato feito: M 22 G 28', 'food', 'prato feito: M R$ 22 G R$ 28'],
  ] as const)('is the price in "%s"', (line, profession, priced) => {
    expect(namePrices(line, profession)).toBe(priced)
  })
})

describe('the member’s line', () => {
  it.each([
    ['manicure', 'temos vaga terça e sábado dessa semana', 'terça e sábado dessa semana'],
    ['loja de roupas', 'última peça desse casaco', 'Última peça desse casaco'],
    ['fotógrafa', 'bastidores', 'Bastidores.'],
    ['floricultura', 'rosas 6 por 30', '6 por R$ 30'],
    ['corretor', 'sala comercial, entrada 60 mil', 'R$ 60 mil'],
  ])('of a %s keeps its order: "%s"', (occupation, message, kept) => {
    for (const { text } of captionsOf(occupation, message)) {
      expect(text).toContain(kept)
      expect(text).not.toMatch(/destaque é|você encontra|Que tal \p{Ll}+s?\b.*\d|: bastidores/u)
    }
  })
})

it('opens a Spanish question where it begins', () => {
  for (const { text } of captionsOf('pestañas', 'queda un hueco mañana a las 17, quien lo quiere', 'es')) {
    expect(text).toContain('mañana a las 17, ¿quién lo quiere?')
  }
})

describe('a call to buy', () => {
  it.each([
    ['barbearia', 'degradê sem hora marcada a tarde inteira', 'pt-BR'],
    ['joalheria', 'fizemos esse anel pra Dona Rita', 'pt-BR'],
    ['confeitaria', 'torta de limão esgotada, obrigada gente', 'pt-BR'],
    ['eventos', 'feira de artesanato com entrada gratuita', 'pt-BR'],
    ['cabeleireira', 'corte de manhã sem marcação', 'pt-PT'],
    ['barbero', 'corte clásico sin turno', 'es'],
    ['barber', 'beard trims, no appointment needed', 'en'],
    ['baker', 'cinnamon rolls sold out, thank you', 'en'],
  ] as const)('is not made of a %s: "%s"', (occupation, message, language) => {
    const call = /direct|encomend|pedido|agend(?:ar|e)|marca[rç]|mensagem|mensaje|message|reserv|book|garant/i
    for (const { text } of captionsOf(occupation, message, language)) {
      expect(text.slice(text.toLowerCase().indexOf(message.slice(-8).toLowerCase()) + 8)).not.toMatch(call)
    }
  })

  it('stays for what is for sale', () => {
    expect(
      captionsOf('confeitaria', 'torta de limão 70 reais')
        .map(({ text }) => text)
        .join(),
    ).toMatch(/mensagem|direct/)
  })
})

describe('the told trade', () => {
  it.each([
    ['lash designer', 'volume russo nessa gatinha', /cilios|lash/, /pet/],
    ['padaria', 'brunch com buffet no sábado', /padaria|pao/, /eventos|festas/],
    ['fotógrafa', 'casamento da Bia', /foto/, /festas/],
    ['banho e tosa', 'banho com hidratação', /pet/, /capilar/],
    ['loja de bicicletas', 'revisão completa 90', /lojadebicicletas/, /carro|mecanica/],
    ['autoescola', 'primeira habilitação em 10x', /autoescola/, /oficina|mecanica/],
    ['queijaria', 'queijo artesanal meia cura', /queijaria/, /artesanato|feitoamao/],
    ['pet sitter', 'cuido do seu gato nas férias', /petsitter/, /banhoetosa|petshop/],
  ])('of a %s counts before what the line resembles: "%s"', (occupation, message, own, other) => {
    for (const { hashtags } of captionsOf(occupation, message)) {
      expect(hashtags.join(' ')).toMatch(own)
      expect(hashtags.join(' ')).not.toMatch(other)
    }
  })
})

describe('a cure', () => {
  it.each([
    ['massagem', 'reflexologia que cura insônia por R$ 90', /cura|trata |ins[ôo]nia/i, 'R$ 90'],
    ['terapeuta', 'chá da vovó, cura de tudo. Atendo em Olinda', /cura|tratamento de tudo/i, 'Olinda'],
  ])('of a %s is left out, not softened: "%s"', (occupation, message, claim, kept) => {
    for (const { text } of captionsOf(occupation, message)) {
      expect(text).not.toMatch(claim)
      expect(text).toContain(kept)
    }
  })

  it.each([
    ['tatuagem', 'a pele cura em 20 dias', 'cura em 20 dias'],
    ['manicure', 'gel com tempo de cura de 60 segundos', 'tempo de cura'],
  ])('of a %s is no promise where things are cured: "%s"', (occupation, message, kept) => {
    for (const { text } of captionsOf(occupation, message)) expect(text).toContain(kept)
  })
})
