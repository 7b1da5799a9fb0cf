/** How people ask in the chat to mention an offer in a caption, in all of our languages. */

// the parts of a request, in their order
export const PLEASE = String.raw`(?:por favor|pf|pfv|please|na verdade|na vdd|en realidad|actually|ah|opa|ops|oops|então|entao|entonces|mas|pero|but|melhor|mejor|better|oi|olá|hola|hey|e|y|and|agora|ahora|now|também|tambem|también|also|can you|could you|pode|podes|puedes),?\s+`
export const PUT = String.raw`(?:coloc\w+|col[oó]c\w+|bot[ae]\w*|p[õo]e|ponha|pon(?:le|me)?|acrescent\w+|adicion\w+|inclu[aiíey]\w*|insir\w+|agreg\w+|añad\w+|anad\w+|escrev\w+|escrib\w+|diz|diga|di|dile|fala|menciona?|mention|add|put|include|insert|write|say|tell them)`
export const WHERE = String.raw`(?:\s+(?:aí|ai|aqui|ahí|there|isso|esto|this|it|na legenda|no texto|en el texto|en la leyenda|in the caption|to the caption|lá|também|tambem|también|also)(?![\p{L}']))*`
export const OFFER = String.raw`(?:\s+(?:uma|una|a|an|the|la|a)?\s*(?:oferta|promo(?:ção|cao|ción|cion|tion)?|offer)\s*:)?`
export const THAT = String.raw`(?:\s*[:,-])?(?:\s+(?:que|q|that))?(?:\s+(?:é|e|és|está|esta|tá|ta|são|tem|temos|há|ha|hay|tenemos|es|son|is|it's|its|it is|we have|there is|there's|there are)(?=\s))?`

/** What remains of the request when its beginning was already removed. */
export const LEFT_OVER = /^(?:(?:que|q|that)\s+)?(?:é|está|tá|ta|há|hay|es|is|its|it's|there is|there's|we have)\s+/iu

/** The label of a name, which is not part of the offer: "my name: …". */
export const NAME = /^(?:o\s+)?(?:meu|mi|my)\s+(?:nome|nombre|name)\s*:\s*/iu

/** "Muda o preço pra 15 reais" while another price is in the caption; "me ajuda com um texto dizendo que …". */
export const ORDERED =
  /^(?:na verdade |en realidad |actually )?(?:(?:mud|troc|alter|corrig|corrij|cambi|modific|substitu|chang|updat|replac|switch|faz|fac|haz|mak|creat)\p{L}*|me ajud\p{L}*|ay[uú]d\p{L}*|help|write me|escrev\p{L}*[- ]me|escr[ií]b\p{L}*me)\s/iu

export const NAMED = /^(?:o|a|os|as|el|la|los|las|the)\s+\p{L}+(?:\s+(?:na|no|en|in)\s.*)?$/iu
