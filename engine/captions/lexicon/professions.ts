/** Words that give a profession away, unaccented stems in any of the languages; the first row with a hit wins. */

import type { Profession } from './grammar.ts'

export const PROFESSION_STEMS: readonly (readonly [Profession, string])[] = [
  [
    'dentistry',
    'dentist|dentar|odonto|ortodont|orthodont|clareamento dental|blanqueamiento dental|aparelho ortod|lente de contato dental|implante dent|braces|\\bdentes?\\b|\\bdientes?\\b|\\bteeth\\b|dental|facetas?\\b|carillas|canal dent|siso\\b|aparelho (?:fixo|movel|invisivel|transparente|nos dentes|estetico)|alinhador|invisalign|gengiv|clareamento(?! (?:de|da|do|das|dos|na|no)? ?(?:pele|axila|virilha|manch|rosto|facial|intim|melasma))|brackets?\\b|endodon|periodon|proteses? (?:dent|fix|tota)|extracao de|\\bdentadura|root canal|whitening (?:gel|kit|session)|teeth|odontolog',
  ],
  [
    'medicine',
    'medic[oa]s?\\b|medicina|dermato|cardiolog|pediatr|ginecolog|nutrolog|psiquiatr|oftalmo|consulta medica|cirurgi|cirujan|surgeon|\\bdoctor|physician|botox(?! capilar)|toxina botulin|preenchimento|harmonizacao facial|rinoplast|lipo(?:aspir)?\\b|lipoaspir|biomedic|enfermeir|bioestimulador|colageno injet|acido hialuronico inj|fios de (?:pdo|sustent)|escleroterap|soroterap|ozonioterap|bichectom|intradermoterap|microagulhamento|enzimas? (?:para|na|de) (?:papada|gordura)|\\bexames?\\b.{0,20}(?:sangue|imagem|rotina|preventiv)|ultrassom (?:obstet|pelv|abdom|da mama)|vacina|pacientes?\\b|\\bclinica (?:geral|medica)|harmonizacao|rellenos? |acido hialuronico|hyaluronic filler|dermal filler|lip filler|fillers?\\b|injectables?\\b|clinica medica|\\bcrm\\b',
  ],
  [
    'brows',
    'sobrancelha|\\bcejas?\\b|brows?\\b|cilios|volume russo|extensao de cilios|pestanas|pestanas|lash|micropigment|henna|microblading',
  ],
  [
    'nails',
    'unhas?\\b|alongamento em (?:fibra|gel)|manicur|pedicur|nail|unas\\b|esmalta|esmalte|\\bunas acril|alongamento em gel|fibra de vidro|banho de gel',
  ],
  [
    'hair',
    'cabel|pelo\\b|peluquer|hair|escova|progressiva|mechas|balayage|luzes no|corte (?:feminino|masculino)|barb(?:a|er|earia|eria)|tranca|botox capilar|coloracao|highlights|keratin|querat',
  ],
  [
    'confectionery',
    'bolos?\\b|pasteles\\b|pastel de (?:nata|zanahoria|chocolate|cumple|tres leches)|pasteis de nata|brigadeir|doces?\\b|doceria|confeit|torta|cupcake|brownie|cake|pastel(?:es)? de nata|pasteler|repost|sobremesa|trufa|bombo[nm]|ovo de pascoa|macaron|chocolat|dulces|postres?\\b|cookies?\\b|alfajor|bem casado|docinho',
  ],
  [
    'bakery',
    'padaria|\\bpao\\b|\\bpaes\\b|\\bpan\\b|panader|baker|bread|croissant|fermentacao|masa madre|sourdough|salgad|coxinha|baguete|focaccia|\\bbagel',
  ],
  [
    'real-estate',
    'departamento \\d|habitaciones|recamaras|imove|imobili|inmobili|apartament|apto\\b|casa (?:a|para|com|em|no) |\\bcasa\\b.*quartos|terreno|aluguel|alquiler|corretor|quartos|moradia|real ?estate|realtor|bedroom|\\bpiso\\b|for rent|house for|condominio|t[0-5]\\b',
  ],
  [
    'fitness',
    'personal trainer|\\bpersonal\\b|bootcamp|hiit\\b|aula experimental|aula de (?:danca|yoga|pilates)|treino|academia|muscula|gimnasio|entren|fitness|workout|training|trainer|pilates|yoga|crossfit|funcional|\\bgym\\b|emagrec|corrida',
  ],
  [
    'pet',
    '\\bpet|cachorr|\\bgat[oa]s?\\b|\\bcao\\b|\\bcaes\\b|perr[oa]s?\\b|banho e tosa|tosa\\b|veterin|\\bdogs?\\b|\\bcats?\\b|puppy|groom|racao|mascota',
  ],
  ['flowers', 'flor(?:es|ista|icultura)?\\b|buque|ramos? de|bouquet|arranjo|orquidea|rosas\\b|flower|florist|suculenta|tulip'],
  ['photography', 'fotograf|ensaio|book fotog|sesion de fotos|sessao de fotos|photo ?(?:shoot|graph|session)|newborn'],
  [
    'crafts',
    'artesan|croche|crochet|trico|bordad|macrame|feit[oa]s? a mao|hech[oa]s? a mano|handmade|ceramica|velas?\\b|candle|sabonete|amigurumi|costura|laco|personalizad|knit|resina',
  ],
  [
    'fashion',
    'vestido|roupa|ropa\\b|moda\\b|blusa|calca|jeans|saia|lingerie|dress|cloth|boutique|sapato|sandalia|zapato|bolsas?\\b|look\\b|camiset|biquini|colecao|coleccion|collection|tenis\\b',
  ],
  [
    'food',
    'restaurant|marmita|almoco|almuerzo|jantar|cena\\b|hamburguer|hamburgues|burger|pizza|comida|menu\\b|cardapio|acai|sushi|churrasco|feijoada|lunch|dinner|brunch|tacos?\\b|food|cafeteria|coffee|\\bcafe\\b|esfiha|petisco|lanche',
  ],
  [
    'beauty',
    'estetic|protetor solar|protector solar|sunscreen|esthetic|limpeza de pele|limpieza facial|skin|pele\\b|\\bpiel\\b|facial|depila|massag|masaje|maquia|maquilla|makeup|make ?up|bronze|drenagem|spa\\b|beleza|belleza|beauty|peeling|wax',
  ],
]

