import type { Phrasings } from '../phrasing.ts'

export const plan: Phrasings = {
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
    quero cancelar, já não uso
    quero parar a subscrição
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
  'refund-status': `
    onde está o meu reembolso?
    qual é o protocolo do reembolso?
    o reembolso já foi feito?
  `,
  unlink: `
    desligar este whatsapp da minha conta
    terminar sessão
    sair deste chat
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
  'export-data': `
    descarregar os meus dados
    exportar os meus dados
    quero uma cópia dos meus dados
    enviem-me todos os meus dados
    descarregar todas as minhas fotos
  `,
  balance: `
    posso comprar mais edições?
    como faço para ter mais?
    queria mais edições
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
    queria pagar
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
}
