/** Stands above every page where strangers can reach a product that runs on its sandbox. */
export const sandbox = {
  notice:
    'Demostración: este sitio usa servicios simulados. Ningún cobro, mensaje ni publicación es real. Quien tiene el token del sandbox lee todos los códigos y puede entrar en cualquier cuenta. No escribas tarjetas ni datos verdaderos.',
} as const
