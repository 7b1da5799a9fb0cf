import type { Language } from '#engine/types.ts'

/** The words of a promise where nobody is promised a better body. */
export const NO_HEALTH_PROMISES: Readonly<Record<Language, string>> = {
  'pt-BR': `
    bolo de 5 kg
    perdi o medo de dirigir
    coração de chocolate
    dor de saudade
    treino para emagrecer com acompanhamento
    programa de emagrecimento com nutricionista
    massagem para quem sente dor nas costas
    peças de 3 kg de picanha
    perdi peso de consciência
    tire a barriga da miséria
    barriga de porco crocante
    ensaio de barriga, gestante
    queima de estoque
    elimina gordura do fogão
    desengordurante que tira gordura da pia
    tiramos as espinhas do peixe
    acabe com a fome
    acaba com a sede
    acabou o estoque
    adeus, verão
    chega de bagunça
    chega de dor de cabeça com o imposto de renda
    alivia a dor da saudade
    faz bem pra alma
    presente bom para o dia das mães
    conserto de panela de pressão
    regulamos a pressão dos pneus
    aumenta a memória do seu celular
    melhora o visual da sala
    controla as despesas da sua loja
    massagem relaxante, 60 minutos
    limpeza de pele
    creme antirrugas R$ 60
    drenagem linfática
    massagem modeladora
    suco detox
    chá de hibisco
    colchão para uma boa noite de sono
    Dia Mundial da Saúde
    de coração aberto
    seguro saúde para a família
    dica: beba água e durma bem
    medidas sob encomenda
    vestido sob medida
    elimina pulgas e carrapatos
    perca o medo de falar inglês
    não emagrece mas alegra
    some com as manchas do sofá
    perdeu 3 kg de bagagem
    secamos 10 kg de tomate
    pilates para aliviar a dor lombar
    curso que tira a ansiedade da prova
    café que acelera o coração`,
  'pt-PT': `
    bolo de 5 kg
    perdi o medo de conduzir
    coração de chocolate
    dor de saudade
    treino para emagrecer com acompanhamento
    consulta de nutrição
    plano de perda de peso com nutricionista
    massagem para quem sente dor nas costas
    peça de 3 kg de presunto
    barriga de leitão
    sessão de fotografias de barriga
    tiramos as espinhas do bacalhau
    elimina a gordura do forno
    liquidação de stock
    acabe com a fome
    acabou o verão
    adeus, férias
    chega de confusão
    faz bem à alma
    bom para oferecer no Natal
    panela de pressão nova
    verificamos a pressão dos pneus
    mais memória para o computador
    melhora o aspeto da sala
    controla as despesas da loja
    massagem de relaxamento, 60 minutos
    limpeza de pele
    creme antirrugas 25€
    drenagem linfática
    sumo detox
    chá de hibisco
    colchão para uma boa noite de sono
    Dia Mundial da Saúde
    de coração cheio
    seguro de saúde para a família
    conselho: beba água e durma bem
    vestido por medida
    medidas à vontade do cliente
    elimina pulgas e carraças
    perca o medo de falar inglês
    peso certo, preço justo`,
  es: `
    tarta de 5 kg
    perdí el miedo a conducir
    corazón de chocolate
    dolor de despedida en una canción
    entrenamiento para adelgazar con acompañamiento
    programa de pérdida de peso con nutricionista
    masaje para quien tiene dolor de espalda
    pieza de 3 kg de jamón
    barriga llena, corazón contento
    sesión de fotos de barriga
    elimina la grasa del horno
    quita las arrugas de la ropa
    liquidación total
    acaba con el hambre
    se acabó el stock
    adiós, verano
    basta de desorden
    hace bien al alma
    bueno para regalar en Navidad
    olla a presión nueva
    revisamos la presión de los neumáticos
    más memoria para el ordenador
    mejora el aspecto de tu salón
    controla los gastos de tu tienda
    masaje relajante, 60 minutos
    limpieza facial
    crema antiarrugas 25€
    drenaje linfático
    jugo detox
    té de hibisco
    colchón para dormir a gusto
    Día Mundial de la Salud
    de todo corazón
    seguro de salud para la familia
    consejo: bebe agua y duerme bien
    vestido a medida
    todas las tallas disponibles
    elimina pulgas y garrapatas
    pierde el miedo a hablar inglés
    bajan los precios
    2 kilos por 5€`,
  en: `
    a 5 kg cake
    I lost my fear of driving
    chocolate heart
    the pain of saying goodbye
    coaching to lose weight with a trainer
    weight loss coaching with a dietitian
    massage for people with back pain
    2 lbs of fresh strawberries for $6
    pork belly tacos
    belly photo session
    removes fat from the oven
    steamer removes wrinkles from clothes
    clearance sale
    end of season
    goodbye summer
    no more clutter
    no more pain au chocolat today
    no more pain points in your accounting
    good for the soul
    great for birthdays
    good for gifts
    new pressure cooker
    we check your tyre pressure
    more memory for your laptop
    improves the look of your living room
    controls your shop's spending
    relaxing massage, 60 minutes
    facial cleansing
    anti-wrinkle cream for $25
    lymphatic drainage
    detox juice
    hibiscus tea
    a mattress for a good night of sleep
    World Health Day
    with all my heart
    health insurance for families
    tip: drink water and sleep well
    made to measure dress
    we stop leaks the same day
    gets rid of fleas
    removes wrinkles from any dress
    never lose your keys again
    prices drop 10 pounds`,
}
