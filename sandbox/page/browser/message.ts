/** A message as the sandbox's own API returns it. */
export interface MessageChoice {
  readonly id: string
  readonly title: string
  readonly description?: string
  readonly section?: string
}

export interface Message {
  readonly id: string
  readonly direction: 'in' | 'out'
  readonly type: string
  readonly text?: string
  readonly header?: string
  readonly footer?: string
  readonly image_url?: string
  readonly file_url?: string
  readonly file_name?: string
  readonly buttons?: readonly MessageChoice[]
  readonly label?: string
  readonly link?: string
  readonly status: string
  readonly error_code?: number
  readonly at: string
}
