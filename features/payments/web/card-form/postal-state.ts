/** First and last five digits of every state's postal codes, as the Correios assign them. */
const RANGES: readonly (readonly [from: number, to: number, state: string])[] = [
  [1000, 19999, 'São Paulo'],
  [20000, 28999, 'Rio de Janeiro'],
  [29000, 29999, 'Espírito Santo'],
  [30000, 39999, 'Minas Gerais'],
  [40000, 48999, 'Bahia'],
  [49000, 49999, 'Sergipe'],
  [50000, 56999, 'Pernambuco'],
  [57000, 57999, 'Alagoas'],
  [58000, 58999, 'Paraíba'],
  [59000, 59999, 'Rio Grande do Norte'],
  [60000, 63999, 'Ceará'],
  [64000, 64999, 'Piauí'],
  [65000, 65999, 'Maranhão'],
  [66000, 68899, 'Pará'],
  [68900, 68999, 'Amapá'],
  [69000, 69299, 'Amazonas'],
  [69300, 69399, 'Roraima'],
  [69400, 69899, 'Amazonas'],
  [69900, 69999, 'Acre'],
  [70000, 72799, 'Distrito Federal'],
  [72800, 72999, 'Goiás'],
  [73000, 73699, 'Distrito Federal'],
  [73700, 76799, 'Goiás'],
  [76800, 76999, 'Rondônia'],
  [77000, 77999, 'Tocantins'],
  [78000, 78899, 'Mato Grosso'],
  [79000, 79999, 'Mato Grosso do Sul'],
  [80000, 87999, 'Paraná'],
  [88000, 89999, 'Santa Catarina'],
  [90000, 99999, 'Rio Grande do Sul'],
]

/** The state of a postal code, from its first five digits: enough to notice a wrong one without a request. */
export function postalState(typed: string): string | undefined {
  const [, start] = /^(\d{5})-?\d{3}$/.exec(typed) ?? []
  if (start === undefined) return undefined
  return RANGES.find(([from, to]) => Number(start) >= from && Number(start) <= to)?.[2]
}
