/** Everything that screens say in this language, by namespace: for types, checks and prerendering; a browser never loads it whole. */
import { account } from './account.ts'
import { admin } from './admin.ts'
import { brand } from './brand.ts'
import { checkout } from './checkout.ts'
import { superseded } from './superseded.ts'
import { shell } from './shell.ts'
import { install } from './install.ts'
import { instagram } from './instagram.ts'
import { landing } from './landing.ts'
import { legal } from './legal.ts'
import { panel } from './panel.ts'
import { payments } from './payments.ts'
import { publishing } from './publishing.ts'
import { studio } from './studio.ts'
import { trades } from './trades.ts'

export const web = {
  ...shell,
  superseded,
  account,
  admin,
  brand,
  checkout,
  install,
  instagram,
  landing,
  legal,
  panel,
  payments,
  publishing,
  studio,
  trades,
} as const
