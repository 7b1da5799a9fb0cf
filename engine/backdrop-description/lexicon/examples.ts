/** Descriptions that always make a good backdrop, as examples for members: one for each group of the gallery. */

import type { BackdropGroup } from '#engine/backdrop/ready-backdrops.ts'
import type { Language } from '#engine/types.ts'

export const EXAMPLES: Readonly<Record<BackdropGroup, Readonly<Record<Language, string>>>> = {
  marmore: {
    'pt-BR': 'mármore branco com luz da janela',
    'pt-PT': 'mármore branco com luz da janela',
    es: 'mármol blanco con luz de ventana',
    en: 'white marble in window light',
  },
  madeira: {
    'pt-BR': 'mesa de madeira clara com parede bege',
    'pt-PT': 'mesa de madeira clara com parede bege',
    es: 'mesa de madera clara con pared beige',
    en: 'light wooden table, beige wall',
  },
  parede: {
    'pt-BR': 'parede de tijolinho branco',
    'pt-PT': 'parede de tijolo branco',
    es: 'pared de ladrillo blanco',
    en: 'white brick wall',
  },
  gesso: {
    'pt-BR': 'parede terracota com sombra de folhas',
    'pt-PT': 'parede terracota com sombra de folhas',
    es: 'pared terracota con sombra de hojas',
    en: 'terracotta wall with leaf shadows',
  },
  podio: {
    'pt-BR': 'pódio rosa claro com luz suave',
    'pt-PT': 'pódio rosa claro com luz suave',
    es: 'podio rosa claro con luz suave',
    en: 'light pink podium in soft light',
  },
  tecido: {
    'pt-BR': 'pano de linho com luz da janela',
    'pt-PT': 'pano de linho com luz da janela',
    es: 'tela de lino con luz de ventana',
    en: 'linen cloth in window light',
  },
  'de-cima': {
    'pt-BR': 'mármore branco visto de cima',
    'pt-PT': 'mármore branco visto de cima',
    es: 'mármol blanco visto desde arriba',
    en: 'white marble seen from above',
  },
  estudio: {
    'pt-BR': 'fundo infinito bege',
    'pt-PT': 'fundo infinito bege',
    es: 'fondo infinito beige',
    en: 'seamless beige backdrop',
  },
  natureza: {
    'pt-BR': 'mesa de madeira no jardim',
    'pt-PT': 'mesa de madeira no jardim',
    es: 'mesa de madera en el jardín',
    en: 'wooden table in a garden',
  },
  praia: {
    'pt-BR': 'praia ao pôr do sol',
    'pt-PT': 'praia ao pôr do sol',
    es: 'playa al atardecer',
    en: 'beach at sunset',
  },
  cidade: {
    'pt-BR': 'cidade à noite',
    'pt-PT': 'cidade à noite',
    es: 'ciudad de noche',
    en: 'city at night',
  },
  interiores: {
    'pt-BR': 'mesa de madeira num café',
    'pt-PT': 'mesa de madeira num café',
    es: 'mesa de madera en una cafetería',
    en: 'wooden table in a coffee shop',
  },
  degrade: {
    'pt-BR': 'degradê lilás e azul',
    'pt-PT': 'degradê lilás e azul',
    es: 'degradado lila y azul',
    en: 'lilac and blue gradient',
  },
  festa: {
    'pt-BR': 'luzinhas douradas desfocadas',
    'pt-PT': 'luzinhas douradas desfocadas',
    es: 'luces doradas desenfocadas',
    en: 'blurred golden lights',
  },
}
