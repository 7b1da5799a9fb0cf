import type { Phrasings } from '../phrasing.ts'

export const talk: Phrasings = {
  help: `
    ajuda
    como funciona?
    o que é que fazes?
    menu
    não percebi
    como é que isto funciona
    ajuda-me
    o que posso pedir?
    estou perdida
    ??
    olá como funciona
    opções
    tenho uma dúvida
    é a primeira vez, como se usa?
  `,
  greeting: `
    Olá! Quero editar uma foto.
    olá
    olaa
    boas
    bom dia
    boa tarde tudo bem?
    boa noite 😊
    viva
    olá bom dia
    oláaa
    olá tudo bem?
    👋
  `,
  thanks: `
    adeus
    até logo
    obrigada
    obrigado
    muito obrigada!!
    obrigadíssimo 🙏
    adorei
    ficou lindo
    perfeito, obrigada
    ficou top 🔥
    está fixe
    que bonito
    😍😍
    ficou espetacular
    impecável
    excelente, obrigado
    adoro ❤️
    👏👏👏
  `,
  'yes ?confirmation': `
    sim
    pode ser
    claro
    com certeza
    está bem
    ok
    👍
    confirmo
    sim, pode cancelar
    sim, publica
    siga
    simmm
    pois sim
    avança
    certo
    sim se faz favor
    força, pode ser
    perfeito
    combinado
    é isso
  `,
  'no ?confirmation': `
    não
    agora não
    é melhor não
    não quero
    não, obrigada
    deixa estar
    👎
    nem pensar
    ainda não
    esquece
    nãooo
    não é preciso
    não canceles
  `,
  yes: `
    sim
    ok
    está bem
    👍
    claro
  `,
  no: `
    não
    não quero cancelar
    não canceles a minha subscrição
    não obrigado
    não preciso de reembolso
    não apagues a minha conta
    não quero eliminar a conta
  `,
  'choice:1 ?choice': `
    1
    a primeira
    opção 1
    o primeiro
    número um
    gosto da primeira
  `,
  'choice:2 ?choice': `
    2
    a segunda
    quero a 2
    o 2 se faz favor
    opção dois
  `,
  'choice:-1 ?choice': `
    a última
    o último
  `,
  choice: `
    3
    a 4
    opção 2
    o terceiro
  `,
  person: `
    quero falar com um assistente humano
    falar com uma pessoa
    apoio ao cliente
    há alguém com quem possa falar?
    preciso de falar com uma pessoa a sério
    suporte
    quero falar com alguém
    quero fazer uma reclamação
    posso falar com o responsável?
    operador
    livro de reclamações
  `,
  abuse: `
    vai à merda
    és um idiota
    robô estúpido
    que merda
    bando de ladrões
    vai-te foder
    cabrão
  `,
  stop: `
    parar
    PARE
    stop
    sair
    parem de me mandar mensagens
    não quero receber mais mensagens
    tirem-me da lista
    não me enviem mais mensagens
    deixem-me em paz
  `,
  language: `
    falas inglês?
    english please
    responde em inglês
    em espanhol se faz favor
    mudar o idioma
  `,
  unknown: `
    asdfgh
    o jogo é em casa do meu tio
    o meu cão comeu o sapato
    qual é a capital de frança
    a minha cliente cancelou a consulta
    o cliente pediu o reembolso da encomenda
    ontem vi netflix
    .
  `,
  'unknown|order:caption|order:post|order:describe|caption:offer|greeting|help +photo': `
    a cliente quer o dinheiro de volta
    plano mensal de flores cancele quando quiser
    devolvemos o seu dinheiro em 7 dias
    cancelamento grátis
    encerre a sua conta no banco de sempre
  `,
  robot: `
    és um robô?
  `,
}
