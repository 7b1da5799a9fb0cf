import type { Phrasings } from '../phrasing.ts'

export const talk: Phrasings = {
  help: `
    ajuda
    como funciona?
    o que você faz?
    help
    menu
    não entendi
    como usa isso
    me ajuda
    o que eu posso pedir?
    socorro
    como faço?
    to perdida
    ??
    oi como funciona
    opções
    tenho uma dúvida
    primeira vez aqui, como usa?
  `,
  greeting: `
    Oi! Quero editar uma foto.
    oi
    oii
    oie
    olá
    bom dia
    boa tarde tudo bem?
    boa noite 😊
    opa
    e aí
    oi tudo bem?
    oiiii
    Ola bom dia
    eai blz
    👋
  `,
  thanks: `
    tchau
    até mais
    tchau, bjs
    obrigada
    obg
    vlw
    valeu demais
    muito obrigada!!
    obrigado 🙏
    amei
    ficou lindo
    perfeito, obrigada
    ficou top 🔥
    adorei ❤️
    que lindooo
    😍😍
    brigada
    ficou maravilhoso
    arrasou
    nossa ficou incrível
    show de bola obrigado
    gostei muito
    👏👏👏
  `,
  'yes ?confirmation': `
    sim
    s
    pode ser
    isso
    isso mesmo
    claro
    bora
    manda ver
    ok
    blz
    👍
    confirmo
    sim pode cancelar
    sim, pode publicar
    com certeza
    simmm
    aham
    pode
    quero sim
    fechado
    ta bom
    pode postar
    manda
    perfeito
    sim por favor
    certo
  `,
  'no ?confirmation': `
    não
    n
    nao
    agora não
    melhor não
    nao quero
    não, obrigada
    deixa
    👎
    nem pensar
    ainda não
    deixa pra lá
    nãooo
    não precisa
    negativo
    não cancela não
  `,
  yes: `
    sim
    ok
    pode ser
    beleza
    👍
    isso aí
  `,
  no: `
    não
    não quero cancelar
    nao cancela minha assinatura
    não obrigado
    não precisa de reembolso
    nao apaga minha conta
    não quero excluir minha conta
  `,
  'choice:1 ?choice': `
    1
    a primeira
    opção 1
    o primeiro
    um
    numero 1
    gostei da primeira
  `,
  'choice:2 ?choice': `
    2
    a segunda
    quero a 2
    o 2 por favor
    opcao dois
    vou de 2
  `,
  'choice:-1 ?choice': `
    a última
    o ultimo
  `,
  choice: `
    3
    a 4
    opção 2
    o terceiro
  `,
  person: `
    quero falar com um atendente
    falar com humano
    atendente
    tem alguém aí pra falar comigo?
    preciso falar com uma pessoa de verdade
    suporte
    quero falar com alguém
    quero fazer uma reclamação
    me passa pra um atendente pfv
    posso falar com o responsável?
    sac
    atendimento humano por favor
  `,
  abuse: `
    vai se foder
    seu idiota
    robô burro
    que merda
    bando de ladrão
    vtnc
    isso é um lixo
    fdp
  `,
  stop: `
    parar
    PARE
    stop
    sair
    para de me mandar mensagem
    não quero mais receber mensagens
    me tira da lista
    parem de mandar mensagem
    quero parar de receber mensagens
    descadastrar
  `,
  language: `
    fala inglês?
    english please
    responde em inglês
    em espanhol por favor
    mudar idioma
    fala comigo em portugues
  `,
  unknown: `
    asdfgh
    hoje o jogo é às 9 na casa do meu tio
    kkkkkk
    meu cachorro comeu o sapato
    qual a capital da frança
    minha cliente cancelou a consulta
    o cliente pediu reembolso da encomenda
    vc assiste netflix
    ontem fui no mercado
    .
  `,
  'unknown|order:caption|order:post|order:describe|caption:offer|greeting|help +photo': `
    cliente quer o dinheiro de volta
    minha assinatura aqui no canto da foto cancela
    plano de assinatura mensal de flores cancele quando quiser
    devolvemos seu dinheiro em 7 dias
    cancelamento grátis
    exclua sua conta do banco tradicional
  `,
  robot: `
    vc é robô?
    tô falando com gente?
  `,
}
