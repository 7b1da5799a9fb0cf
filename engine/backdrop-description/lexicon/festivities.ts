/** Celebrations, and points of light without one. */

import type { Entry } from './meaning.ts'

export const festiveEntries: readonly Entry[] = [
  {
    meaning: {
      kind: 'festive',
      ground: '#3a1216',
      lights: ['#f7c873', '#e0463e', '#5fa463', '#fff1d0'],
      props: ['christmas-tree'],
    },
    names: {
      pt: 'natal, natalino, natalina, clima de natal, luzes de natal, ceia de natal, consoada, mesa de consoada, vespera de natal, decoracao de natal, enfeites de natal, final de ano',
      es: 'navidad, navideno, luces de navidad, cena de navidad, decoracion de navidad, nochebuena',
      en: 'christmas, xmas, christmas lights, holiday season, holidays, festive season, christmas decorations',
    },
  },
  {
    meaning: { kind: 'festive', ground: '#1c1922', lights: ['#f6c667', '#fff0cf', '#e9a23b', '#ffd9a0'], isPlain: true },
    names: {
      pt: 'bokeh, luzinhas, luzinha, luzes, luzes desfocadas, pisca pisca, brilho, brilhos, glitter, fio de luz, cordao de luz, cordao de luzes, cordao de luzinhas, fio de luzinhas, varal de luzinhas, pontos de luz, lantejoula, cintilante, luzes penduradas, luzes suspensas, varal de luz, varal de luzes, varal de lampadas, cordao de luzes, cordao de lampadas, luz de led, luz led, luzes de led, luzinha led, luzinha de led, fita de led, led, bolinha de luz, bolinhas de luz',
      es: 'bokeh, lucecitas, luces, luces desenfocadas, guirnalda de luces, brillo, brillos, brillantina, purpurina, destellos, luces colgantes, luz colgante, focos colgantes, foquitos, guirnalda luminosa, guirnalda de bombillas, luces led, luz led, led',
      en: 'bokeh, fairy lights, string lights, lights, golden lights, warm lights, twinkling lights, blurred lights, sparkle, sparkles, glitter, twinkle, glow, sparkly, sequins, hanging lights, hanging bulbs, festoon lights, led lights, led, edison bulbs',
    },
  },
  {
    meaning: {
      kind: 'festive',
      ground: '#f7e6ec',
      lights: ['#f29bb0', '#f6d365', '#8fd3c8', '#b7a4e3', '#ffffff'],
      props: ['balloons'],
    },
    names: {
      pt: 'festa, festivo, aniversario, festa infantil, festa de crianca, festinha de crianca, festinha, festa de aniversario, niver, mesversario, cha de bebe, cha revelacao',
      es: 'fiesta, festivo, cumpleanos, cumple, fiesta infantil, fiesta de ninos, baby shower',
      en: 'party, festive, birthday, birthday party, bday, baby shower, kids party, childrens party, kids birthday',
    },
  },
  {
    meaning: {
      kind: 'festive',
      ground: '#efe2cf',
      lights: ['#f4abc6', '#a9bff6', '#fce2a4', '#b3e2c9'],
      props: ['easter-egg', 'nest'],
    },
    names: { pt: 'pascoa', es: 'pascua', en: 'easter' },
  },
  {
    meaning: { kind: 'festive', ground: '#3a1450', lights: ['#f29bb0', '#f6d365', '#8fd3c8', '#b7a4e3'], props: ['streamer'] },
    names: { pt: 'carnaval, folia, bloco de carnaval', es: 'carnaval', en: 'carnival, mardi gras' },
  },
  {
    meaning: { kind: 'festive', ground: '#14131a', lights: ['#f3d27a', '#fff6dd', '#d9b25a', '#ffffff'], shape: 'fireworks' },
    names: {
      pt: 'ano novo, reveillon, virada, fogos, fogos de artificio, passagem de ano, fogo de artificio, celebracao, comemoracao, champanhe e luzes',
      es: 'ano nuevo, nochevieja, fin de ano, fuegos artificiales, celebracion',
      en: 'new year, new years eve, fireworks, celebration',
    },
  },
  {
    meaning: { kind: 'festive', ground: '#5b1526', lights: ['#f59aa8', '#ffd6d9', '#e8475f', '#fff0ee'], shape: 'hearts' },
    names: {
      pt: 'dia dos namorados, namorados, coracoes, coracao, coracaozinho',
      es: 'san valentin, amor y amistad, corazones, corazon, dia de los enamorados',
      en: 'valentine, valentines, valentines day, hearts, heart',
    },
  },
]
