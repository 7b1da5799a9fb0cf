/** How something should be: shape, tone, length, and additions to a caption. */
import type { CueTable } from './cue-table.ts'

export const MANNERS = {
  story: {
    any: 'story, stories, storys, storie, stores, estoris, estori, storis, istori, reels, reel, tiktok, 9:16, shorts',
    pt: 'historias, 9 por 16, status, vertical, na vertical, em pe, tela cheia, tela toda, ecra inteiro, em alto, comprido',
    es: 'historia, historias, estado, estados, vertical, en vertical, pantalla completa',
    en: 'vertical, full screen, fullscreen, status, tall',
  },
  square: {
    any: '1:1, 1 por 1, 1 by 1',
    pt: 'quadrado, quadrada, quadrados, quadradinho, quadradinha',
    es: 'cuadrado, cuadrada, cuadrados, cuadradita, cuadradito',
    en: 'square, squared',
  },
  portrait: {
    any: '4:5, 4 por 5, 4 by 5',
    pt: 'formato feed, formato do feed, formato para feed, tamanho feed, tamanho do feed, tamanho de feed, versao feed, modo retrato, formato retrato, em formato de feed, no formato feed, formato de post, formato instagram',
    es: 'formato feed, formato de feed, tamano feed, tamano de feed, version feed, formato retrato, formato post, formato de post, para feed',
    en: 'portrait, feed format, feed size, feed version, for feed, post format, post size, sized for feed, feed post',
  },
  original: {
    pt: 'mantem proporcao, mantem proporcoes, nao quero cortes, deixa inteira, deixa ela inteira, formato original, tamanho original, proporcao original, mesmo formato, mesmo tamanho, sem cortar, sem corte, nao cort~ar, proporcao da foto, formato da foto, tamanho da foto, sem cortes, medidas da foto, mesmas medidas, medida original, medidas originais',
    es: 'no me recortes, no me la recortes, dejala entera, dejala completa, entera como, mantene proporcion, manten proporcion, formato original, tamano original, proporcion original, mismo formato, mismo tamano, sin cortar, sin recortar, no cortes, no la cortes, no recortes, no la recortes, medidas originales, mismas medidas, sin cortes, como venia de tamano',
    en: 'original format, original size, original ratio, original aspect, original aspect ratio, same size, same format, same ratio, dont crop, without cropping, no crop, uncropped, no cropping, original dimensions, original proportions, as is size, shape i sent, same shape',
  },
  format: {
    pt: 'formato, formatos, tamanho, tamanhos, proporcao, dimensao',
    es: 'formato, formatos, tamano, tamanos, proporcion, medida, medidas',
    en: 'format, formats, size, sizes, ratio, aspect, dimensions, crop',
  },
  shorter: {
    pt: 'comprid* demais, long* demais, pela metade, metade do tamanho, muito comprido, demasiado compri*, demasiado long*, muito longo, em duas linhas, em duas linha, em uma linha, em uma frase, numa frase, mais curt*, curtinh*, menor, encurt~ar, encurte, resum~ir, resumid*, reduz~ir, reduzid*, curt*, mais resumid*, menos texto, muito longa, muito grande, grande demais, longa demais, muito comprida, enxug~ar, enxugue, diminui, diminuir, diminua, mais pequen*, texto menor, mais breve, breve, bem curta, abrevi~ar, tamanho menor, simplific~ar, demasiado texto, muito texto, tanto texto, menorzinh*, cort~ar texto, cort~ar legenda, mais enxut*, compact*, menos palavras, mais simples',
    es: 'a la mitad, la mitad de largo, demasiado rollo, mucho rollo, en dos lineas, en una linea, en una frase, mas cort*, cortit*, mas breve, breve, acort~ar, resum~ir, resumid*, reduc~ir, reduzc~er, muy larg*, demasiado larg*, menos texto, mas chic*, menos largo, achic~ar, corta, corto, cortas, cortos, mas pequen*, simplific~ar, abrevi~ar, mas resumid*, demasiado texto, mucho texto, tanto texto, menos palabras, mas simple, mas compact*, cortar texto',
    en: 'half length, half as long, cut in half, in half, cut text down, cut it to, one sentence, two sentences, one line, two lines, boil it down, wordy, too wordy, shorter, short, shorten, too long, trim, cut it down, cut down, less text, briefer, brief, summarise, summarize, more concise, concise, condense, tighter, fewer words, less words, smaller text, more compact, not so long, simpler, too much text, too many words, so long, way too long, too wordy, wordy',
  },
  longer: {
    pt: 'escreve mais coisa*, ficou seco, ficou seca, muito seco, muito seca, mais long*, maior, mais comprid*, aument~ar, along~ar, mais detalh*, mais complet*, detalhad*, mais texto, muito curta, curta demais, long*, estende, estender, desenvolve, desenvolver, desenvolva, mais explicad*, bem grande, escreve mais, mais informac*, mais extens*, maiorzinh*, mais texto, mais palavras, mais conteudo, conta mais, contar mais, desenvolve mais',
    es: 'cuentame mas, mas cosas, muy sec*, quedo sec*, mas larg*, alarg~ar, alarg*, mas complet*, mas detall*, detallad*, mas texto, muy cort*, demasiado cort*, larg*, extiende, extender, extend~er, mas extens*, desarroll~ar, amplia, ampliar, ampliala, mas informac*, escribe mas, mas palabras, mas contenido, cuenta mas, contar mas',
    en: 'longer, long caption, a long one, lengthen, more detailed, more detail, more details, detailed, too short, expand, extend, more text, elaborate, write more, say more, more words',
  },
  medium: { pt: 'legenda media, tamanho medio, nem curta nem longa', es: 'mediana, largo medio', en: 'medium length, medium' },
  warm: {
    pt: 'acolhedor*, carinhos*, fofa, fofo, fofinh*, afetuos*, emocion*, amoros*, mais humana, mais humano, amig*, com carinho, sentimental, delicad*, mais pessoal, intim*, caloros*, simpatic*, querid*, romantic*, ternurent*, mais quente, mais proxim*',
    es: 'muy frio, muy fria, suena frio, calida, calido, calidas, calidos, calidez, carinos*, tiern*, emotiv*, amoros*, amigable, cercan*, mas humano, mas humana, afectuos*, sentimental, dulce, mas personal, acogedor*, simpatic*, romantic*, con carino',
    en: 'warm, warmer, friendly, friendlier, cosy, cozy, heartfelt, sweet, sweeter, emotional, loving, kind, kinder, caring, personal, more human, romantic, affectionate, gentle, softer tone, welcoming, lovely tone',
  },
  professional: {
    pt: 'profissional, profissionais, serio, seria, formal, tecnic*, corporativ*, mais sobri*, elegante, sofisticad*, institucional',
    es: 'profesional, seri*, formal, tecnic*, corporativ*, sobri*, elegante, sofisticad*, institucional',
    en: 'professional, serious, formal, corporate, businesslike, elegant, sophisticated, polished, technical, classy',
  },
  playful: {
    pt: 'muito formal, muito seri*, demasiado formal, demasiado seri*, formal demais, seri* demais, menos formal, menos seri*, divertid*, engracad*, descontraid*, alegr*, brincalh*, bem humorad*, animad*, com humor, humor, zoeira, zueira, informal, jovem, mais leve, levinha, mais solt*, criativ*, brincadeira, com emoji, com emojis, mais emoji, mais emojis, emoji, emojis, piada, gracinha, ludic*, irreverente, maluc*, feliz',
    es: 'muy formal, muy seri*, demasiado formal, demasiado seri*, menos formal, menos seri*, divertid*, gracios*, alegr*, juguet*, animad*, con humor, humor, informal, juvenil, desenfadad*, relajad*, descontracturad*, creativ*, con emojis, mas emojis, con emoji, emoji, emojis, chistos*, mas emoji, ludic*, ocurrente, feliz',
    en: 'too formal, too serious, too stiff, too corporate, less corporate, less stiff, less formal, less serious, fun, funny, funnier, playful, humorous, humor, humour, casual, lighthearted, cheerful, upbeat, witty, quirky, more fun, jokey, joke, cheeky, with emojis, more emojis, emojis, emoji, relaxed, informal, creative, silly, laid back, chill, goofy, happy, happier, joyful',
  },
  direct: {
    pt: 'diret*, objetiv*, sem enrolacao, sem rodeio, sem rodeios, vendedor*, pra vender, para vender, mais vendas, comercial, agressiv*, persuasiv*, reto, sem firula, sem floreio, mais seco, mais seca, clara e direta, chamada para acao, que venda, que vende, de vendas, de venda, que vende',
    es: 'direct*, sin rodeos, sin vueltas, al grano, vendedor*, para vender, comercial, persuasiv*, mas ventas, objetiv*, agresiv*, llamado a la accion, concret*, que venda',
    en: 'direct, straightforward, to the point, straight to the point, salesy, more sales, punchy, punchier, persuasive, no fluff, blunt, bold, call to action, cta, no nonsense, sales focused, that sells',
  },
  /** The light of a picture. */
  light: {
    pt: 'aument~ar luz, aument~ar brilho, diminu~ir luz, diminu~ir brilho, baix~ar luz, baix~ar brilho, reduz~ir luz, sobe luz, subir luz, nao gostei da luz, nao curti a luz, nao gosto da luz, nao gostei do brilho, escur* demais, clar* demais, esta escur* demais, esta clar* demais, ficou escur* demais, ficou clar* demais, demasiado escur*, demasiado clar*, luz ruim, luz fraca, luz feia, deix~ar mais clar*, deix~ar mais escur*, deix~ar clar*, deix~ar escur*, mais clar*, mais escur*, menos clar*, menos escur*, mais luz, menos luz, mais brilho, menos brilho, brilho, luminosidade, mais iluminad*, menos iluminad*, muito escur*, muito clar*, ta escur*, esta escur*, ta clar*, esta clar*, clare~ar, clarei~ar, escurec~er, escurec*',
    es: 'aument~ar luz, sube luz, subir luz, subile luz, baja luz, bajar luz, bajale luz, no me gusto luz, no me gusta luz, no me gusto brillo, demasiado oscur*, demasiado clar*, quedo oscur*, quedo muy oscur*, oscur* de mas, mala luz, poca luz, dej~ar mas clar*, dej~ar mas oscur*, dejal* mas clar*, dejal* mas oscur*, mas clar*, mas oscur*, menos clar*, menos oscur*, mas luz, menos luz, mas brillo, menos brillo, brillo, luminosidad, mas iluminad*, menos iluminad*, muy oscur*, muy clar*, esta oscur*, aclar~ar, oscurec~er, oscurezc*',
    en: 'turn up light, turn light up, turn down light, turn light down, increase light, raise light, lower light, dont like light, didnt like light, dont like lighting, didnt like lighting, bad light, bad lighting, lighter, darker, brighter, brighten, darken, dimmer, less dark, less bright, more light, less light, too dark, too bright, so dark, really dark, brightness',
  },
  offer: {
    any: 'off',
    pt: 'promocao, promo, promocoes, oferta, ofertas, desconto, descontos, frete gratis, cupom, black friday, leve 2, leve 3, pague 1, pague 2, a partir de, queima de estoque, liquidacao, saldo de estoque, reais, por apenas, so hoje, parcel*, de graca, brinde, portes gratis, euros',
    es: 'promocion, promo, promociones, oferta, ofertas, descuento, descuentos, envio gratis, rebaja, rebajas, cupon, black friday, 2x1, pesos, euros, por solo, solo hoy, liquidacion, cuotas, dolares, regalo',
    en: 'promo, promotion, offer, offers, discount, sale, deal, off, percent off, free shipping, coupon, black friday, bogo, buy one get one, bucks, dollars, only today, today only, giveaway, special, on sale, euros, pounds',
  },
  rewrite: {
    pt: 'reescrev~er, reformul~ar, reescrita, reescreva, rescreve, outras palavras, nova legenda',
    es: 'reescrib~ir, reformul~ar, otras palabras, nueva leyenda',
    en: 'rewrite, reword, rephrase, redo caption, other words, different wording, rewriting, redraft',
  },
  /** What follows is used word for word. */
  verbatim: {
    pt: 'exatamente, tal e qual, do jeitinho que esta, do jeito que esta, escrevo eu, eu escrevo, escrevi eu, texto e este, texto e esse, texto e meu, legenda e esta, legenda e essa, legenda e minha, minhas palavras, palavra por palavra, bem assim',
    es: 'este texto tal cual, escribo el mio, yo escribo el mio, mi propio texto, exactamente, textual, textualmente, tal cual, texto es este, texto va a ser este, leyenda es esta, mis palabras, palabra por palabra, lo escribo yo',
    en: 'my own text, my own words, my own caption, write my own, exact words, my words, my exact words, should say, should just say, should read, word for word, exactly, verbatim',
  },
  with: { pt: 'com, mais, coloc~ar, adicion~ar', es: 'con, mas, agreg~ar', en: 'with, add, include, more' },
  without: {
    pt: 'sem, tira, tirar, tire, remove, remover, remova, retira, retirar, nada de, exclui, excluir, apaga, apagar, nao quero, chega de, menos',
    es: 'sin, quita, quitar, quitale, quitales, quite, saca, sacar, sacale, nada de, elimina, eliminar, borra, borrar, no quiero, quitame, menos, sacalos, quitalos',
    en: 'without, no, remove, take out, take off, drop, delete, lose, get rid of, dont want, dont need, skip, minus, cut, ditch, not want, off',
  },
} as const satisfies CueTable
