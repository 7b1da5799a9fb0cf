/** Whether a vendor calls this path, with a signature or a token: `/api/asaas/webhook`, `/api/whatsapp/webhook`, `/api/sms/{vendor}/status`. */
export function isWebhook(path: string): boolean {
  return path.endsWith('/webhook') || path.startsWith('/api/sms/')
}
