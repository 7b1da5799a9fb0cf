import { CHAT_NETWORK } from '../chat-network.ts'
import { cycle } from './cycle.ts'
import type { landing as original } from '../pt-BR/landing.ts'
import type { Shape } from '../shape.ts'

export const landing = {
  title: 'Mandas la foto y ya es un post',
  description: `Manda la foto del celular y recibe la imagen lista para Instagram: luz corregida, otro fondo si quieres y un texto. {{limit}} ediciones por {{price}} al ${cycle.noun}.`,
  pictureText: 'Una foto de un volcán de chocolate junto a la publicación lista que Mandou hizo con ella',
  nav: {
    label: 'Principal',
    menu: 'Menú',
    home: 'Inicio',
    how: 'Cómo funciona',
    pricing: 'Precio',
    contact: 'Contacto',
    account: 'Ya tengo cuenta',
    login: 'Entrar',
    start: 'Empieza ahora',
  },
  languages: {
    choose: 'Selecciona el idioma',
    submit: 'Cambiar',
    list: 'Idiomas',
  },
  video: {
    fallback: 'Tu navegador no admite video.',
    play: 'Reproducir: {{title}}',
    pause: 'Pausar: {{title}}',
  },
  hero: {
    eyebrow:
      'Para manicuristas, pasteleros, dentistas, agentes inmobiliarios y entrenadores que además llevan su propio Instagram',
    heading: 'Mandas la foto y ya es un post.',
    where: `Por ${CHAT_NETWORK} o aquí en el navegador.`,
    text: 'Toma la foto con el celular, como salga. En segundos vuelve con la luz corregida, el recorte justo para el feed, otro fondo si quieres y un texto con tus palabras.',
    how: 'Cómo funciona',
    start: 'Empieza ahora',
    price: `{{limit}} fotos listas por {{price}} al ${cycle.noun}, en reales de Brasil`,
    leave: 'Con tarjeta de crédito. Cancela cuando quieras, con un botón; en los primeros 7 días te devolvemos todo.',
    trial: 'Pruébalo antes con una foto tuya, sin pagar: sale con marca de agua.',
    tryOne: 'Prueba sin pagar',
    trialTerms: 'La prueba es de una foto, con marca de agua.',
    cancel: 'Cancela cuando quieras.',
    after: '¿Usaste las {{limit}}? Las próximas llegan con la renovación, sin cargos extra.',
    compare: 'Comparar antes y después',
    backdrops: 'Prueba otro fondo',
    try: 'Cambia el fondo aquí',
    video: 'fotos de celular que se convierten en publicaciones',
  },
  demos: {
    title: 'Cómo funciona',
    text: 'Di lo que quieres, o no digas nada. Hay cuatro maneras de pedir.',
    start: 'Empieza ahora',
    photo: 'La foto, tal como salió del celular',
    photoToPost: {
      title: 'Mandas la foto y ya es un post',
      text: 'Luz y color corregidos, recorte para el feed, título si quieres. Cara y piel quedan como son.',
      crop: 'Recorte para el feed',
      light: 'Luz y color corregidos',
      ready: 'Lista para publicar',
    },
    changeBackdrop: {
      title: 'Cambia el fondo',
      text: 'Del mostrador al mármol, el lino o el yeso, con la sombra del lugar nuevo.',
    },
    describeBackdrop: {
      title: 'Describe el fondo',
      text: '¿No está en la lista? Pídelo con tus palabras.',
      ready: 'Fondo nuevo; lo demás, como en la foto',
    },
    describeMessage: {
      title: 'Describe el mensaje',
      text: 'Con una línea basta. Precio y día son los tuyos, nunca inventados.',
    },
  },
  examples: {
    before: 'Antes',
    after: 'Después',
    photo: 'Tu foto',
    newBackdrop: 'Fondo nuevo',
    beforeOf: 'Antes: {{what}}',
    afterOf: 'Después: {{what}}',
  },
  trades: {
    title: 'Míralo en tu trabajo',
    credit: 'Foto del ejemplo: {{author}}, {{licence}}. El resultado es del propio Mandou.',
    drawn: 'La foto del ejemplo la dibujamos en 3D, a falta de una libre; el resultado es del propio Mandou.',
    licences: {
      cc0: 'CC0 1.0',
      publicDomain: 'dominio público',
    },
  },
  captions: {
    title: '¿Y qué escribo?',
    text: 'Este texto lo escribió Mandou a partir de una sola línea.',
    wrote: 'Tú escribes',
    got: 'Mandou devuelve',
  },
  limits: {
    title: 'No todas las fotos salen bien. Te avisamos.',
    text: 'En esta flor se perdió el tallo. Pasa con lo fino, lo transparente o lo que tiene el color del fondo. Cuando Mandou desconfía del recorte, la pantalla lo dice antes, y rehacer es gratis.',
    short:
      'En esta flor se perdió el tallo. Cuando Mandou desconfía del recorte, la pantalla lo dice antes, y rehacer es gratis.',
    before: 'flor rosa que cuelga de un tallo curvo',
    after: 'la misma flor sobre un fondo terracota, sin el tallo',
    faces: 'No inventa caras, piel tratada, etiquetas ni productos.',
    promises: 'No promete curas ni resultados de tratamientos en el texto.',
    posting: 'No publica nada sin que tú se lo pidas.',
    blur: 'No enfoca una foto movida.',
  },
  guarantees: {
    title: 'Cuentas claras',
    refund: {
      title: '7 días para arrepentirte',
      text: 'Un botón en tu cuenta devuelve todo el importe.',
    },
    failed: {
      title: 'Una edición que falla no cuesta nada',
      text: 'La edición vuelve sola a tu saldo.',
    },
    redo: {
      title: '¿No te gustó? Rehazla gratis',
      text: 'Una vez por edición, en 24 horas.',
    },
    card: {
      title: 'La tarjeta no se guarda',
      text: 'Los números solo pasan por nosotros hasta quien cobra.',
    },
  },
  pricing: {
    title: '{{limit}} fotos listas al mes',
    text: 'Un solo plan. Cada mes el contador vuelve a {{limit}}.',
    plan: cycle.plan,
    poses: 'ediciones',
    perMonth: `{{price}} al ${cycle.noun}`,
    button: 'Empieza ahora',
    note: `Con tarjeta de crédito, cobrado ${cycle.every} en reales hasta que canceles. Hacen falta un celular con número brasileño y un CPF. Lo que sobra de un mes no pasa al siguiente.`,
    includes: {
      edits: '{{limit}} ediciones de foto con IA al mes',
      captions: 'Textos sin imagen, sin gastar ediciones',
      formats: 'Todos los formatos de la misma edición: feed, cuadrado e historias',
      instagram: 'Publicar o programar en Instagram',
      leave: 'Cancelar con un botón, cuando quieras',
    },
  },
  questions: {
    title: 'Preguntas frecuentes',
    more: 'Todas las preguntas',
    install: {
      question: '¿Tengo que instalar algo?',
      answer: `No. Mandas la foto por ${CHAT_NETWORK} o en el navegador, y entras con tu número y un código por SMS.`,
    },
    pay: {
      question: '¿Cuánto cuesta y cómo se paga?',
      answer: `{{price}} al ${cycle.noun} con tarjeta de crédito, con {{limit}} ediciones. Hay un solo plan, sin permanencia ni multa. Por ahora no hay otro medio de pago.`,
    },
    refund: {
      question: '¿Y si no me gusta?',
      answer:
        'En los 7 días después del primer pago, un botón en tu cuenta devuelve todo el importe, y el acceso termina al momento.',
    },
    brazil: {
      question: '¿Funciona fuera de Brasil?',
      answer:
        'Todavía no. Para entrar hace falta un celular con número brasileño, y la suscripción pide un CPF (el número fiscal de Brasil).',
    },
    real: {
      question: '¿La inteligencia artificial cambia mi producto o a mi cliente?',
      answer:
        'No. Salvo un leve ajuste de luz que puedes quitar, lo que fotografiaste se queda como estaba. Las caras, las etiquetas y la piel nunca se generan.',
    },
    counts: {
      question: '¿Qué cuenta como una edición?',
      answer:
        'Una imagen entregada. No cuentan: la edición que falló, la primera vez que la rehaces en 24 horas, otro formato ni un texto solo.',
    },
    trial: {
      question: '¿Puedo probarlo sin pagar?',
      answer:
        'Sí, con una foto tuya, en el navegador: entra con tu celular y abre el estudio. La imagen sale con marca de agua, hasta 1080 px. Si te suscribes, la marca de agua desaparece y la foto no gasta ninguna de las {{limit}}.',
    },
    after: {
      question: '¿Y cuando se acaban las {{limit}}?',
      answer:
        'Las próximas {{limit}} llegan con la renovación. Hasta entonces, los textos y los otros formatos de lo que ya hiciste siguen libres, y no se cobra nada más: no hay ediciones sueltas.',
    },
    instagram: {
      question: '¿Publica en mi Instagram?',
      answer:
        'Publica o programa, con una cuenta profesional vinculada a una página de Facebook. Sin conectarla, descargas la imagen y copias el texto.',
    },
    photos: {
      question: '¿Qué pasa con mis fotos?',
      answer:
        'Son tuyas. Los originales se quedan 30 días, los resultados 12 meses, y los borras cuando quieras. No los usamos en publicidad ni para entrenar inteligencia artificial.',
    },
    cancel: {
      question: '¿Cómo cancelo?',
      answer: 'En tu cuenta, con un botón. Usas lo que ya pagaste hasta el final del mes del plan, y no hay otro cobro.',
    },
  },
  contact: {
    title: 'Habla con nosotros',
    text: '¿Te quedó una duda? Escribe a',
    ready: '¿Tienes una foto guardada en el celular?',
    start: 'Empieza ahora',
  },
  footer: {
    label: 'Pie de página',
    taxId: 'CNPJ (Brasil)\u00A0{{taxId}}',
    terms: 'Términos de Uso',
    privacy: 'Política de Privacidad',
    cookies: 'Cookies',
    source: 'Código fuente (AGPL)',
  },
} as const satisfies Shape<typeof original>
