import type { Phrasings } from '../phrasing.ts'

export const account: Phrasings = {
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
  'cancel:unclear': `
    cancela
    cancelar
    quero cancelar
    como cancelo?
    cancela tudo
    por favor cancela
    quero cancelar minha conta
    não consigo cancelar
    cancelamento
    cancela aí
  `,
  'cancel:subscription': `
    quero cancelar minha assinatura
    cancela meu plano
    como faço pra cancelar a assinatura?
    cancelar plano
    nao quero mais assinar, cancela minha assinatura
    não quero mais a assinatura
    quero encerrar o plano
    cancelar mensalidade
    não quero mais pagar
    para de me cobrar
    parem de me cobrar por favor
    queria cancelar o plano pq nao to usando
    bom dia preciso cancelar minha asinatura
    não quero renovar
    nao renova meu plano
    quero desistir da assinatura
    cancela a renovação automática
    não consigo cancelar minha assinatura
    cancelar minha assinatura do mandou
    deixar de assinar
    n quero mais o plano
  `,
  refund: `
    quero meu dinheiro de volta
    reembolso
    quero reembolso
    como peço reembolso?
    devolve meu dinheiro
    devolvam o dinheiro
    estorna por favor
    quero estorno
    gostaria de pedir a devolução do valor
    qro meu dinheiro d volta
    me devolve o que paguei
    vocês devolvem o dinheiro se eu não gostar?
    reenbolso
    preciso do estorno da cobrança
    faz meu reembolso
    não gostei do serviço quero meu dinheiro de volta
  `,
  'delete-account': `
    quero excluir minha conta
    apaga minha conta
    deletar conta
    exclui meu cadastro
    apagar meus dados
    quero que apaguem todos os meus dados
    excluir conta
    encerrar minha conta
    como excluo minha conta?
    deleta tudo que vcs tem meu, meus dados
    fechar minha conta
    quero a exclusão dos meus dados pela lgpd
  `,
  'delete-photo': `
    apaga a foto
    deleta essa foto
    exclui a última foto
    apaga a foto que mandei
    apaga essa edição
  `,
  'export-data': `
    quero baixar meus dados
    exportar meus dados
    quero uma cópia dos meus dados
    me manda todos os meus dados
    baixar todas as minhas fotos
  `,
  balance: `
    quantas fotos ainda tenho?
    meu saldo
    qual meu saldo
    saldo
    quantos créditos restam
    qnts edições eu tenho
    quantas ainda posso fazer esse mes
    quantas fotos eu já usei?
    ainda tenho credito?
    qto falta do meu plano? quantas restam
    creditos
    quantos posts me sobraram
    ver saldo
  `,
  renewal: `
    quando renova?
    qual o dia do vencimento
    quando vence meu plano
    que dia vcs cobram?
    quando volta meus créditos?
    qdo é a próxima cobrança
    quando renova minha assinatura
    até quando vai meu plano?
    data de renovação
    quando zera o limite?
  `,
  price: `
    quanto custa?
    qual o valor
    qnto é
    quanto custa o plano?
    preço
    é grátis?
    tem teste grátis?
    qual o valor da assinatura?
    quanto q é por mês
    é pago?
    quais os planos
    qto custa pra usar
    valores por favor
  `,
  'sign-up': `
    quero assinar
    como assino?
    como faço pra assinar
    quero contratar o plano
    quero me cadastrar
    como me cadastro?
    criar conta
    quero comprar
    manda o link pra assinar
    link de pagamento
    quero voltar a assinar
    onde pago?
    quero começar a usar
  `,
  link: `
    vincular meu número
    quero conectar meu whatsapp na conta
    123456
    meu código é 482 913
    vincular conta
    482913
    como conecto minha conta aqui
  `,
  'connect-instagram': `
    conectar instagram
    como conecto meu insta?
    quero vincular o instagram
    desconectar instagram
    ligar com o instagram
  `,
  payment: `
    trocar cartão
    quero mudar o cartão
    meu cartão foi recusado
    nota fiscal
    preciso do recibo
    fui cobrado duas vezes
    aceita pix?
    mudar forma de pagamento
    me manda o comprovante
    dá pra pagar no boleto?
  `,
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
  status: `
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
}
