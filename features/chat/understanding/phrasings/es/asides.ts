import type { Phrasings } from '../phrasing.ts'

/** Phrasings around a photo that order nothing. */
export const asides: Phrasings = {
  'show-caption': `
    cómo quedó el texto?
    ¿cuál es el texto?
    cual es la leyenda
    muéstrame el texto
    mándame el texto otra vez
    quiero ver el texto
  `,
  'publish-elsewhere': `
    la puedes subir a mi estado?
    publica en historias
    súbelo a mi historia
    súbelo al facebook
    publícalo en facebook también
    compártelo en tiktok
  `,
  'more-coming': `
    espera, voy a mandar otra
    ya te mando las otras
    espera que mando otra
    falta una, espera
    aguanta, te envío otra
  `,
  'more-coming +photo': `
    1 de 3
    espera, voy a mandar otra
    ya te mando las otras
    espera que mando otra
    falta una, espera
    aguanta, te envío otra
  `,
  'caption:offer:added': `
    ponle a la leyenda: te esperamos
    pon garantia de dinero de vuelta para el cliente en la leyenda
    agrega al texto: envío gratis
    agrega a la leyenda: te esperamos
    pon mi número en la leyenda: 555-0100
    pon al final de la leyenda: te esperamos
  `,
  'caption:without-emoji': `
    sin emojis
    quita los emojis
  `,
  'caption:former': `
    vuelve a la leyenda anterior
    prefiero el texto anterior
  `,
  'caption:unsaid': `
    hay un error en la leyenda
  `,
  'price +photo': `
    cuánto cuesta editar esta?
  `,
  'more-coming ?choice': `
    déjame ver
    dame un segundo
    un momentito
    un momento
    dame un minuto
  `,
  'more-coming ?words': `
    un momentito
    necesito más tiempo
  `,
}
