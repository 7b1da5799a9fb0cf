/** Light and manner: what falls on the scene, and how it feels. */

import type { Entry } from './meaning.ts'
import { SHADOWS } from './shadows.ts'

export const lightEntries: readonly Entry[] = [
  {
    meaning: { kind: 'light', temperature: 'warm' },
    names: {
      pt: 'luz quente, luz dourada, luz amarela, luz amarelada, luz alaranjada, iluminacao quente, tom quente, tons quentes, luz quentinha, luz ambar, luz aconchegante',
      es: 'luz calida, luz dorada, luz amarilla, iluminacion calida, tonos calidos, tono calido, luz ambar',
      en: 'warm light, golden light, warm lighting, warm tone, warm tones, yellow light, amber light, warm glow',
    },
  },
  {
    meaning: { kind: 'light', isNeon: true },
    names: {
      pt: 'luz neon, luz de neon, iluminacao neon',
      es: 'luz neon, luz de neon, iluminacion neon',
      en: 'neon light, neon lighting, neon glow',
    },
  },
  {
    meaning: { kind: 'light', isNeon: true, isTube: true },
    names: {
      pt: 'placa de neon, placa neon, neon na parede, letreiro luminoso, luminoso de neon, frase em neon, luzes neon, luzes de neon, letreiro neon, letreiro de neon, tubo de neon',
      es: 'letrero neon, cartel de neon, neon en la pared, luces neon, luces de neon, letrero de neon, tubo de neon',
      en: 'neon on the wall, neon writing, neon lettering, neon lights, neon sign, neon tube',
    },
  },
  {
    meaning: { kind: 'light', temperature: 'cool' },
    names: {
      pt: 'luz fria, luz azulada, iluminacao fria, tons frios, tom frio',
      es: 'luz fria, luz azulada, iluminacion fria, tonos frios',
      en: 'cool light, cold light, cool tones, cool lighting, bluish light',
    },
  },
  {
    meaning: { kind: 'light', pattern: 'window', mood: 'bright', side: -1 },
    names: {
      pt: 'janela a esquerda, janela na esquerda, janela do lado esquerdo, luz da janela a esquerda, luz de janela a esquerda, luz da janela pela esquerda, luz natural da esquerda, luz natural pela esquerda, sol da esquerda, sol pela esquerda',
      es: 'ventana a la izquierda, ventana del lado izquierdo, luz natural desde la izquierda, luz natural de la izquierda, sol desde la izquierda',
      en: 'window on the left, window to the left, window light from the left, natural light from the left, sun from the left, sunlight from the left',
    },
  },
  {
    meaning: { kind: 'light', pattern: 'window', mood: 'bright', side: 1 },
    names: {
      pt: 'janela a direita, janela na direita, janela do lado direito, luz da janela a direita, luz de janela a direita, luz da janela pela direita, luz natural da direita, luz natural pela direita, sol da direita, sol pela direita',
      es: 'ventana a la derecha, ventana del lado derecho, luz natural desde la derecha, luz natural de la derecha, sol desde la derecha',
      en: 'window on the right, window to the right, window light from the right, natural light from the right, sun from the right, sunlight from the right',
    },
  },
  {
    meaning: { kind: 'light', pattern: 'window', mood: 'bright', isWindow: true },
    names: {
      pt: 'janela, janelao, vidraca',
      es: 'ventana, ventanal',
      en: 'window',
    },
  },
  {
    meaning: { kind: 'light', pattern: 'window', mood: 'bright' },
    names: {
      pt: 'luz da janela, luz de janela, luz natural, luz da manha, sol da manha, sol da janela, sombra de janela, sombra da janela, luz do sol, sol entrando, raio de sol, luz do dia, ensolarado, sol, luz solar, claridade, sol batendo, luz batendo, sol de meio dia, sol do meio dia, sol forte, sol brilhante, sol radiante, sol de verao, sol da janela entrando, sol do deserto',
      es: 'luz de la ventana, luz de ventana, luz natural, luz de la manana, sol de la manana, sombra de ventana, luz del sol, rayo de sol, luz de dia, soleado, sol, luz solar, sol de mediodia, sol fuerte, sol brillante, sol radiante, sol de verano, sol del desierto',
      en: 'window light, natural light, morning light, morning sun, sunlight, sunshine, sun, sunny, daylight, window shadow, sun ray, sunlit, sunbeam, hard light, midday sun, noon sun, desert sun, bright sun, strong sun, summer sun',
    },
  },
  ...SHADOWS,
  {
    meaning: { kind: 'light', pattern: 'leaves', mood: 'bright', isLeaf: true },
    names: {
      pt: 'folha, folha de bananeira, folhas de bananeira, folha de hortela, folhas de hortela',
      es: 'hoja, hoja de platano, hojas de platano',
      en: 'leaf, leaves, banana leaf, banana leaves',
    },
  },
  {
    meaning: { kind: 'light', pattern: 'leaves', mood: 'bright' },
    names: { pt: 'tropical', es: 'tropical', en: 'tropical, botanical' },
  },
  {
    meaning: { kind: 'light', pattern: 'leaves', mood: 'bright', isTree: true },
    names: {
      pt: 'palmeira, coqueiro, bananeira, palmeira imperial',
      es: 'palmera, cocotero, palma',
      en: 'palm, palm tree, coconut tree',
    },
  },
  {
    meaning: { kind: 'light', pattern: 'blinds' },
    names: {
      pt: 'persiana, luz de persiana, sombra de persiana, veneziana, listras de luz',
      es: 'persiana, luz de persiana, sombra de persiana, celosia',
      en: 'blinds, blind, venetian, venetian blinds, blinds shadow, shutter, shutters, slatted light',
    },
  },
  {
    meaning: { kind: 'light', mood: 'soft' },
    names: {
      pt: 'luz fraquinha e suave, luz macia, luz suavinha, luz leve, claridade suave, luz suave, luz difusa, sombra suave, sombrinha, sombrinha suave, sombra leve, sombra suave no chao, sombra leve no chao, suave, leve, difuso, luz delicada, suavidade, nublado, encoberto, tempo nublado, dia nublado, dia cinzento',
      es: 'luz suave, luz difusa, sombra suave, sombra suave en el suelo, sombra suave en el piso, suave, difuso, ligero, nublado, dia nublado, dia gris',
      en: 'soft light, diffuse light, diffused light, soft, softly, gentle, gentle light, overcast, overcast day, cloudy day, soft shadow, soft shadows, subtle shadow',
    },
  },
  {
    meaning: { kind: 'light', mood: 'bright' },
    names: {
      pt: 'luz clara, iluminado, bem iluminado, luminoso, muita luz, luz forte, luz de primavera, luz de verao, claridade total, luz branca, radiante',
      es: 'luz clara, iluminado, luminoso, mucha luz, luz fuerte, luz de primavera, luz de verano, luz blanca, radiante',
      en: 'bright light, bright lighting, well lit, luminous, lots of light, spring light, late spring light, summer light, airy, light and airy, high key',
    },
  },
  {
    meaning: { kind: 'light', mood: 'dark' },
    names: {
      pt: 'luz fraca, luz fraquinha, luzinha fraca, meia sombra, luz dramatica, dramatico, penumbra, pouca luz, meia luz, luz baixa, sombrio, escuridao, misterioso, contraste, low key',
      es: 'luz debil, luz floja, media luz, luz dramatica, dramatico, penumbra, poca luz, luz tenue, luz baja, sombrio, oscuridad, misterioso, contraste',
      en: 'faint light, dark and moody, soft dark light, dramatic, dramatic light, dramatic lighting, moody, low light, dim, dim light, low key, dimly lit, mysterious, dark mood, contrast, shadowy',
    },
  },
  {
    meaning: { kind: 'light' },
    // lamps above, not the camera: those belong to the style `from-above`
    names: {
      pt: 'luz, iluminacao, sombra, luzinha suave, luz de cima, luz vinda de cima, luz zenital',
      es: 'luz, iluminacion, sombra, luz cenital, luz de arriba, luz desde arriba',
      en: 'lighting, shadow, shade, light from above, lit from above, overhead light, overhead lighting',
    },
  },
  {
    meaning: { kind: 'light', mood: 'dark', temperature: 'warm' },
    names: {
      pt: 'luz amarela baixa, luz baixa amarela, luz quente baixa, luz baixa e quente, luz amarela fraca, luz quente e baixa',
      es: 'luz calida tenue, luz tenue calida, luz amarilla tenue, luz calida y tenue, luz baja calida',
      en: 'warm low light, low warm light, dim warm light, warm dim light',
    },
  },
  {
    meaning: { kind: 'light', side: -1, isAnySide: true },
    names: {
      pt: 'luz lateral, luz de lado, luz suave de lado, luz suave lateral, luz lateral suave, luz forte de lado, luz quente de lado, sol de lado',
      es: 'luz lateral, luz de lado, luz suave de lado, luz suave lateral, luz lateral suave, luz fuerte de lado',
      en: 'side light, side lighting, soft side light, soft light from the side, light from the side, light from one side, lit from the side, lit from one side',
    },
  },
  {
    meaning: { kind: 'light', side: -1, isAnySide: true, isOfLight: true },
    names: {
      pt: 'de lado, de um lado, de um lado so, por um lado',
      es: 'de lado, de un lado, de un solo lado, desde un lado',
      en: 'from the side, from one side',
    },
  },
  {
    meaning: { kind: 'light', side: -1 },
    names: {
      pt: 'luz da esquerda, luz pela esquerda, luz do lado esquerdo, da esquerda, pela esquerda, entrando pela esquerda, vindo da esquerda, luz entrando pela esquerda',
      es: 'luz de la izquierda, luz desde la izquierda, desde la izquierda, luz izquierda, por la izquierda, entrando por la izquierda',
      en: 'light from the left, from the left, left light, lit from the left',
    },
  },
  {
    meaning: { kind: 'light', side: 1 },
    names: {
      pt: 'luz da direita, luz pela direita, luz do lado direito, da direita, pela direita, entrando pela direita, vindo da direita, luz entrando pela direita',
      es: 'luz de la derecha, luz desde la derecha, desde la derecha, luz derecha, por la derecha, entrando por la derecha',
      en: 'light from the right, from the right, right light, lit from the right',
    },
  },
]

