import type { Phrasings } from '../phrasing.ts'

/** Phrasings around a photo that order nothing. */
export const asides: Phrasings = {
  'show-caption': `
    qual é a legenda que ficou?
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
    posta no whatsapp
    posta no status
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
  'caption:offer:added': `
    no final da legenda coloca: chama no direct
    coloca na legenda o endereço: rua das flores 12
    coloca na legenda "Feliz Natal"
    completa a legenda com: chama no direct
    adiciona na legenda
    coloca meu whatsapp na legenda: 11 99999-0000
    coloca o site www.ana.com.br na legenda
    põe meu facebook na legenda
    adiciona na legenda: entrega grátis
    coloca no final da legenda: chama no direct
    põe no começo da legenda: Novidade!
    acrescenta à legenda: feito à mão
  `,
  'caption:without-emoji': `
    sem emoji
    menos emoji
    tira os emojis
    sem emojis por favor
  `,
  'caption:former': `
    volta pra legenda que estava
    desfaz a mudança da legenda
    volta a legenda anterior
    prefiro a legenda anterior
    volta a legenda de antes
  `,
  'caption:unsaid': `
    tem um erro de português na legenda
    tem erro na legenda
    corrige: é sábado
  `,
  'caption:tone:playful': `
    com emojis
    adiciona um emoji na legenda
  `,
  'price +photo': `
    vocês cobram quanto pra fazer um post
    quanto custa trocar o fundo?
    quanto custa editar essa?
  `,
  'more-coming ?choice': `
    deixa eu pensar
    já volto
    só um momento
    um momentinho
    um segundo
    1 min
    pera 1 pouco
    espera
  `,
  'more-coming ?words': `
    um momentinho
    já te falo, 1 min
    quero mais tempo
  `,
  'more-coming ?message': `
    um minutinho
  `,
  'order|unknown|no +photo': `
    vou enviar pra todo Brasil
    vou mandar pra minha mãe
    mandando mais uma caixa de bolo
    aguardem
    vem mais por aí
    mais fotos no link da bio
  `,
}
