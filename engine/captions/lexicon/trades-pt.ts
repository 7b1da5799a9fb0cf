/** What gives a trade away in Portuguese, as unaccented stems: each begins a word, and the first row with a hit wins. */

import { rows, type TradeRow } from './trade-rows.ts'

export const TRADES_PT: readonly TradeRow[] = rows({
  pet: String.raw`
    cachorr
    veterin
    banho e tosa
    tosa\b|tosador
    pet ?shop|pets?\b
    racao\b(?! humana)
    (?:filhotes?|vacina\w*|castracao|adestra\w*) (?:de |para |do |da )?(?:caes|cao|gat[oa]s?|pets?)
    adestra|castracao`,
  dentistry: String.raw`
    dentist|dentari|dental|dentadura|dentes?\b
    odonto|ortodont|endodon|periodon
    clareamento(?! (?:de|da|do|das|dos|na|no)? ?(?:pele|axila|virilha|manch|rosto|facial|intim|melasma|roupa|tecido|madeira))
    aparelho (?:ortod|fixo|movel|invisivel|transparente|nos dentes|estetico)
    alinhador(?:es)? (?:invis|transp|dent)|invisalign|brackets?\b|braquete
    lentes? de contato (?:dent|de porcelana|em resina)|facetas? (?:de|em) (?:porcelana|resina)|facetas? dent
    implantes? dent|proteses? (?:dent|fix|tota)
    canal dent|siso\b|gengiv`,
  medicine: String.raw`
    medic[oa]s?\b|medicina|consultorio medico|clinica (?:geral|medica)|crm[ /-]
    dermato|cardiolog|pediatr|ginecolog|nutrolog|psiquiatr|oftalmo|urolog|endocrin|ortoped(?:ia|ista)
    cirurgi|rinoplast|lipo(?:aspir\w*)?\b|bichectom
    botox(?! capilar)|toxina botulin|preenchimento (?:labial|facial|de|com acido)|harmonizacao
    biomedic|enfermeir|bioestimulador|colageno injet|acido hialuronico inj|fios de (?:pdo|sustent)
    escleroterap|soroterap|ozonioterap|intradermoterap|microagulhamento
    enzimas? (?:para|na|de) (?:papada|gordura)
    exames?\b.{0,20}(?:sangue|imagem|rotina|preventiv)|ultrassom (?:obstet|pelv|abdom|da mama)
    vacina|pacientes\b`,
  brows: String.raw`
    sobrancelha|cilios|pestanas|volume russo|lash|brows?\b
    micropigment|microblading|henna`,
  nails: String.raw`
    unhas?\b|manicur|pedicur|nail
    alongamento em (?:fibra|gel)|banho de gel
    esmalta|esmaltes?\b(?! sintetic)`,
  hair: String.raw`
    cabel(?:o|eir)|penteado
    escova (?:progressiva|modelad|definitiva|de cabelo)|(?<!lentes? )progressiva\b|botox capilar|alisamento
    mechas|madeixas|balayage|luzes no|coloracao (?:capilar|do cabelo|de cabelo)
    corte (?:feminino|masculino|infantil|(?:e|\+) (?:barba|escova))|barba\b|barbear|barbeir|barber
    trancas?\b(?! (?:de|da|do|para|eletronica))|trancista|megahair|mega hair|hidratacao capilar|queratin`,
  confectionery: String.raw`
    bolos?\b
    brigadeir|doces?\b|docinho|doceria|confeit|tortas?\b(?! (?:salgad|de frango))|cupcake|brownie|cookies?\b|cheesecake
    pasteis de (?:nata|belem)|pastel de nata|natas?\b(?! e cebolinha)|pastelaria
    sobremesa|trufa|bombo[nm]|ovos? de pascoa|macarons?\b|chocolat|alfajor|bem casado|panetone|pudim|palha italiana|bala de coco|(?<!chopp? |chope |cerveja )geladinh`,
  bakery: String.raw`
    padaria|padeir|panificad|pao\b|paes\b|paezinho
    croissant|fermentacao natural|massa mae|sourdough|coxinha|baguete|focaccia|bagel|salgad(?:o|inho)s?\b`,
  'real-estate': String.raw`
    imove|imobili|apartament|aptos?\b|ap \d|casa (?:a|para|com|em|no|na) .*(?:quarto|suite|venda|alug|piscina|garagem|permuta|condominio)
    casa\b.*(?:quartos|suites?|permuta|financiamento|m2\b|iptu|escritura)|casa em \p{L}|\bvende-se casa|casas? (?:a|para|pra) (?:venda|alug)
    corretor(?:a|es|as)?\b(?! de seguros)|moradias?\b|condominio|loteamento|lotes? (?:de|em|a partir)|terrenos?\b|alug(?:o|uel|a-se|ar) (?:de )?(?:casa|apart|imov|sala|quarto|kit|flat)
    t[0-6]\b|(?:[1-6]|dois|duas|tres|quatro) (?:quartos|dormitorios|suites)|kitnet|studio mobiliado|cobertura duplex`,
  fitness: String.raw`
    personal trainer|personal\b(?! (?:stylist|organizer|color))|treinador
    treino|treinar|academia\b|muscula|pilates|yoga\b|ioga\b|crossfit|hiit\b|bootcamp|fitness
    (?:aulas?|treino|circuito) funciona|aulas? (?:de )?(?:funcional|danca|zumba|natacao|spinning|ritmos|jump|muay|boxe|jiu|luta)
    corrida de rua|grupo de corrida|assessoria de corrida`,
  'pet:2': String.raw`
    gat[oa]s?\b(?! net)|cao\b|caes\b|dogs?\b(?!ao)|aquario`,
  flowers: String.raw`
    flores\b|flor\b|florista|floricultura|buque|bouquet|ramos? de (?:flores|rosas|noiva)|arranjos? (?:de|floral|florais)|orquidea|rosas (?:vermelhas|brancas|colombianas|frescas|naturais)|(?:duzia|buque) de rosas|suculenta|tulipa|girass`,
  photography: String.raw`
    fotograf(?:[oa]s?\b|ia (?:de|para|profission|infantil))|ensaios? (?:fotog|gestante|de familia|newborn|feminino|infantil|externo|de casal|sensual|natalino|pre)|sess(?:ao|oes) de fotos|book fotog|newborn|fotos? profissiona`,
  crafts: String.raw`
    (?<!(?:cervejas?|chopp?|chope|pao|queijos?|hamburguer|sorvetes?|pizza) )artesan|croche|trico\b|bordad|macrame|feit[oa]s? a mao|ceramica|amigurumi|costura(?!d)|costureira|ateli|pecas? em resina
    velas? (?:aromat|perfumad|decorativ|artesan|de soja)|sabonetes?\b|lacos? (?:de cabelo|infantil|de fita)|lacinho|canecas? personaliz|personalizad`,
  fashion: String.raw`
    vestidos?\b|roupas?\b|moda\b|blusas?\b|blusinha|calcas?\b|jeans|saias?\b(?! (?:da|de casa|do))|lingerie|conjuntinho|sapatos?\b|sandalia|tenis (?:de corrida|masculino|feminino|branco)|bolsas? (?:de couro|feminina|nova)|look(?:s|inho)?\b|camiset|biquini|colecao|boutique|brech|provador`,
  food: String.raw`
    restaurant|marmit|almoco|jantar|hamburgu|burger|pizza|comida|cardapio|acai\b|sushi|temaki|churrasc|cervej|chopp?\b|chope\b|feijoada|lanche|petisco|esfiha|esfirra|pastel\b|pasteis\b|tapioca|cuscuz|cafeteria|cafe(?:zinho)?\b(?! com leite condensado$)|rodizio|caldos?\b|quentinha|torta salgad|self.service|delivery de|prato do dia|caldinho|moqueca|espetinho|picanha|salgados`,
  beauty: String.raw`
    estetic|protetor solar|limpeza de pele|skin ?care|pele\b|facial|depila|massag|maquia|make\b|bronze(?:amento|ado)?\b|drenagem|spa\b|beleza|peeling|design de|radiofrequencia|criolipol|ventosa|sauna`,
})
