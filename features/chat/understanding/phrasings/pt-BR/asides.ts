import type { Phrasings } from '../phrasing.ts'

/** Said around a photo: nothing is made of it. */
export const asides: Phrasings = {
  'show-caption': `
    me fala como ficou a legenda
    copia e cola a legenda aqui pra mim
    qual a legenda?
    qual é a legenda
    me mostra a legenda
    cadê a legenda
    manda a legenda de novo
    manda a legenda separada pra eu copiar
    quero ver a legenda
    qual é o texto?
  `,
  'publish-elsewhere': `
    vcs conseguem postar no face também?
    posta no story
    publica nos stories
    dá pra postar no story?
    pode publicar nos stories pra mim?
    agenda nos stories pra amanhã às 9h
    posta no facebook
    publica no face tbm
    manda pro facebook
    joga no tiktok
    vcs postam no linkedin?
    coloca no status do zap
  `,
  'more-coming': `
    espera, vou mandar outra
    pera que falta uma
    já mando as outras
    calma, vou mandar mais duas
    aguarda que tem mais
    falta uma foto
  `,
  'more-coming +photo': `
    calma q vem mais
    1/3
    espera, vou mandar outra
    pera que falta uma
    já mando as outras
    calma, vou mandar mais duas
    aguarda que tem mais
    falta uma foto
  `,
}
