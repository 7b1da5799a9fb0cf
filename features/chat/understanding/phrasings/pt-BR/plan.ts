import type { Phrasings } from '../phrasing.ts'

export const plan: Phrasings = {
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
    quero cancelar, não uso mais
    como faço p parar a assinatura
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
  'refund-status': `
    qual meu protocolo de estorno?
    cadê meu reembolso?
    meu reembolso já caiu?
    quando cai o estorno?
    quero saber do meu reembolso
    o estorno ainda não caiu
  `,
  unlink: `
    desconectar este whatsapp
    sair deste whatsapp
    desvincular este número
    desligar esta conversa
    tira este número da minha conta
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
  'export-data': `
    quero baixar meus dados
    exportar meus dados
    quero uma cópia dos meus dados
    me manda todos os meus dados
    baixar todas as minhas fotos
  `,
  balance: `
    acabou minhas fotos?
    como faço pra ter mais
    como faço pra ter mais edições?
    quero comprar mais edições
    dá pra comprar mais?
    acabou, como compro mais?
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
    cadê meu dinheiro?
    quero pagar
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
}
