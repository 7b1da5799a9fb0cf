import { lines, words, type Grammar } from './grammar.ts'

export const es: Grammar = {
  openings: {
    sell: {
      plain: lines(`
        Para quien ya le tenía ganas.
        Para quien preguntó, aquí está.
        Compártelo con quien quiera saberlo.
        Las buenas noticias se cuentan pronto.
        Vale la pena guardar esta publicación.
        Lo que conviene saber, en pocas líneas.`),
      casual: lines(`
        Manda esto al grupo.
        ¿Se te antoja?
        Si faltaba una señal, es esta.
        ¿Ya sabes con quién compartirlo?`),
      product: lines(`
        ¿Pensando en {product}? Este es el lugar.
        Aquí hay {product}.
        ¿Alguien dijo {product}?
        {Product}: apunta los detalles.`),
    },
    new: {
      plain: lines(`
        Hay novedades por aquí.
        Una buena novedad no se guarda.
        Nuevo por aquí, y ya publicado.
        Primero lo ve quien nos sigue.
        Una novedad más para mostrar.
        Nos alegra mucho mostrar esto.`),
      casual: lines(`
        Abran paso, que hay novedad.
        Un buen secreto dura poco.
        Sí, es justo lo que estás viendo.
        Quien nos sigue se entera primero.`),
      product: lines(`
        Ahora hay {product} por aquí.
        Saluda a la novedad: {product}.
        La novedad: {product}.
        Nuevo por aquí: {product}.`),
    },
    agenda: {
      plain: lines(`
        La agenda está abierta.
        Hay un lugar para ti en la agenda.
        Quien reserva antes elige el horario.
        Un recordatorio para pedir tu cita.
        ¿Ya miraste tu calendario?
        Vale la pena apartar un horario para esto.`),
      casual: lines(`
        ¿Agendamos?
        Los buenos horarios vuelan.
        Antes de que se llene la semana, reserva.
        Tu nombre todavía cabe en la lista.`),
      product: lines(`
        Agenda abierta para {product}.
        ¿Quieres reservar {product}? La agenda está abierta.
        {Product}: elige tu horario.
        Si {product} está en tus planes, es momento de reservar.`),
    },
    result: {
      plain: lines(`
        Fíjate en los detalles.
        Un resultado que da gusto mostrar.
        La foto lo cuenta mejor que nosotros.
        Por momentos así nos gusta lo que hacemos.
        Trabajo listo, sonrisa puesta.
        Cada detalle tuvo su tiempo.
        Míralo con calma.
        Verlo listo es la mejor parte.
        Hay trabajos que hablan por sí solos.
        De la primera charla hasta aquí.`),
      casual: lines(`
        Se permite hacer zoom.
        Misión cumplida por aquí.
        Respira y mira esto de cerca.
        Hay resultados que piden foto.
        Aquí está el trabajo del día.`),
      product: [],
    },
    tip: {
      plain: lines(`
        Vale la pena leerlo con calma.
        Una orientación para el día a día.
        Lo básico, bien recordado.
        Un consejo sencillo para llevar contigo.
        Pequeños hábitos, gran diferencia.
        Palabra de quien vive esto a diario.
        La buena información se comparte.
        Un minuto de lectura que vale la pena.
        Guarda esto para cuando lo necesites.
        Es simple, y a veces se nos olvida.`),
      casual: lines(`
        Guárdate este post.
        ¿Nadie te lo había contado?
        ¿Nos facilitamos la vida?
        Clase rápida, sin examen final.
        Toma nota, que esta es buena.`),
      product: [],
    },
    thanks: {
      plain: lines(`
        Este post es solo para agradecer.
        Cada persona aquí hace la diferencia.
        Faltan palabras, sobra cariño.
        Hay alegrías que solo tienen sentido compartidas.
        La gratitud cabe en pocas líneas.
        Qué bueno tenerte cerca.
        De corazón a corazón.
        Lo leemos, lo sentimos y lo agradecemos.
        Un minuto para reconocer a quien está cerca.
        Nadie llega lejos sin compañía.`),
      casual: lines(`
        Corazón calentito por aquí.
        Un abrazo en forma de post.
        Pausa en las prisas para decir algo.
        Si estás leyendo esto, es contigo.
        Ven, que el tema eres tú.`),
      product: [],
    },
    celebration: {
      plain: lines(`
        Día de celebrar.
        Qué alegría compartir este momento.
        Las buenas fechas merecen una publicación.
        Celebrar en compañía sabe mejor.
        Hay fechas que abrigan el corazón.
        Motivos para sonreír no faltan.
        Un momento para guardar en la memoria.
        Hora de brindar por lo bueno.
        Un cariño especial para marcar la fecha.
        Quien camina junto, celebra junto.`),
      casual: lines(`
        Ya pueden soltar los globos.
        Un brindis, aunque sea con café.
        Paren todo: estamos de fiesta.
        Sonrisa de oreja a oreja por aquí.
        Quien ama las fiestas, que levante la mano.`),
      product: [],
    },
    hiring: {
      plain: lines(`
        Buscamos a alguien que sume.
        El equipo tiene una vacante.
        Compártelo con quien busca trabajo.
        El equipo va a crecer.
        Tu próximo trabajo puede estar aquí.
        Buscamos buena gente.
        Vacante abierta, puerta abierta.
        ¿Conoces a alguien con este perfil?
        Hay un lugar en el equipo.
        Una oportunidad para quien disfruta lo que hace.`),
      casual: lines(`
        ¿Quieres trabajar con nosotros?
        Etiqueta a esa persona que tiene que ver esto.
        Ve preparando el currículum.
        ¿Te sumas al equipo?
        Se busca alguien con ganas.`),
      product: [],
    },
    hours: {
      plain: lines(`
        Un aviso sobre los próximos días.
        Consúltanos antes de venir.
        Avisamos con tiempo.
        Un aviso para que te organices.
        Anótalo en el calendario.
        Antes de salir de casa, mira esto.
        Una nota sobre nuestro horario.
        Para que nadie venga en vano.
        Atención a los horarios.
        Así quedamos.`),
      casual: lines(`
        Avisito de la semana.
        Cuentas claras, agenda tranquila.
        Organízate con nosotros.
        Aviso rápido.
        ¿Agenda en mano?`),
      product: [],
    },
    testimonial: {
      plain: lines(`
        Palabra de quien vivió la experiencia.
        Leer esto nos cambia el día.
        Lo cuenta quien estuvo aquí.
        Este mensaje merecía un post.
        Un cariño así se comparte.
        La confianza es lo que más importa por aquí.
        Gracias por cada palabra.
        Lo compartimos con mucha alegría.
        Por esto vale la pena el trabajo.
        Palabras que se quedan con nosotros.`),
      casual: lines(`
        Hay mensajes que dan ganas de enmarcar.
        Lo leímos y lo volvimos a leer.
        Este va directo al mural.
        Un comentario así vale por todo el desayuno.
        Mejor que lo cuente quien vino.`),
      product: [],
    },
    share: {
      plain: lines(`
        Un poco de nuestro día a día.
        Directo de nuestra rutina.
        Para quien sigue nuestro trabajo.
        Un poco más de lo que hacemos.
        Pasamos a contarte.
        Hay publicación nueva por aquí.`),
      casual: lines(`
        Mira esto.
        Acércate.
        Esta publicación pedía salir.
        Cuéntanos si también te gusta.`),
      product: lines(`
        Si el tema es {product}, quédate.
        ¿Hablamos de {product}?
        ¿A quién más le gusta {product}?
        {Product}: de eso va esta publicación.`),
    },
    untold: {
      plain: lines(`
        ¿Qué es lo primero que te llama la atención en esta foto?
        ¿Qué texto le pondrías a esta foto?
        ¿Qué historia te cuenta esta foto?
        Mírala con calma y cuenta qué viste.
        ¿Qué palabra va con esta foto?
        ¿A qué te recuerda esta foto?`),
      casual: lines(`
        Haz zoom: ¿qué detalle encontraste?
        Texto libre: ¿cuál sería el tuyo?
        ¿Con qué emoji describes esta foto?
        Cuenta qué viste primero.`),
      product: [],
    },
  },
  crafts: {
    beauty: lines(`
      Cuidarte no necesita fecha especial.
      La autoestima también se construye con gestos pequeños.
      Es ese ratito en que el teléfono se queda a un lado y tú vas primero.
      Para nosotros, belleza es reconocerte en el espejo.`),
    hair: lines(`
      El cabello cuenta historias.
      Estrenar corte mejora cualquier lunes.
      Antes de la tijera viene la charla: ¿qué va con tu rutina?
      Hay cambios que empiezan por la cabeza, literalmente.`),
    nails: lines(`
      Unas manos arregladas cambian hasta la forma de sostener la taza.
      El color del esmalte dice mucho del ánimo de la semana.
      Francesa, nude o roja: ¿cuál va contigo?
      Un detalle pequeño, de esos que se miran todo el día.`),
    brows: lines(`
      La mirada llega antes que nosotros.
      Unas buenas cejas respetan tu rostro.
      El marco correcto, la mirada descansada.
      Un detalle que sale en todas las selfies.`),
    bakery: lines(`
      El olor a horno tiene el don de reunir gente en la cocina.
      El pan calentito pide mantequilla y buena compañía.
      Hay consuelos que vienen en bolsa de papel.
      Café servido, mesa puesta, lo demás se arregla.`),
    confectionery: lines(`
      Hay días que piden un dulce, y está muy bien.
      El primer bocado siempre es en silencio.
      Un buen dulce termina siendo recuerdo de familia.
      Fiesta chica o mesa llena: el pastel siempre sale en el centro de la foto.`),
    food: lines(`
      La buena comida junta gente alrededor de la mesa.
      Trae el hambre, que la cocina se encarga.
      Un plato hecho con calma sabe distinto.
      Hay sabores que recuerdan a casa.`),
    dentistry: lines(`
      Cada sonrisa pide, ante todo, una conversación.
      Cuidar los dientes es cuidar toda la salud.
      Las dudas no tienen que esperar a la próxima cita.
      Cada caso es único y merece una valoración individual.`),
    medicine: lines(`
      La salud se cuida con información y seguimiento.
      Cada persona es única y merece una valoración individual.
      Escuchar es parte de la consulta.
      Prevenir también es quererse.`),
    'real-estate': lines(`
      La casa correcta es esa donde ya te imaginas desayunando.
      Mira la luz, recorre los espacios, escucha el silencio.
      Elegir dónde vivir pide calma.
      Cada llave guarda un comienzo.`),
    fitness: lines(`
      La constancia le gana a la prisa.
      El entreno posible es mejor que el entreno perfecto.
      Tu cuerpo, tu ritmo, un día a la vez.
      Lo más difícil siempre es ponerse las zapatillas.`),
    fashion: lines(`
      La ropa buena entra en tu rutina sin pedir permiso.
      Imagínalo con eso que ya vive en tu clóset.
      Vestir lo que va contigo cambia el paso.
      Va con el día, con la noche y contigo.`),
    crafts: lines(`
      Lo hecho a mano lleva tiempo dentro.
      Cada pieza guarda un poco de quien la hizo.
      Un buen regalo es el que se conserva.
      No hay dos puntadas iguales, y ahí está la gracia.`),
    pet: lines(`
      Quien tiene un peludo en casa lo entiende.
      Una cola que se mueve es la mejor señal.
      El amor de cuatro patas merece cuidado.
      Esa mirada de «dame uno más» la conocemos bien.`),
    flowers: lines(`
      Las flores dicen lo que no sabemos escribir.
      Un florero en la mesa cambia el ánimo de la casa.
      No hace falta motivo para recibir flores.
      Color, perfume y una nota: lo demás lo pones tú.`),
    photography: lines(`
      Dentro de unos años, esta foto contará la historia.
      La mejor pose llega cuando te olvidas de la cámara.
      Luz bonita y gente de verdad: eso nos gusta.
      Los buenos recuerdos merecen salir del teléfono.`),
    generic: lines(`
      El trabajo hecho con atención se nota en los detalles.
      Creemos en lo sencillo bien hecho.
      Cada cliente llega con una historia, y nos gusta escucharla.
      Los pequeños cuidados hacen mejor el día.`),
  },
  moods: {
    tip: lines(`
      No hace falta cambiar todo de una vez.
      Empezar en pequeño ya es empezar.
      Si queda alguna duda, pregunta: aquí no hay preguntas tontas.
      Compartir lo que se sabe también es cuidar.`),
    thanks: lines(`
      Nada de esto se hace sin gente del otro lado.
      Cada mensaje, cada visita y cada recomendación cuentan mucho.
      Lo leemos todo, y lo guardamos.
      Seguimos con el mismo cuidado de siempre.`),
    celebration: lines(`
      Que no falten abrazos ni buenos motivos.
      Momentos así le dan sentido a las prisas.
      Queda el recuerdo y queda la alegría.
      Quien es parte sabe lo que significa.`),
    hiring: lines(`
      Las ganas de aprender cuentan mucho.
      Si no es para ti, quizá sea para alguien que conoces.
      Un buen equipo se hace con gente que se respeta.
      Las buenas historias de trabajo empiezan con una conversación.`),
    hours: lines(`
      Así nadie pierde tiempo.
      Para lo que haga falta, basta un mensaje.
      Agradecemos tu comprensión.
      Conviene avisar a quien venga contigo.`),
  },
  closings: {
    order: {
      casual: lines(`
        Escríbenos y aparta el tuyo.
        Comenta LO QUIERO y te respondemos.
        Haz tu pedido por mensaje directo.
        Mándanos un mensaje y lo coordinamos.
        ¿Lo quieres? Solo dinos.
        Pide por mensaje, sin complicaciones.
        Guárdalo para no perderlo.`),
      formal: lines(`
        Pedidos por mensaje directo.
        Reservas e información por mensaje.
        Quedamos a disposición por mensaje.
        Basta un mensaje para encargar.
        A la orden para cualquier duda.`),
    },
    book: {
      casual: lines(`
        Escríbenos y elige tu horario.
        Manda mensaje para reservar tu cita.
        ¿Agendamos? Solo dinos.
        Cuéntanos qué día te viene mejor.
        Reserva por mensaje directo.
        Responde por aquí y te buscamos un espacio.
        Invita a quien siempre te acompaña.`),
      formal: lines(`
        Citas por mensaje directo.
        Horarios disponibles por mensaje.
        Basta un mensaje para reservar.
        Quedamos a disposición para resolver dudas.
        Información y citas por mensaje.`),
    },
    visit: {
      casual: lines(`
        Escríbenos y agenda tu visita.
        ¿Quieres verlo de cerca? Manda mensaje.
        Etiqueta a quien viviría contigo.
        Ven a conocerlo: basta un mensaje.
        Pregunta y te contamos los detalles.
        Guárdalo para verlo en casa con calma.`),
      formal: lines(`
        Visitas con cita, por mensaje.
        Más información por mensaje.
        Quedamos a disposición para coordinar una visita.
        Todos los detalles por mensaje.`),
    },
    talk: {
      casual: lines(`
        Cuéntanos en los comentarios.
        ¿Qué te pareció? Queremos saber.
        Deja un corazón si también lo sentiste.
        Etiqueta a quien tiene que verlo.
        Dinos aquí abajo.
        ¿Qué detalle te llamó la atención?
        Comenta con un solo emoji.`),
      formal: lines(`
        Los comentarios están abiertos.
        A la orden para cualquier duda.
        Leemos cada comentario con atención.
        Opiniones y dudas son bienvenidas.`),
    },
    answer: {
      casual: lines(`
        Cuéntanos en los comentarios.
        Dinos aquí abajo.
        Comenta, que te leemos.`),
      formal: lines(`
        Esperamos tu respuesta en los comentarios.
        Los comentarios son para ti.
        Será un gusto leer tu comentario.`),
    },
    cheer: {
      casual: lines(`
        Deja un corazón para celebrar con nosotros.
        Etiqueta a quien es parte de esto.
        Un abrazo fuerte.
        Seguimos juntos.
        Cuéntanos: ¿desde cuándo nos acompañas?
        Un beso y hasta el próximo post.`),
      formal: lines(`
        Un abrazo de parte de todos.
        Es un gusto contar con esta compañía.
        Seguimos juntos.
        Con cariño y respeto.`),
    },
    save: {
      casual: lines(`
        Guárdalo para no olvidarlo.
        Mándaselo a quien necesita leerlo.
        ¿Ya lo sabías? Cuéntanos.
        Pruébalo y luego nos cuentas.
        ¿Qué duda tienes? Pregunta aquí abajo.
        Guarda este post.`),
      formal: lines(`
        Vale la pena guardar este post.
        Para consultarlo siempre que haga falta.
        ¿Dudas? Los comentarios están abiertos.
        Quedamos a disposición para resolver dudas.`),
    },
    apply: {
      casual: lines(`
        Manda tu currículum por mensaje.
        ¿Te interesa? Escríbenos.
        Etiqueta a quien encaja con la vacante.
        Recomienda a alguien en los comentarios.
        Cuéntanos un poco de ti por mensaje.
        Comparte, que puede ayudar a alguien.`),
      formal: lines(`
        Postulaciones por mensaje directo.
        Currículums por mensaje, por favor.
        Las recomendaciones son bienvenidas.
        Compartir también ayuda.`),
    },
    plan: {
      casual: lines(`
        ¿Dudas? Mándanos un mensaje.
        Guárdalo para acordarte.
        Avisa a quien venga contigo.
        Nos vemos por aquí.
        Si necesitas algo, solo dinos.
        Pásalo a quien deba saberlo.`),
      formal: lines(`
        Ante cualquier duda, basta un mensaje.
        Gracias por la comprensión.
        Seguimos a disposición por mensaje.
        Vale la pena guardar este aviso.`),
    },
  },
  hashtags: {
    beauty: words('estetica belleza cuidadodelapiel autocuidado'),
    hair: words('cabello peluqueria salondebelleza peinados'),
    nails: words('uñas manicura nailart uñasdecoradas'),
    brows: words('cejas pestañas diseñodecejas mirada'),
    bakery: words('panaderia panartesanal panrecienhecho masamadre'),
    confectionery: words('pasteleria reposteria pasteles postres'),
    food: words('gastronomia restaurante comidacasera dondecomer'),
    dentistry: words('odontologia dentista saludbucal sonrisa'),
    medicine: words('salud medicina prevencion bienestar'),
    'real-estate': words('inmobiliaria bienesraices propiedades hogar'),
    fitness: words('entrenamiento personaltrainer vidaactiva salud'),
    fashion: words('moda look tiendaonline estilo'),
    crafts: words('hechoamano artesania handmade regalosoriginales'),
    pet: words('mascotas peluqueriacanina perros amorperruno'),
    flowers: words('flores floristeria ramodeflores arreglosflorales'),
    photography: words('fotografia sesiondefotos fotografa retrato'),
    generic: words('negociolocal emprendedores pequeñosnegocios compralocal'),
  },
}
