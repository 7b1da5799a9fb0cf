import { toString } from 'qrcode'

/**
 * Draws a QR code as SVG, black on white in every theme, because cameras read that best. Error correction M tolerates a
 * cracked screen; the quiet zone of four modules is the standard's (ISO/IEC 18004).
 */
export function drawQr(text: string): Promise<string> {
  return toString(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 4, color: { dark: '#000000', light: '#ffffff' } })
}
