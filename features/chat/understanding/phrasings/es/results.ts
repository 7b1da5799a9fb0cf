import type { Phrasings } from '../phrasing.ts'

export const results: Phrasings = {
  backdrops: `
    que fondos tienen?
    muéstrame los fondos
    quiero ver los fondos listos
    lista de fondos
    cuales fondos hay
  `,
  redo: `
    demasiado oscura
    sube la luz
    no me gustó la luz
    salió quemada
    más clarita porfa
    más oscuro
    más claro
    un poco más clara
    más oscura la foto
    está muy oscura
    escribe PROMO en la foto
    pon "Solo hoy" en la foto
    ponle un título a la foto que diga Abierto
    hazlo de nuevo
    rehacer por favor
    no me gusta
    no me gustó mucho
    quedó feo
    quedo raro
    intenta otra vez
    de nuevo
    otra versión
    una vez más porfa
    se ve medio falso
    no es lo que queria
    dame otra opción
    prueba otra cosa
    lo odio, hazlo otra vez
    no quedo bien
    hazlo de nuevo con fondo azul
    otra vez pero en una playa
    quita el texto de la foto
    cancela el texto de la foto
    sácale las letras a la imagen
    le cortaste la cabeza, quedó cortada
    algo distinto
    volvé a hacerlo
    repetilo
  `,
  'caption:shorter': `
    mas corta
    haz la leyenda más corta
    acortala
    el texto es muy largo
    muy larga
    más cortita porfa
    resúmela
    mas breve
  `,
  'caption:longer': `
    mas larga
    leyenda más larga
    alarga el texto
    es muy corta
    mas detallada
    hacela mas larga
  `,
  'caption:tone': `
    mas divertida
    que sea mas profesional la leyenda
    quiero un tono más serio
    mas relajada por favor
    mas graciosa jaja
    más cariñosa
    más formal
    mas vendedora
    un tono mas cercano
    mas directa, sin vueltas
    ponle mas emojis
  `,
  'caption:without-hashtags': `
    sin hashtags
    quita los hashtags
    sacale los hashtags
    no quiero hashtags
    leyenda sin hashtags
    elimina los hashtags
  `,
  'caption:with-hashtags': `
    agrega hashtags
    con hashtags por favor
    ponle unos hashtags
    y los hashtags?
  `,
  'caption:offer': `
    pon que hay 20% de descuento
    ponle la promo en la leyenda
    agrega el precio $499
    incluye envío gratis
    agrega en el texto que es solo hoy por 300 pesos
    menciona el descuento
  `,
  'caption:rewrite': `
    cambia la leyenda
    otra leyenda
    rehaz la leyenda
    no me gusta la leyenda
    reescríbela
    otro texto por favor
    quiero otra descripción
    con otras palabras
    cambia el texto
  `,
  'caption:language': `
    leyenda en inglés
    traduce la leyenda al portugués
    pon el texto en ingles
    tradúcelo al inglés
  `,
  'caption:own-words': `
    leyenda: solo hoy, pastel
    leyenda: Torta de chocolate solo hoy
    cambia la leyenda por: llegó la nueva colección
    cambia la leyenda por "Hoy hay paella"
    Leyenda: agenda abierta, escribime
  `,
  format: `
    formatos
    qué formatos hay?
    quiero otro formato
    cambia el formato
    hay otros tamaños?
  `,
  'format:9:16': `
    formato historia
    para historias
    hazlo para historia
    quiero para story
    version para reels
    tamaño de historia porfa
    9x16
    en vertical
  `,
  'format:1:1': `
    cuadrado
    formato cuadrado
    hazla cuadrada
    1:1
    la quiero cuadrada
  `,
  'format:4:5': `
    4:5
    formato feed
    para el feed en formato de feed
  `,
  'format:original': `
    tamaño original
    sin recortar
    formato original por favor
    no la recortes
  `,
  'full-size': `
    mándala por whatsapp
    mándala en alta calidad
    quiero descargar la foto
    descargar
    en alta resolución porfa
    como la descargo?
    me pasas el archivo original
    la tienes en hd?
  `,
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
    cancela la publicación
    cancelar publicación
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
  'delete-photo': `
    borra la foto
    elimina esta foto
    borra la última foto
    elimina la foto que mandé
  `,
  status: `
    en qué estado va mi foto
    estado
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
  posts: `
    mis publicaciones programadas
    ¿qué publicaciones hay programadas?
  `,
}
