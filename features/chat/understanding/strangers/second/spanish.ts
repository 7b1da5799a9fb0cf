import type { Phrasings } from '#features/chat/understanding/phrasings/phrasing.ts'

export const spanish: Phrasings = {
  'order:post +photo': `
me la arreglas porfa? salio re oscura
Buenas tardes, le mando la foto de mis tamales de rajas para que me la deje bonita
poné arriba "2x1 LOS MARTES" y mejorale la luz
balayage de hoy 😍 para el insta
depa en Miraflores 2 dormitorios, la foto está torcida
súbele el brillo y recórtale lo de la derecha que se ve el trapeador
conchas recién salidas del horno
hazme un post de esto
🙌🔥
ahí te va otra, es la prótesis terminada de la señora, que se vea bien blanquita
mi gente hoy hay mofongo relleno de camarones
oye esta la tomé con el celular de mi hijo no sé si sirva es el ramo de la quinceañera a ver si se puede hacer algo con eso
`,
  'order:swap +photo': `
cámbiame el fondo por uno de los que tenéis, el de mármol si puede ser
sacale ese fondo feo y ponele el de madera
con el fondo rosado ese q me pusieron la vez pasada
`,
  'order:describe +photo': `
quiero la botella sobre arena mojada con el mar detrás y luz de atardecer
que parezca que las arepas están en una mesa campesina con hojas de plátano
fondo: barbería antigua, ladrillo visto y luces de neón azules
ponme los pendientes encima de un libro viejo abierto con pétalos secos alrededor
`,
  'order:caption': `
solo el texto: el lunes 16 no abrimos por ser festivo
necesito un pie de foto para avisar que ya llegaron los uniformes escolares
escribime algo lindo para el día del padre, tengo una ferretería
hazme un copy corto sobre clases de zumba para señoras de la tercera edad
texto para el insta: si no te gusta el corte te devolvemos tu dinero
un paciente canceló y quedó libre hoy a las 5, redacta una descripción para avisar
redáctame un post que diga borra tus manchas en 3 sesiones con láser
`,
  'order:caption ?message': `
este finde hay pollada pro fondos del equipo, 20 soles el plato
llegaron las monturas nuevas y el examen de la vista es gratis
`,
  'order:describe|caption:own-words ?words': `
una terraza con macetas de geranios y sol de mañana
`,
  redo: `
no me gustó, hacela de nuevo
quedó muy artificial el pelo, prueba otra vez
uy no, otra por favor
La carne se ve verde!!! repítela
`,
  'redo|no|unknown': `
qué cosa tan fea mijo
`,
  'caption:shorter': `
mucho texto, acórtalo
`,
  'caption:longer': `
alárgalo un poco, cuenta más del producto
`,
  'caption:rewrite': `
otro texto, ese no me late
la foto quedó bacán pero cámbiame la descripción
`,
  'caption:without-hashtags': `
quítale los hashtags
borra todas las etiquetas esas con numeral
`,
  'caption:with-hashtags': `
ponle hashtags de guadalajara
`,
  'caption:tone': `
más formal por favor, somos una notaría
`,
  'caption:offer': `
agregale que pagando en efectivo hay 10% off
pon que el segundo par va a mitad de precio hasta agotar existencias
`,
  'caption:language': `
el texto lo quiero en inglés y abajo en español
`,
  'caption:own-words': `
poné textual: "Empanadas de la Nona, como las de antes. Pedidos al 11 5555 0000"
no me inventes nada, el texto es este: Misa de aniversario y tamalada, sábado 5pm
`,
  'format:9:16': `
lo necesito para historia, vertical
`,
  'format:1:1': `
cuadrada mejor
`,
  'format:4:5': `
en 4x5 se puede?
`,
  'format:original': `
déjala como venía de tamaño, no la recortes
`,
  backdrops: `
q fondos tienen?
pásame el catálogo de fondos para elegir
`,
  status: `
ya quedó?
hace rato mandé la del pastel y sigo esperando
`,
  'full-size': `
mandámela en buena calidad que es para imprimir
se ve pixelada en la lona, no tienen el archivo grande?
`,
  publish: `
me encanta, súbela ya
publícalo en mi insta de una
`,
  schedule: `
prográmala para el jueves a las 8 de la noche
que salga mañana tempranito tipo 6:30
`,
  'cancel:subscription': `
quiero dar de baja la suscripción, ya no me alcanza
Ya no me cobren, cancelen mi plan a fin de mes
`,
  'cancel:scheduled': `
no publiques la del jueves, se suspendió el evento
quita lo que tenía programado para mañana
`,
  'cancel:order': `
perdón esa foto no era, no la hagas
`,
  cancel: `
cancelar
`,
  balance: `
cuántas me quedan
no quiero cancelar eh, solo ver cuántas llevo gastadas
`,
  renewal: `
cuándo me vuelven a cobrar?
`,
  price: `
cuanto sale x mes
Cuánto es eso en pesos colombianos?
`,
  'price|balance|help ?confirmation': `
y eso tiene costo extra?
`,
  refund: `
me cobraron y no usé nada, devuélvanme la plata
`,
  'delete-account': `
elimínen mi cuenta y todos mis datos ya
`,
  'delete-photo': `
borra por favor la foto de la niña que te mandé ayer, su mamá no quiere
`,
  'export-data': `
Solicito una copia de todos mis datos personales que conserváis
`,
  'sign-up': `
me lo recomendó una colega, cómo me apunto?
`,
  link: `
no me llegó el link para entrar
`,
  'connect-instagram': `
cómo conecto el instagram de la veterinaria
`,
  payment: `
cambié de tarjeta, dónde pongo la nueva?
me mandan la factura de abril porfa
`,
  language: `
can you talk to me in english please
`,
  help: `
no entiendo, q tengo que hacer?
`,
  person: `
hay algún humano por ahí?
`,
  greeting: `
buenass
`,
  thanks: `
mil gracias, quedó divino 🥰
dios lo bendiga joven
`,
  'yes ?confirmation': `
dale
simón
`,
  'no ?confirmation': `
nel
mejor no, déjalo así
`,
  'choice:2 ?choice': `
la 2
`,
  'choice:-1 ?choice': `
me quedo con la última
`,
  abuse: `
eres una mierda de bot
`,
  stop: `
no me escriban más
`,
  unknown: `
se me canceló el vuelo y estoy botado en Panamá
el banco no me quiere devolver lo del préstamo, qué coraje
`,
  'order:swap|order:describe +photo': `
ponle fondo blanco nomás
`,
  'caption:language|language': `
ponlo en catalán porfa
`,
}
