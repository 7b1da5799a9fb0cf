import type { terms as original } from '../pt-BR/terms.ts'
import type { Shape } from '../shape.ts'

export const terms = {
  title: 'Términos de Uso',
  description: 'Qué hace Mandou, cuánto cuesta, cómo cancelar y cómo recuperar tu dinero.',
  intro:
    'El contrato entre tú y Mandou, en palabras sencillas. “Nosotros” es la empresa que ofrece Mandou, identificada al final de esta página.',
  other: 'Lee también la <other>Política de Privacidad</other>: dice qué datos guardamos y durante cuánto tiempo.',
  sections: {
    service: {
      title: 'Qué hace Mandou',
      text: [
        'Envías una foto y recibes una imagen lista para publicar: luz y color corregidos, recorte para la red social, otro fondo si quieres, y un texto.',
        'Sirven fotos en JPEG, PNG, WebP, HEIC o AVIF, de hasta 25 MB y 50 megapíxeles.',
      ].join('\n'),
    },
    account: {
      title: 'Tu cuenta',
      text: [
        'Entras con tu celular y un código por SMS, sin contraseña. No des el código a nadie: quien lo tiene entra en tu cuenta.',
        'Para tener una cuenta hay que tener 18 años o más. La cuenta es tuya y de tu trabajo, y respondes de lo que se hace con ella.',
        'Aceptar estos términos es condición para entrar. Registramos qué versión aceptaste, cuándo y desde dónde.',
      ].join('\n'),
    },
    plan: {
      title: 'Plan, precio y renovación',
      text: [
        'Hay un solo plan: {{limit}} ediciones de foto al mes, por R$\u00A037,90 al mes, con tarjeta de crédito. Antes de pagar ves el resumen del pedido y puedes corregir lo que escribiste.',
        'El plan se renueva cada mes, el día en que empezó (o el último del mes, cuando ese día no existe), hasta que lo canceles. Avisamos 3 días antes de cada renovación, en tu cuenta y por WhatsApp o SMS.',
        'Las {{limit}} ediciones nuevas se abren cuando se confirma el pago del mes; las que sobraron no pasan al mes siguiente.',
        'Si la renovación no se paga, usas lo que quedaba durante 3 días más. Después el plan queda suspendido hasta el pago; si no llega antes de la renovación siguiente, el plan termina y no se cobra nada más.',
        'El precio no cambia sin aviso: si va a cambiar, avisamos con al menos 30 días y puedes cancelar sin pagar el nuevo.',
      ].join('\n'),
    },
    payment: {
      title: 'Cómo se paga',
      text: [
        'La tarjeta la cobra Asaas, nuestro proveedor de pagos. Los datos de la tarjeta pasan por nuestro servidor hasta allí, en una sola llamada cifrada, y no los guardamos.',
        'Cada pago deja un recibo en tu cuenta. La factura fiscal (nota fiscal) sale con el nombre y el CPF de quien paga: pídela a nuestra atención.',
      ].join('\n'),
    },
    coupons: {
      title: 'Cupones',
      text: 'Un cupón paga el número de meses que indica y vale una vez por persona y por CPF (el número fiscal brasileño). Al final de esos meses el plan termina solo: sin tarjeta, no se cobra nada.',
    },
    failures: {
      title: 'Cuando una edición sale mal',
      text: [
        'Una edición que falla no cuesta nada: vuelve a tu saldo.',
        '¿No te gustó el resultado? Cada edición se puede rehacer una vez gratis, en un plazo de 24 horas. Otros formatos de una edición lista también son gratis.',
      ].join('\n'),
    },
    refund: {
      title: 'Siete días para arrepentirte',
      text: [
        'Hasta 7 días después del primer pago de cada contratación puedes desistir y recuperar el importe entero, sin explicar por qué, aunque ya hayas usado ediciones (Código de Defensa del Consumidor de Brasil, art. 49).',
        'El botón está en tu cuenta, en Límite de fotos. La petición genera un número de protocolo al momento, y el acceso al plan termina en ese mismo instante. En el extracto de la tarjeta la devolución puede tardar hasta 10 días hábiles.',
      ].join('\n'),
    },
    cancelling: {
      title: 'Cancelación',
      text: [
        'Cancelas cuando quieras, con un botón y sin penalización. No hay más cobros, y usas lo que ya pagaste hasta el final del mes del plan. Hasta entonces puedes echarte atrás.',
        'Borrar la cuenta también cancela el plan y devuelve lo que corresponda.',
      ].join('\n'),
    },
    limits: {
      title: 'Uso razonable',
      text: 'Para que el servicio vaya bien para todos hay límites que el uso normal no alcanza: 60 textos sueltos y 100 fotos enviadas al día, 60 pedidos de publicación por hora y 5 copias de tus datos al día. Al llegar a uno se te avisa y esperas; no se cobra nada.',
    },
    use: {
      title: 'Lo que no se puede',
      text: [
        'Envía solo fotos que sean tuyas o que tengas permiso para usar. Si hay personas en la foto, como clientes o pacientes, ten su autorización; si son niños o adolescentes, la de sus responsables.',
        'No uses Mandou para lo que es ilegal, ofende, engaña o se hace pasar por otra persona, ni para atacar, sobrecargar o revender el servicio. Las cuentas que lo hagan pueden suspenderse o cerrarse, con aviso y motivo, y puedes reclamar a nuestra atención. Si cerramos una cuenta, devolvemos el último pago del plan.',
      ].join('\n'),
    },
    ownership: {
      title: 'De quién son las imágenes',
      text: [
        'Las fotos que envías son tuyas. Las imágenes y los textos que recibes también: úsalos como quieras, incluso para vender tu trabajo.',
        'Nos autorizas solo a guardar y procesar tus fotos para entregar lo que pediste, mientras estén con nosotros. No usamos tus fotos en publicidad ni para entrenar inteligencia artificial.',
        'Los fondos listos, la marca y el programa son nuestros; las imágenes hechas con ellos son tuyas.',
      ].join('\n'),
    },
    automation: {
      title: 'Edición automática e inteligencia artificial',
      text: [
        'Las ediciones las hace una computadora, sin que una persona mire tu foto. Lo que aparece en ella no se vuelve a dibujar: al cambiar el fondo, el motivo queda como lo fotografiaste, salvo el ajuste de luz, que puedes desactivar.',
        'Cuando un generador de imágenes pinta parte del resultado, el archivo lleva una marca que lo dice (IPTC), y se avisa a Instagram al publicar.',
        'La computadora puede equivocarse: un recorte imperfecto, un texto fuera de tono. Cuando duda de la foto, lo decimos. Revisa antes de publicar.',
      ].join('\n'),
    },
    publishing: {
      title: 'Instagram y WhatsApp',
      text: [
        'Solo publicamos en Instagram lo que pidas, en la cuenta que conectaste, a la hora que elijas. Te desconectas cuando quieras.',
        'Instagram y WhatsApp son de Meta y tienen reglas propias, que valen para lo que publicas e intercambias allí. Si Meta cambia o detiene un servicio, esa parte de Mandou puede cambiar o detenerse; el resto sigue.',
      ].join('\n'),
    },
    professions: {
      title: 'Profesiones reguladas',
      text: 'Dentistas, médicos y otras profesiones tienen reglas propias de publicidad, como las de fotos de antes y después. Mandou te lo recuerda y no escribe promesas de resultado médico, pero cumplir las reglas de tu colegio es cosa tuya.',
    },
    responsibility: {
      title: 'Responsabilidad',
      text: [
        'La decisión de publicar es tuya. No prometemos “me gusta”, clientes ni ventas.',
        'Cuidamos de que el servicio esté disponible, pero puede parar por mantenimiento o por fallos de terceros. Si una parada te impide usar lo que pagaste, habla con nosotros. Si Mandou deja de existir, avisamos con al menos 30 días, para que descargues lo que es tuyo, y devolvemos el pago del mes en curso.',
        'Nada de esto reduce los derechos que te da el Código de Defensa del Consumidor de Brasil ni nuestra responsabilidad según él.',
      ].join('\n'),
    },
    changes: {
      title: 'Cambios en estos términos',
      text: 'Cuando el texto cambia, cambian también la versión y la fecha de arriba, y avisamos en tu cuenta; de lo que sea peor para ti, con al menos 30 días. Las versiones anteriores siguen aquí para leerlas. Si no estás de acuerdo con un cambio, puedes cancelar sin coste.',
    },
    law: {
      title: 'Ley y tribunales',
      text: [
        'Se aplican las leyes de Brasil. Cualquier cuestión puede llevarse a los tribunales de la ciudad donde vives, al Procon o a consumidor.gov.br.',
        'El texto en portugués de Brasil es el que vale; las traducciones sirven para facilitar la lectura.',
      ].join('\n'),
    },
    contact: { title: 'Contacto', text: '¿Dudas, peticiones o quejas? Habla con nuestra atención:' },
  },
} as const satisfies Shape<typeof original>
