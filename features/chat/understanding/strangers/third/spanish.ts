import type { Phrasings } from '#features/chat/understanding/phrasings/phrasing.ts'

export const spanish: Phrasings = {
  'order:post +photo': `
para el insta porfa, son alfajores de maicena
arreglame la luz y recorta q se ve el basurero jaja
Buenas tardes, adjunto fotografía de la sonrisa de un paciente (con permiso). Me gustaría publicarla con un texto sobrio.
ponle arriba en grande CUPOS LIMITADOS y déjala bonita
borra el brillo ese q sale en la botella y sube los colores
mira esta es la casa de la calle olmos la que te conte necesito que se vea mas luminosa y que diga se alquila y ya luego el texto q vaya abajo
un post xfa
quedó chueca, la enderezas y me haces el copy
corte fade de hoy 💈🔥 dale magia
`,
  'order:post': `
ahorita te mando una foto de unas trenzas para q me la mejores
`,
  'order:swap +photo': `
cámbiale el fondo por el de mármol q usamos la otra vez
con el fondo 5 de la lista
`,
  'order:swap|order:describe +photo': `
quítale el fondo y ponle blanco
otro fondo pls, ese sofá viejo me da pena
`,
  'order:describe +photo': `
q parezca q el café está en una terraza con montañas y neblina detrás
pon las velas sobre una bandeja de piedra con lavanda y luz de tarde entrando por la ventana
fondo de selva tropical con hojas gigantes y un rayito de sol
mi zapato en una calle empedrada de pueblo, de noche, con farolitos
quiero el fondo como de día de muertos, cempasúchil y papel picado
`,
  'order:caption': `
solo el texto: mañana abrimos a las 7 con pan de muerto calientito
necesito un copy q diga q ya tengo turnos para diciembre
se me cayó la cita de las 5, hazme un texto ofreciendo ese lugar para pestañas
redacta algo corto sobre clases de guitarra para niños, primera gratis
escríbeme algo para avisar que ya no cobramos el envío en toda la ciudad
un pie de foto para decir que si el traje no te queda te reembolsamos el 100%
`,
  'order:caption ?message': `
martes 2x1 en empanadas de pino
`,
  redo: `
nah, hazla de nuevo
no me convence, la torta parece de plástico. otra?
la volvés a hacer? quedó muy naranja la piel de la piba
`,
  'caption:shorter': `
muy largo el texto
más cortito porfis
`,
  'caption:longer': `
le falta chicha al texto, cuéntame más cosas
`,
  'caption:rewrite': `
el texto no, escríbelo distinto
dame otra versión del copy, la imagen déjala
`,
  'caption:without-hashtags': `
no uso numeralitos de esos #, quítalos
`,
  'caption:with-hashtags': `
y unos hashtags de yoga en Rosario?
`,
  'caption:tone': `
suena a robot, que sea mas cercano
más elegante el texto, vendo joyas
`,
  'caption:offer': `
agrégale que pagando en efectivo hay 10% menos
pon que el envío es gratis hasta el domingo
`,
  'caption:language': `
el texto lo quiero en inglés y en español, vienen muchos turistas al hostal
pásame la leyenda al catalán
`,
  'caption:own-words': `
ponle este texto tal cual: Aquí no hay dieta que valga. Churros recién hechos desde las 6.
yo escribo el mío: "Tu jardín, nuestra pasión. Presupuesto sin compromiso"
`,
  'caption:own-words ?words': `
Volvimos! Nueva cocina, mismo sabor de la abuela Nélida
`,
  'format:9:16': `
la necesito vertical pa historias
`,
  'format:1:1': `
en cuadrado mejor
`,
  'format:4:5': `
4x5 plis
`,
  'format:original': `
no me la recortes, déjala entera como la mandé
`,
  backdrops: `
qué fondos hay
enséñame los fondos q tienen disponibles
`,
  status: `
y mi foto??
sigue en proceso o se trabó?
cuánto falta pa q esté
`,
  'full-size': `
pásamela en grande q la quiero imprimir pa la vitrina
me llegó pixelada, tienes el archivo en calidad máxima?
`,
  publish: `
súbela ya
me encanta, publícala
`,
  schedule: `
prográmala pal viernes a las 6 de la tarde
que salga mañana tempranito, 7:30
`,
  'cancel:subscription': `
quiero darme de baja del plan
ya no me cobren más, no voy a seguir el otro mes
`,
  'cancel:scheduled': `
la del viernes ya no la publiques
`,
  'cancel:order': `
uy esa foto era para mi hermana, no la proceses
`,
  'cancel:unclear': `
anúlalo
`,
  balance: `
cuántas me quedan?
voy por la 9 o la 10 de este mes?
`,
  renewal: `
cuándo me vuelven a cobrar
`,
  price: `
precio?
cuánto sale el plan y cuántas fotos trae
`,
  refund: `
devuélvanme lo de este mes, no pude usar ni una
`,
  'refund|payment': `
me aparece un cargo doble de ustedes en la tarjeta
`,
  'delete-account': `
borren mi cuenta con todos mis datos
`,
  'delete-photo': `
necesito q eliminen la foto de la señora del martes, me pidió q no la tenga nadie
`,
  'export-data': `
cómo descargo todo lo mío, fotos y textos, q tengan guardado
`,
  'sign-up': `
me quiero suscribir
`,
  link: `
me mandas el enlace?
`,
  'connect-instagram': `
no he vinculado mi ig todavía, cómo es
`,
  payment: `
quiero cambiar la tarjeta con la q pago
`,
  language: `
puedes hablarme en portugués? me mudé a floripa y quiero practicar
`,
  help: `
no entiendo, qué tengo q mandar
sirve también para videos?
`,
  'help|refund': `
y si cancelo a mitad de mes me regresan la mitad?
`,
  person: `
quiero hablar con una persona
`,
  greeting: `
holis 👋
qué tal buen día
`,
  thanks: `
sos un genio mil gracias
quedó espectacular 👏👏 bendiciones
`,
  'yes ?confirmation': `
sipi
dale nomás
de una
`,
  'no ?confirmation': `
nel
mejor no, aguanta
`,
  'choice:2 ?choice': `
me quedo con la número dos
`,
  'choice:-1 ?choice': `
la última me gusta más
`,
  abuse: `
son una mierda, estafadores hdp
`,
  stop: `
no me escriban más
`,
  unknown: `
mi ex borró su cuenta de insta jajaja qué alivio
a cuánto está el kilo de tomate hoy don Beto
jajajaja
`,
}
