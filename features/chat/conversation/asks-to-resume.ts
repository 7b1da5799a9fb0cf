/** Recognises a wish for notices after "stop": "voltar avisos", "start", "quiero recibir mensajes". */

import { boundedPattern } from '#engine/words/bounded-pattern.ts'

const AGAIN = String.raw`(?:volt(?:ar|a|em|e)|start|resume|unstop|(?:re)?ativ(?:ar|a|e|em)|(?:re)?activ(?:ar|a|e|en)|retomar?|reanudar?|ligar|turn on|receber|recibir|receive|get)`
const WISH = String.raw`(?:(?:eu|yo|i|por favor|please|oi|hola)\s+)*(?:(?:quero|queria|quiero|want|would like|can i|pode|podem|puedes|pueden|vuelv\w+)\s+)?(?:to\s+)?`
const WHAT = String.raw`(?:\s+(?:a|o|os|as|los|las|me|the|to|de|from|on|in|again|novo|nuevo|otra vez|receber|recibir|receive|receiving|get|getting|meus|aviso|avisos|mensagem|mensagens|mensaje|mensajes|messages?|notifica\S+|notices?|news|novidades|novedades|mandar|enviar|aqui|por favor|please)){0,12}`
const RESUME = boundedPattern(String.raw`^\s*${WISH}${AGAIN}${WHAT}\s*[.!]*\s*$`, 'iu')

export function asksToResume(text: string): boolean {
  return RESUME.test(text)
}
