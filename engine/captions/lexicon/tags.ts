/** Things and services that make a hashtag people follow, unaccented patterns by language; a hashtag is never put together by itself. */

import type { BaseLanguage, Language } from '#phrases/languages.ts'

export interface Tag {
  /** On folded text. */
  readonly said: string
  /** Without the `#`; the pattern's own words where left out. */
  readonly tag: string
}

/** `limpeza de pele` stands for itself; `buque(?:s)? de rosas=buquederosas` is said in more ways than it is written. */
function tags(list: string): readonly Tag[] {
  return list.split('\n').flatMap((line) => {
    const [said = '', tag] = line.trim().split('=')
    return said === '' ? [] : [{ said, tag: tag ?? said.replaceAll(' ', '') }]
  })
}

export const HIRING_TAGS: Readonly<Record<Language, readonly string[]>> = {
  'pt-BR': ['vagadeemprego', 'vagas'],
  'pt-PT': ['emprego', 'ofertadeemprego'],
  es: ['empleo', 'ofertadeempleo'],
  en: ['nowhiring', 'jobs'],
}

export const TAGS: Readonly<Record<BaseLanguage, readonly Tag[]>> = {
  pt: tags(`
    topos? de bolo=topodebolo
    drenagem linfatica
    drenagem=drenagemlinfatica
    limpeza de pele
    design de sobrancelhas?=designdesobrancelhas
    henna=sobrancelhacomhenna
    micropigmentacao
    volume russo
    extensao de cilios=extensaodecilios
    unhas? (?:de|em) gel=unhasdegel
    alongamento (?:em|de) (?:fibra|gel|unhas?)=alongamentodeunhas
    esmaltacao em gel=esmaltacaoemgel
    massagem
    depilacao
    peeling
    maquiagem
    penteado
    luzes=luzesnocabelo
    mechas
    madeixas
    balayage
    progressiva
    hidratacao capilar=hidratacaocapilar
    botox capilar
    corte (?:\\+|e) barba=corteebarba
    barba
    clareamento dental
    clareamento=clareamentodental
    implantes? dentarios?=implantedentario
    aparelho=ortodontia
    lentes? (?:de contato )?dental=lentedecontatodental
    harmonizacao facial
    botox
    bolos? (?:de|no) pote=bolodepote
    bolos? de cenoura=bolodecenoura
    bolos? de aniversario=bolodeaniversario
    bolo rei
    brigadeiros? gourmet=brigadeirogourmet
    brigadeiros?=brigadeiro
    panetones? trufados?=panetonetrufado
    panetones?=panetone
    ovos? de pascoa=ovodepascoa
    brownies?=brownie
    cupcakes?=cupcake
    docinhos?=docinhos
    pao de fermentacao natural=paodefermentacaonatural
    pao de queijo
    cafe da manha
    feijoada
    rodizio de pizza=rodiziodepizza
    pizzas?=pizza
    hamburguer(?:es)?=hamburguer
    marmitas?=marmita
    churrasco
    sushi
    acai
    cozido a portuguesa
    apartamentos?=apartamento
    casas? com piscina=casacompiscina
    terrenos?=terreno
    treino em grupo
    treino ao ar livre
    treino
    pilates
    yoga
    aula experimental
    projeto verao
    buques? de rosas=buquederosas
    buques?=buque
    ramos? de flores=ramodeflores
    arranjos? (?:de flores|florais|de mesa)=arranjosflorais
    orquideas?=orquideas
    banho e tosa
    newborn=ensaionewborn
    ensaio gestante
    ajustes? (?:de|em|no|na|do|da) (?:roupas?|vestidos?|calcas?|ternos?|blusas?|saias?|paletos?)=ajustesderoupas
    vestidos?=vestido
    croche
    velas? aromaticas?=velasaromaticas
    dia das maes
    natal
  `),
  es: tags(`
    toppers? (?:para|de)(?: la| el| una)? (?:tarta|torta|pastel)=caketopper
    corte (?:\\+|y) barba=corteybarba
    limpieza facial
    masajes?=masaje
    unas acrilicas=uñasacrilicas
    unas de gel=uñasdegel
    diseno de cejas=diseñodecejas
    extension(?:es)? de pestanas=extensiondepestañas
    depilacion
    balayage
    limpieza dental
    ortodoncia
    blanqueamiento dental
    tres leches
    tartas?=tarta
    pasteles?=pastel
    croissants?=croissant
    masa madre
    menu del dia
    tacos?=tacos
    paella
    departamentos?=departamento
    entrenamiento en grupo
    clases? en grupo=clasesengrupo
    yoga
    pilates
    ramos? de rosas=ramoderosas
    ramos? de flores=ramodeflores
    acai
    dia de la(?:s)? madres?=diadelamadre
    vestidos?=vestido
  `),
  en: tags(`
    (?:cake )?toppers?=caketopper
    facials?=facial
    gel nails
    brow shaping
    lash extensions
    balayage
    haircuts?=haircut
    teeth whitening
    invisalign
    sourdough
    carrot cake
    birthday cakes?=birthdaycake
    cupcakes?=cupcakes
    taco tuesday
    brunch
    pizza
    open house
    just listed
    bootcamp
    yoga
    pilates
    roses
    bouquets?=bouquet
    valentine'?s=valentinesday
    newborn
  `),
}

/** What is told of a thing that is not there. */
export const WITHOUT: Readonly<Record<BaseLanguage, string>> = {
  pt: 'menos|sem|nada de|nem|chega de|adeus',
  es: 'menos|sin|nada de|ni|adios',
  en: 'less|no|without|no more|goodbye',
}
