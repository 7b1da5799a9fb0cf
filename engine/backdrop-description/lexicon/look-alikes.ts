/** Words that look like something we draw and mean something else. */

import { type BaseLanguage, forBaseLanguages } from '#phrases/languages.ts'

import { PLURALS } from './plurals.ts'

const list = (words: string): ReadonlySet<string> => new Set(words.split(', '))

/** Phrases in which a word of the lexicon means another thing: they count as unknown, whole. */
export const LOOK_ALIKES: Readonly<Record<BaseLanguage, ReadonlySet<string>>> = {
  pt: list(
    'cais, cais do porto, chuva de granulado, chuva de confete, chuva de petalas, chuva de prata, chuva de arroz, ouro preto, cerca de madeira, guarda sol, sombra de guarda sol, gelo picado, gelo moido, gelo e algas, flor de sal, sal grosso, sal marinho, pedras de gelo, pedra de gelo, cubos de gelo, piso xadrez, chao xadrez, tabuleiro de xadrez, jogo de xadrez, bolinha de sabao, bolinhas de sabao, bolinha de queijo, bolinhas de queijo, bolinha de gude, bolinhas de gude, bolinha de ping pong, bolinha de papel, bolinhas de papel, bolinha de algodao, bolinhas de algodao, bolinha de carne, quadro de luz, quadro eletrico, quadro de energia, quadro branco, quadro de avisos, quadro de tarefas, papel de parede, papel higienico, ' +
      'papel toalha, copo de papel, folha de papel, folhas de papel, folha de ouro, cama elastica, cama de gato, mesa de som, mesa de bilhar, mesa de sinuca, mesa de cirurgia, mesa de operacao, ' +
      'vela de barco, vela de ignicao, velas de ignicao, barco a vela, planta baixa, planta industrial, rosa dos ventos, casa de show, casa de maquinas, ' +
      'estrela do mar, lua de mel, banco de areia, flor de lotus, espelho d agua, espelho dagua, caixa dagua, queda dagua, bolo de aniversario, bolo de festa, sala de maquinas, ' +
      'sala de cirurgia, sala de ginastica, sala de danca, campo de futebol, campo minado, quadra de areia, castelo de areia, banho de mar, agua do mar, frutos do mar, ' +
      'sal do mar, mesa de passar, tabua de passar, ceu da boca, bola de basquete, ovo frito, ovos mexidos, ' +
      'teto de vidro, pedra preciosa, pedras preciosas, pedras brutas, pano de chao, sala de musica, chapeu de sol, balao de ar quente, ' +
      'cafe da manha, pequeno almoco, luz de freio, luz de led do carro, caixa de som, caixa de ferramentas, caixa d agua, fundo do mar, no fundo do mar, fundo do oceano, bola de neve, globo de neve, cabo da roca, campos do jordao, campos de jordao, campo grande, campos dos goytacazes, rio de janeiro, rio grande do sul, rio grande do norte, costa rica, costa do sauipe, vale do silicio, serra pelada, lagoa santa, ilha da madeira, praia grande, na lua, pisando na lua, nuvem na parede, nuvens na parede, estrelas na parede, salao de jogos, salao do automovel, oculos de grau, garrafa de cerveja, papel picado, papel crepom, papel mache, papel celofane, papel aluminio, papel de seda, papel de arroz, grama alta, capim alto, mato alto, erva alta, relva alta',
  ),
  es: list(
    'flor de sal, sal gruesa, cubos de hielo, dia de muertos, dia de los muertos, cerca de madera, piso a cuadros, suelo a cuadros, tablero de ajedrez, pelotita de jabon, bolita de queso, bolitas de queso, bolita de jabon, bolitas de jabon, cuadro electrico, papel pintado, papel tapiz, papel higienico, papel de regalo, hoja de papel, hojas de papel, ' +
      'vela de barco, barco de vela, luna de miel, estrella de mar, castillo de arena, banco de arena, mesa de billar, ' +
      'barra de labios, cama elastica, campo de futbol, piedra preciosa, piedras preciosas, pastel de cumpleanos, torta de cumpleanos, ' +
      'globo aerostatico, globo terraqueo, caja de herramientas, tabla de planchar, tabla de surf, tabla de quesos, casa de campana, planta baja, ' +
      'sal de mar, papel de pared, frutos del mar, fondo del mar, en el fondo del mar, fondo del oceano, bola de nieve, globo de nieve, costa rica, rio de janeiro, costa de marfil, rio de la plata, valle de bravo, en la luna, nube en la pared, nubes en la pared, estrellas en la pared, foco de carro, desayuno, papel picado, papel crepe, papel mache, papel celofan, papel de aluminio, papel de seda, papel de arroz, hierba alta, pasto alto, cesped alto',
  ),
  en: list(
    'sea salt, rock salt, ice cubes, copper pots, cooking pots, pots and pans, clay pots, checkered floor, checkerboard floor, chess board, fire escape, fire truck, fire extinguisher, pool table, ping pong table, operating table, wall paper, toilet paper, wrapping paper, paper cup, paper towel, sheet of paper, ' +
      'wood stove, wood burning stove, wood burner, light bulb, light box, light switch, flower bed, bed of roses, starfish, sea star, ' +
      'sand castle, sandcastle, football field, soccer field, tennis court, stepping stone, precious stones, window cleaner, garden gnome, house keys, house plan, ' +
      'birthday cake, wedding cake, hot air balloon, tool box, ironing board, shell necklace, board game, brick phone, shop floor, palm of a hand, sea food, sea bed, seabed, bottom of the sea, bottom of the ocean, snow globe, salt lake city, silicon valley, on the moon, cloud on the wall, clouds on the wall, stars on the wall, breakfast, tissue paper, crepe paper, rice paper, papier mache, paper mache, paper flowers, long grass, tall grass',
  ),
}

