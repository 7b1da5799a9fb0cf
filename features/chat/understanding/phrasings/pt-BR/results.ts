import type { Phrasings } from '../phrasing.ts'

export const results: Phrasings = {
  backdrops: `
    quais fundos vocês têm?
    me mostra os fundos
    quero ver os fundos prontos
    lista de fundos
    que tipos de fundo tem?
  `,
  redo: `
    a luz ficou estranha
    aumenta a luz
    não gostei da luz
    escuro demais
    a foto tá escura demais
    ficou estourada a luz
    tira o que vc escreveu na imagem
    mais escurinha
    mais escuro
    mais claro
    um pouco mais clara
    deixa mais escuro
    muito escura
    clareia um pouco
    dá pra clarear?
    fundo mais escuro
    escreve PROMOÇÃO na foto
    escreve Feliz Natal na foto
    coloca "Só hoje" em cima da foto
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
    legenda: Só hoje, bolo da Ana
    legenda: só amanhã
    legenda: Bolo de chocolate só hoje!
    muda a legenda para: chegou a coleção nova
    troca a legenda por "Hoje tem feijoada"
    Legenda: agenda aberta, chama no direct
  `,
  format: `
    formatos
    formatos?
    quais formatos tem?
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
    me manda no whatsapp a foto em alta
    manda por whatsapp
    manda no whatsapp
    manda em alta qualidade
    quero baixar a foto
    download
    me manda em alta resolução
    como baixo?
    quero o arquivo original
    tem em hd?
  `,
  publish: `
    posta
    pode postar
    publica agora
    publicar no instagram
    posta no insta pfv
    sobe no insta
    manda pro insta
    posta isso agora
    publica pra mim
    joga no feed
    compartilha no instagram
    pode publicar sim
    quero publicar
    amei pode postar
  `,
  schedule: `
    agenda pra amanhã às 10h
    posta amanhã
    agendar
    programa pra sexta 18h
    quero agendar pra segunda de manhã
    publica hoje às 19:30
    posta daqui a 2 horas
    agenda para dia 25/12 as 9h
    posta sábado meio dia
    deixa agendado pra quinta à noite
    agenda pra depois de amanha 8 da noite
    posta amanha cedo
    agenda pro domingo 20h
    pode postar hj 18h
    muda o agendamento pra terça
    amanhã às 10h
  `,
  'cancel:scheduled': `
    cancela o post
    cancelar post
    cancela o agendamento
    cancela o post agendado
    cancelar a publicação de amanhã
    desmarca o post de sexta
    não quero mais o agendamento
    cancela o post de amanha pfv
    tira o agendamento
    apaga o post agendado
  `,
  'cancel:order': `
    cancela o pedido
    cancela essa foto
    cancela a edição
    deixa pra lá
    esquece
    mudei de ideia
    nao precisa mais
    mandei a foto errada
    foto errada, cancela
    cancela esse pedido por favor
  `,
  'delete-photo': `
    apaga a foto
    deleta essa foto
    exclui a última foto
    apaga a foto que mandei
    apaga essa edição
  `,
  status: `
    qual a situação do meu pedido
    status
    status do meu post
    qual o status da minha foto
    cadê minha foto?
    kd
    ta pronto?
    já ficou pronta?
    vai demorar muito?
    demora quanto tempo?
    não recebi a foto ainda
    e a minha foto?
    to esperando
    cade meu post
  `,
  posts: `
    meus posts agendados
    quais posts estão agendados?
    o que tá agendado?
  `,
}
