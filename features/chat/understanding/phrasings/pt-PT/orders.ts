import type { Phrasings } from '../phrasing.ts'

export const orders: Phrasings = {
  'order:post +photo': `
    deixa pronta a publicar
    Deixar pronta a publicar
    melhora esta foto se faz favor
    podes melhorar a luz?
    dá um jeito nisto sff
    quero que fique com um ar mais profissional
    faz uma publicação com isto
    faz um post a dizer SALDOS
    escreve "Marcações abertas" na foto
    mete o título Bolo da Semana
    com o texto Novidade
    formato story
    quadrado se faz favor
    1:1
    em 9:16
    tamanho original
    ilumina um bocadinho
    podes retocar a fotografia?
    não mudes o fundo, melhora só a luz
    mantém o fundo e melhora as cores
    põe isto bonito
    transforma numa publicação para o instagram
    consegues editar? está muito escura
    cria um flyer com esta foto a dizer Boa Páscoa
    limpa um pouco a imagem
    Pastéis de nata acabadinhos de sair do forno
    a minha cliente adorou as unhas que fiz ontem
    um post giro para o dia da mãe
    arranja-me esta fotografia
    melhore a fotografia por favor
    queria um post
  `,
  'order:describe +photo': `
    fundo branco
    põe fundo branco
    tira o fundo
    retira-lhe o fundo por favor
    sem fundo
    muda o fundo para uma praia com palmeiras
    troca o fundo por madeira rústica com flores
    fundo cor-de-rosa claro
    fundo preto elegante
    mete num jardim
    coloca em cima de uma mesa de madeira com luz da manhã
    numa bancada de mármore com folhas verdes por trás
    fundo de natal com luzes vermelhas
    substitui este fundo feio por uma parede branca
    troca o fundu por uma praia
    olá boa tarde, podias trocar o fundo por um jardim?
    recorta o produto e mete fundo cinzento
    fundo de parede de tijolo com plantas
    fundo azul bebé
    elimina o fundo
    fundo azul e escreve PROMO
    fundo branco formato story legenda curta
    quero-a na praia ao fim da tarde com o mar atrás
    põe o fundo lilás
    apaga tudo o que está atrás e mete bege liso
    apaga o fundo se faz favor
    gostava de um fundo amarelo
    mármore com dourado e flores
    queria o fundo de um café com plantas
  `,
  'order:swap +photo': `
    troca o fundo
    mudar o fundo
    queria mudar o fundo
    outro fundo
    fundo
    podes trocar o fundo?
    mármore branco
    fundo de madeira escura
    veludo azul
    gostava de escolher o fundo
    põe um fundo giro
    fundo diferente
    ginásio
  `,
  'order:caption +photo': `
    faz uma legenda
    só a legenda
    legenda
    legenda se faz favor
    cria uma legenda divertida para esta foto
    legenda: nova coleção na loja
    só preciso do texto para o post
    ajuda-me com uma legenda para o instagram
    escreve uma legenda curta sobre unhas de gel
    faz a legenda a dizer que hoje há 20% de desconto
    legenda profissional em inglês
    legenda sobre limpeza de pele
    legenda: devolvemos o dinheiro se não gostar
    preciso de uma legenda para este bolo
    uma legenda a dizer que cancelámos os portes
  `,
  'order:post': `
    deixa pronta a publicar
    Deixar pronta a publicar
    quero fazer um post
    faz-me um post
    melhora a foto
    podes melhorar a foto que enviei?
    edita a fotografia
    faz um post a dizer VOLTÁMOS
    cria uma publicação com a minha foto
  `,
  'order:describe': `
    troca o fundo por uma praia
    mete fundo branco
    tira o fundo da foto
    muda o fundo para madeira clara com plantas
    queria um fundo azul escuro
    fundo de flores
    remove o fundo da fotografia
  `,
  'order:swap': `
    troca o fundo
    quero mudar o fundo da foto
    muda-lhe o fundo
    fundo de mármore branco
  `,
  'order:caption': `
    quero uma legenda
    escreve uma legenda sobre o dia dos namorados
    cria uma legenda para a promoção de sexta
    faz-me uma legenda
    preciso de uma legenda para um bolo de casamento
    escreve uma legenda a falar do novo horário
  `,
  'order:describe ?words': `
    uma praia deserta
    parede cor-de-rosa com sombra de folhas
    branco liso
    não sei, algo com madeira
    um jardim com luz de fim de tarde
  `,
  'order:caption ?message': `
    bolo de cenoura acabado de fazer
    promoção cancelada, voltámos ao preço normal
    20% de desconto hoje, devolvemos o dinheiro se não gostar
    temos vagas na sexta, mande mensagem
    subscrição mensal de flores, cancele quando quiser
    inauguração sábado às 10h
  `,
}
