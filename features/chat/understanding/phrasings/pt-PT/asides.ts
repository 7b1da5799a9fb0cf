import type { Phrasings } from '../phrasing.ts'

/** Phrasings around a photo that order nothing. */
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
  'caption:offer:added': `
    mete garantia de dinheiro de volta para a cliente na legenda
    acrescenta à legenda: feito à mão
    põe o meu número na legenda: 912 345 678
    mete no fim da legenda: até já
    junta à legenda: entrega em casa
  `,
  'caption:without-emoji': `
    sem emojis
    tira os emojis
  `,
  'caption:former': `
    quero a legenda anterior
    volta à legenda de antes
  `,
  'caption:unsaid': `
    há um erro na legenda
  `,
  'price +photo': `
    quanto custa editar esta?
  `,
  'more-coming ?choice': `
    um momentinho
    só um minuto
  `,
  'more-coming ?words': `
    um minutinho
  `,
}
