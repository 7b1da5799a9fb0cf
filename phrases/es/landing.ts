import type { landing as original } from '../pt-BR/landing.ts'
import type { Shape } from '../shape.ts'

export const landing = {
  title: 'Mandas la foto y ya es un post',
  description:
    'Manda la foto del celular y recibe la imagen lista para Instagram: luz corregida, otro fondo si quieres y un texto. {{limit}} ediciones por {{price}} al mes.',
  pictureText: 'Una foto de café junto a la publicación lista que Mandou hizo con ella',
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
  film: {
    fallback: 'Tu navegador no admite video.',
    play: 'Reproducir: {{title}}',
    pause: 'Pausar: {{title}}',
  },
  hero: {
    eyebrow:
      'Para manicuristas, pasteleros, dentistas, agentes inmobiliarios y entrenadores que además llevan su propio Instagram',
    heading: 'Mandas la foto y ya es un post.',
    text: 'Toma la foto con el celular, como salga. En segundos vuelve con la luz corregida, el recorte justo para el feed, otro fondo si quieres y un texto con tus palabras.',
    how: 'Cómo funciona',
    start: 'Empieza ahora',
    note: '{{limit}} ediciones por {{price}} al mes. ¿Cambias de idea en 7 días? Te lo devolvemos todo.',
    film: 'una foto de café que se convierte en publicación',
  },
  demos: {
    title: 'Cómo funciona',
    text: 'Mandas la foto y dices lo que quieres, o no dices nada. Hay cuatro maneras de pedir. Los videos muestran las pantallas en portugués; las tuyas están en español.',
    start: 'Empieza ahora',
    photoToPost: {
      title: 'Mandas la foto y ya es un post',
      text: 'Luz, color y contraste corregidos, sin aspecto de filtro. El recorte busca lo que importa en la foto y la entrega para el feed, en cuadrado o para las historias.',
      first: 'Título y firma escritos en la imagen, si quieres',
      second: 'La cara y la piel quedan como son: nada se retoca',
    },
    changeBackdrop: {
      title: 'Cambia el fondo',
      text: 'Lo que fotografiaste sale de donde estaba y pasa al mármol, la madera, el lino o una pared de yeso, con la sombra y la luz del lugar nuevo.',
      first: 'Decenas de fondos listos, de la mesa del café al consultorio',
      second: 'Lo tuyo no se redibuja; el ajuste de luz se puede quitar',
    },
    describeBackdrop: {
      title: 'Describe el fondo',
      text: '¿No está en la lista? Pídelo como se lo pedirías a un fotógrafo: “mesa de madera clara vista desde arriba, sombra de hojas”. El fondo se pinta al momento.',
      first: 'Entiende portugués, español e inglés',
      second: 'Si alguna palabra se queda fuera, la pantalla dice cuál',
    },
    describeMessage: {
      title: 'Describe el mensaje',
      text: 'Basta una línea: qué es, cuánto cuesta, hasta cuándo. El texto vuelve en tu tono, con llamada a la acción y hashtags, listo para que lo cambies.',
      first: 'El precio, el día y el nombre son los que escribiste, nunca inventados',
      second: 'Un texto solo no gasta ediciones',
    },
  },
  examples: {
    title: 'Tres fotos comunes, tres publicaciones',
    text: 'Estas fotos son de uso libre y pasaron por el mismo Mandou que vas a usar. Nadie las retocó después.',
    before: 'Antes',
    after: 'Después',
    beforeOf: 'Antes: {{what}}',
    afterOf: 'Después: {{what}}',
    lemur: {
      who: 'Fotografía de animales',
      text: 'Pedido: cambiar el fondo por “Bosque dorado”. El follaje revuelto se fue; el pelo y la mirada se quedaron.',
      before: 'lémur blanco y negro delante de hojas, foto horizontal',
      after: 'el mismo lémur en vertical, en un bosque con luz dorada',
    },
    barista: {
      who: 'Bar y restaurante',
      text: 'Pedido: solo la publicación, con el título “Happy hour”. La misma barra, la misma sonrisa, recorte para el feed.',
      before: 'chica tras la barra de un bar, foto horizontal y algo oscura',
      after: 'la misma chica en vertical, con el título Happy hour',
    },
    dog: {
      who: 'Tienda de mascotas y adiestramiento',
      text: 'Pedido, con estas palabras: “jardín con la luz de la mañana”. El perro y su dueña son los de la foto.',
      before: 'perro grande de pie abrazado por una mujer en un campo',
      after: 'los dos en un jardín con la luz suave de la mañana',
    },
  },
  captions: {
    title: '¿Y qué escribo?',
    text: 'Estos textos los escribió Mandou a partir de una sola línea.',
    wrote: 'Tú escribes',
    got: 'Mandou devuelve',
    baker: { who: 'Pastelera', message: 'pastel de fresa en vaso por R$ 12, pedidos hasta el viernes' },
    nails: { who: 'Manicurista', message: 'esmaltado en gel por R$ 80, agenda abierta el jueves' },
    trainer: { who: 'Entrenador personal', message: 'dos lugares para entrenar a las 7 de la mañana' },
  },
  limits: {
    title: 'No todas las fotos salen bien. Te avisamos.',
    text: 'En esta flor, el tallo se perdió en el recorte. Pasa con lo fino, lo transparente o lo que tiene el color del fondo. Cuando Mandou desconfía de su propio recorte, la pantalla lo dice antes de que publiques, y rehacer es gratis.',
    before: 'flor rosa que cuelga de un tallo curvo',
    after: 'la misma flor sobre un fondo terracota, sin el tallo',
    faces: 'No inventa caras, piel tratada, etiquetas ni productos.',
    promises: 'No promete curas ni resultados de tratamientos en el texto.',
    posting: 'No publica nada sin que tú se lo pidas.',
    blur: 'No hace milagros con una foto movida: la luz mejora, el enfoque no.',
  },
  guarantees: {
    title: 'Cuentas claras',
    refund: {
      title: '7 días para arrepentirte',
      text: 'Hasta 7 días después del primer pago, un botón de tu cuenta devuelve el importe entero. Sin correos, sin explicaciones.',
    },
    failed: {
      title: 'Una edición que falla no cuesta nada',
      text: '¿Un error por nuestra parte? La edición vuelve sola a tu saldo.',
    },
    redo: {
      title: '¿No te gustó? Rehazla gratis',
      text: 'Cada edición se puede rehacer una vez sin gastar otra, en un plazo de 24 horas.',
    },
    card: {
      title: 'La tarjeta no se guarda',
      text: 'Los números pasan por nosotros solo para llegar a quien procesa el pago. No guardamos copia.',
    },
  },
  pricing: {
    title: '{{limit}} fotos listas al mes',
    text: 'Un solo plan. Cada mes el contador vuelve a {{limit}}.',
    plan: 'Plan mensual',
    poses: 'ediciones',
    perMonth: 'al mes',
    button: 'Empieza ahora',
    note: 'Con tarjeta de crédito, cobrado cada mes en reales hasta que canceles. Hacen falta un celular con número brasileño y un CPF. Lo que sobra de un mes no pasa al siguiente.',
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
    skill: {
      question: '¿Necesito saber editar?',
      answer:
        'No. Eliges la foto y tocas lo que quieres, o lo escribes. No hay capas, pinceles ni ajustes que aprender. Si quieres, cambias el texto antes de publicar.',
    },
    install: {
      question: '¿Tengo que instalar algo?',
      answer:
        'No. Mandou se abre en el navegador del celular o de la computadora, y entras con tu número y un código por SMS, sin contraseña.',
    },
    brazil: {
      question: '¿Funciona fuera de Brasil?',
      answer:
        'Todavía no. Para entrar hace falta un celular con número brasileño, y la suscripción pide un CPF (el número fiscal de Brasil).',
    },
    real: {
      question: '¿La inteligencia artificial cambia mi producto o a mi cliente?',
      answer:
        'No. Cuando cambia el fondo, lo que fotografiaste se queda como estaba, salvo un leve ajuste de luz que puedes quitar. Las caras, las etiquetas y la piel nunca se generan.',
    },
    patients: {
      question: '¿Puedo usarlo con fotos de pacientes?',
      answer:
        'Sí, siempre que tengas su autorización. Para odontología y medicina, Mandou recuerda las normas de publicación al escribir el texto. La responsabilidad de lo publicado sigue siendo tuya.',
    },
    counts: {
      question: '¿Qué cuenta como una edición?',
      answer:
        'Una imagen entregada. No cuentan: la edición que falló, la primera vez que la rehaces en 24 horas, otro formato de la misma edición ni un texto solo.',
    },
    instagram: {
      question: '¿Publica en mi Instagram?',
      answer:
        'Publica o programa, si conectas una cuenta profesional de Instagram vinculada a una página de Facebook. Sin conectarla, descargas la imagen, copias el texto y publicas por tu cuenta.',
    },
    photos: {
      question: '¿Qué pasa con mis fotos?',
      answer:
        'Son tuyas. Los originales se quedan 30 días para que puedas rehacer, los resultados 12 meses, y los borras cuando quieras. No los usamos en publicidad ni para entrenar inteligencia artificial.',
    },
    cancel: {
      question: '¿Cómo cancelo?',
      answer:
        'En tu cuenta, con un botón. Los primeros 7 días puedes pedir que te devolvamos el dinero; después usas lo que ya pagaste hasta el final del mes del plan y no hay otro cobro.',
    },
  },
  contact: {
    title: 'Habla con nosotros',
    text: '¿Te quedó una duda, o algo no salió como debía? Escribe a',
    ready: '¿Tienes una foto guardada en el celular?',
    start: 'Empieza ahora',
  },
  footer: {
    label: 'Pie de página',
    taxId: 'CNPJ (Brasil)\u00A0{{taxId}}',
    terms: 'Términos de Uso',
    privacy: 'Política de privacidad',
    cookies: 'Cookies',
    source: 'Código fuente (AGPL)',
  },
} as const satisfies Shape<typeof original>
