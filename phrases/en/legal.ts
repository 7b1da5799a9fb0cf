import type { legal as original } from '../pt-BR/legal.ts'
import type { Shape } from '../shape.ts'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'

export const legal = {
  version: 'Version {{number}}, in force since {{date}}.',
  formerVersion: 'Version {{number}}, of {{date}}.',
  contents: 'On this page',
  print: 'Print or save as PDF',
  binding: 'The text in Brazilian Portuguese is the binding one; this translation is for reading.',
  former: 'How it was before: <former>version {{number}}</former>.',
  superseded: 'This text is no longer in force. <current>Read the one that is</current>.',
  taxId: 'CNPJ (Brazilian company number) {{taxId}}',
  goodbye: {
    title: 'Goodbye',
    description: 'The end of an account.',
    nothing: {
      heading: 'All is well here.',
      text: 'This page says goodbye to those who deleted their account in this browser. No account was deleted here.',
    },
    heading: 'Your account has been deleted.',
    text: 'We removed your data, photos and captions, as the Brazilian data protection law (LGPD) demands. What remains is only what the law obliges us to keep, for as long as it says.',
    thanks: 'Thank you for the photos. The door stays open.',
    home: 'Back to home',
  },
  terms,
  privacy,
} as const satisfies Shape<typeof original>
