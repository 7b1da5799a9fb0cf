/** Stands above every page where strangers can reach a product that runs on its sandbox. */
export const sandbox = {
  notice:
    'Demostración simulada: nada se cobra, envía ni publica. Quien tiene el token del sandbox entra en cualquier cuenta. No escribas tarjetas ni datos verdaderos.',
} as const
