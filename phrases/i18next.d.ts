import type { web } from './pt-BR/web.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: typeof web
  }
}
