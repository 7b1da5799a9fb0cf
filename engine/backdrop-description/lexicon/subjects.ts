/** What members photograph, and how they say what a backdrop is for: neither asks for anything in the picture. */

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Folded. Those that are also a thing of ours ("prato") are the subject only where a text begins with them. */
export const SUBJECTS: ReadonlySet<string> = list(
  'cliente clientes modelo modelos noiva noivo casal menina menino moca rapaz mulher homem pessoa unha unhas mao maos dedo dedos pe pes cabelo cabelos penteado corte barba rosto pele sorriso dente ' +
    'dentes sobrancelha sobrancelhas cilios olhos boca cachorro cachorra cachorrinho cachorrinha cao cadela gato gata gatinho gatinha pet bicho bolo bolos bolinho bolinhos torta tortas pudim doce doces docinho docinhos ' +
    'brigadeiro brigadeiros salgado salgados salgadinhos lanche hamburguer pizza marmita prato pratos comida sobremesa pastel sanduiche vestido camisa camiseta calca blusa saia roupa roupas sapato sapatos tenis bolsa ' +
    'bolsas maquiagem maquilhagem tatuagem brinco brincos anel aneis alianca aliancas colar colares pulseira pulseiras relogio joia joias peca pecas buque arranjo carro moto ' +
    'clienta clientas novia novio chica chico mujer hombre persona una unas mano manos dedo dedos pie pies pelo cabello peinado cara piel sonrisa dientes cejas pestanas ojos perro perra perrito perrita ' +
    'tarta tartas torta pastel pasteles postre postres hamburguesa plato platos ropa zapato zapatos bolso bolsos arete aretes pendientes anillo anillos collar collares pulsera pulseras reloj joyas pieza piezas ramo coche maquillaje tatuaje ' +
    'client clients customer model bride groom couple girl boy woman man person nail nails hand hands finger fingers foot feet hair haircut beard face skin smile teeth brows eyebrows lashes eyes dog dogs puppy pup cat ' +
    'kitten cake cakes pie dessert burger sandwich plate dish food meal dress shirt skirt outfit clothes shoe shoes handbag ring rings earring earrings necklace necklaces bracelet bracelets watch jewellery jewelry piece pieces bouquet car',
)

/** "Pra", "to": what follows may be what the backdrop is for. */
export const FOR: ReadonlySet<string> = list('para pra p pro to so que')

/** What a backdrop does for its subject: "pra destacar as rosas", "to match the ring". */
export const PURPOSES: ReadonlySet<string> = list(
  'combinar combine combinando destacar destaque destaca realcar realce valorizar valorize ressaltar ressalte aparecer apareca mostrar mostre contrastar contraste harmonizar ' +
    'resaltar resalte resalten destaquen realzar realce lucir luzca luzcan vea vean veja vejam mostrar match matching highlight complement show pop pops stand stands',
)

/** "Porque", "because": why somebody wishes it. */
export const REASONS: ReadonlySet<string> = list('porque because since pois')
