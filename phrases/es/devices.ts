import type { devices as original } from '../pt-BR/devices.ts'
import type { Shape } from '../shape.ts'

export const devices: Shape<typeof original> = {
  both: '{{browser}} en {{system}}',
  unknown: 'Navegador desconocido',
}
