/** Stands above every page where strangers can reach a product that runs on its sandbox. */
export const sandbox = {
  notice:
    'Demonstração simulada: nada é cobrado, enviado ou publicado. Quem tem o token do sandbox entra em qualquer conta. Não introduza cartões nem dados verdadeiros.',
} as const
