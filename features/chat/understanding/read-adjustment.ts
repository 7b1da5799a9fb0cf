/** How a picture should look instead: lighter, darker, warmer, cooler or closer, by the words of all languages. */

import { ADJUSTMENT_STEPS, type AdjustmentStep } from './intent.ts'
import type { ParsedMessage } from './reading.ts'

const LESS = String.raw`(?:menos|less)(?: de)?`
const MORE = String.raw`(?:mais|mas|more)(?: de)?`
const LIGHT = String.raw`(?:clar\p{L}{0,6}|luz|brilho|brillo|luminos\p{L}{0,5}|iluminad\p{L}|light|bright|brightness)`
const DARK = String.raw`(?:escur\p{L}{0,5}|oscur\p{L}{0,5}|dark|apagad\p{L})`
const WARM = String.raw`(?:quent\p{L}{0,5}|calid\p{L}|amarel\p{L}{0,5}|amarill\p{L}{0,4}|laranja|alaranjad\p{L}|naranja|dourad\p{L}|warm|yellow|orange)`
const COOL = String.raw`(?:fri[oa]s?|azulad\p{L}|cool|cold|blue|bluish|clinical)`
/** "Ficou clara demais": what it is too much of. */
const TOO = String.raw`(?:ficou|fica|esta|ta|tao|sem ficar|muito|mt|muy|demasiado|too|so|tad|bit|quedo|achei|acho|came out|puxando pr?o|estao|sao)(?: (?:um pouco|meio|tao|muito|mt|bem|muy|so|a|un poco|uma?|too|all))?`

const pattern = (...sources: readonly string[]) => new RegExp(String.raw`(?<!\p{L})(?:${sources.join('|')})(?!\p{L})`, 'u')

const SIGNS: Readonly<Record<AdjustmentStep, RegExp>> = {
  lighter: pattern(
    `${MORE} ${LIGHT}|${LESS} ${DARK}`,
    String.raw`clare(?:i?a|ar|ie|i?em)|clarear|aclar\p{L}{1,6}|ilumin(?:a|ar|e|en|ala|ame)|(?:aument|sub|levant)\p{L}{1,4} (?:a |la |el |o |essa |esta )?(?:luz|brilho|brillo)|sub(?:e|ile|ele) (?:a |la |el |o )?(?:luz|brilho|brillo)|turn up (?:the )?light|subele (?:la )?luz|puxa (?:a )?luz para cima`,
    `lighter|brighter|brighten|lighten|${TOO} ${DARK}|${DARK} demais|${DARK} de mas|bit dark|lift (?:it|the shadows)`,
  ),
  darker: pattern(
    `${MORE} ${DARK}|${LESS} ${LIGHT}`,
    String.raw`escure(?:ce|cer|ca|cam)|bring it down|oscurec\p{L}{1,6}|oscurezc\p{L}|(?:diminu|baix|reduz|ameniz|baj)\p{L}{1,4} (?:a |la |el |o |essa |esta |tantito al |un poco al |al )?(?:luz|brilho|brillo)|bajale (?:tantito |un poco |mucho )?(?:al |el |a la |la )?(?:luz|brillo)`,
    String.raw`darker|darken|dimmer|dim it|too bright|too light|washed out|brightness down|estour(?:ad\p{L}|ou)|overexposed|turn down (?:the )?light|queimad\p{L}|quemad\p{L}|clar\p{L}{1,3} demais|demasiado clar\p{L}|muito clar\p{L}|muy clar\p{L}`,
  ),
  warmer: pattern(
    String.raw`mais quent\p{L}{0,5}|mas calid\p{L}|quentinh\p{L}|${LESS} ${COOL}|esquent\p{L}{1,3}|aquec\p{L}{1,3}|calent(?:ala|ar)|warmer|warm (?:it|up|the)|tom mais acolhedor`,
    `${TOO} ${COOL}|${COOL} demais`,
  ),
  cooler: pattern(
    String.raw`mais fri\p{L}|mas fri\p{L}|${LESS} ${WARM}|esfri\p{L}{1,3}|arrefec\p{L}{1,3}|enfri\p{L}{1,5}|cooler|colder|cool (?:it|the|down)`,
    String.raw`${TOO} ${WARM}|${WARM} demais|amarelou`,
  ),
  closer: pattern(
    String.raw`mais (?:de )?perto|mas (?:de )?cerca|aproxim\p{L}{1,3}|acerc\p{L}{1,5}|zoom(?! out)|closer|tighter|zoom in|fecha mais|chega-te`,
  ),
}

/** Questions about it, somebody else's matter, praise, or another day: the person is asked before anything is changed. */
const NOT_NOW = pattern(
  'depois|mais tarde|amanha|despues|manana|later|tomorrow|some day|next time|da proxima|la proxima',
  'gasta|custa|custaria|conta como|cuesta|cuenta como|costs?|counts?|use up|quanto|cuanto|how much|how many',
  'por ?que|porque|why|e se|y si|what if|como (?:faco|peco|hago|pido)|how do i|posso pedir|puedo pedir|can i ask',
  String.raw`(?:gostei|adorei|amei|gosto|me gusto|me gusta|me encanto|me encanta|love|loved|like|liked|glad) (?:que|de como|como|how|that|it|its|the|as)`,
  String.raw`(?:e|eh|era|sao|es|son|era|is|are|was) (?:bem |muito |mais|mas|muy |so |much |a bit )?(?:mais |mas )?(?:clar[oa]s?|escur[oa]s?|oscur[oa]s?|darker|lighter|brighter|quente|calid[oa]|warmer|cooler|perto|cerca|closer)`,
  String.raw`(?:minha|meu|mi|my|sua|su|her|his) (?:irma|mae|amiga|prima|vizinha|hermana|mama|prima|vecina|sister|mom|mum|friend|neighbou?r)`,
)

/** The wished steps. "Ficou escura, clareia" says both, and the wish counts; none where it contradicts itself or wishes nothing now. */
export function readAdjustment({ words }: ParsedMessage): readonly AdjustmentStep[] {
  const text = words.map(({ folded }) => folded).join(' ')
  if (NOT_NOW.test(text)) return []
  const said = ADJUSTMENT_STEPS.filter((step) => SIGNS[step].test(text))
  return said.filter((step) => !said.includes(OPPOSITES[step] ?? step) || OPPOSITES[step] === undefined)
}

const OPPOSITES: Readonly<Partial<Record<AdjustmentStep, AdjustmentStep>>> = {
  lighter: 'darker',
  darker: 'lighter',
  warmer: 'cooler',
  cooler: 'warmer',
}
