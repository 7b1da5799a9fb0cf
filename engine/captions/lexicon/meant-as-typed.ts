/** What a dictionary alone would put wrong: the word without an accent is meant far more often than the one with it. */
import type { Language } from '#engine/types.ts'
import { words } from './grammar.ts'

const PORTUGUESE = words(
  'seria serias seriam continua continuas continuo leu sois correu servia servias sabias marques rele rape rale pros neon cro integra ' +
    'domino balance nos vai indico indica canga vos mama mamas papa pele coco cocos sede selo selos bandas zero forma formas para pelo pelos tempera pilates internet yoga care',
)

export const MEANT_AS_TYPED: Readonly<Record<Language, ReadonlySet<string>>> = {
  'pt-BR': new Set(PORTUGUESE),
  'pt-PT': new Set(PORTUGUESE),
  es: new Set(
    words('tenido solito solitos solita solitas min conte conto botox polvorones manager super lulu papas pilates internet'),
  ),
  en: new Set(words('grey latino pilates')),
}

/** No dictionary has them, and everybody types them: they are nobody's name. */
export const FAMILIAR: readonly string[] = words(
  'zap insta face whats wpp wasap whatsapp app pix dm kitnet niver feed reels story stories ifood uber facul trampo role pets xv depa hrs pcs lbs mts cms rsrs kkkk hmm mrs msg msgs ltda furgo currar impeque ' +
    'chao jaja kkk haha rsrs hein tipo mega super promo gente galera xadrez baby kids teen plus size home office delivery drive thru self service',
)
