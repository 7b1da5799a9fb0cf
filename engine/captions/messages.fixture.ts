import type { Language } from '#engine/types.ts'

/** Messages as members type them. */
export const MESSAGES: Readonly<Record<Language, readonly string[]>> = {
  'pt-BR': [
    'bolo de cenoura hoje por 35 reais, só encomenda até as 18h',
    'promoção de unha em gel 20% off até sábado',
    'abri agenda pra semana que vem, design de sobrancelha',
    'antes e depois da progressiva da Carol',
    'obrigada pelos 1000 seguidores',
    'estamos contratando manicure com experiência no Tatuapé',
    'apartamento 3 quartos no Batel, 650 mil',
    'aula experimental grátis sexta 7h no parque',
    'dica: passe protetor solar todo dia',
    'nao abrimos segunda feriado',
    'chegou vestido novo',
    'limpeza de pele',
    'feliz dia das mães!',
    'a cliente amou o buquê',
  ],
  'pt-PT': [
    'bolo de cenoura hoje por 15€, encomendas até às 18h',
    'promoção de unhas de gel 20% até sábado',
    'abri vagas para a próxima semana, design de sobrancelhas',
    'antes e depois da coloração da Marta',
    'obrigada pelos 1000 seguidores',
    'estamos a contratar manicure com experiência no Porto',
    'apartamento T2 em Lisboa, 320 mil euros',
    'não abrimos na segunda, feriado',
    'limpeza de pele',
    'feliz dia da mãe!',
    'dica: hidratar a pele todos os dias',
  ],
  es: [
    'pastel de zanahoria hoy por 15€, pedidos hasta las 18h',
    'promo uñas de gel 20% de descuento hasta el sábado',
    'agenda abierta para la próxima semana, diseño de cejas',
    'antes y después del balayage de Marta',
    'gracias por los 1000 seguidores',
    'buscamos manicurista con experiencia en Madrid',
    'departamento 3 habitaciones en Polanco, $650,000',
    'consejo: usa protector solar todos los días',
    'no abrimos el lunes',
    'limpieza facial',
    'feliz día de la madre',
  ],
  en: [
    'carrot cake today for $15, orders until 6pm',
    'gel nails 20% off until Saturday',
    'slots open next week for brow shaping',
    "before and after of Carol's balayage",
    'thank you for 1000 followers',
    'we are hiring a nail technician in Austin',
    '3 bedroom apartment in Brooklyn, $650,000',
    'tip: wear sunscreen every day',
    'closed on Monday for the holiday',
    'facial cleansing',
    "happy mother's day!",
  ],
}

/** Promises of health, each with a word that must not come back and a fact that must. */
export const PROMISES: readonly { language: Language; message: string; broken: RegExp; kept: string }[] = [
  {
    language: 'pt-BR',
    message: 'Cura câncer garantida 100%, elimina rugas para sempre. Sessão por R$ 90',
    broken: /c[âa]ncer|rugas|garantid|sempre/i,
    kept: 'R$ 90',
  },
  { language: 'pt-BR', message: 'Chá que acaba com a diabetes!\nEntrego em Moema', broken: /diabetes/i, kept: 'Moema' },
  { language: 'pt-BR', message: 'Sou dentista. Implante com garantia. Abro sábado', broken: /garantia/i, kept: 'sábado' },
  { language: 'pt-PT', message: 'Emagreça de vez, garantido. Consulta por 40€', broken: /emagre|garantid/i, kept: '40€' },
  { language: 'pt-PT', message: 'Massagem que cura a depressão. Às 18h no Porto', broken: /depress/i, kept: '18h' },
  { language: 'es', message: '¡Cura el cáncer! Sesión por 30€', broken: /c[áa]ncer/i, kept: '30€' },
  { language: 'es', message: 'Elimina las arrugas para siempre. Cita el sábado', broken: /arrugas/i, kept: 'sábado' },
  { language: 'en', message: 'Cures diabetes, guaranteed. Sessions for $40', broken: /diabetes|guarantee|treats/i, kept: '$40' },
  { language: 'en', message: 'Removes wrinkles forever! Book before Friday', broken: /wrinkles|forever/i, kept: 'Friday' },
]

/** Illness and guarantee in a sentence that promises no health. */
export const NO_PROMISES: readonly { language: Language; message: string; kept: string }[] = [
  { language: 'pt-BR', message: 'Outubro Rosa: todos contra o câncer de mama', kept: 'câncer de mama' },
  { language: 'pt-BR', message: 'bolo sem açúcar para quem tem diabetes', kept: 'diabetes' },
  { language: 'pt-BR', message: 'conserto de celular com garantia de 3 meses', kept: 'garantia de 3 meses' },
  { language: 'pt-PT', message: 'sessões de apoio a quem vive com ansiedade', kept: 'ansiedade' },
  { language: 'es', message: 'reparación de móviles con garantía de 3 meses', kept: 'garantía de 3 meses' },
  { language: 'en', message: 'phone repairs with a guarantee of 3 months', kept: 'guarantee of 3 months' },
  { language: 'pt-BR', message: 'instalar e remover ar-condicionado com garantia de 1 ano', kept: 'garantia de 1 ano' },
  { language: 'en', message: 'we remove stains from any sofa for $40', kept: 'stains' },
]
