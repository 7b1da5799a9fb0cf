/** Stands above every page where strangers can reach a product that runs on its sandbox. */
export const sandbox = {
  notice:
    'Demonstração: este site usa serviços simulados. Nenhuma cobrança, mensagem ou publicação é real. Quem tem o token do sandbox lê todos os códigos e pode entrar em qualquer conta. Não digite cartão nem dados verdadeiros.',
} as const
