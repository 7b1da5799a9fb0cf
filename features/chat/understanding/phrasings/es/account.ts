import type { Phrasings } from '../phrasing.ts'

export const account: Phrasings = {
  publish: `
    publícalo
    puedes publicar
    publica ahora
    publicar en instagram
    subilo a insta
    súbela al instagram
    postealo
    publicala ya
    compártelo en instagram
    sube la foto al feed
    quiero publicar
    me encantó, publícala
    dale subila
  `,
  schedule: `
    prográmalo para mañana a las 10
    publica mañana
    programar
    prográmala para el viernes 18h
    quiero programar para el lunes por la mañana
    publica hoy a las 19:30
    publicalo en 2 horas
    programa para el 25 de diciembre a las 9
    sube el sábado al mediodía
    déjalo programado para el jueves a la noche
    programalo pasado mañana a las 8 de la noche
    agendalo para el domingo 20h
    publicalo hoy a las 6 de la tarde
    cambia la programación para el martes
    mñn a las 10
    mañana a las 10
  `,
  'cancel:scheduled': `
    cancela la publicación programada
    cancela el post de mañana
    cancela lo programado
    elimina el post programado
    ya no quiero la publicacion programada
    cancela la publicación del viernes
  `,
  'cancel:order': `
    cancela el pedido
    cancela esta foto
    cancela la edición
    olvídalo
    dejalo
    cambié de idea
    foto equivocada
    me equivoqué de foto, cancela
    ya no hace falta
  `,
  'cancel:unclear': `
    cancela
    cancelar
    quiero cancelar
    como cancelo?
    cancela todo
    por favor cancela
    cancelar mi cuenta
    no puedo cancelar
    cancelalo
  `,
  'cancel:subscription': `
    quiero cancelar mi suscripción
    cancela mi plan
    cómo cancelo la suscripción?
    cancelar plan
    ya no quiero la suscripción
    quiero darme de baja
    darme de baja del plan
    dar de baja mi suscripcion
    ya no quiero pagar
    deja de cobrarme
    dejen de cobrarme por favor
    quiero cancelar el plan porque no lo uso
    buenos dias necesito cancelar mi suscripsion
    no quiero renovar
    no renueven mi plan
    cancelar renovación automática
    no puedo cancelar mi suscripción
    terminar mi suscripción
    anular la suscripción
    no me cobren mas
    quiero dar de baja el servicio
    me quiero dar de baja
  `,
  refund: `
    quiero mi dinero de vuelta
    reembolso
    quiero un reembolso
    como pido un reembolso?
    devuélvanme mi dinero
    devuelvan la plata
    me pueden reembolsar por favor
    quisiera la devolución del pago
    devolveme la plata
    regrésenme mi dinero
    devuelven el dinero si no me gusta?
    kiero mi dinero de vuelta
    rembolso por favor
    necesito la devolución de lo que pagué
    no me gustó el servicio quiero que me devuelvan el dinero
  `,
  'delete-account': `
    quiero eliminar mi cuenta
    borra mi cuenta
    eliminar cuenta
    cierra mi cuenta
    borren mis datos
    eliminen todos mis datos
    borrar mi cuenta por favor
    como elimino mi cuenta?
    quiero que borren todos mis datos personales
    cerrar mi cuenta
    dar de baja... mejor eliminar mi cuenta
  `,
  'delete-photo': `
    borra la foto
    elimina esta foto
    borra la última foto
    elimina la foto que mandé
  `,
  'export-data': `
    descargar mis datos
    exportar mis datos
    quiero una copia de mis datos
    mándame todos mis datos
    descargar todas mis fotos
  `,
  balance: `
    cuántas fotos me quedan?
    mi saldo
    saldo
    cuantos créditos tengo
    cuantas ediciones me quedan
    cuantas puedo hacer todavia este mes
    cuántas fotos he usado?
    me quedan créditos?
    creditos
    ver mi saldo
    cuantos posts me sobran
  `,
  renewal: `
    cuándo se renueva?
    cuando vence mi plan
    que día me cobran?
    cuando es el próximo cobro
    cuándo vuelven mis créditos?
    cuando se renueva mi suscripción
    fecha de renovación
    hasta cuando dura mi plan?
    cuando tengo que pagar
  `,
  price: `
    cuánto cuesta?
    cuanto sale
    precio
    cuanto vale el plan?
    es gratis?
    tienen prueba gratis?
    cuál es el precio de la suscripción
    cuanto al mes
    precios por favor
    qué planes tienen
    cto cuesta
  `,
  'sign-up': `
    quiero suscribirme
    cómo me suscribo?
    como me registro
    quiero contratar el plan
    registrarme
    crear cuenta
    quiero comprar
    mándame el link de pago
    dónde pago?
    quiero volver a suscribirme
    quiero empezar a usarlo
    darme de alta
  `,
  link: `
    vincular mi número
    quiero conectar mi whatsapp con mi cuenta
    123456
    mi código es 482 913
    vincular cuenta
    482913
  `,
  'connect-instagram': `
    conectar instagram
    cómo conecto mi insta?
    vincular mi instagram
    desconectar instagram
  `,
  payment: `
    cambiar tarjeta
    quiero cambiar la tarjeta
    me rechazaron la tarjeta
    factura
    necesito un recibo
    me cobraron dos veces
    cambiar forma de pago
    mándame el comprobante
    puedo pagar con paypal?
  `,
  help: `
    ayuda
    cómo funciona?
    qué puedes hacer?
    menu
    no entiendo
    como se usa esto
    ayúdame
    que puedo pedir?
    estoy perdida
    ??
    hola como funciona
    opciones
    tengo una duda
    es mi primera vez, como se usa?
  `,
  greeting: `
    ¡Hola! Quiero editar una foto.
    hola
    holaa
    holi
    buenas
    buenos días
    buenas tardes que tal?
    buenas noches 😊
    hola que tal
    hola buenas
    que onda
    holaaaa
    👋
  `,
  thanks: `
    gracias
    muchas gracias!!
    grax
    mil gracias 🙏
    me encanta
    quedó hermosa
    perfecto, gracias
    quedo genial 🔥
    me encantó ❤️
    que linda
    😍😍
    buenísimo
    quedó increíble
    excelente gracias
    te pasaste, gracias
    👏👏👏
    la amé gracias
  `,
  'yes ?confirmation': `
    sí
    si
    dale
    claro
    por supuesto
    va
    ok
    vale
    👍
    confirmo
    sí cancela
    si, publicala
    obvio
    siiii
    bueno
    adelante
    hazlo
    si por favor
    de una
    perfecto
    sale
    correcto
  `,
  'no ?confirmation': `
    no
    nop
    ahora no
    mejor no
    no quiero
    no gracias
    déjalo
    👎
    para nada
    todavía no
    olvídalo
    nooo
    no hace falta
    no, no canceles
  `,
  yes: `
    sí
    ok
    dale
    vale
    👍
    claro que si
  `,
  no: `
    no
    no quiero cancelar
    no canceles mi suscripción
    no gracias
    no necesito reembolso
    no borres mi cuenta
    no quiero eliminar mi cuenta
  `,
  'choice:1 ?choice': `
    1
    la primera
    opción 1
    el primero
    numero uno
    me gusta la primera
  `,
  'choice:2 ?choice': `
    2
    la segunda
    quiero la 2
    el 2 por favor
    opcion dos
  `,
  'choice:-1 ?choice': `
    la última
    el ultimo
  `,
  choice: `
    3
    la 4
    opcion 2
    el tercero
  `,
  person: `
    quiero hablar con un agente
    hablar con un humano
    asesor
    hay alguien con quien hablar?
    necesito hablar con una persona real
    soporte
    quiero hablar con alguien
    quiero hacer un reclamo
    me comunicas con un asesor porfa
    puedo hablar con el encargado?
    atención al cliente
  `,
  abuse: `
    vete a la mierda
    sos un idiota
    robot estupido
    que mierda
    son unos ladrones
    hijo de puta
    pendejo
    esto es una estafa
  `,
  stop: `
    parar
    PARE
    stop
    baja
    BAJA
    salir
    dejen de mandarme mensajes
    no quiero recibir mas mensajes
    sácame de la lista
    no me escriban mas
    deja de enviarme mensajes
  `,
  language: `
    hablas inglés?
    english please
    responde en inglés
    en portugués por favor
    cambiar idioma
    háblame en español
  `,
  status: `
    dónde está mi foto?
    ya está lista?
    cuánto falta?
    demora mucho?
    no me llegó la foto
    todavia no llega
    y mi foto?
    sigo esperando
    que paso con mi post
    ya quedó?
  `,
  unknown: `
    asdfgh
    el partido es en lo de mi tio
    mi perro se comio el zapato
    cual es la capital de francia
    mi clienta canceló el turno
    el cliente pidió reembolso de su pedido
    ayer vi netflix
    .
  `,
  'unknown|order:caption|order:post|order:describe|caption:offer|greeting|help +photo': `
    la clienta quiere su dinero de vuelta
    plan de flores mensual cancela cuando quieras
    te devolvemos tu dinero en 7 dias
    cancelación gratis
    cierra tu cuenta del banco de siempre
  `,
}
