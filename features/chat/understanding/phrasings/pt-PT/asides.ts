import type { Phrasings } from '../phrasing.ts'

/** Said around a photo: nothing is made of it. */
export const asides: Phrasings = {
  'show-caption': `
    qual era a legenda mesmo?
    qual é a legenda?
    mostra-me a legenda
    envia a legenda outra vez
    onde está a legenda?
    quero ver a legenda
  `,
  'publish-elsewhere': `
    dá para pôr no facebook da loja?
    publica nos stories
    podes publicar no facebook?
    partilha no facebook
    publica no linkedin
    agenda para os meus stories amanhã às 9h
  `,
  'more-coming': `
    espera, vou enviar outra
    aguarda que já envio mais
    calma, faltam duas
    já te mando as outras
    falta uma
  `,
  'more-coming +photo': `
    ainda faltam duas
    1 de 4
    espera, vou enviar outra
    aguarda que já envio mais
    calma, faltam duas
    já te mando as outras
    falta uma
  `,
}
