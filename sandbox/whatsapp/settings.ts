import { createSettings, type Settings } from '../settings.ts'

const KNOWN = {
  delivered_after_ms: { usual: 150, description: 'milissegundos reais de enviada a entregue' },
  read_after_ms: { usual: 600, description: 'milissegundos reais de entregue a lida' },
  reads: { usual: 1, description: '1: as pessoas mostram que leram; 0: não mostram' },
  pair_seconds: { usual: 6, description: 'segundos que custa cada mensagem para uma pessoa' },
  pair_burst: { usual: 45, description: 'mensagens para uma pessoa nesses segundos, fiado' },
  messages_per_second: { usual: 80, description: 'mensagens do número por segundo, indo e vindo' },
  window_hours: { usual: 24, description: 'horas em que tudo pode ser enviado depois que a pessoa escreve' },
  free_messages: { usual: 1000, description: 'mensagens de serviço grátis por mês' },
  number_form: { usual: 0, description: 'nono dígito do wa_id: 0 pelo DDD, 1 como veio, 2 nunca, 3 sempre' },
  display_without_ninth: { usual: 0, description: '1: o nosso número aparece sem o nono dígito' },
  user_ids: { usual: 1, description: '0 só telefone, 1 telefone e id, 2 só id, 3 telefone, id e id do grupo' },
  webhook_version: { usual: 26, description: 'versão dos avisos; até a 23 os status trazem conversation' },
  status_contacts: { usual: 1, description: '1: os status trazem contacts' },
  batch_ms: { usual: 0, description: 'milissegundos reais em que os avisos se juntam; 0: cada um por si' },
  late_seconds: { usual: 172_800, description: 'segundos de atraso de um aviso atrasado, no relógio do sandbox' },
  media_url_seconds: { usual: 300, description: 'segundos de vida do endereço de um arquivo' },
  list_body: { usual: 1024, description: 'caracteres no texto de uma lista (um guia diz 4096)' },
  hex_hashes: { usual: 0, description: '1: sha256 em hexadecimal, não em base64' },
  sizes_as_text: { usual: 0, description: '1: file_size como texto' },
  recompress: { usual: 1, description: '1: fotos chegam reduzidas, como no aplicativo; documentos nunca' },
} as const

export type WhatsAppSetting = keyof typeof KNOWN
export type WhatsAppSettings = Settings<WhatsAppSetting>

export function createWhatsAppSettings(): WhatsAppSettings {
  return createSettings<WhatsAppSetting>(KNOWN)
}
