/** The pages that lawyers read. */
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'

export const legal = {
  version: 'Versão {{number}}, em vigor desde {{date}}.',
  formerVersion: 'Versão {{number}}, de {{date}}.',
  contents: 'Nesta página',
  print: 'Imprimir ou salvar em PDF',
  binding: 'Este é o texto que vale. As traduções ajudam a ler.',
  former: 'Como era antes: <former>versão {{number}}</former>.',
  superseded: 'Este texto não vale mais. <current>Leia o que vale hoje</current>.',
  taxId: 'CNPJ {{taxId}}',
  goodbye: {
    title: 'Até logo',
    description: 'O fim de uma conta.',
    nothing: {
      heading: 'Tudo em ordem por aqui.',
      text: 'Esta página se despede de quem apagou a conta neste navegador. Nenhuma conta foi apagada aqui.',
    },
    heading: 'Sua conta foi apagada.',
    text: 'Removemos os seus dados, fotos e legendas, como manda a LGPD. Fica apenas o que a lei nos obriga a guardar, pelo prazo que ela diz.',
    thanks: 'Obrigado pelas fotos. A porta fica aberta.',
    home: 'Voltar ao início',
  },
  terms,
  privacy,
} as const
