/** Stands above every page where strangers can reach a product that runs on its sandbox. */
export const sandbox = {
  notice:
    'Demostración: este sitio usa servicios simulados. Ningún cobro, mensaje ni publicación es real. No escribas tarjetas ni datos verdaderos.',
} as const
