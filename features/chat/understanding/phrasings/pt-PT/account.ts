import type { Phrasings } from '../phrasing.ts'

export const account: Phrasings = {
  publish: `
    publica
    podes publicar
    publica agora
    publicar no instagram
    mete no insta
    põe no instagram
    partilha no instagram
    publica isso já
    podes pôr no feed do instagram
    quero publicar
    adorei, publica
    posta lá isso
    publica-a
  `,
  schedule: `
    agenda para amanhã às 10h
    publica amanhã
    agendar
    agenda para sexta às 18h
    queria agendar para segunda de manhã
    publica hoje às 19h30
    publica daqui a 2 horas
    agenda para 25 de dezembro às 9
    publica sábado ao meio-dia
    deixa agendado para quinta à noite
    agenda para depois de amanhã às 8 da noite
    programa para domingo às 20h
    podes publicar hoje às 6 da tarde
    muda o agendamento para terça-feira
    amanhã às 10
    marca para amanhã de manhã
  `,
  'cancel:scheduled': `
    cancela o agendamento
    cancela a publicação agendada
    cancela o post de amanhã
    anula o agendamento
    já não quero a publicação agendada
    cancela a publicação de sexta
    elimina o post agendado
  `,
  'cancel:order': `
    cancela o pedido
    cancela esta foto
    anula a edição
    deixa estar
    esquece
    mudei de ideias
    já não é preciso, cancela o pedido
    enganei-me na foto
    foto errada
  `,
  'cancel:unclear': `
    cancela
    cancelar
    quero cancelar
    como é que cancelo?
    cancela tudo
    cancela se faz favor
    quero cancelar a minha conta
    não consigo cancelar
    queria cancelar
  `,
  'cancel:subscription': `
    quero cancelar a minha subscrição
    cancela o meu plano
    como é que cancelo a subscrição?
    cancelar o plano
    já não quero a subscrição
    quero anular a subscrição
    terminar a subscrição
    já não quero pagar, cancelem a mensalidade
    deixem de me cobrar, cancelem o plano
    não me cobrem mais
    queria cancelar o plano porque não uso
    bom dia preciso de cancelar a minha subscriçao
    não quero renovar
    não renovem o meu plano
    cancelar a renovação automática
    não consigo cancelar a subscrição
    quero desistir do plano
    cancelem a minha assinatura
    parem de me cobrar
    quero rescindir o contrato
  `,
  refund: `
    quero o meu dinheiro de volta
    reembolso
    quero um reembolso
    como peço o reembolso?
    devolvam-me o dinheiro
    devolve-me o dinheiro
    podem reembolsar-me?
    gostava de pedir a devolução do dinheiro
    queria ser reembolsada
    quero a devolução do valor pago
    devolvem o dinheiro se não gostar?
    rembolso
    preciso que me devolvam o que paguei
    não gostei do serviço, quero o dinheiro de volta
  `,
  'delete-account': `
    quero apagar a minha conta
    apaga a minha conta
    eliminar conta
    fechar a minha conta
    apaguem os meus dados
    eliminem todos os meus dados
    encerrem a minha conta se faz favor
    como é que apago a conta?
    quero que apaguem os meus dados pessoais ao abrigo do RGPD
    elimina o meu registo
  `,
  'delete-photo': `
    apaga a foto
    elimina esta fotografia
    apaga a última foto
    apaga a foto que enviei
  `,
  'export-data': `
    descarregar os meus dados
    exportar os meus dados
    quero uma cópia dos meus dados
    enviem-me todos os meus dados
    descarregar todas as minhas fotos
  `,
  balance: `
    quantas fotos ainda tenho?
    o meu saldo
    qual é o meu saldo
    saldo
    quantos créditos me restam
    quantas edições tenho
    quantas ainda posso fazer este mês
    quantas fotos já usei?
    ainda tenho créditos?
    créditos
    quantas me faltam? quantas restam
  `,
  renewal: `
    quando renova?
    quando é que renova o plano
    em que dia cobram?
    quando é o próximo pagamento
    quando voltam os meus créditos?
    quando renova a minha subscrição
    data de renovação
    até quando é válido o plano?
    quando tenho de pagar
  `,
  price: `
    quanto custa?
    quanto é que custa
    preço
    quanto é a subscrição?
    é grátis?
    têm período de teste?
    qual é o preço do plano
    quanto é por mês
    preços se faz favor
    que planos têm
    é pago?
  `,
  'sign-up': `
    quero subscrever
    como é que me inscrevo?
    como me registo
    quero aderir
    registar-me
    criar conta
    queria comprar
    manda o link de pagamento
    onde é que pago?
    quero voltar a subscrever
    gostava de começar a usar
  `,
  link: `
    associar o meu número
    quero ligar o meu whatsapp à conta
    123456
    o meu código é 482 913
    associar conta
    482913
  `,
  'connect-instagram': `
    ligar o instagram
    como é que ligo o meu insta?
    associar o instagram
    desligar o instagram da conta, desconectar
  `,
  payment: `
    mudar o cartão
    quero trocar de cartão
    o meu cartão foi recusado
    fatura
    preciso de fatura com contribuinte
    cobraram-me duas vezes
    mudar o método de pagamento
    enviem-me o recibo
    posso pagar por mbway?
    aceitam multibanco?
  `,
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
  status: `
    onde está a minha foto?
    já está pronta?
    falta muito?
    vai demorar?
    ainda não recebi a foto
    ainda não chegou
    e a minha foto?
    continuo à espera, estou à espera
    que é feito do meu post
    já está?
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
}
