/** What throws a shadow, and how long and hard it is: a wall shows it, a place in soft focus does not. */

import type { Entry } from './meaning.ts'

export const SHADOWS: readonly Entry[] = [
  {
    meaning: { kind: 'light', pattern: 'window', mood: 'bright', isShadow: true },
    names: {
      pt: 'sombra dura, sombras duras, sombra forte, sombras fortes, sombra longa, sombras longas, sombra comprida, sombras compridas, sombra alongada, sombra marcada, sombras marcadas',
      es: 'sombra dura, sombras duras, sombra fuerte, sombras fuertes, sombra larga, sombras largas, sombra alargada, sombras alargadas, sombra marcada',
      en: 'hard shadow, hard shadows, strong shadow, strong shadows, long shadow, long shadows, harsh shadow, harsh shadows',
    },
  },
  {
    meaning: { kind: 'light', pattern: 'palm', mood: 'bright', isShadow: true },
    names: {
      pt: 'sombra de palmeira, sombra de coqueiro, sombra de folha de palmeira, sombra de folhas de palmeira, sombra de folha de coqueiro, sombra de folhas de coqueiro, sombra da palmeira, sombra do coqueiro',
      es: 'sombra de palmera, sombra de hoja de palmera, sombra de hojas de palmera, sombra de palma, sombra de palmeras, sombra de cocotero',
      en: 'shadow of a palm, shadow of a palm leaf, shadows of palm leaves, palm leaf shadow, palm leaf shadows, palm shadow, palm shadows, palm tree shadow, palm tree shadows, palm frond shadow, palm frond shadows',
    },
  },
  {
    meaning: { kind: 'light', pattern: 'branch', mood: 'bright', isShadow: true },
    names: {
      pt: 'sombra de arvore, sombra das arvores, sombra de oliveira, sombra de galho, sombra de galhos, sombra de ramos',
      es: 'sombra de arbol, sombra de arboles, sombra de olivo, sombra de ramas, sombra de rama',
      en: 'tree shadow, tree shadows, branch shadow, branch shadows, shadow of branches, olive branch shadow',
    },
  },
  {
    // broad leaves: what is drawn in their place is another plant's
    meaning: { kind: 'light', pattern: 'leaves', mood: 'bright', isShadow: true, isUnlike: true },
    names: {
      pt: 'sombra de bananeira, sombra de folha de bananeira, sombra de videira, sombra de costela de adao, sombra de samambaia, sombra de bambu, sombra de monstera, sombra de flores, sombra de flor',
      es: 'sombra de platano, sombra de parra, sombra de monstera, sombra de helecho, sombra de bambu, sombra de flores',
      en: 'banana leaf shadow, banana leaf shadows, monstera shadow, monstera shadows, fern shadow, fern shadows, bamboo shadow, bamboo shadows, flower shadow, flower shadows',
    },
  },
  {
    meaning: { kind: 'light', pattern: 'leaves', mood: 'bright', isShadow: true },
    names: {
      pt: 'sombra de folha, sombra de folhas, sombra das folhas, sombra de planta, sombra de plantas, sombra natural de folhas, sombra das plantas, sombrinha de planta, sombrinha de plantas, sombrinha de folha, sombrinha de folhas, sombra de folhagem, sombra da folhagem',
      es: 'sombra de hojas, sombra de hoja, sombra de plantas, sombra de las hojas, sombra de follaje',
      en: 'leaf shadow, leaf shadows, leaves shadow, shadow of leaves, shadows of leaves, shadow of a plant, shadow of plants, shadows of plants, plant shadow, plant shadows, dappled light, dappled, shadow of foliage, foliage shadow, foliage shadows',
    },
  },
]
