import type { legal as original } from '../pt-BR/legal.ts'
import type { Shape } from '../shape.ts'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'

export const legal = {
  version: 'Versión {{number}}, en vigor desde el {{date}}.',
  formerVersion: 'Versión {{number}}, del {{date}}.',
  contents: 'En esta página',
  print: 'Imprimir o guardar en PDF',
  binding: 'El texto en portugués de Brasil es el que vale; esta traducción ayuda a leerlo.',
  former: 'Cómo era antes: <former>versión {{number}}</former>.',
  superseded: 'Este texto ya no vale. <current>Lee el que vale hoy</current>.',
  taxId: 'CNPJ (número fiscal brasileño) {{taxId}}',
  goodbye: {
    title: 'Hasta luego',
    description: 'El final de una cuenta.',
    nothing: {
      heading: 'Todo en orden por aquí.',
      text: 'Esta página se despide de quien borró su cuenta en este navegador. Aquí no se borró ninguna cuenta.',
    },
    heading: 'Tu cuenta se borró.',
    text: 'Eliminamos tus datos, fotos y textos, como manda la ley brasileña de protección de datos (LGPD). Queda solo lo que la ley nos obliga a guardar, durante el plazo que dice.',
    thanks: 'Gracias por las fotos. La puerta queda abierta.',
    home: 'Volver al inicio',
  },
  terms,
  privacy,
} as const satisfies Shape<typeof original>
