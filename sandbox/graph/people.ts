/** The people who can sign in at the stand-in's Facebook: one made-up account for each way that a connection can go. */
export interface InstagramAccount {
  readonly id: string
  readonly username: string
  readonly name: string
  readonly biography: string
  readonly followers: number
  readonly follows: number
  /** The colour of the placeholder picture. */
  readonly colour: string
}

export interface Page {
  readonly id: string
  readonly name: string
  readonly tasks: readonly string[]
  /** Shown only with `business_management`. */
  readonly isInPortfolio: boolean
  readonly instagram: InstagramAccount | undefined
}

export interface Person {
  /** The person's id, valid for this app alone. */
  readonly id: string
  readonly name: string
  /** Explains the account in the dialog. */
  readonly hint: string
  readonly pages: readonly Page[]
  /** Stops the person before any consent. */
  readonly hurdle?: 'not_a_tester' | 'checkpoint'
}

const ALL_TASKS = ['ADVERTISE', 'ANALYZE', 'CREATE_CONTENT', 'MESSAGING', 'MODERATE', 'MANAGE']

/** A text from the start: seventeen digits exceed a number's precision. */
function idWith(head: string, number: number, digits: number): string {
  return head + String(number).padStart(digits - head.length, '0')
}

function instagram(number: number, username: string, name: string): InstagramAccount {
  return {
    id: idWith('178414000', number, 17),
    username,
    name,
    biography: `${name}: conta inventada do sandbox.`,
    followers: 1200 + number * 37,
    follows: 180 + number * 5,
    colour: `hsl(${(number * 67) % 360}, 55%, 55%)`,
  }
}

function page(number: number, name: string, more: Partial<Page> = {}): Page {
  return { id: idWith('102', number, 15), name, tasks: ALL_TASKS, isInPortfolio: false, instagram: undefined, ...more }
}

function person(number: number, name: string, more: Pick<Person, 'hint'> & Partial<Person>): Person {
  return { id: idWith('122', number, 15), name, pages: [], ...more }
}

export const PEOPLE: readonly Person[] = [
  person(1, 'Teste Um', {
    hint: 'uma Página com Instagram',
    pages: [page(1, 'Ateliê de Exemplo', { instagram: instagram(1, 'atelie.de.exemplo', 'Ateliê de Exemplo') })],
  }),
  person(2, 'Teste Dois', {
    hint: 'três Páginas, duas delas com Instagram',
    pages: [
      page(2, 'Doces de Exemplo', { instagram: instagram(2, 'doces.de.exemplo', 'Doces de Exemplo') }),
      page(3, 'Salão de Exemplo', { instagram: instagram(3, 'salao.de.exemplo', 'Salão de Exemplo') }),
      page(4, 'Bazar de Exemplo'),
    ],
  }),
  person(3, 'Teste Três', { hint: 'uma Página sem Instagram', pages: [page(5, 'Oficina de Exemplo')] }),
  person(4, 'Teste Quatro', {
    hint: 'uma Página de portfólio: some sem business_management',
    pages: [
      page(6, 'Clínica de Exemplo', {
        isInPortfolio: true,
        instagram: instagram(4, 'clinica.de.exemplo', 'Clínica de Exemplo'),
      }),
    ],
  }),
  person(5, 'Teste Cinco', { hint: 'nenhuma Página' }),
  person(6, 'Teste Seis', {
    hint: 'na Página só pode analisar: não publica',
    pages: [
      page(7, 'Imóveis de Exemplo', {
        tasks: ['ANALYZE'],
        instagram: instagram(5, 'imoveis.de.exemplo', 'Imóveis de Exemplo'),
      }),
    ],
  }),
  person(7, 'Teste Sete', { hint: 'sem função no aplicativo: recusado como se cancelasse', hurdle: 'not_a_tester' }),
  person(8, 'Teste Oito', { hint: 'precisa confirmar a identidade no Facebook', hurdle: 'checkpoint' }),
]

export const ACCOUNTS: readonly InstagramAccount[] = PEOPLE.flatMap(({ pages }) =>
  pages.flatMap(({ instagram: account }) => (account ? [account] : [])),
)

export function findPerson(id: string): Person | undefined {
  return PEOPLE.find((each) => each.id === id)
}
