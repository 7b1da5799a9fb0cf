import type { Phrasings } from '../phrasing.ts'

export const orders: Phrasings = {
  'order:post +photo': `
    deixa pronta pra postar
    Deixar pronta pra postar
    melhora essa foto pra mim
    só melhora
    so da uma arrumada na luz
    da um tapa nessa foto por favor
    deixa mais bonita pfv
    deixa profissional
    faz um post com isso
    faz um post bem bonito pro dia das mães
    faz um post escrito PROMOÇÃO
    escreve "Agenda aberta" na foto
    coloca escrito 20% OFF em cima
    quero um post com o titulo Bolo da Semana
    post escrito Vagas para sexta no formato story
    formato story
    quadrado por favor
    em 1:1
    faz no formato de feed 4:5
    9:16
    tamanho original
    arruma essa foto aí que ficou escura
    ilumina mais
    tem como melhorar a qualidade?
    edita pra mim por favor ta muito feia
    não troca o fundo, só melhora a luz
    nao muda o fundo nao so arruma
    mantém o fundo e melhora as cores
    deixa essa foto top pra eu postar
    faz a mágica ✨
    faça um postzinho bem caprichado
    transforma em post
    quero que fique mais nítida
    melhorar foto
    vc consegue deixar ela mais clara e bonita
    faz uma arte com essa foto escrito Feliz Natal
    monta um criativo
    post
    Bolo de pote de ninho com nutella
    cliente nova que atendi ontem amei o resultado
  `,
  'order:describe +photo': `
    fundo branco
    coloca um fundo branco
    tira o fundo
    remove o fundo pfvr
    tira o fundo e deixa branco
    sem fundo
    troca o fundo por uma praia com coqueiro
    muda o fundo pra madeira rústica com flores
    fundo rosa clarinho
    quero um fundo preto bem chique
    põe um fundo azul bebê por gentileza
    bota num jardim florido
    coloca em cima de uma mesa de madeira com luz da manhã
    numa bancada de mármore com folhas verdes atrás
    fundo de natal com luzinhas vermelhas
    troca esse fundo feio por parede branca
    troka o fundo por praia
    fundu branco
    oi td bem? vc consegue trocar o fundo por um jardim?
    apaga o fundo
    recorta o produto e põe fundo cinza
    faz com fundo de parede de tijolinho e plantas
    boa tarde gostaria de colocar um fundo amarelo obrigada
    muda o cenario pra uma cozinha moderna com janela
    fundo infinito
    fundo preto e escrito PROMO
    fundo branco formato story legenda curta
    deixa o fundo lilás
    tira tudo que ta atras e bota fundo liso bege
    troca o fundo pra uma cor clara
    queria ele na areia da praia no por do sol
    uma mesa de café com flores
    fundo rosa com folhas de palmeira e legenda divertida
    limpa o fundo
    apaga essa bagunça do fundo
    vermelho
  `,
  'order:swap +photo': `
    é possível trocar o fundo?
    troca o fundo
    mudar fundo
    quero trocar o fundo
    muda esse fundo por favor
    outro fundo
    fundo
    trocar o fundo da foto
    mármore branco
    fundo de mármore branco
    madeira escura
    coloca no fundo madeira e tijolo
    podio rosa
    praia ao por do sol
    salão com espelhos
    troca o fundo por concreto escuro
    quero escolher o fundo
    põe um fundo bonito
    veludo azul por favor
    cafe aconchegante
  `,
  'order:caption +photo': `
    faz uma legenda
    só a legenda
    legenda
    cria uma legenda divertida pra essa foto
    legenda: chegou coleção nova na loja
    quero só o texto pro post
    me ajuda com uma legenda pro instagram
    escreve uma legenda curta sobre unhas em gel
    faz a legenda falando que hoje tem promoção de escova
    legenda profissional em inglês
    legenda sobre limpeza de pele
    legenda: dinheiro de volta se não gostar
    faz uma legenda dizendo que cancelamos a taxa de entrega
    preciso de legenda pra esse bolo
    Legenda pfv
    bola uma legenda bem fofa
  `,
  'order:post': `
    deixa pronta pra postar
    Deixar pronta pra postar
    quero fazer um post
    faz um post pra mim
    melhora a foto
    dá uma melhorada na foto que mandei
    edita a foto
    faz um post escrito VOLTAMOS
    quero melhorar uma foto
    cria um post da foto
  `,
  'order:describe': `
    troca o fundo por uma praia
    coloca fundo branco
    tira o fundo da foto
    muda o fundo pra madeira clara com plantas
    quero um fundo azul marinho
    apaga o fundo dessa foto
    fundo de flores
  `,
  'order:swap': `
    troca o fundo
    quero trocar o fundo da foto
    muda o fundo pfv
    fundo de marmore branco
  `,
  'order:caption': `
    quero uma legenda
    faz uma legenda sobre dia dos namorados
    cria legenda pra promoção de sexta
    me faz uma legenda
    preciso de uma legenda pra um bolo de casamento
    escreve uma legenda falando do horário novo
    quero dinheiro de volta da cliente na legenda
  `,
  'order:describe ?words': `
    uma praia deserta
    parede rosa com sombra de folha
    branco liso
    sei lá, algo com madeira
    um jardim com a luz do fim de tarde
    fundo cancelado estilo grunge
  `,
  'order:swap ?words': `
    mármore verde
    jardim desfocado
  `,
  'order:caption ?message': `
    bolo de cenoura fresquinho
    promoção cancelada, voltamos ao preço normal
    hoje tem desconto, devolvemos seu dinheiro se não amar
    agenda aberta pra sexta, chama no zap
    meu cliente quer reembolso e a gente dá
    assinatura mensal de flores com 20% off
    inauguração sábado às 10h
  `,
}
