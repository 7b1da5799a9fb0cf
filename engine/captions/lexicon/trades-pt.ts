/** What gives a trade away in Portuguese, as unaccented stems: each begins a word, and the first row with a hit wins. */

import { rows, type TradeRow } from './trade-rows.ts'

export const TRADES_PT: readonly TradeRow[] = rows({
  vet: String.raw`
    veterin|castracao|vacina\w* (?:de |para |do |da |antirrabica|v8|v10|felina|canina)|antirrabica|vermifug`,
  tattoo: String.raw`
    tatua|tattoo|flash (?:day|tattoo)|fine ?line|blackwork|old school\b|piercing|studio de tattoo|cobertura de tattoo`,
  psychology: String.raw`
    psicolog|psicoterap|psicanal|terapeuta\b|terapia (?:de casal|online|individual|cognitiv|infantil|em grupo|presencial|familiar)|saude mental|janeiro branco`,
  podiatry: String.raw`
    podolog|unhas? encravad`,
  nutrition: String.raw`
    nutricionist|nutricao\b|consulta nutricional|plano alimentar|reeducacao alimentar|bioimpedancia`,
  physiotherapy: String.raw`
    fisioterap|fisio\b|pilates clinico|quiropra|osteopat|\brpg\b`,
  law: String.raw`
    advoca|advogad|juridic|divorcio|inventario|pensao alimenticia|\boab\b|direito (?:de|do|da|trabalh|civil|penal)|aposentadoria`,
  accounting: String.raw`
    contabil|contador\b|contadora|imposto de renda|\bmei\b|abertura de empresa|\bcnpj\b|folha de pagamento`,
  carwash: String.raw`
    lava[- ]?(?:jato|car|rapido)|lavagem (?:completa|automotiva|a seco do carro|de carro|do carro|do motor|simples|de motor)|polimento|cristalizacao|vitrificacao|higienizacao (?:interna|do carro|automotiva)|esteti(?:ca|cista) automotiv|insulfilm`,
  mechanic: String.raw`
    mecanic|oficina\b(?! de (?:costura|artes?|teatro|pintura|ceramica|croche|escrita|musica|danca|culinaria|bolos?))|troca de (?:oleo|pneu|pastilha|correia|bateria|embreagem)|alinhamento|balanceamento|revisao (?:do carro|antes|completa|da moto|automotiva)|freios?\b|suspensao|injecao eletronica|pneus?\b|auto ?(?:center|eletric)|funilaria|martelinho|borrach(?:aria|eiro)|moto\b|motos\b`,
  cleaning: String.raw`
    faxin|diarist|limpeza (?:pos|de fim|residencial|comercial|de (?:casa|sofa|colchao|vidro|escritorio|estofad|caixa|condominio|tapete)|pesada|geral|completa|da casa)|limpezas?$|pos[- ]obra|(?:lavagem|higienizacao) (?:de|do|a seco de) (?:sofa|colchao|estofad|tapete|cortina|poltrona)|passadeira\b|passar roupa|limpador|higienizacao de estofados|dedetiza|lavanderia`,
  pet: String.raw`
    cachorr(?!o[- ]quente)|banho e tosa|tosa\b|tosquias?\b|tosador|pet ?shop|pets?\b|racao\b(?! humana)|petisco (?:para|de|natural) (?:cao|caes|cachorr|pet)
    (?:filhotes?|adestra\w*) (?:de |para |do |da )?(?:caes|cao|gat[oa]s?|pets?)|adestra|busca e leva|pequeno porte|dog ?walker|hotelzinho|creche (?:para|de) (?:caes|cachorr)|banhos?\b(?= (?:e|em|no|com) |$)(?<!e banhos?)(?<!de banhos?)(?<!jogo de banho)`,
  optician: String.raw`
    otica\b|optic|oculos|armacao|armacoes|lentes? (?:de grau|multifocal|antirreflexo|anti|solar|transitions|fotossensi)|lentes? de contato\b(?! (?:dent|de porcelana|em resina))|exame de vista|optometr`,
  jewellery: String.raw`
    joalh|joias?\b|semijoia|bijuteria|biju\b|brincos?\b|colar(?:es)?\b|pulseiras?\b|aliancas?\b|aneis\b|anel\b(?! viario)|gargantilha|tornozeleira|pingente|relogios?\b(?! de ponto)|correntes? (?:de|em|banhad)|folhead|prata 9|ourives|argolas?\b|piercing fake`,
  candles: String.raw`
    saboaria|velas?\b(?! (?:do carro|de ignicao|de aniversario))|aromatizador|difusor|home spray|sabonetes? (?:artesan|em barra|liquido artesan)|incenso`,
  seamstress: String.raw`
    costureir|costura\b|barras? (?:de|da) (?:calca|vestido|saia)|bainha|ajustes? (?:de|em|da) (?:roupa|vestido|calca|terno|peca)|ajuste de|conserto de roupa|sob medida(?= |$)(?<!moveis? sob medida)(?<!armarios? sob medida)(?<!cozinha sob medida)|zipers?\b|atelie de costura|modist`,
  carpentry: String.raw`
    marcen|moveis planejados|movel planejado|cozinha planejada|planejados?\b|armarios?\b|guarda[- ]roupas? (?:planej|sob)|moveis sob medida|mdf\b|carpint|pallet`,
  electrician: String.raw`
    eletricist|eletrica\b|tomadas?\b|chuveiro|disjuntor|encanad|hidraulic|vazament|torneira|desentup|instalac(?:ao|oes) (?:de|eletric|hidraul)|ar[- ]condicionado|marido de aluguel|montador|montagem de moveis|chaveiro|refrigeracao|serralher`,
  architecture: String.raw`
    arquitet|design(?:er)? de interiores|projeto de interiores`,
  building: String.raw`
    pintura (?:de |residencial|predial|interna|externa|em )|pintura$|pintor(?:es)?\b|pedreiro|reformas?\b|\bobras?\b|gesso|drywall|porcelanato|azulej|textura|construcao|construtora|engenheir|impermeabiliza|telhado|vidrac|calhas?\b`,
  repairs: String.raw`
    assistencia tecnica|formatacao|notebook|computador|celular|iphone|troca de tela|pelicula|impressora|informatica|conserto de|video ?game|manutencao de (?:computador|notebook|pc|celular)|\bssd\b|cartucho`,
  travel: String.raw`
    (?<!boa )viagem\b|viagens\b|viajar (?:para|pra|com a gente|em)|pacotes? (?:para|de viagem|pra) (?:a |o )?(?:praia|maceio|gramado|porto|natal|nordeste|orlando|disney|europa|buenos|fortaleza|jericoacoara|cancun)|agencia de (?:viagem|turismo)|turism|cruzeiros?\b|excursao|hospedagem|pousada|passagens`,
  events: String.raw`
    eventos?\b(?! de carro)|decorador(?:a|es|as)? de festas|festa infantil|decoracao (?:de|para|com) (?:festa|baloes|aniversario|casamento|mesa)|baloes|buffet|bufe\b|aluguel de (?:mesas?|cadeiras?|brinquedos?|decoracao|pula|som|toalha|vestidos? de festa|salao)|cerimonial|casamentos?\b(?<!bolo de casamento)(?<!bolos de casamento)(?<!convites? de casamento)|debutante|recreacao|pula[- ]pula|\bdj\b|chacara|salao de festas?|pegue e monte|locacao de|mesa de (?:doces|festa)|festa na caixa|mesas? posta`,
  tutoring: String.raw`
    aulas? (?:de|particular(?:es)?|online)(?! (?:de )?(?:danca|funcional|zumba|natacao|spinning|ritmos|jump|muay|surf|grupo|boxe|jiu|luta|pilates|yoga|ioga|costura|culinaria|confeitaria|treino))|reforco escolar|\benem\b|vestibular|professor(?:a|es|as)?\b(?! de (?:educacao fisica|danca|yoga|ioga|pilates|natacao|zumba|ballet|bale))|explica(?:dora|cao)|explicacoes|ingles\b|matematica|redacao|tutoria|curso (?:de ingles|de espanhol|preparatorio|de violao|de informatica)|cursinho|idiomas?\b|violao\b|concurso publico|alfabetiza|licao de casa|dever de casa|pedagog`,
  gardening: String.raw`
    jardin(?:eir|agem)|(?:manutencao|projeto|limpeza|reforma|cuid\w+|tratamos|poda\w*) (?:de|do|da|dos|com o|o)? ?(?:seu |teu )?jardi(?:m|ns)|podas?\b|\bgrama\b|gramado|paisagis|rocagem|rocad|irrigacao|corte de grama`,
  plants: String.raw`
    plantas?\b(?! (?:baixa|arquitet))|suculenta|samambaia|costela de adao|orquideas?\b|cactos?\b|\bmudas?\b|vasos? (?:de|com) planta|begonia|zamioculca|jiboia\b|viveiro|lirio da paz|kokedama|folhagens?\b`,
  pizza: String.raw`
    pizza|pizzaria`,
  'acai:1': String.raw`
    acai(?:teria|zeiro)?\b`,
  icecream: String.raw`
    sorvet|picole|gelat[oa]|gelados?\b|casquinha|cascao`,
  acai: String.raw`
    cupuacu|milk ?shake|geladinho gourmet|dindin`,
  meals: String.raw`
    marmit|comida congelada|congelados?\b|quentinhas?\b|refeic(?:ao|oes) (?:pront|saudav)|fit(?:ness)? (?:semanal|congelad)`,
  snacks: String.raw`
    lanch(?:es?|onete|eria)\b|hamburgu|burger|hot ?dog|cachorro[- ]quente|batata frita|porcao|porcoes|pastel\b|pasteis\b(?! de (?:nata|belem))|pastelaria|coxinha|salgad(?:o|inho)s?\b(?! (?:funcion))|empadas?\b|kibe|esfiha|esfirra|x[- ](?:salada|bacon|tudo)|crepe|tapioca|churros|espetinho`,
  barber: String.raw`
    barbe(?:aria|iro|arias)|barber|barba\b|barbear|degrade|navalhad|corte (?:masculino|(?:e|\+) barba|do pai|social|infantil masculino)|pezinho|sobrancelha na navalha`,
  makeup: String.raw`
    maquia(?:gem|dora|dor)|maquilh|make\b(?! up remover)|automaquiagem`,
  waxing: String.raw`
    depila|virilha|axilas?\b|buco\b|cera (?:quente|fria|espanhola)|sobrancelha na cera|fotodepil`,
  massage: String.raw`
    massag|massoterap|shiatsu|reflexolog|ventosa|ventosaterapia|day spa|\bspa\b|ofuro|pedras quentes|reiki|aurico`,
  shoes: String.raw`
    sapat(?:o|os|aria|ilha|ilhas|eira)\b|tenis\b(?! de mesa)|sandalias?\b|rasteir(?:a|inha)s?\b|chinelos?\b|\bbotas?\b|salto (?:alto|bloco|fino)|scarpin|calcados?\b|papete|mocassim|sapatenis|mules?\b`,
  bags: String.raw`
    bolsas?\b(?! (?:termica|de valores|de estudo|de croche))|mochilas?\b|carteiras?\b(?! (?:de (?:trabalho|motorista|vacin|habilita)|assinada))|necessaires?\b|malas?\b(?! direta)`,
  kids: String.raw`
    (?:roupa|enxoval|kit|body|saida|macacao|loja|moda) (?:de |para |do |da )?(?:bebe|infantil|maternidade|crianca)|enxoval|brinquedos?\b|laco(?:s|tes)? (?:de cabelo|infantil|de fita)|lacinhos?\b|naninha|fraldas?\b|maternidade\b|infantil\b(?= (?:do|tamanho|menin|promo))`,
  cosmetics: String.raw`
    cosmetic|serum|shampoo|condicionador|batom|perfum|hidratante|creme (?:para|facial|corporal|de maos)|protetor solar|base (?:liquida|matte)|mascara (?:capilar|facial|de cilios)|body ?splash|sabonetes?\b|skin ?care|gloss\b|revendedor|natura\b|avon\b|boticario|mary kay|kit (?:de )?(?:shampoo|maquiagem|hidratac|banho)|oleo capilar|esfoliante|paleta de sombra`,
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
  lashes: String.raw`
    cilios|pestanas|volume (?:russo|brasileiro|egipcio|fox|hibrido|fio a fio)|lash|fio a fio|mega volume|lash lifting|alongamento de cilios`,
  brows: String.raw`
    sobrancelha|brows?\b|micropigment|microblading|henna|designer? de sobr`,
  nails: String.raw`
    unhas?\b|manicur|pedicur|nail
    alongamento em (?:fibra|gel)|banho de gel
    esmalta|esmaltes?\b(?! sintetic)`,
  hair: String.raw`
    cabel(?:o|eir)|penteado|salao de beleza|escovas?$
    escova (?:progressiva|modelad|definitiva|de cabelo)|(?<!lentes? )progressiva\b|botox capilar|alisamento
    mechas|madeixas|balayage|luzes no|coloracao (?:capilar|do cabelo|de cabelo)
    corte (?:feminino|masculino|infantil|(?:e|\+) (?:barba|escova))|barba\b|barbear|barbeir|barber
    trancas?\b(?! (?:de|da|do|para|eletronica))|trancista|megahair|mega hair|hidratacao capilar|queratin`,
  confectionery: String.raw`
    bolos?\b
    brigadeir|doces?\b|docinho|docei?r[ia]|confeit|tortas?\b(?! (?:salgad|de frango))|cupcake|brownie|cookies?\b|cheesecake
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
  yoga: String.raw`
    pilates|yoga\b|ioga\b|meditacao`,
  fitness: String.raw`
    personal trainer|personal\b(?! (?:stylist|organizer|color))|treinador
    treino|treinar|ginasios?\b|academia\b(?! de (?:letras|policia))|(?:escola|estudio|aulas?) de danca|danca$|muscula|crossfit|hiit\b|bootcamp|(?<!(?:moda|roupas?|loja) )fitness
    (?:aulas?|treino|circuito) funciona|aulas? (?:de )?(?:funcional|danca|zumba|natacao|spinning|ritmos|jump|muay|boxe|jiu|luta)
    corrida de rua|grupo de corrida|assessoria de corrida`,
  'pet:2': String.raw`
    gat[oa]s?\b(?! net)|cao\b|caes\b|dogs?\b(?!ao)|aquario`,
  flowers: String.raw`
    flores\b|flor\b|florista|floricultura|buque|bouquet|ramos? de (?:flores|rosas|noiva)|arranjos? (?:de|floral|florais)|orquidea|rosas (?:vermelhas|brancas|colombianas|frescas|naturais)|(?:duzia|buque) de rosas|suculenta|tulipa|girass`,
  photography: String.raw`
    fotograf(?:[oa]s?\b|ia (?:de|para|profission|infantil)|ia$)|ensaios? (?:fotog|gestante|de familia|newborn|feminino|infantil|externo|de casal|sensual|natalino|pre)|sess(?:ao|oes) de fotos|book fotog|newborn|fotos? profissiona`,
  crafts: String.raw`
    (?<!(?:cervejas?|chopp?|chope|pao|queijos?|hamburguer|sorvetes?|pizza) )artesan|artesas?\b|croche|trico\b|bordad|macrame|feit[oa]s? a mao|ceramica|amigurumi|costura(?!d)|costureira|ateli|pecas? em resina
    velas? (?:aromat|perfumad|decorativ|artesan|de soja)|sabonetes?\b|lacos? (?:de cabelo|infantil|de fita)|lacinho|canecas? personaliz|personalizad`,
  fashion: String.raw`
    vestidos?\b|roupas?\b|moda\b|blusas?\b|blusinha|calcas?\b|jeans|saias?\b(?! (?:da|de casa|do))|lingerie|conjuntinho|sapatos?\b|sandalia|tenis (?:de corrida|masculino|feminino|branco)|bolsas? (?:de couro|feminina|nova)|look(?:s|inho)?\b|camiset|biquini|colecao|boutique|brech|provador`,
  home: String.raw`
    almofada|tapetes?\b|cortinas?\b|luminari|abajur|quadros?\b(?! de (?:funcion|horario))|decoracao\b(?! de)|jogo de (?:cama|banho|mesa)|lencol|toalhas?\b|edredom|cama mesa e banho|loucas?\b|panelas?\b|moveis\b|sofas?\b|poltrona|colchao|espelhos?\b|sousplat|loja de decoracao`,
  grocery: String.raw`
    (?:super)?mercad(?:o|inho)\b(?! (?:de trabalho|livre|pago|imobili))|mercearia|hortifruti|acougue|talho\b|emporio|sacolao|quitanda|peixaria|frutaria`,
  food: String.raw`
    restaurant|marmit|almoco|jantar|hamburgu|burger|pizza|comida|cardapio|acai\b|sushi|temaki|churrasc|cervej|chopp?\b|chope\b|feijoada|lanche|petisco|esfiha|esfirra|pastel\b|pasteis\b|tapioca|cuscuz|cafeteria|cafe(?:zinho)?\b(?! com leite condensado$)|rodizio|caldos?\b|quentinha|torta salgad|self.service|delivery de|prato do dia|caldinho|moqueca|espetinho|picanha|salgados`,
  beauty: String.raw`
    estetic(?!a automotiv|ista automotiv|a de carro)|limpeza de pele|pele\b|facial|bronze(?:amento|ado)?\b|drenagem|beleza|peeling|design de|radiofrequencia|criolipol|modeladora|sauna|harmoniza|lipo sem corte|ultrassom microfocado|hydra ?gloss|spa dos pes`,
})
