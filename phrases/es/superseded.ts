import type { superseded as original } from '../pt-BR/superseded.ts'
import type { Shape } from '../shape.ts'

export const superseded = {
  first: {
    terms: {
      title: 'Términos de Uso',
      description: 'Qué hace Mandou, cuánto cuesta, cómo cancelar y cómo recuperar tu dinero.',
      intro: 'El acuerdo entre tú y Mandou, en palabras sencillas. Cuando decimos «nosotros», es la empresa que ofrece Mandou.',
      other: 'Lee también la <other>Política de Privacidad</other>.',
      sections: {
        service: {
          title: 'Qué hace Mandou',
          text: [
            'Envías una foto y recibes una imagen lista para publicar: luz y color corregidos, recorte para la red social, otro fondo si quieres, y un texto.',
            'La edición es automática, hecha por ordenador. Lo que aparece en tu foto no se vuelve a dibujar: al cambiar el fondo, el motivo queda como lo fotografiaste, salvo el ajuste de luz, que puedes desactivar.',
          ].join('\n'),
        },
        account: {
          title: 'Tu cuenta',
          text: [
            'Entras con tu móvil y un código por SMS, sin contraseña. No des el código a nadie: quien lo tiene entra en tu cuenta.',
            'La cuenta es tuya y de tu trabajo. Respondes de lo que se hace con ella.',
          ].join('\n'),
        },
        plan: {
          title: 'Plan y precio',
          text: [
            'Hay un solo plan: 12 ediciones de foto al mes, por R$ 37,90 al mes, con tarjeta de crédito.',
            'El plan se renueva cada mes, el día en que empezó, hasta que lo canceles. Las 12 ediciones nuevas se abren cuando se confirma el pago del mes; las que sobran no pasan al mes siguiente.',
            'Un texto solo no gasta ediciones, dentro de un límite justo por día. Otros formatos de una edición terminada tampoco.',
          ].join('\n'),
        },
        failures: {
          title: 'Cuando una edición no sale bien',
          text: [
            'Una edición que falla no cuesta nada: vuelve a tu saldo.',
            '¿No te gustó el resultado? Cada edición se puede rehacer una vez gratis, en un plazo de 24 horas.',
          ].join('\n'),
        },
        refund: {
          title: 'Siete días para desistir',
          text: [
            'Hasta 7 días después del primer pago puedes desistir y recibir de vuelta el importe completo, sin explicar por qué, aunque ya hayas usado ediciones.',
            'La petición genera al momento un número de protocolo, y el acceso al plan termina en ese instante. Lo que tarda el importe en aparecer depende de tu tarjeta.',
          ].join('\n'),
        },
        cancelling: {
          title: 'Cancelación',
          text: 'Cancelas cuando quieras, sin penalización. No hay nuevos cobros, y usas lo que ya pagaste hasta el final del mes del plan.',
        },
        use: {
          title: 'Lo que no se puede hacer',
          text: [
            'Envía solo fotos que son tuyas o que tienes permiso para usar. Si hay personas en la foto, como clientes y pacientes, ten su autorización.',
            'No uses Mandou para lo que es ilegal, ofende, engaña o suplanta a otra persona, ni para atacar, sobrecargar o revender el servicio. Las cuentas que lo hacen pueden ser suspendidas.',
          ].join('\n'),
        },
        ownership: {
          title: 'De quién son las imágenes',
          text: [
            'Las fotos que envías son tuyas. Las imágenes y los textos que recibes también: úsalos con libertad, incluso para vender tu trabajo.',
            'Nos autorizas solo a guardar y procesar tus fotos para entregar lo que pediste. No publicamos nada sin que lo pidas y no usamos tus fotos en publicidad ni para entrenar inteligencia artificial.',
            'Cuando un generador pinta parte de la imagen, el archivo lleva una marca que lo dice.',
          ].join('\n'),
        },
        responsibility: {
          title: 'Responsabilidad',
          text: [
            'El ordenador puede equivocarse: un recorte imperfecto, un texto fuera de tono. Cuando duda sobre la foto, te avisamos. Revisa antes de publicar; la decisión de publicar es tuya.',
            'Cuidamos de que el servicio esté disponible, pero puede parar por mantenimiento o por fallos de terceros. No prometemos «me gusta», clientes ni ventas.',
            'Se aplican las leyes de Brasil, y nada aquí reduce los derechos que te da la ley de defensa del consumidor.',
          ].join('\n'),
        },
        professions: {
          title: 'Profesiones reguladas',
          text: 'Dentistas, médicos y otras profesiones tienen reglas propias de publicidad, como las de las fotos de antes y después. Mandou te lo recuerda y no escribe promesas de resultado médico, pero cumplir las reglas de tu colegio te corresponde a ti.',
        },
        changes: {
          title: 'Cambios en estos términos',
          text: 'Cuando el texto cambia, cambian también la versión y la fecha al principio de esta página. Guardamos qué versión aceptaste y cuándo.',
        },
        contact: {
          title: 'Contacto',
          text: '¿Dudas, peticiones o quejas? Habla con nuestra atención. El nombre de la empresa, el número fiscal y los contactos aparecen en el sitio y en la contratación.',
        },
      },
    },
    privacy: {
      title: 'Política de Privacidad',
      description: 'Qué datos guarda Mandou, para qué, cuánto tiempo, y tus derechos.',
      intro: 'Guardamos lo necesario para editar tus fotos y mantener tu cuenta, y nada más.',
      other: 'Lee también los <other>Términos de Uso</other>.',
      why: 'Para qué',
      kept: 'Cuánto tiempo',
      data: {
        phone: {
          what: 'Móvil',
          why: 'Entrar en tu cuenta sin contraseña y avisarte de lo importante en ella.',
          kept: 'Mientras exista la cuenta.',
        },
        profile: {
          what: 'Perfil: nombre, correo, profesión y lo demás que rellenes',
          why: 'Llamarte por tu nombre y escribir textos para tu profesión.',
          kept: 'Mientras exista la cuenta, o hasta que lo borres.',
        },
        photos: {
          what: 'Fotos que envías',
          why: 'Editar, rehacer y mostrar el antes y después. Los metadatos, con el lugar de la foto, se quitan a la llegada.',
          kept: '30 días.',
        },
        results: {
          what: 'Resultados: imágenes, textos y lo que pediste',
          why: 'Que veas, descargues y publiques lo que hiciste.',
          kept: '12 meses.',
        },
        payments: {
          what: 'Cobro: nombre, CPF, correo, móvil, dirección y pagos',
          why: 'Cobrar el plan, devolver el importe y dar recibo. El número de la tarjeta pasa directamente al proveedor de pagos y no se guarda.',
          kept: 'El plazo que exige la ley fiscal.',
        },
        consent: {
          what: 'Aceptación: versión de los textos, fecha, dirección IP y canal',
          why: 'Probar lo que se acordó.',
          kept: 'El plazo que exige la ley.',
        },
        sessions: {
          what: 'Sesiones y uso: navegador, horas y ediciones usadas',
          why: 'Mantener tu sesión, proteger la cuenta y hacer que cuadren las cuentas del plan.',
          kept: 'Mientras exista la cuenta; los registros de acceso, el plazo que exige la ley.',
        },
      },
      sections: {
        data: {
          title: 'Qué datos, para qué y cuánto tiempo',
          text: 'La fecha en que se borrará cada foto y cada resultado aparece a su lado, y puedes borrarlos antes.',
        },
        never: {
          title: 'Lo que no hacemos',
          text: [
            'No usamos tus fotos para entrenar inteligencia artificial. No vendemos datos. No mostramos anuncios y no hay programas de terceros en nuestras páginas.',
            'Nadie abre tus imágenes solo por saber su dirección: hace falta tu sesión o un enlace firmado que dura pocos minutos.',
          ].join('\n'),
        },
        sharing: {
          title: 'Con quién compartimos',
          text: [
            'Solo con quien hace falta para que el servicio funcione: el operador de SMS recibe tu móvil y el texto del mensaje; el proveedor de pagos, los datos del cobro; WhatsApp e Instagram, lo que intercambias con nosotros o publicas allí, si los usas.',
            'Tus fotos se editan en nuestros propios servidores. Si un servicio externo ayuda a pintar un fondo o a escribir un texto, recibe solo las palabras de la petición, nunca la foto.',
            'Entregamos datos a las autoridades solo cuando la ley obliga.',
          ].join('\n'),
        },
        grounds: {
          title: 'Por qué la ley lo permite',
          text: 'Tratamos los datos para cumplir el contrato contigo (cuenta, fotos, plan), para cumplir la ley (recibos, registros de acceso) y, por interés legítimo, para mantener el servicio seguro. Lo que dependa del consentimiento lo puedes retirar cuando quieras.',
        },
        cookies: {
          title: 'Cookies',
          text: [
            'Usamos dos cookies, ambas nuestras: la de la sesión, que la mantiene abierta, y la del idioma elegido. No hay cookies de anuncios ni de medición.',
            'Tu navegador también guarda, solo en él, el móvil con el que entraste, el idioma, la firma que pones en las imágenes y borradores. Borrar los datos del sitio borra todo eso.',
          ].join('\n'),
        },
        rights: {
          title: 'Tus derechos',
          text: [
            'La ley brasileña de protección de datos (LGPD) te garantiza: saber si tenemos datos tuyos y ver cuáles son, corregir, llevarte una copia, borrar, oponerte al uso, saber con quién compartimos y retirar el consentimiento.',
            'También puedes reclamar ante la autoridad brasileña de protección de datos (ANPD).',
          ].join('\n'),
        },
        deletion: {
          title: 'Borrar la cuenta',
          text: 'Borrar la cuenta cierra las sesiones, cancela el plan, desconecta Instagram y elimina fotos, resultados, textos y datos personales. Queda solo lo que la ley manda guardar, con motivo y plazo, y un código derivado del móvil, que no revela el número, para reconocer un regreso.',
        },
        security: {
          title: 'Seguridad',
          text: 'Las conexiones van cifradas, los códigos de entrada se guardan de forma que ni nosotros los leemos, y los registros técnicos no llevan tu móvil ni tus palabras.',
        },
        contact: {
          title: 'Contacto',
          text: 'Para ejercer tus derechos o resolver dudas, habla con nuestra atención. El nombre de la empresa, el número fiscal y los contactos aparecen en el sitio y en la contratación.',
        },
      },
    },
  },
} as const satisfies Shape<typeof original>
