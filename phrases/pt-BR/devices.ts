/** Names of the browsers in which a member is signed in. */
export const devices = {
  both: '{{browser}} no {{system}}',
  unknown: 'Navegador desconhecido',
} as const
