import type { privacy as original } from '../pt-BR/privacy.ts'
import type { Shape } from '../shape.ts'

export const privacy = {
  title: 'Política de Privacidad',
  description: 'Qué datos guarda Mandou, para qué, cuánto tiempo, y tus derechos.',
  intro:
    'Guardamos lo necesario para editar tus fotos y mantener tu cuenta, y nada más. Esta página sigue la ley brasileña de protección de datos (LGPD, Ley 13.709/2018).',
  other: 'Lee también los <other>Términos de Uso</other>.',
  why: 'Para qué',
  kept: 'Cuánto tiempo',
  ground: 'Base legal',
  data: {
    phone: {
      what: 'Móvil',
      why: 'Entrar en tu cuenta sin contraseña y avisarte de lo importante en ella.',
      kept: 'Mientras exista la cuenta. Los códigos de entrada, 2 días. El registro de entrega de cada SMS, sin el número y sin el texto, 90 días.',
      ground: 'Contrato (LGPD, art. 7, V)',
    },
    profile: {
      what: 'Perfil: nombre, correo, profesión y lo demás que rellenes',
      why: 'Llamarte por tu nombre y escribir textos para tu profesión.',
      kept: 'Mientras exista la cuenta, o hasta que lo borres.',
      ground: 'Contrato (art. 7, V)',
    },
    photos: {
      what: 'Fotos que envías',
      why: 'Editar, rehacer y mostrar el antes y después. Los metadatos, con el lugar de la foto, se quitan a la llegada.',
      kept: '30 días.',
      ground: 'Contrato (art. 7, V)',
    },
    results: {
      what: 'Resultados: imágenes, textos y lo que pediste',
      why: 'Que veas, descargues y publiques lo que hiciste.',
      kept: '12 meses.',
      ground: 'Contrato (art. 7, V)',
    },
    payments: {
      what: 'Cobro: nombre, CPF, correo, pagos, marca y cuatro últimas cifras de la tarjeta',
      why: 'Cobrar el plan, devolver el importe y dar recibo. El número y el código de la tarjeta no se guardan.',
      kept: 'Mientras exista la cuenta y, después, cinco años contados desde el año siguiente.',
      ground: 'Contrato y obligación fiscal (art. 7, V y II; Código Tributario de Brasil, arts. 173 y 195)',
    },
    instagram: {
      what: 'Instagram, si lo conectas: cuenta, foto de perfil, autorización de Meta y publicaciones',
      why: 'Publicar lo que pidas. La autorización queda cifrada.',
      kept: 'Hasta que lo desconectes o borres la cuenta.',
      ground: 'Contrato (art. 7, V)',
    },
    chat: {
      what: 'WhatsApp, si lo usas: número o identificador y mensajes, también de quien escribe sin tener cuenta',
      why: 'Recibir fotos y pedidos, y responder.',
      kept: 'Los mensajes que envías, 14 días; una conversación con el equipo, hasta 30 días después de cerrada; el resto de la conversación, como máximo mientras exista la cuenta. De quien no tiene cuenta, todo se borra 30 días después del último mensaje.',
      ground: 'Contrato (art. 7, V)',
    },
    consent: {
      what: 'Aceptación: versión de los textos, fecha, dirección IP y canal',
      why: 'Probar lo que se acordó.',
      kept: 'Mientras exista la cuenta y, si hubo pago, cinco años contados desde el año siguiente; sin pago, seis meses.',
      ground: 'Ejercicio de derechos (art. 7, VI; art. 8, § 2)',
    },
    sessions: {
      what: 'Sesiones: navegador y horas',
      why: 'Mantener tu sesión y mostrarte tus dispositivos.',
      kept: '60 días después del último uso.',
      ground: 'Contrato (art. 7, V)',
    },
    activity: {
      what: 'Registros de acceso y actividad: qué se hizo en la cuenta, cuándo, desde qué dirección IP y con qué navegador',
      why: 'Proteger la cuenta y cumplir la ley brasileña de internet.',
      kept: '400 días; borrada la cuenta, seis meses de cada registro.',
      ground: 'Obligación legal (art. 7, II; Ley 12.965/2014, art. 15) y seguridad (art. 7, IX)',
    },
    notices: {
      what: 'Avisos que recibiste en la cuenta',
      why: 'Mostrar lo que pasó con el plan y con las publicaciones.',
      kept: '400 días.',
      ground: 'Contrato (art. 7, V)',
    },
  },
  sections: {
    controller: {
      title: 'Quién cuida de tus datos',
      text: [
        'La empresa identificada al final de esta página es la responsable de los datos de tu cuenta. Como agente de tratamiento de pequeño porte, no designa encargado (Resolución CD/ANPD n.º 2/2022, art. 11); el canal para hablar de tus datos es el correo de atención.',
        'Sobre las personas que aparecen en tus fotos, la decisión de fotografiar y publicar es tuya: eres responsable de esas imágenes y nosotros las tratamos por encargo tuyo (art. 39).',
        'Las fotos de pacientes, o que muestran la salud de alguien, son datos sensibles (arts. 5, II, y 11). También de ellas somos solo encargados: hacemos la edición que pediste y nada más, no buscamos en ellas salud ni identidad, y las borramos en el plazo de las demás o cuando tú lo mandes. Tener la base legal, como el consentimiento específico y destacado de la persona, te corresponde a ti.',
      ].join('\n'),
    },
    data: {
      title: 'Qué datos, para qué y cuánto tiempo',
      text: 'La fecha en que se borrará cada foto y cada resultado aparece a su lado, y puedes borrarlos antes. Los plazos de 30 días y 12 meses cuentan desde el envío y desde la edición.',
    },
    never: {
      title: 'Lo que no hacemos',
      text: [
        'No usamos tus fotos para entrenar inteligencia artificial. No vendemos datos. No mostramos anuncios y no hay programas de terceros en nuestras páginas.',
        'No reconocemos rostros ni sacamos conclusiones sobre quien aparece. Nadie abre tus imágenes solo por saber su dirección: hace falta tu sesión o un enlace firmado, que caduca en minutos en el sitio y en 7 días cuando lo recibes por WhatsApp.',
      ].join('\n'),
    },
    sharing: {
      title: 'Con quién compartimos',
      text: [
        'Solo con quien hace falta para que el servicio funcione, y solo lo necesario:',
        '- Asaas (pagos, Brasil): nombre, CPF, correo, celular, código postal y número de la dirección y, al pagar, la tarjeta y la dirección IP desde la que pagas, contra el fraude. La dirección no se queda con nosotros.',
        '- Twilio (Estados Unidos) y Zenvia (Brasil), que entregan los SMS: tu celular y el texto del mensaje.',
        '- Meta (Instagram y WhatsApp, Estados Unidos e Irlanda): lo que publicas o intercambias con nosotros allí, si los usas.',
        '- OpenAI (Estados Unidos), solo si nosotros la activamos (sin ella, todo lo hace nuestro propio programa, y nuestra atención te dice si está activada) para pintar un fondo, escribir un texto o entender un mensaje del chat que nuestras reglas no entienden: las palabras de la petición, el idioma y la profesión, nunca la foto ni tu nombre o celular.',
        'Tus fotos las edita nuestro propio programa, en los servidores que usamos; quien los aloja guarda los archivos por cuenta nuestra y no puede usarlos. Nuestra atención te dice quién es y en qué país. Para publicar, Instagram recoge la imagen en una dirección secreta que queda abierta 10 minutos como máximo.',
        'Entregamos datos a las autoridades solo cuando la ley obliga.',
      ].join('\n'),
    },
    transfer: {
      title: 'Datos fuera de Brasil',
      text: 'Twilio, Meta y OpenAI pueden tratar datos fuera de Brasil. Eso solo ocurre en la medida necesaria para entregar lo que contrataste o pediste (LGPD, art. 33, IX, con el art. 7, V): enviar el código, publicar la imagen, escribir el texto.',
    },
    cookies: {
      title: 'Cookies y lo que queda en tu navegador',
      text: [
        'Usamos dos cookies, ambas nuestras y necesarias: la de la sesión, que la mantiene abierta hasta 60 días sin uso, y la del idioma elegido, durante un año. No hay cookies de anuncios ni de medición; por eso no hay aviso de cookies.',
        'Tu navegador también guarda, solo para sí:',
        '- el idioma, que se queda; el celular con el que entraste, o que escribiste para entrar, hasta que salgas;',
        '- la firma que pones en las imágenes y la respuesta sobre la profesión, hasta que salgas;',
        '- el pedido en curso, sin los datos de la tarjeta, durante 30 minutos;',
        '- lo que eliges y escribes, hasta salir o cerrar la pestaña; y la foto en camino, o compartida desde la galería, que deja de valer en una hora y se borra en la visita siguiente;',
        '- marcas cortas de funcionamiento, como la de una conexión con Instagram en curso;',
        '- la página que aparece cuando no hay internet.',
        'Borrar los datos del sitio en el navegador borra todo eso.',
      ].join('\n'),
    },
    rights: {
      title: 'Tus derechos',
      text: [
        'La LGPD (art. 18) te garantiza, gratis:',
        '- saber si tenemos datos tuyos, ver cuáles son y llevarte una copia: en Ajustes, en un archivo zip con tus fotos y listas en JSON, hasta 5 veces al día;',
        '- corregir: en tu perfil;',
        '- borrar fotos, resultados o la cuenta entera: con botones, al momento;',
        '- pedir que los datos innecesarios, excesivos o tratados contra la ley se anonimicen, bloqueen o borren;',
        '- saber con quién compartimos: está en esta página;',
        '- desconectar Instagram y WhatsApp cuando quieras, y oponerte a un uso que creas incorrecto;',
        '- pedir que una persona revise una decisión automática, como un bloqueo por demasiados intentos (art. 20).',
        'Lo que no tiene botón, pídelo a nuestra atención; respondemos en 15 días como máximo. También puedes reclamar ante la autoridad brasileña de protección de datos (ANPD).',
      ].join('\n'),
    },
    deletion: {
      title: 'Borrar la cuenta',
      text: [
        'Borrar la cuenta cierra las sesiones, cancela el plan, devuelve lo que corresponda, desconecta Instagram y elimina fotos, resultados, textos y datos personales. Queda solo, aparte y con fecha de fin:',
        '- quién pagó (nombre y CPF, cifrados), pagos y devoluciones: cinco años contados desde el año siguiente, por ley fiscal;',
        '- la aceptación de estos textos: el mismo plazo; sin pago, seis meses;',
        '- registros de acceso: seis meses, por la ley brasileña de internet;',
        '- un código derivado del celular y, si hubo cupón, uno del CPF, que no revelan los números, para reconocer una vuelta y un cupón ya usado, contra el fraude (art. 7, IX): cinco años contados desde el año siguiente;',
        '- si Meta no responde al momento, la autorización de Instagram, cifrada, hasta que se deshaga: 7 días como máximo.',
        'Quedan además números sin dueño (cuántas ediciones hubo), que no dicen nada de nadie. Lo que es público en Instagram sigue allí, y Asaas y las operadoras guardan lo que mandan sus leyes.',
      ].join('\n'),
    },
    minors: {
      title: 'Niños y adolescentes',
      text: 'Mandou es para quien trabaja y tiene 18 años o más. No guardamos a propósito datos de niños. Si hay niños en tus fotos, ten la autorización de sus responsables (art. 14); si sabes de una cuenta de un menor, avisa y se borrará.',
    },
    security: {
      title: 'Seguridad',
      text: [
        'Las conexiones van cifradas. Los códigos de entrada, las sesiones y el CPF se guardan de forma que no se leen en una copia de la base de datos, y los registros técnicos no llevan tu celular ni tus palabras.',
        'Si hay un incidente que te ponga en riesgo, te avisamos a ti y a la ANPD en los plazos de la ley (art. 48).',
      ].join('\n'),
    },
    changes: {
      title: 'Cambios en esta política',
      text: 'Cuando el texto cambia, cambian también la versión y la fecha de arriba, y avisamos en tu cuenta. Las versiones anteriores siguen aquí para leerlas.',
    },
    contact: { title: 'Contacto', text: 'Para ejercer tus derechos o resolver dudas, habla con nuestra atención:' },
  },
} as const satisfies Shape<typeof original>
