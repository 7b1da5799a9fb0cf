import type { legal as original } from '../pt-BR/legal.ts'
import type { Shape } from '../shape.ts'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'

export const legal = {
  version: 'Versão {{number}}, em vigor desde {{date}}.',
  formerVersion: 'Versão {{number}}, de {{date}}.',
  contents: 'Nesta página',
  print: 'Imprimir ou guardar em PDF',
  binding: 'O texto em português do Brasil é o que vale; esta tradução ajuda a ler.',
  former: 'Como era antes: <former>versão {{number}}</former>.',
  superseded: 'Este texto já não vale. <current>Leia o que vale hoje</current>.',
  taxId: 'CNPJ (número fiscal brasileiro) {{taxId}}',
  goodbye: {
    title: 'Até breve',
    description: 'O fim de uma conta.',
    nothing: {
      heading: 'Tudo em ordem por aqui.',
      text: 'Esta página despede-se de quem eliminou a conta neste navegador. Nenhuma conta foi eliminada aqui.',
    },
    heading: 'A sua conta foi apagada.',
    text: 'Removemos os seus dados, fotografias e legendas, como manda a lei brasileira de proteção de dados (LGPD). Fica apenas o que a lei nos obriga a guardar, pelo prazo que ela diz.',
    thanks: 'Obrigado pelas fotografias. A porta fica aberta.',
    home: 'Voltar ao início',
  },
  terms,
  privacy,
} as const satisfies Shape<typeof original>
