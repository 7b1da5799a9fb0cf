import type { Language } from '#engine/types.ts'

/** One message per line, as members type them: each promises what no caption of ours repeats. */
export const HEALTH_PROMISES: Readonly<Record<Language, string>> = {
  'pt-BR': `
    chá que emagrece 5kg em 1 semana, R$ 40
    perca 10 kg em 30 dias
    perca até 8 quilos por mês
    emagreça dormindo
    emagreça sem passar fome
    suco que ajuda a emagrecer
    cápsulas para emagrecer
    chá emagrecedor R$ 25
    ele faz emagrecer de verdade
    emagreci 12 kg com esse treino
    seque até 6 kg em 3 semanas
    elimine 4 kg na primeira semana
    perca peso sem dieta
    seca barriga em 7 dias
    perca barriga com o nosso shake
    elimina a barriga
    cinta que reduz medidas
    perca medidas já na primeira sessão
    queima gordura o dia todo
    elimina gordura localizada
    adeus celulite
    acaba com a celulite
    diga adeus às rugas
    elimina as rugas em 5 sessões
    rejuvenesça 10 anos
    acaba com a acne em 3 sessões
    acaba com a dor nas costas
    massagem que tira a dor na hora
    alivia as dores nas costas
    chega de dor no joelho
    nunca mais enxaqueca
    livre-se da insônia
    acabe com a ansiedade
    cura ansiedade do seu cão
    combate a depressão
    reduz o colesterol
    controla a diabetes
    baixa a pressão alta
    faz bem pro coração
    faz bem à saúde
    é bom para o coração
    aumenta a imunidade
    fortalece o sistema imunológico
    melhora a circulação
    regula o intestino
    melhora o sono
    previne doenças
    acelera o metabolismo
    barriga chapada em 30 dias
    kombucha boa para o intestino
    limpa o fígado
    substitui o remédio`,
  'pt-PT': `
    emagreça sem passar fome
    perca 10 quilos em 30 dias
    perde 5 kg num mês
    emagrece a comer de tudo
    chá que emagrece
    infusão que ajuda a emagrecer
    suplementos para emagrecer
    creme que reduz medidas
    elimina a barriga em duas semanas
    perca barriga com o nosso batido
    queima gordura sem esforço
    elimina a gordura localizada
    adeus, celulite
    acaba com a celulite
    diz adeus às rugas
    elimina as rugas
    rejuvenesça 10 anos
    acaba com a dor nas costas
    tira a dor no joelho
    alivia as dores musculares
    nunca mais enxaquecas
    livre-se da insónia
    livra-te da ansiedade
    combate a depressão
    baixa a tensão alta
    reduz o colesterol
    controla a diabetes
    regula a glicemia
    faz bem ao coração
    faz bem à saúde
    é bom para o fígado
    reforça a imunidade
    fortalece as articulações
    melhora a circulação
    melhora a digestão
    melhora o sono
    regula o intestino
    previne doenças
    acelera o metabolismo
    acaba com a obstipação
    alivia a artrose`,
  es: `
    té que adelgaza 5 kg
    adelgace sin pasar hambre
    adelgaza durmiendo
    pierde 10 kilos en 30 días
    pierda hasta 5 kg en una semana
    baja 8 kilos en un mes
    baja de peso sin dieta
    batido para adelgazar
    te ayuda a adelgazar
    pastillas para bajar de peso
    crema adelgazante
    pierde barriga
    reduce tallas en una sesión
    elimina la grasa localizada
    quema grasa todo el día
    adiós celulitis
    acaba con la celulitis
    dile adiós a las arrugas
    elimina las arrugas
    rejuvenece 10 años
    acaba con el acné
    acaba con el dolor de espalda
    quita el dolor de rodilla
    alivia los dolores musculares
    adiós al insomnio
    libérate de la ansiedad
    combate la depresión
    olvídate de las migrañas
    baja el colesterol
    controla la diabetes
    regula la presión arterial
    hace bien al corazón
    es bueno para el corazón
    refuerza las defensas
    fortalece el sistema inmune
    mejora la circulación
    mejora la digestión
    mejora el sueño
    limpia, y previene enfermedades
    acelera el metabolismo
    limpia el hígado
    abdomen plano en 15 días
    elimina la hinchazón y el estreñimiento, acaba con el estreñimiento`,
  en: `
    tea that makes you lose 5 kg in one week, 8 dollars
    lose 10 pounds in 30 days
    drop two sizes and lose 6 lbs
    shed up to 8 kg
    dropped 15 pounds with this plan
    lose weight without dieting
    helps you lose weight
    weight loss tea for $20
    slimming tea
    fat burning gummies
    burns fat all day
    melts belly fat
    lose your belly fat
    flattens your tummy
    say goodbye to cellulite
    gets rid of cellulite
    removes wrinkles in five sessions
    erases stretch marks
    look 10 years younger
    get rid of acne
    goodbye back pain
    no more back pain
    relieves joint pain
    eases your headaches
    ends insomnia
    stops migraines
    relieves anxiety
    get rid of depression
    lowers cholesterol
    lowers your blood pressure
    controls diabetes
    good for your heart
    great for your gut
    boosts immunity
    boosts your immune system
    improves circulation
    improves your digestion
    improves sleep
    prevents disease
    speeds up your metabolism
    flat belly in 30 days
    replaces your medication`,
}

