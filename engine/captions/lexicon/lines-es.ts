import { tradeLines } from './trade-lines.ts'

export const LINES_ES = tradeLines(`
beauty #estetica #esteticista #cuidadofacial
  ¿Hace cuánto que no te haces una limpieza facial?
  ¿Te regalas una hora para ti?
  + Si no sabes qué necesita tu piel, cuéntanos cómo está y lo vemos.
  + Avísanos si tienes alergias o la piel sensible.
  + Si puedes, ven sin maquillaje.
massage #masajes #masajista #bienestar
  ¿Llevas toda la semana con los hombros cargados?
  ¿Te vendría bien una hora sin el teléfono?
  + Dinos dónde sientes más tensión y qué presión te gusta.
  + Llega unos minutos antes para empezar con calma.
  + Si prefieres estar en silencio, solo dilo.
waxing #depilacion #depilacionconcera #pielsuave
  ¿Te vas de viaje?
  ¿Ya te toca depilación?
  + ¿Es tu primera vez? Pregúntanos lo que quieras antes de venir.
  + No te rasures los días anteriores.
  + Ese día, mejor sin crema en la piel.
makeup #maquillaje #maquilladora #makeup
  ¿Tienes una boda o una graduación?
  ¿Tienes un evento y no sabes cómo maquillarte?
  + Mándanos una foto de un maquillaje que te guste y el color de tu vestido.
  + Dinos a qué hora tienes que estar lista.
  + Natural o marcado, tú eliges.
barber #barberia #barbero #cortedepelo
  ¿Ya te toca corte?
  ¿Hace cuánto que no te cortas el pelo?
  + Si tienes una foto del corte que quieres, tráela.
  + Si no sabes qué pedir, lo vemos en el sillón.
  + Dinos cómo te peinas a diario y a partir de ahí trabajamos.
hair #peluqueria #estilista #cabello
  ¿Con ganas de un cambio?
  ¿Ya te toca ir a la peluquería?
  + Trae un par de fotos de lo que te gusta.
  + Cuéntanos qué te has hecho antes en el pelo, tintes incluidos.
  + Si dudas con el tono, lo decidimos juntas antes de empezar.
nails #uñas #manicura #uñasdecoradas
  ¿Ya te toca uñas?
  ¿Tienes un diseño guardado en el teléfono?
  + Mándanos la foto del diseño y te decimos cuánto tiempo lleva.
  + Cortas o largas, almendra o cuadradas: tú eliges.
  + Si hay que retirar el esmalte anterior, avísanos al reservar.
lashes #pestañas #lashista #extensionesdepestañas
  ¿Cansada de ponerte rímel todos los días?
  ¿Ya te toca retoque?
  + Natural o con volumen, tú eliges.
  + Ven sin rímel y con las pestañas limpias.
  + Si es tu primera vez, pregúntanos cómo cuidarlas.
brows #cejas #diseñodecejas #cejasperfectas
  ¿Ya te toca arreglarte las cejas?
  ¿Llevas meses dejándote crecer las cejas?
  + Primero marcamos la forma contigo y luego empezamos.
  + Si tienes una forma en mente, trae una foto.
  + Suaves o más marcadas, tú eliges.
tattoo #tatuaje #tattoo #tatuador
  ¿Tienes una idea guardada desde hace meses?
  ¿Para cuándo ese tatuaje?
  + Mándanos tu idea, el tamaño y en qué parte del cuerpo.
  + ¿Dudas con el lugar o los cuidados? Pregunta antes de reservar.
  + La noche antes, duerme y come bien.
bakery #panaderia #pan #panartesanal
  ¿Ya tienes el desayuno?
  ¿Quién pone el café?
  + Con un café recién hecho, mejor.
  + Llévate uno para ahora y otro para luego.
  + Solo con mantequilla ya está buenísimo.
confectionery #reposteria #pasteleria #postres
  ¿Ya tienes el postre?
  ¿Algo que celebrar pronto?
  + Dinos la fecha y cuántos son, y te ayudamos con el tamaño.
  + Si hay alergias en la mesa, avísanos al encargar.
  + También es un buen regalo.
acai #acai #postres #saludable
  ¿Con quién vienes?
  ¿Vaso o cono?
  + Con calor, todavía mejor.
  + Trae a quien quieras invitar.
  + Cómetelo rápido, que no espera.
icecream #helado #heladeria #postres
  ¿Vaso o cono?
  ¿Qué sabor elegirías?
  + Con calor, todavía mejor.
  + Trae a quien quieras invitar.
  + ¿No sabes cuál llevar? Pide probar.
snacks #antojo #foodie #comidarica
  ¿Hay hambre?
  ¿Con quién te lo comerías?
  + Si quieres que le quitemos algo, dilo al pedir.
  + Mejor recién hecho.
  + Uno para compartir. O no.
pizza #pizza #pizzeria #nochedepizza
  ¿Sin planes para la cena?
  ¿Hoy toca pizza?
  + ¿No se ponen de acuerdo? Mitad y mitad.
  + Mejor recién salida del horno.
  + Llama a la familia a la mesa.
meals #comidacasera #mealprep #viandas
  ¿Sin tiempo para cocinar esta semana?
  ¿Qué vas a comer esta semana?
  + Dinos qué no comes al hacer el pedido.
  + Se calienta y a la mesa.
  + Una cosa menos en la que pensar.
grocery #ofertas #compras #frescos
  ¿Qué no puede faltar en tu lista?
  ¿Ya hiciste la lista de la semana?
  + Mándanos la lista y te la preparamos.
  + Ven temprano para elegir mejor.
  + Trae tu bolsa.
food #restaurante #dondecomer #gastronomia
  ¿Ya sabes dónde comer hoy?
  ¿Con quién vienes?
  + Si tienes alguna alergia, solo dilo.
  + Vente con la familia.
  + Si vienen en grupo, avísanos antes.
dentistry #odontologia #dentista #saludbucal
  ¿Hace cuánto que no vas al dentista?
  ¿Tienes dudas sobre el tratamiento?
  Todo tratamiento empieza con una valoración individual.
  + Trae tus dudas a la consulta.
  + En la consulta, cuéntanos qué medicamentos tomas.
medicine #salud #cuidados #bienestar
  ¿Hace cuánto que no te haces un chequeo?
  ¿Tienes dudas sobre el tratamiento?
  Todo tratamiento empieza con una valoración individual.
  + Trae tus estudios recientes y la lista de lo que tomas.
  + Anota tus preguntas y tráelas a la consulta.
psychology #psicologia #psicologa #saludmental
  ¿Estás pensando en empezar terapia?
  ¿Cómo estás, de verdad?
  No hace falta tenerlo todo claro para empezar.
  + En la primera sesión cuentas tu historia a tu ritmo.
  + Lo que se habla en sesión es confidencial.
nutrition #nutricion #nutricionista #alimentacionsaludable
  ¿No sabes por dónde empezar con tu alimentación?
  ¿Cómo es un día normal de comidas para ti?
  No hace falta cambiarlo todo de golpe.
  + Primero vemos tu rutina, tus gustos y tus horarios.
  + Si tienes análisis recientes, tráelos a la consulta.
physiotherapy #fisioterapia #fisioterapeuta #rehabilitacion
  ¿Llevas tiempo aplazando esa cita?
  ¿Hay algún movimiento que te cuesta?
  Siempre empezamos con una valoración individual.
  + Ven con ropa cómoda y trae los estudios que tengas.
  + Cuéntanos qué te gustaría volver a hacer.
podiatry #podologia #pies #saluddelospies
  ¿Tus pies piden un descanso?
  ¿El zapato te aprieta?
  + Dinos dónde duele y desde cuándo.
  + Mejor no tocarlo en casa antes de la consulta.
  + Si tienes diabetes, avísanos al pedir cita.
law #abogados #derecho #asesorialegal
  ¿No sabes por dónde empezar?
  ¿Conoces tus derechos?
  Cada caso depende de sus documentos y de sus plazos.
  + Antes de decidir nada, reúne tus documentos.
  + Las leyes cambian: conviene consultar antes de firmar.
accounting #contabilidad #contador #emprendedores
  ¿Tienes tus cuentas al día?
  ¿Te dan dolor de cabeza los impuestos?
  + Cuéntanos qué negocio tienes y cómo llevas tus cuentas.
  + Guarda todas tus facturas, te decimos cuáles cuentan.
  + Si no sabes qué plazos te tocan, pregúntanos.
real-estate #inmobiliaria #bienesraices #casasenventa
  ¿Buscas casa?
  ¿Te ves viviendo aquí?
  + Pídenos más fotos y todos los datos.
  + Ven a verlo en persona antes de decidir.
  + Si no es lo que buscas, cuéntanos qué necesitas.
fitness #entrenamiento #fitness #entrenar
  ¿Cuánto llevas diciendo que empiezas el lunes?
  ¿Te animas a entrenar?
  + Si nunca has entrenado, avísanos y empezamos desde ahí.
  + Trae agua, toalla y zapatillas cómodas.
  + Ven con alguien: así no faltas.
yoga #bienestar #movimiento #calidaddevida
  ¿Cuánto hace que no respiras hondo?
  ¿Cuándo fue la última pausa de tu semana?
  + Ven con ropa cómoda.
  + Si es tu primera vez, avísanos y empezamos desde cero.
  + Llega unos minutos antes para entrar con calma.
tutoring #clasesparticulares #estudiar #aprender
  ¿Hay una materia que se le atraganta?
  ¿Se acerca el examen?
  + Dinos el curso y los temas que más cuestan.
  + Trae los ejercicios o el último examen a la primera clase.
  + Ninguna pregunta es tonta.
fashion #moda #outfit #tiendaderopa
  ¿Ya sabes qué te vas a poner este fin de semana?
  ¿Para el día a día o para salir?
  + Si dudas con la talla, pídenos las medidas.
  + ¿Quieres verlo mejor? Te mandamos más fotos.
  + Se arregla o se lleva informal, según con qué lo combines.
shoes #zapatos #calzado #moda
  ¿Para diario o para salir?
  ¿Ya toca un par nuevo?
  + Dinos tu número y lo buscamos.
  + Si estás entre dos números, pregúntanos antes.
  + Pruébate el par completo antes de decidir.
bags #bolsos #accesorios #complementos
  ¿Qué llevas siempre contigo?
  ¿Para el trabajo o para viajar?
  + Pídenos las medidas y más fotos.
  + Cuéntanos qué tiene que caber dentro.
  + También es un buen regalo.
jewellery #joyeria #accesorios #regalos
  ¿Para ti o para regalar?
  ¿Para una ocasión especial o para todos los días?
  + Si dudas con el tamaño, pídenos las medidas.
  + Para llevar todos los días.
  + Si es para regalo, avísanos al pedir.
cosmetics #cosmetica #belleza #skincare
  ¿Qué nunca falta en tu rutina?
  ¿Ya sabes cuál es el tuyo?
  + Pregúntanos cómo se usa.
  + Cuéntanos cómo es tu piel o tu pelo y te ayudamos a elegir.
  + Si es para regalo, avísanos al pedir.
optician #optica #lentes #gafas
  ¿Cuándo te revisaste la vista por última vez?
  ¿Ya sabes qué forma va mejor con tu cara?
  + Pruébate todos los modelos que quieras.
  + Si tienes tu receta, tráela.
  + Ven con alguien sincero que te dé su opinión.
kids #bebe #niños #regalosparaniños
  ¿Se acerca un cumpleaños o un baby shower?
  ¿Viene un bebé en camino?
  + Dinos la edad y te ayudamos con la talla.
  + Crecen rápido: si dudas, elige una talla más.
  + Si es para regalo, avísanos al pedir.
home #decoracion #hogar #decoraciondeinteriores
  ¿En qué rincón de la casa quedaría mejor?
  ¿Qué rincón de la casa cambiarías?
  + Mide tu espacio y pregúntanos lo que quieras.
  + Si no te decides, mándanos una foto del lugar.
  + Buen regalo para quien estrena casa.
crafts #hechoamano #artesania #regalospersonalizados
  ¿Buscas un regalo que no tenga nadie más?
  ¿Para ti o para regalar?
  + ¿Lo quieres en otro color o con un nombre? Pregúntanos.
  + Dinos para qué fecha lo necesitas.
  + Buen regalo para quien ya lo tiene todo.
candles #velas #velasaromaticas #regalos
  ¿Aroma fresco o dulce?
  ¿Para ti o para regalar?
  + Si no sabes qué aroma elegir, cuéntanos qué te gusta.
  + Corta la mecha antes de encenderla.
  + Lejos de corrientes de aire se consume parejo.
seamstress #costura #modista #arreglosderopa
  ¿Tienes ropa guardada porque no te queda bien?
  ¿Tienes un evento y el vestido necesita un arreglo?
  + Trae los zapatos que te vas a poner con esa prenda.
  + Si la necesitas para una fecha, dilo desde el principio.
  + Te la pruebas aquí y la marcamos sobre ti.
vet #veterinaria #veterinario #mascotas
  ¿Cuándo fue la última revisión de tu mascota?
  ¿Tu mascota tiene las vacunas al día?
  + Trae la cartilla de vacunación.
  + Si has notado algo raro, cuéntanoslo en la consulta.
  + Los gatos, en transportín; los perros, con correa.
pet #peluqueriacanina #perros #mascotas
  ¿A quién le toca baño?
  ¿Quién manda en casa, tú o tu perro?
  + Dinos la raza, el tamaño y cómo tiene el pelo.
  + Si es su primera vez, cuéntanos qué le da miedo.
  + Avísanos si tiene alergias o alguna zona delicada.
gardening #jardineria #jardin #jardines
  ¿Se te fue de las manos el jardín?
  ¿Cómo tienes el jardín?
  + Mándanos un par de fotos y los metros aproximados.
  + Una sola visita o cada mes, tú decides.
  + Dinos qué quieres conservar y qué se puede quitar.
plants #plantas #plantasdeinterior #vivero
  ¿Qué rincón de tu casa necesita una planta?
  ¿Cabe una planta más en casa?
  + Dinos cuánta luz tienes y te ayudamos a elegir.
  + Pregúntanos cada cuánto se riega.
  + También es un buen regalo.
flowers #flores #floristeria #ramosdeflores
  ¿A quién le mandarías flores?
  ¿Cumpleaños, aniversario o porque sí?
  + Dinos la ocasión, los colores y qué ponemos en la tarjeta.
  + Corta los tallos y cambia el agua cada dos días.
  + Si las necesitas para una fecha, encárgalas con tiempo.
photography #fotografia #fotografo #sesiondefotos
  ¿Cuándo fue la última vez que te hicieron fotos de verdad?
  ¿A quién te gustaría tener en la foto?
  + ¿Nunca has posado? Te guiamos.
  + Si no sabes qué ponerte, pregúntanos.
  + Cuéntanos para qué son las fotos y dónde las imaginas.
events #eventos #fiestas #celebraciones
  ¿Se acerca una fiesta?
  ¿Ya tienes fecha y tema?
  + Dinos la fecha, el lugar y cuántos invitados son.
  + Si tienes un tema en mente, mándanos tus referencias.
  + Pregunta con tiempo por tu fecha.
cleaning #limpieza #serviciodelimpieza #limpiezadelhogar
  ¿Y si recuperas tu sábado?
  ¿Cuándo fue la última limpieza a fondo?
  + Dinos los metros y qué hay que limpiar.
  + Mándanos unas fotos y sabremos qué llevar.
  + Una sola vez o cada semana, tú decides.
mechanic #tallermecanico #mecanica #autos
  ¿Cuándo fue la última revisión?
  ¿Vas a salir a carretera?
  + Dinos la marca, el modelo y el año.
  + ¿Un ruido raro? Cuéntanos cómo suena y lo revisamos.
  + En el manual viene cada cuánto toca.
carwash #lavadodeautos #detailing #autolavado
  ¿Cuándo fue el último lavado a fondo?
  ¿Niños, perro o playa en el asiento de atrás?
  + Dinos el modelo y cómo está por dentro.
  + Saca tus cosas de valor y nosotros hacemos el resto.
  + Si hay pelo de mascota o manchas, avísanos antes.
electrician #electricista #reparaciones #serviciosadomicilio
  ¿Tienes un arreglo pendiente en casa?
  ¿Algo en casa no funciona?
  + Mándanos una foto y dinos qué hay que hacer.
  + Si ya tienes el material, dinos cuál.
  + Si es urgente, dilo al escribir.
building #reformas #obras #casa
  ¿Por qué habitación empezarías?
  ¿Cansado de ver esa pared?
  + Mándanos fotos y medidas aproximadas.
  + Si dudas con el color, prueba antes en un trozo de pared.
  + Dinos para cuándo te gustaría empezar.
architecture #arquitectura #interiorismo #proyecto
  ¿Por qué espacio empezarías?
  ¿La casa ya no acompaña tu rutina?
  + Mándanos medidas y fotos del espacio.
  + Cuéntanos quién vive en casa y cómo es el día a día.
  + Reúne algunas referencias que te gusten.
carpentry #carpinteria #mueblesamedida #madera
  ¿Tienes un rincón donde nada encaja?
  ¿Qué pondrías ahí?
  + Mándanos las medidas y una foto del espacio.
  + Si tienes una foto de algo parecido, mándala también.
  + Dinos qué necesitas guardar y lo diseñamos a partir de eso.
repairs #serviciotecnico #reparaciondecelulares #reparaciones
  ¿Te está fallando el equipo?
  ¿Cuánto llevas usándolo así?
  + Dinos el modelo y qué le pasó.
  + Si puedes, haz una copia de tus datos antes de traerlo.
  + ¿Se mojó? Apágalo y no lo cargues.
travel #agenciadeviajes #viajes #vacaciones
  ¿Con quién te irías?
  ¿Ya tienes fechas?
  + Dinos las fechas, cuántos son y desde dónde salen.
  + Los precios y las plazas cambian: pregúntanos por los de hoy.
  + Revisa que tus documentos estén vigentes.
generic #negociolocal #comerciolocal #emprendedores
`)
