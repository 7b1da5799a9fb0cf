/** Where the business's days and months begin and end, for every member and on every surface. */
export const BUSINESS_ZONE = 'America/Sao_Paulo'
