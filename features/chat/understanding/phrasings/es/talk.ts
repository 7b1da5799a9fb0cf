import type { Phrasings } from '../phrasing.ts'

export const talk: Phrasings = {
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
    adiós
    chao
    hasta luego
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
  robot: `
    ¿eres un robot?
  `,
}
