/** The page that Meta shows to people who asked there for the deletion of their data here. */
export const deletion = {
  title: 'Exclusão de dados',
  done: 'Seus dados do Instagram foram excluídos.',
  details:
    'Apagamos em {{date}} tudo o que recebemos do Facebook e do Instagram até o seu pedido, de {{asked}}: a autorização, o nome da conta, a foto do perfil e os endereços dos posts. O que você autorizou depois do pedido continua, assim como os próprios posts no Instagram.',
  rest: 'A sua conta no {{brand}}, se você tem uma, continua. Para excluir também essa conta, use as configurações dela.',
  code: 'Código de confirmação: {{code}}',
  unknown: 'Não encontramos este pedido.',
  unknownDetails: 'Confira o endereço que o Facebook mostrou. Pedidos com mais de um ano não ficam guardados.',
  privacy: 'Política de Privacidade',
} as const
