import type { Phrasings } from '../phrasing.ts'

export const pictures: Phrasings = {
  'order:post +photo': `
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
  backdrops: `
    quais fundos vocês têm?
    me mostra os fundos
    quero ver os fundos prontos
    lista de fundos
    que tipos de fundo tem?
  `,
  redo: `
    faz de novo
    refaz por favor
    não gostei
    nao gostei muito nao
    ficou feio
    ficou estranho
    tenta outra vez
    de novo
    faz outra versão
    dnv pfv
    ficou meio falso né
    nao ficou bom
    quero outra opção
    hmm não era isso que eu queria
    faz outra
    ficou horrível, refaz
    nao curti
    repete
    faz de novo com fundo azul
    nao gostei do fundo, faz com madeira
    refaz com uma praia
    tira o texto da foto
    cancela o texto da foto
    remove a frase da imagem
    ficou cortado
    cortou a cabeça dela
    faz diferente
    mais uma vez por favor
  `,
  'caption:shorter': `
    mais curta
    faz uma legenda menor
    encurta a legenda
    legenda mais curtinha pfv
    ta muito grande essa legenda
    resume
    resume a legenda por favor
    muito longa
    diminui o texto
  `,
  'caption:longer': `
    mais longa
    aumenta a legenda
    legenda maior
    ficou muito curta
    faz um texto mais detalhado
    escreve mais
    legenda mais comprida
  `,
  'caption:tone': `
    mais divertida
    deixa a legenda mais profissional
    quero um tom mais sério
    mais descontraída por favor
    legenda mais engraçada kkk
    faz mais carinhosa
    mais formal
    legenda mais vendedora
    deixa mais leve e alegre
    tom mais acolhedor
    mais direta, sem enrolação
    põe mais emojis
  `,
  'caption:without-hashtags': `
    sem hashtag
    tira as hashtags
    remove os hashtags pfv
    não quero hashtag
    legenda sem hashtags
    exclui as hashtags
  `,
  'caption:with-hashtags': `
    coloca hashtags
    com hashtag
    adiciona umas hashtags
    cadê as hashtags?
  `,
  'caption:offer': `
    coloca que tá com 20% de desconto
    põe a promoção na legenda
    adiciona o preço R$ 49,90
    inclui frete grátis
    fala na legenda que é só hoje por 30 reais
    acrescenta que tem desconto no pix
  `,
  'caption:rewrite': `
    muda a legenda
    outra legenda
    refaz a legenda
    não gostei da legenda
    reescreve
    troca a legenda pfv
    faz outra legenda
    quero outra legenda
    com outras palavras
  `,
  'caption:language': `
    legenda em inglês
    traduz a legenda pra espanhol
    põe a legenda em ingles
    traduz pra inglês
  `,
  'caption:own-words': `
    legenda: Bolo de chocolate só hoje!
    muda a legenda para: chegou a coleção nova
    troca a legenda por "Hoje tem feijoada"
    Legenda: agenda aberta, chama no direct
  `,
  format: `
    quero em outro formato
    muda o formato
    tem outros tamanhos?
  `,
  'format:9:16': `
    formato story
    pra story
    faz em stories
    quero pro status
    versão pra reels
    manda no tamanho de story
    9x16
    agora em pé
  `,
  'format:1:1': `
    quadrado
    formato quadrado
    faz quadradinho pfv
    1:1
    quero quadrada
  `,
  'format:4:5': `
    4:5
    formato de feed
    no formato feed por favor
  `,
  'format:original': `
    tamanho original
    sem cortar
    formato original pfv
  `,
  'full-size': `
    manda em alta qualidade
    quero baixar a foto
    download
    me manda em alta resolução
    como baixo?
    quero o arquivo original
    tem em hd?
  `,
}
