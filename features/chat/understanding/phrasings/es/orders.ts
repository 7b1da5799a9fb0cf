import type { Phrasings } from '../phrasing.ts'

export const orders: Phrasings = {
  'order:post +photo': `
    déjala lista para publicar
    Lista para publicar
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
    déjala lista para publicar
    Lista para publicar
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
}