/** Professions whose advertising has rules of its own. */
export const REGULATED_PROFESSIONS = ['dentistry', 'medicine'] as const
export type RegulatedProfession = (typeof REGULATED_PROFESSIONS)[number]

export function isRegulated(profession: Profession): profession is RegulatedProfession {
  return REGULATED_PROFESSIONS.some((name) => name === profession)
}

/** Professions whose clients come by appointment. */
export const BY_APPOINTMENT: ReadonlySet<Profession> = new Set([
  'beauty',
  'hair',
  'nails',
  'brows',
  'dentistry',
  'medicine',
  'fitness',
  'pet',
  'photography',
])

export const PROFESSION_EMOJI: Readonly<Record<Profession, readonly string[]>> = {
  beauty: ['✨', '💛', '🌸'],
  hair: ['✨', '💇‍♀️', '💛'],
  nails: ['💅', '✨', '💖'],
  brows: ['✨', '👀', '💛'],
  bakery: ['🥖', '🥐', '☕'],
  confectionery: ['🍰', '🧁', '💛'],
  food: ['🍽️', '😋', '🧡'],
  dentistry: ['😁', '✨', '🦷'],
  medicine: ['🩺', '💙', '✨'],
  'real-estate': ['🏡', '🔑', '✨'],
  fitness: ['💪', '🔥', '🙌'],
  fashion: ['👗', '🛍️', '✨'],
  crafts: ['🧶', '💛', '✨'],
  pet: ['🐾', '🐶', '💛'],
  flowers: ['🌷', '💐', '🌿'],
  photography: ['📸', '✨', '🤍'],
  generic: ['✨', '💛', '😊'],
}