/** The clause that promises goes; the words that must not come back, and those that must all stay. */
export const HALF_PROMISES: readonly { language: Language; message: string; broken: RegExp; kept: readonly string[] }[] = [
  {
    language: 'pt-BR',
    message: 'adestramento em casa, cura ansiedade do seu cão, 1ª aula grátis',
    broken: /ansiedade|cura/i,
    kept: ['adestramento em casa', '1ª aula grátis'],
  },
  {
    language: 'pt-BR',
    message: 'chá que emagrece 5kg em 1 semana, R$ 40',
    broken: /emagre|5 ?kg|semana/i,
    kept: ['chá', 'R$ 40'],
  },
  {
    language: 'pt-BR',
    message: 'limpeza de pele que acaba com a acne em 3 sessões por R$ 120 no sábado',
    broken: /acne|sess/i,
    kept: ['limpeza de pele', 'R$ 120', 'no sábado'],
  },
  {
    language: 'pt-BR',
    message: 'massagem no Batel, elimina dor, ansiedade e insônia, garantido, R$ 90',
    broken: /\bdor\b|ansiedade|insônia|garantid/i,
    kept: ['massagem', 'Batel', 'R$ 90'],
  },
  {
    language: 'pt-BR',
    message: 'cerveja artesanal faz bem pro coração, R$ 18 a garrafa',
    broken: /coração/i,
    kept: ['cerveja artesanal', 'R$ 18 a garrafa'],
  },
  {
    language: 'pt-PT',
    message: 'aula de ioga, acaba com a dor nas costas, sexta às 18h, 10€',
    broken: /costas|dor\b/i,
    kept: ['aula de ioga', 'sexta às 18h', '10€'],
  },
  {
    language: 'es',
    message: 'té que adelgaza 5 kg, 8€, entrega el sábado',
    broken: /adelgaz|5 kg/i,
    kept: ['té', '8€', 'el sábado'],
  },
  {
    language: 'es',
    message: 'masaje en Madrid que quita el dolor de espalda por 30€',
    broken: /dolor|espalda/i,
    kept: ['masaje', 'Madrid', '30€'],
  },
  {
    language: 'en',
    message: 'tea that makes you lose 5 kg in one week, 8 dollars',
    broken: /lose|5 kg|week/i,
    kept: ['tea', '8 dollars'],
  },
  {
    language: 'en',
    message: 'dog training at home, cures anxiety, first class free on Friday',
    broken: /anxiety|cure|treat/i,
    kept: ['dog training at home', 'first class free on Friday'],
  },
]