/** What is a thing as well as a colour or a place: behind "with", and as several, the thing is meant ("com mel", "limões"). */
const THINGS_TOO: Readonly<Record<BaseLanguage, ReadonlySet<string>>> = {
  pt: list(
    'musgo, mel, vinho, chocolate, cereja, limao, menta, abacate, uva, perola, barro, cafe, caramelo, baunilha, manteiga, goiaba, melancia, pessego, damasco, ameixa, ' +
      'berinjela, beringela, abobora, eucalipto, salvia, azeitona, oliva, pistache, tabaco, lavanda, coral, salmao, palha, aveia, champanhe, champagne, gelo, creme, ' +
      'cappuccino, doce de leite, cafe com leite, pastel, telha, cobre, laranja, argila, jeans, petroleo, rosas, laranjas, castanha, pano de linho, bordo, ceramica',
  ),
  es: list(
    'musgo, miel, vino, chocolate, cereza, limon, lima, menta, aguacate, uva, perla, teja, cafe, caramelo, vainilla, mantequilla, sandia, melocoton, durazno, albaricoque, ' +
      'ciruela, berenjena, calabaza, eucalipto, salvia, aceituna, oliva, pistacho, tabaco, lavanda, coral, salmon, hueso, champan, crema, dulce de leite, cafe con leche, ' +
      'pastel, cobre, naranja, plata, oro, petroleo, vino tinto, guinda, rosas, naranjas, pano de lino, ceramica',
  ),
  en: list(
    'moss, honey, wine, chocolate, cherry, lemon, lime, mint, avocado, grape, pearl, bone, latte, espresso, caramel, vanilla, butter, watermelon, peach, apricot, plum, ' +
      'eggplant, aubergine, pumpkin, eucalyptus, sage, olive, pistachio, lavender, coral, salmon, cream, oat, oatmeal, rust, copper, orange, rose, denim, ruby, linen cloth',
  ),
}

/** Colours that agree with what they describe, and so have a plural of their own. */
const AGREE = list('laranja, pastel, naranja, rosa')

const SEVERAL: Readonly<Record<BaseLanguage, ReadonlySet<string>>> = forBaseLanguages((language) => {
  const things = [...THINGS_TOO[language]].filter((word) => !AGREE.has(word))
  return new Set(things.flatMap((word) => PLURALS[language](word)))
})

/** Whether a colour's or a place's name means the thing that is called so. */
export function isThingToo(word: string, language: BaseLanguage, isBehindWith: boolean): boolean {
  return SEVERAL[language].has(word) || (isBehindWith && THINGS_TOO[language].has(word))
}

/** What ends like a fond word and is something else: cane, a calendar, sandpaper. */
export const NOT_FOND: ReadonlySet<string> = list(
  'palhinha, palhinhas, folhinha, folhinhas, sombrinha, sombrinhas, bolsinha, calcinha, calcinhas, camisinha, palito, palitos, papelito, papelitos, cortito, caixinha, caixinhas',
)
