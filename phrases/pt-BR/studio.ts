/** The studio. */
export const studio = {
  title: 'Estúdio',
  description: 'Mande uma foto e receba um post pronto.',
} as const
