import { lines, type Grammar } from './grammar.ts'
import { LINES_ES } from './lines-es.ts'

export const es: Grammar = {
  openings: {
    sell: {
      plain: lines(`
        Para quien preguntó:
        Te lo dejamos por aquí:
        Aprovecha:
        Toma nota:
        Lo tenemos así:
        Esto te puede interesar:
        Por si lo estabas esperando:
        Así está el precio:
        Pasamos a avisarte:
        Para que lo tengas a mano:`),
      casual: lines(`
        Mira esto:
        Para mandar al grupo:
        Avísale a quien le interese:`),
    },
    new: {
      plain: lines(`
        Hay novedades:
        Novedad de la semana:
        Ya puedes verlo:
        Recién llegado:
        Te lo presentamos:
        Teníamos ganas de enseñarlo:
        Nuevo por aquí:
        Lo nuevo:
        Se acabó la espera:
        Por fin:`),
      casual: lines(`
        Atención, novedad:
        Llegó la hora de contarlo:
        Adivina qué hay de nuevo:`),
    },
    agenda: {
      plain: lines(`
        Agenda abierta:
        Si querías cita, este es el momento.
        ¿Ya tienes tu cita?
        ¿Qué día te viene bien?
        Estos son los horarios:
        Reserva con tiempo y elige hora.
        Para quien esperaba un hueco:
        Todavía estás a tiempo.
        Ya puedes reservar:
        No lo dejes para el último día.`),
      casual: lines(`
        ¿Te apuntamos?
        Organiza tu semana:
        Elige tu horario:`),
    },
    result: {
      plain: lines(`
        Así quedó:
        El resultado de hoy:
        Terminado y listo para enseñar:
        Trabajo entregado:
        Fíjate en los detalles.
        Mira cómo quedó.
        De los últimos trabajos:
        Otro trabajo terminado:
        Del proyecto al resultado:
        Recién terminado:`),
      casual: lines(`
        Haz zoom, se puede.
        Nos encantó hacerlo:
        ¿Qué te parece?
        Y quedó así:
        Lo que hicimos hoy:`),
    },
    tip: {
      plain: lines(`
        Consejo rápido:
        Buena pregunta.
        Esto nos lo preguntan mucho.
        Algo que conviene saber:
        Una duda frecuente:
        Guárdalo para cuando lo necesites.
        Te lo explicamos:
        Para tenerlo en cuenta:
        Dato útil:
        Vale la pena saberlo.`),
      casual: lines(`
        ¿Lo sabías?
        Rápido de leer:
        ¿A quién le sirve esto?
        Toma nota:
        Rápido y útil:`),
    },
    thanks: {
      plain: lines(`
        Este post es para dar las gracias.
        Gracias por estar ahí.
        Hoy toca agradecer.
        Sin ustedes esto no sería posible.
        Queríamos decirlo:
        Con mucho cariño:
        A todos los que vienen y nos recomiendan:
        Gracias, de corazón.
        Hay cosas que se agradecen siempre.
        A quienes nos acompañan:`),
      casual: lines(`
        Esto va por ti.
        Solo queríamos decir esto:
        Un abrazo enorme.
        Nos sacaron una sonrisa.
        Qué suerte tenerlos cerca.`),
    },
    celebration: {
      plain: lines(`
        Hoy celebramos.
        Día especial:
        Qué alegría compartirlo con ustedes.
        Hay motivos para celebrar.
        Un día para recordar.
        Hoy es un gran día.
        Brindamos por esto:
        Nos hace mucha ilusión.
        Gracias por celebrarlo con nosotros.
        Fecha marcada en el calendario:`),
      casual: lines(`
        ¡Hoy toca fiesta!
        ¡A celebrar!
        Un brindis por esto.
        ¡Qué emoción!
        ¿Quién celebra con nosotros?`),
    },
    hiring: {
      plain: lines(`
        El equipo crece.
        Vacante abierta:
        Buscamos a alguien para el equipo.
        Oferta de trabajo:
        Estamos contratando:
        Tenemos un puesto libre.
        Si buscas trabajo, lee esto.
        Hay sitio en el equipo.
        Nueva vacante:
        Compártelo con quien busca trabajo.`),
      casual: lines(`
        ¿Quieres trabajar con nosotros?
        ¿Conoces a alguien con este perfil?
        ¿Te sumas al equipo?
        Etiqueta a quien esté buscando trabajo.
        ¿Eres tú?`),
    },
    hours: {
      plain: lines(`
        Aviso importante:
        Aviso de horario:
        Para que te organices:
        Toma nota:
        Antes de venir, lee esto.
        Cambios de horario:
        Información para estos días:
        Anótalo:
        Te avisamos con tiempo.
        Nuestro horario:`),
      casual: lines(`
        Aviso rápido:
        Ojo con el horario:
        Para que no vengas en vano:
        Apúntalo:
        Te lo contamos antes:`),
    },
    testimonial: {
      plain: lines(`
        Lo que nos escribieron:
        Gracias por estas palabras.
        Mensajes que alegran el día:
        Así nos lo contaron:
        Una opinión que agradecemos:
        Palabras de una clienta:
        Nos llegó este mensaje:
        Esto nos escribieron hoy:
        Un mensaje que merece post:
        Leer esto nos alegra.`),
      casual: lines(`
        Este mensaje va enmarcado.
        Mira este mensaje:
        Mejor que lo cuenten ellos:
        Nos sacó una sonrisa:
        Con mensajes así, da gusto.`),
    },
    share: {
      plain: lines(`
        Un poco de lo que hacemos:
        Esto también lo hacemos:
        Por si no lo sabías:
        Te lo contamos:
        Para quien acaba de llegar:
        Así trabajamos:
        Nuestro día a día:
        Hoy te enseñamos esto:
        Para quien preguntó:
        Lo que ves aquí:`),
      casual: lines(`
        Mira esto:
        ¿Lo conocías?
        ¿Qué te parece?`),
    },
    untold: {
      plain: lines(`
        ¿Qué es lo primero que ves en esta foto?
        ¿Qué texto le pondrías a esta foto?
        ¿A qué te recuerda esta foto?
        Cuéntanos qué te parece.
        ¿Qué palabra le pondrías a esta foto?
        ¿Te gusta?`),
      casual: lines(`
        Haz zoom: ¿qué detalle encontraste?
        Ponle título a esta foto.
        ¿Con qué emoji la describes?
        ¿Qué te parece?`),
    },
  },
  event: { soon: 'Se acerca {event}.', here: '¡Llegó {event}!' },
  closings: {
    order: {
      casual: lines(`
        Escríbenos para pedir.
        Escríbenos y te lo guardamos.
        Haz tu pedido por mensaje.
        Pedidos por mensaje directo.`),
      formal: lines(`
        Pedidos por mensaje directo.
        Pedidos e información por mensaje.
        Para pedir, escríbenos.
        Pedidos y consultas por mensaje.`),
    },
    come: {
      casual: lines(`
        Te esperamos.
        Ven a probar.
        Pásate por aquí.
        Aquí te esperamos.`),
      formal: lines(`
        Te esperamos.
        Ven a visitarnos.`),
    },
    quote: {
      casual: lines(`
        Escríbenos y te pasamos presupuesto.
        Pide tu presupuesto por mensaje.
        Mándanos un mensaje y lo vemos.
        Presupuesto por mensaje directo.
        Escríbenos y te respondemos.`),
      formal: lines(`
        Presupuestos por mensaje directo.
        Pide tu presupuesto por mensaje.
        Información y presupuestos por mensaje.
        Escríbenos para pedir presupuesto.`),
    },
    join: {
      casual: lines(`
        Escríbenos y apartamos tu lugar.
        ¿Te apuntas? Escríbenos.
        Manda mensaje y te decimos cómo empezar.
        ¿Te animas? Escríbenos.
        Apúntate por mensaje.`),
      formal: lines(`
        Inscripciones por mensaje directo.
        Información e inscripciones por mensaje.
        Para inscribirte, escríbenos.
        Escríbenos para más información.`),
    },
    book: {
      casual: lines(`
        Escríbenos y elige tu hora.
        Pide tu cita por mensaje.
        Escríbenos y reserva tu cita.
        Reserva por mensaje directo.
        Mándanos un mensaje y te damos cita.`),
      formal: lines(`
        Citas por mensaje directo.
        Pide tu cita por mensaje.
        Para reservar, escríbenos.
        Información y citas por mensaje.
        Escríbenos para pedir cita.`),
    },
    visit: {
      casual: lines(`
        Escríbenos y agenda tu visita.
        ¿Quieres verlo? Escríbenos.
        Manda mensaje y coordinamos la visita.
        Agenda tu visita por mensaje.`),
      formal: lines(`
        Visitas con cita previa, por mensaje.
        Más información por mensaje.
        Escríbenos para coordinar una visita.
        Agenda tu visita por mensaje.`),
    },
    reserve: {
      casual: lines(`
        Escríbenos para reservar.
        Reserva por mensaje.
        Para reservar, mándanos un mensaje.`),
      formal: lines(`
        Reservas por mensaje.
        Para reservar, escríbenos.`),
    },
    ask: {
      casual: lines(`
        Escríbenos para saber más.
        ¿Te interesa? Escríbenos.
        ¿Dudas? Escríbenos.`),
      formal: lines(`
        Más información por mensaje.
        Información por mensaje.
        Escríbenos para más información.`),
    },
    talk: {
      casual: lines(`
        Cuéntanos en los comentarios.
        ¿Qué te parece?
        Etiqueta a quien le gustaría verlo.
        Te leemos en los comentarios.
        Guárdalo si te gustó.
        Dinos qué opinas.
        Compártelo con quien quieras.`),
      formal: lines(`
        Te leemos en los comentarios.
        Cualquier duda, escríbenos.
        Dinos qué opinas en los comentarios.
        Más información por mensaje.`),
    },
    answer: {
      casual: lines(`
        Cuéntanos en los comentarios.
        Te leemos.
        Responde aquí abajo.`),
      formal: lines(`
        Te leemos en los comentarios.
        Deja tu respuesta en los comentarios.
        Cuéntanos en los comentarios.`),
    },
    apply: {
      casual: lines(`
        Manda tu currículum por mensaje.
        ¿Te interesa el puesto? Escríbenos.
        Currículums por mensaje.`),
      formal: lines(`
        Envía tu currículum por mensaje directo.
        Currículums por mensaje, por favor.`),
    },
  },
  trades: LINES_ES,
}
