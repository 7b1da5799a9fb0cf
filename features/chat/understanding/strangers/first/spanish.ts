import type { Phrasings } from '#features/chat/understanding/phrasings/phrasing.ts'

export const spanish: Phrasings = {
  'order:post +photo': `me la arreglas porfa? salio re oscura
torta de tres leches de hoy 🎂 dejala linda para el insta
uñas acrílicas de mi clienta, ponle de título CITAS DISPONIBLES
Buenas tardes, ¿podrían mejorar esta fotografía del comedor y redactar el texto? Gracias
oye mira te mando esta foto que la tomé en el local y como que no se ve bien la luz está fea y sale un bote de basura en la esquina quítalo recórtala y hazme el post ya con todo
depto 2 recamaras en renta, sin aval
enderezala y dale mas luz
menu del dia 9,50 con postre, ponlo arriba en grande
antes y despues brackets, el paciente dio permiso`,
  'order:post': `kiero subir algo de mis panes, te mando foto?`,
  'order:swap +photo': `con el fondo 2
ponle un fondo de los que ya traen
cambiame el fondo por el de madera de su catalogo`,
  'order:describe +photo': `quita la pared fea y pon una playa al atardecer
q se vea como en una cocina blanca con plantas
fondo negro elegante con humo y luz dorada`,
  'order:swap|order:describe +photo': `el fondo está horrible cámbialo
borra todo lo de atrás, déjalo en blanco`,
  'order:caption': `nomas el texto: mañana abrimos a las 7
hazme un texto q diga que se canceló una cita y tengo lugar a las 4
caption para mi gym: sin inscripción, cancela cuando quieras, 499 al mes
escribe algo para el post de que si no te gusta te devolvemos tu dinero
necesito solo una leyenda para dia del padre, corte + barba 15 euros`,
  redo: `no me gusta, otra vez
hazla de nuevo pero menos filtro, parece plastico
le salieron 6 dedos jajaja repitela`,
  'redo|caption:rewrite': `dame otra version`,
  'caption:shorter': `mas corto xfa
demasiado rollo, resúmelo en dos líneas`,
  'caption:longer': `el texto quedo muy cortito, agregale mas`,
  'caption:rewrite': `cambia el texto no me convence
escribe otro pie de foto`,
  'caption:without-hashtags': `quita los hashtags
sin tanto # porfis`,
  'caption:with-hashtags': `y los hashtags? ponle unos de cdmx`,
  'caption:tone': `suena muy frío, hazlo mas cercano
háblales de usted, son clientes mayores`,
  'caption:offer': `agrega q hay 2x1 los martes
ponle que con tarjeta son 3 meses sin intereses`,
  'caption:offer|caption:rewrite': `en el texto pon q no hay reembolso del anticipo`,
  'caption:language': `y si me pones el texto en inglés tambien?`,
  'caption:own-words': `el texto va a ser este: Ya llegó el pan de muerto 💀 pásale
ponle tal cual: Borrón y cuenta nueva, este lunes empezamos el reto`,
  'format:1:1': `cuadrada mejor`,
  'format:9:16': `la necesito vertical para historias`,
  'format:4:5': `en 4:5 please`,
  'format:original': `no me la recortes, déjala como venía`,
  backdrops: `q fondos hay?
enséñame las opciones de fondos`,
  status: `ya mero??
q paso con mi foto llevo media hora esperando`,
  'full-size': `la puedes mandar en alta resolución? se ve pixelada`,
  publish: `súbela ya
listo publicala`,
  schedule: `q se publique el viernes a las 6 pm
prográmala para mañana tempranito`,
  'cancel:scheduled': `ya no publiques la del viernes`,
  'cancel:subscription': `quiero darme de baja del plan
ya no me cobren el próximo mes, cancelen mi suscripción`,
  'cancel:order': `uy me equivoqué de foto, ya no la hagas`,
  cancel: `cancelalo
quiero cancelar`,
  balance: `cuantas me quedan?
me quedan ediciones o ya me las acabé`,
  renewal: `cuando me vuelven a cobrar`,
  price: `precio?
cuánto sale al mes en pesos`,
  refund: `devuélvanme lo que pagué, esto no sirve`,
  'refund|payment': `me aparece un cargo doble`,
  'delete-account': `quiero eliminar mi cuenta por completo`,
  'delete-photo': `borren de sus servidores la foto de mi hija q mande por error`,
  'export-data': `quiero descargar todos mis datos`,
  'sign-up': `me interesa, como me suscribo`,
  link: `no me llegó el enlace`,
  'connect-instagram': `se desconectó mi instagram, como lo vuelvo a vincular`,
  payment: `se puede pagar con transferencia?
cambié de tarjeta dónde la actualizo`,
  language: `do you speak english?`,
  help: `cómo se usa esto`,
  person: `pásame con un humano
hay alguien q me atienda? tengo un problema`,
  greeting: `holaa
buenas`,
  thanks: `mil gracias quedó divina 💕
grax`,
  'yes ?confirmation': `dale
si porfa`,
  'no ?confirmation': `nel
no no no, no quiero borrar mi cuenta`,
  'choice:2 ?choice': `la dos`,
  'choice:1 ?choice': `la primera está mejor`,
  'choice:-1 ?choice': `la última`,
  'order:describe ?words': `una mesa de mármol con pétalos de rosa`,
  'cancel:order|no ?words': `olvídalo`,
  'person ?message': `diles q llevo dos días sin poder entrar y nadie me contesta`,
  abuse: `pinche bot pendejo vete a la verga`,
  stop: `ya no me escriban`,
  'unknown|help': `se me borró whatsapp y perdí todas mis fotos :(`,
  unknown: `mi proveedor me canceló y no me devuelve la lana 😤
jajaja`,
}
