import type { Language } from '#engine/types.ts'

/** Lines whose numbers tell how many there are, were made or came: none is a price. */
export const COUNTING_LINES: Readonly<Record<Language, readonly string[]>> = {
  'pt-BR': [
    'entreguei 60 doces hoje cedo',
    'fiz 120 bem casados pra esse casamento',
    'ontem saíram 85 marmitas obrigada gente',
    '18 vestidos de formatura entregues essa semana',
    'montamos 40 arranjos pro evento de ontem',
    'mais de 300 alunos treinando com a gente',
    'instalei 14 portas nesse prédio',
    '25 anos de salão e 3 gerações de clientes',
    'hoje passaram 22 cachorros por aqui',
    'chegaram 50 peças novas corre',
    'encomenda de 400 salgados saindo',
    'turma de 12 alunos so restam 4 lugares',
  ],
  'pt-PT': [
    'fizemos 200 pasteis para este batizado',
    'preparámos 35 ramos para o dia da mae',
    'mesa de 24 convidados na sexta',
    'ja somos 150 sócios',
    'trocamos 3 torneiras e 2 sanitas hoje',
  ],
  es: [
    'hicimos 90 cupcakes para la boda de ana',
    'instalamos 8 focos y 3 enchufes en esta cocina',
    'hoy salieron 200 barras antes de las 9',
    'montamos 15 centros de mesa para esta boda',
    'hoy 7 clientas y ni un hueco libre',
    'ya somos 200 socios gracias',
    'fabricamos 12 sillas para este restaurante',
    'llegaron 30 modelos nuevos',
  ],
  en: [
    'baked 48 cupcakes for mias party',
    'made 6 dozen cookies this morning',
    'installed 12 downlights in this kitchen',
    'made 14 centerpieces for saturday',
    '15 years behind the chair today',
    '200 members strong thank you',
    'shot 3 weddings this month',
    'cleaned 5 houses today',
    'planted 80 tulips in this garden',
    'did 11 flash pieces on friday',
    '20 students passed their exam',
  ],
}
