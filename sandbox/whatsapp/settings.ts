import { createSettings, type Settings } from '../settings.ts'

const KNOWN = {
  delivered_after_ms: { usual: 150, description: 'real time from sent to delivered' },
  read_after_ms: { usual: 600, description: 'real time from delivered to read' },
  reads: { usual: 1, description: '1: people let it be seen that they read; 0: they do not' },
  pair_seconds: { usual: 6, description: 'seconds that each message to one person costs' },
  pair_burst: { usual: 45, description: 'messages to one person within those seconds, on credit' },
  messages_per_second: { usual: 80, description: 'messages of the number in one second, in and out' },
  window_hours: { usual: 24, description: 'hours after a person wrote in which anything may be sent' },
  free_messages: { usual: 1000, description: 'free service messages in a month' },
  number_form: { usual: 0, description: 'Brazilian wa_id: 0 ninth digit by area code, 1 as given, 2 never, 3 always' },
  display_without_ninth: { usual: 0, description: '1: our own number is shown without its ninth digit' },
  user_ids: { usual: 1, description: '0 phone alone, 1 phone and user id, 2 user id alone, 3 phone, user id and parent id' },
  webhook_version: { usual: 26, description: 'version of the webhooks; up to 23 statuses have a conversation' },
  status_contacts: { usual: 1, description: '1: statuses come with contacts' },
  batch_ms: { usual: 0, description: 'real time in which updates are gathered into one webhook; 0: each by itself' },
  late_seconds: { usual: 172_800, description: 'how late a late webhook is, by the clock of the sandbox' },
  media_url_seconds: { usual: 300, description: 'life of the address of a file' },
  list_body: { usual: 1024, description: 'characters in the text of a list (a guide says 4096)' },
  hex_hashes: { usual: 0, description: '1: sha256 of a file in hexadecimal, not in base64' },
  sizes_as_text: { usual: 0, description: '1: file_size as text' },
  recompress: { usual: 1, description: '1: photos arrive shrunk, as the app sends them; documents never are' },
} as const

export type WhatsAppSetting = keyof typeof KNOWN
export type WhatsAppSettings = Settings<WhatsAppSetting>

export function createWhatsAppSettings(): WhatsAppSettings {
  return createSettings<WhatsAppSetting>(KNOWN)
}
