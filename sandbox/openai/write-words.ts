import { z } from 'zod'
import type { WriteText } from './fill-schema.ts'

/** The order as a client may describe it; anything else counts as the message itself. */
const orderShape = z.object({ message: z.string().optional(), language: z.string().optional() }).loose()

interface Phrases {
  readonly openings: readonly string[]
  readonly closings: readonly string[]
  readonly hashtags: readonly string[]
}

const PORTUGUESE: Phrases = {
  openings: [
    'Olha só que capricho!',
    'Feito hoje, com calma e carinho.',
    'Tem novidade por aqui.',
    'Do nosso cantinho para o seu dia.',
  ],
  closings: ['Chama no direct e garante o seu.', 'Me conta nos comentários o que achou!', 'Salva para lembrar depois.'],
  hashtags: ['#feitocomcarinho', '#pequenosnegocios', '#compredequemfaz'],
}

const PHRASES: Readonly<Record<string, Phrases>> = {
  pt: PORTUGUESE,
  es: {
    openings: ['¡Mira qué detalle!', 'Hecho hoy, con calma y cariño.', 'Hay novedades por aquí.'],
    closings: ['Escríbenos y reserva el tuyo.', '¡Cuéntanos qué te parece!', 'Guárdalo para después.'],
    hashtags: ['#hechoconamor', '#hechoamano', '#negociolocal'],
  },
  en: {
    openings: ['Just look at this!', 'Made today, slowly and with care.', 'Something new is here.'],
    closings: ['Message us to get yours.', 'Tell us what you think below!', 'Save it for later.'],
    hashtags: ['#madewithlove', '#smallbusiness', '#shoplocal'],
  },
}

const LONGEST_MESSAGE = 300

/**
 * Texts in the requested language that contain the words of the request, as a model's would; the field's name decides the kind.
 */
export function writeWordsFor(userText: string): WriteText {
  const { message, language } = readOrder(userText)
  const phrases = PHRASES[language] ?? PORTUGUESE
  return (field, index) =>
    /hash|tag/i.test(field)
      ? pick(phrases.hashtags, index)
      : `${pick(phrases.openings, index)} ${message} ${pick(phrases.closings, index)}`
}

function pick(list: readonly string[], index: number): string {
  return list[index % list.length] ?? ''
}

function readOrder(userText: string): { message: string; language: string } {
  const order = orderShape.safeParse(parseJson(userText))
  const message = order.success && order.data.message !== undefined ? order.data.message : userText
  const language = order.success ? (order.data.language ?? 'pt') : 'pt'
  return { message: message.trim().slice(0, LONGEST_MESSAGE), language: language.slice(0, 2).toLowerCase() }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
