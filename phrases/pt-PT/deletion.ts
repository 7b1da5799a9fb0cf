/** The page that Meta shows to people who asked there for the deletion of their data here. */
export const deletion = {
  title: 'Eliminação de dados',
  done: 'Os seus dados do Instagram foram eliminados.',
  details:
    'Eliminámos a {{date}} tudo o que recebemos do Facebook e do Instagram até ao seu pedido, de {{asked}}: a autorização, o nome da conta, a fotografia de perfil e os endereços das publicações. O que autorizou depois do pedido mantém-se, tal como as próprias publicações no Instagram.',
  rest: 'A sua conta no {{brand}}, se tiver uma, mantém-se. Para eliminar também essa conta, utilize as definições da mesma.',
  code: 'Código de confirmação: {{code}}',
  unknown: 'Não encontrámos este pedido.',
  unknownDetails: 'Verifique o endereço que o Facebook apresentou. Os pedidos com mais de um ano não são guardados.',
  privacy: 'Política de Privacidade',
} as const
