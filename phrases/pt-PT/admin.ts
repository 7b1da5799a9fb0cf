import type { admin as original } from '../pt-BR/admin.ts'
import type { Shape } from '../shape.ts'

export const admin = {
  title: 'Painel',
  description: 'O painel da administração.',
  gate: {
    heading: 'Painel da administração',
    denied: 'Acesso negado. Apenas administradores autorizados.',
    deniedText: 'O telemóvel {{phone}} não está na lista de administradores.',
    account: 'Voltar para a sua conta',
    text: 'Confirme a sua identidade com o código da sua aplicação de autenticação.',
    code: 'Código de 6 dígitos da aplicação',
    expired: 'O painel fechou depois de algum tempo sem uso. Se estava a meio de uma ação, ela não foi feita.',
    submit: 'Entrar no painel',
    wrongCode: 'Código incorreto. Espere pelo próximo na aplicação e tente novamente.',
    enrol: {
      heading: 'Proteja o painel',
      text: 'Da primeira vez, ligue uma aplicação de autenticação a este telemóvel de administrador.',
      scan: 'Leia este código QR na aplicação',
      qr: 'Código QR para a aplicação de autenticação',
      orType: 'Ou escreva esta chave na aplicação:',
      copy: 'Copiar a chave',
      copied: 'Chave copiada.',
      openApp: 'Abrir neste dispositivo',
      confirm: 'Escreva o código que a aplicação mostra',
    },
    failed: 'Erro ao iniciar a sessão administrativa',
    succeeded: 'Sessão administrativa iniciada com sucesso!',
  },
} as const satisfies Shape<typeof original>
