/** The administrator's panel. Texts of the product specification are kept letter for letter. */
export const admin = {
  title: 'Painel',
  description: 'O painel da administração.',
  gate: {
    heading: 'Painel da administração',
    denied: 'Acesso negado. Apenas administradores autorizados.',
    deniedText: 'O celular {{phone}} não está na lista de administradores.',
    account: 'Voltar para a sua conta',
    text: 'Confirme que é você com o código do seu aplicativo autenticador.',
    code: 'Código de 6 dígitos do aplicativo',
    expired: 'O painel fechou depois de um tempo sem uso. Se você estava no meio de uma ação, ela não foi feita.',
    submit: 'Entrar no painel',
    wrongCode: 'Código incorreto. Espere o próximo no aplicativo e tente novamente.',
    enrol: {
      heading: 'Proteja o painel',
      text: 'Na primeira vez, ligue um aplicativo autenticador a este celular de administrador.',
      scan: 'Leia este QR code no aplicativo',
      qr: 'QR code para o aplicativo autenticador',
      orType: 'Ou digite esta chave no aplicativo:',
      copy: 'Copiar a chave',
      copied: 'Chave copiada.',
      openApp: 'Abrir neste aparelho',
      confirm: 'Digite o código que o aplicativo mostra',
    },
    failed: 'Erro ao fazer login administrativo',
    succeeded: 'Login administrativo realizado com sucesso!',
  },
} as const
