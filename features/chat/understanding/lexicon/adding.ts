/** How people dictate an addition to a caption, in every language. */

/** Verbs that add only with a place in the caption: "escreve na legenda" alone may mean the whole text. */
export const WRITES = /^(?:escrev[ae]r?|escrib[ae]|escribir|escribe|write)$/

export const NAMED_CAPTION = /^(?:legenda|leyenda)$/

export const THAT_IS_ADDED = /^(?:que|that)$/

/** "… na legenda o endereço: the words", or a number directly after it. */
export const NAMED_DETAIL =
  /^(?<name>(?:\s{1,8}\p{L}{1,12}){0,2})\s{0,8}(?:[:–—\n]|\s(?=[\d@+(]|www|http))\s{0,8}(?<told>\S.*)$/su

export const THIS =
  /^(?:isso|isto|esto|eso|this|that|it|o seguinte|lo siguiente|the following|assim|tambem|também|también|com|con|with)?$/iu

/** Words after the place that add nothing. */
export const LOOSE =
  /^(?:\s*(?:da foto|do post|de la foto|del post|of the (?:photo|post)|por favor|please|pfv|tamb[eé]m|tambi[eé]n|too|also))*\s*[.!:]*$/iu

/** Exact words named as a phrase: "a frase Feliz Natal". */
export const PHRASE =
  /^(?:(?:o|a|el|la|the)\s+)?(?:frase|texto|phrase|sentence|words?|palavras?|palabras?|mensagem|message|mensaje)\s+(?<said>\S.*)$/isu

export const POSSESSIVE = /^(?:(?:o|a|os|as|meus?|minhas?|nossos?|nossas?|el|la|los|las|mis?|nuestr[oa]s?|the|my|our)\s+)+/iu
