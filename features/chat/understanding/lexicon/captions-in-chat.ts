/** Words that decide what is done with a caption or a name, in every language. */

/** Words that a shortened name must not end with. */
export const LINKS =
  /^(?:a|à|ao|as|al|o|os|e|y|em|en|no|na|con|com|sem|sin|de|da|do|del|das|dos|el|la|las|los|para|por|the|of|in|on|at|with|and|an|un|una|um|uma)$/iu

export const DETERMINER = /^(?:o|a|os|as|um|uma|el|la|los|las|un|una|the|an?)\s+(?=\p{L})/iu

export const SIZE = /tamanho|tamaño|tamano|\bsize\b|resolu|qualidade|calidad|quality|pixel/iu
export const FULL = /origin|cheia|cheio|completo|complet|inteir|full|max|máx|total|alta|high/iu

/** Talk about the language of the chat, not of a caption. */
export const OF_TALK = /\b(?:fal[aeo]\w*|habl\w*|speak|talk|chat|convers\w*|atend\w*)\b/iu
