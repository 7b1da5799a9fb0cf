import type { Phrasings } from '../phrasing.ts'

export const pictures: Phrasings = {
  'order:post +photo': `
    mejora esta foto
    solo mejorala
    arregla la luz por favor
    la podes dejar mas profesional?
    dale un retoque xfa
    déjala más bonita
    hazme un post con esto
    haz un post que diga OFERTA
    escribe "Abrimos domingo" en la foto
    ponle el título Torta de la Semana
    agrega texto que diga Nuevo
    formato historia
    cuadrado por favor
    1:1
    hacelo en 9:16
    tamaño original
    ilumina un poco mas
    no cambies el fondo solo arregla la luz
    manten el fondo y mejora los colores
    haz tu magia ✨
    conviértela en un post para instagram
    me editas esta foto? esta muy oscura
    que se vea profesional
    armame un flyer que diga Feliz Navidad
    que quede linda porfa
    limpia la foto
    Cupcakes de chocolate recien salidos del horno
    mi clienta quedo feliz con sus uñas nuevas
    retocala por favor
    un post lindo para el día de la madre
    necesito una publicación con esta foto
  `,
  'order:describe +photo': `
    fondo blanco
    ponle un fondo blanco
    quita el fondo
    sácale el fondo porfa
    sin fondo
    cambia el fondo por una playa con palmeras
    cambiale el fondo a madera rustica con flores
    fondo rosa clarito
    fondo negro elegante
    ponlo en un jardín
    colócala sobre una mesa de madera con luz de mañana
    en una barra de mármol con hojas verdes detrás
    fondo navideño con luces rojas
    reemplaza este fondo feo por una pared blanca
    kiero el fondo de una playa
    hola q tal, podrias cambiar el fondo por un jardin?
    recorta el producto y pon fondo gris
    fondo de pared de ladrillo con plantas
    fondo celeste
    elimina el fondo
    fondo azul y escribe PROMO
    fondo blanco formato historia leyenda corta
    la quiero en la playa con el sol cayendo
    pon el fondo lila
    borra todo lo de atrás y déjalo beige liso
    borra el fondo por favor
    fondo amariyo
    mármol con dorado y flores
    ponlo en una cafeteria con plantas
  `,
  'order:swap +photo': `
    cambia el fondo
    cambiar fondo
    cambiame el fondo porfa
    otro fondo
    fondo
    quiero cambiarle el fondo
    mármol blanco
    fondo de madera oscura
    terciopelo azul por favor
    quiero elegir el fondo
    pon un fondo bonito
    un fondo diferente
  `,
  'order:caption +photo': `
    haz una leyenda
    solo el texto para el post
    pie de foto
    un pie de foto por favor
    crea un caption divertido para esta foto
    leyenda: nueva colección en la tienda
    solo quiero el pie de foto
    ayudame con una descripcion para instagram
    escribe una leyenda corta sobre uñas en gel
    haz el caption diciendo que hoy hay 20% de descuento
    leyenda profesional en inglés
    caption sobre limpieza facial
    leyenda: te devolvemos el dinero si no te gusta
    necesito un texto para instagram para esta torta
    una descripción que diga que cancelamos el costo de envio
  `,
  'order:post': `
    quiero hacer un post
    haceme un post
    mejora la foto
    podes mejorar la foto que te mande
    edita la foto
    haz un post que diga VOLVIMOS
    crea una publicación con mi foto
  `,
  'order:describe': `
    cambia el fondo por una playa
    pon fondo blanco
    quítale el fondo a la foto
    cambia el fondo a madera clara con plantas
    quiero un fondo azul marino
    fondo de flores
    elimina el fondo de la foto
  `,
  'order:swap': `
    cambia el fondo
    quiero cambiar el fondo de la foto
    cambiale el fondo xfa
    fondo de mármol blanco
  `,
  'order:caption': `
    quiero una leyenda
    escribe un pie de foto sobre san valentin
    crea un texto para nuestra promo del viernes
    hazme una descripción
    necesito una leyenda para una torta de bodas
    escribe un caption contando los nuevos horarios
    pon garantia de dinero de vuelta para el cliente en la leyenda
  `,
  'order:describe ?words': `
    una playa desierta
    pared rosa con sombra de hojas
    blanco liso
    no se, algo con madera
    un jardín con luz de la tarde
  `,
  'order:caption ?message': `
    torta de zanahoria recien hecha
    promo cancelada, volvemos al precio normal
    20% de descuento hoy, te devolvemos tu dinero si no te gusta
    turnos disponibles el viernes, escribinos
    suscripción mensual de flores, cancela cuando quieras
    inauguración el sábado a las 10
  `,
  backdrops: `
    que fondos tienen?
    muéstrame los fondos
    quiero ver los fondos listos
    lista de fondos
    cuales fondos hay
  `,
  redo: `
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
    leyenda: Torta de chocolate solo hoy
    cambia la leyenda por: llegó la nueva colección
    cambia la leyenda por "Hoy hay paella"
    Leyenda: agenda abierta, escribime
  `,
  format: `
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
    mándala en alta calidad
    quiero descargar la foto
    descargar
    en alta resolución porfa
    como la descargo?
    me pasas el archivo original
    la tienes en hd?
  `,
}