export const styleEntries: readonly Entry[] = [
  {
    meaning: { kind: 'style', style: 'seamless' },
    names: {
      pt: 'infinito, fundo infinito, ciclorama, fundo de estudio',
      es: 'infinito, fondo infinito, ciclorama, fondo de estudio',
      en: 'seamless, infinite, infinity, infinity cove, cyclorama, studio backdrop, studio background',
    },
  },
  {
    meaning: { kind: 'style', style: 'plain' },
    names: {
      pt: 'estudio, clean, neutro, neutra, simples, basico, discreto, limpo, limpinho, estudio fotografico, organizado, sobrio',
      es: 'estudio, neutro, sencillo, simple, basico, discreto, estudio fotografico, limpio, sobrio, ordenado',
      en: 'studio, clean, neutral, simple, basic, uncluttered, tidy, photo studio',
    },
  },
  {
    meaning: { kind: 'style', style: 'plain', isModern: true },
    names: {
      pt: 'moderno, contemporaneo, minimalista, minimal',
      es: 'moderno, contemporaneo, minimalista, minimal',
      en: 'modern, contemporary, minimalist, minimal, minimalistic',
    },
  },
  {
    meaning: { kind: 'style', style: 'empty' },
    names: { pt: 'vazio, sem objetos, sem moveis', es: 'vacio, sin objetos, sin muebles', en: 'empty, bare, unfurnished' },
  },
  {
    meaning: { kind: 'style', style: 'cosy' },
    names: {
      pt: 'aconchegante, acolhedor, rustico, rustica, boho, intimista, romantico',
      es: 'acogedor, rustico, hogareno, boho, romantico',
      en: 'cosy, cozy, rustic, homely, homey, boho, earthy, romantic',
    },
  },
  {
    meaning: { kind: 'style', style: 'cosy', isOfThings: true },
    names: {
      pt: 'quentinho, quente, caseiro, fofo, artesanal, organico',
      es: 'calido, casero, artesanal, organico',
      en: 'warm, organic, handmade',
    },
  },
  {
    meaning: { kind: 'style', style: 'luxury' },
    names: {
      pt: 'luxo, luxuoso, premium, chique, sofisticado, elegante, glamour, requintado, refinado, chic, nobre, de luxo',
      es: 'lujo, lujoso, premium, sofisticado, elegante, glamour, refinado',
      en: 'luxury, luxurious, premium, chic, sophisticated, elegant, glamour, glam, classy, high end',
    },
  },
  {
    meaning: { kind: 'style', style: 'blurred' },
    names: {
      pt: 'desfocado, borrado, embacado, blur, desfoque, fora de foco, sem foco, foco suave',
      es: 'desenfocado, borroso, difuminado, fuera de foco, sin foco',
      en: 'blurred, blurry, out of focus, blur, defocused',
    },
  },
  {
    meaning: { kind: 'style', style: 'misty' },
    names: {
      pt: 'neblina, nevoa, nevoeiro, cerracao, enevoado, com neblina, bruma, neblininha',
      es: 'neblina, niebla, bruma, brumoso',
      en: 'fog, mist, misty, foggy, haze, hazy, morning mist',
    },
  },
  {
    meaning: { kind: 'style', style: 'smoky' },
    names: {
      pt: 'fumaca, fumacinha, fumo, fumaca branca, fumaca suave, fumaca subindo',
      es: 'humo, humo blanco, humo suave',
      en: 'smoke, smoky, wisps of smoke, smoke effect',
    },
  },
  {
    meaning: { kind: 'style', style: 'mirroring' },
    names: {
      pt: 'reflexo, reflexo embaixo, reflexo no chao, reflexo na mesa, reflexo na base, espelhado, superficie espelhada, mesa espelhada, chao espelhado, chao brilhante, base espelhada, acrilico espelhado, reflexivo, mesa de vidro, mesinha de vidro, bancada de vidro, tampo de vidro, prateleira de vidro, superficie de vidro, base de vidro, brilhante, lustroso, laqueado, envernizado',
      es: 'reflejo, reflejo abajo, reflejo debajo, reflejo en la mesa, espejado, superficie espejada, superficie reflectante, mesa espejada, suelo brillante, piso brillante, acrilico espejado, mesa de vidrio, mesa de cristal, superficie de vidrio, repisa de vidrio, brillante, lacado',
      en: 'reflection, reflective, mirrored, mirror surface, reflective surface, mirrored surface, glossy surface, glossy floor, reflection below, reflection underneath, reflection beneath, shiny surface, mirrored acrylic, glass table, glass shelf, glass top, glass surface, glossy, shiny, lacquered',
    },
  },
  {
    meaning: { kind: 'style', style: 'from-above' },
    names: {
      pt: 'visto de cima, visto por cima, flat lay, flatlay, vista superior, vista aerea, plano zenital, angulo superior, de cima para baixo',
      es: 'plano cenital, vista cenital, toma cenital, foto cenital, visto de arriba, visto desde arriba, vista superior, vista aerea, flat lay, flatlay',
      en: 'seen from above, overhead view, overhead shot, top view, top down, top down view, flat lay, flatlay, birds eye view, bird eye view',
    },
  },
  {
    meaning: { kind: 'style', style: 'from-above', isOfLight: true },
    names: {
      pt: 'de cima, zenital',
      es: 'cenital, de arriba, desde arriba',
      en: 'from above, from the top, overhead',
    },
  },
]
