/** What trades that share their lines with neighbours are found by, and their signs: a butcher is no greengrocer. Patterns are for folded text. */

import type { BaseLanguage } from '#phrases/languages.ts'

export interface OwnTags {
  /** What the trade is called. */
  readonly said: string
  readonly tags: readonly string[]
  /** None where those of its group suit it. */
  readonly emoji: readonly string[]
}

/** A line each: names, tags, and signs behind a bar. */
function ownTags(list: string): readonly OwnTags[] {
  return list.split('\n').flatMap((line) => {
    const [said = '', tags = '', signs = ''] = line.trim().split(/ = | ; /u)
    return said === '' ? [] : [{ said, tags: tags.split(' '), emoji: signs.split(' ').filter((sign) => sign !== '') }]
  })
}

export const OWN_TAGS: Readonly<Record<BaseLanguage, readonly OwnTags[]>> = {
  pt: ownTags(`
    cafeteria|cafe$|coffee = cafe cafezinho cafeteria ; ☕ 🥐
    acougue|talho|casa de carnes|boutique de carnes = carnes churrasco ; 🥩 🔥
    peixaria = peixefresco pescados ; 🐟 🌊
    frutaria|lugar de frutas = fruta legumes frescos ; 🍊 🥬
    hortifruti|sacolao|quitanda|verdur = hortifruti frutas verduras ; 🥬 🍎
    cervejaria|chopp = cerveja cervejaartesanal ; 🍺
    adega|vinhos?$|garrafeira = vinho vinhos ; 🍷
    (?:^|don[oa] de |gastro ?|(?:restaurante|lanchonete|petiscaria) e )bar$|boteco|pub$ = bar happyhour ; 🍻
    churrascaria|espetinho = churrasco carnes ; 🥩 🔥
    hamburgueria = hamburguer burger hamburgueria ; 🍔
    trancista|trancas = trancas boxbraids ; ✨
    micropigment = micropigmentacao micropigmentadora ; ✨
    pastelaria = pastelaria pasteis
    bronze = bronzeamento marquinha ; ☀️
    fonoaudiolog = fonoaudiologia fono
    adestra = adestramento adestramentodecaes ; 🐶 🐾
    creche (?:para|de) (?:caes|cachorr)|creche (?:canina|pet) = crechecanina cachorros ; 🐶 🐾
    hotel (?:para|de) (?:caes|cachorr) = hotelparacachorro cachorros ; 🐶 🐾
    (?:hotel|hospedagem|creche) (?:para |de )?(?:pets?|animais|gatos) = hotelparapets hospedagempet ; 🐾
    chaveir = chaveiro aberturadeportas ; 🔑
    petshop|pet shop = petshop pets ; 🐾
    hotel canino = hotelcanino caes ; 🐶 🐾
    martelinho|funilari|lanternagem|chapeacao = martelinhodeouro funilaria ; 🚗 ✨
    passead|dog ?walker = passeadordecaes dogwalker ; 🐶 🐾
    danca|ballet|bale$ = danca aulasdedanca ; 💃
    natacao|hidroginastica = natacao aulasdenatacao ; 🏊
    (?:escola|curso|aulas?|professora?) de ingles|ingles$ = ingles aulasdeingles
    (?:escola|aulas?|professora?) de (?:musica|violao|piano|canto|guitarra)|musica$ = musica aulasdemusica ; 🎵
    bercario|educacao infantil|creche(?! (?:pet|(?:para|de) (?:pet|gat|animai)))|jardim de infancia = educacaoinfantil bercario ; 🧸
    film(?:agem|maker)|videomaker|video$ = filmmaker videomaker ; 🎥
    cerimonial|assessoria de casamento = casamento noivas cerimonialista ; 💍 ✨
    dj$ = dj festa ; 🎧
    pintor|pintura(?! (?:facial|corporal|automotiva|em |de (?:quadro|carro|rosto|unha))) = pintura pinturaresidencial ; 🎨
    pedreiro = pedreiro obra construcao ; 🧱
    autoescola = autoescola cnh habilitacao ; 🚗
    escola de conducao = escoladeconducao cartadeconducao ; 🚗
    doula = doula parto gestante ; 🤍
    taro|tarolog|cartomant = taro tarot ; 🔮
    aquari = aquarismo aquario peixes ; 🐠
    cuidador = cuidadoradeidosos cuidadordeidosos ; 🤍
    dedetiz|controle de pragas|desinfest = dedetizacao controledepragas ; 🐜
    macrame = macrame artesanato feitoamao ; 🧶
    noiva = noivas vestidodenoiva casamento ; 👰 ✨
    vidrac = vidracaria vidros espelhos
    eletricista = eletricista instalacaoeletrica eletrica ; 💡 🔌
    encanador = encanador hidraulica encanamento ; 🔧 🚿
    canalizador = canalizador canalizacao ; 🔧 🚿
    serralheiro = serralheiro
    serralh = serralheria serralheiro
    ar.condicionado|refrigeracao|climatizacao = arcondicionado climatizacao ; ❄️
    energia solar = energiasolar
    (?<!com )piscin = piscina limpezadepiscina ; 🏊
    estofador|estofaria|tapecaria|tapeceiro = estofador sofas ; 🛋️
    (?:limpeza|lavagem|higienizacao) de (?:sofa|estofad) = limpezadesofa higienizacaodeestofados ; 🛋️ ✨
    lavanderia = lavanderia roupalimpa ; 🧺
    lavandaria = lavandaria roupalimpa ; 🧺
    moda praia|biquini = modapraia biquini ; 👙 ☀️
    moda masculina|roupas? masculina = modamasculina estilomasculino ; 👔
    brecho = brecho brechoonline modasustentavel ; 🛍️ ♻️
    relojoaria|relogio = relogios relojoaria ; ⌚
    sabonet|saboari = sabonetes saboaria sabonetesartesanais ; 🌿
    ceramic|ceramista = ceramica ceramicaartesanal ; 🏺
    papelaria (?:personalizada|criativa)|personalizados = papelariapersonalizada personalizados festas ; 🎉
    papelaria = papelaria materialescolar ; ✏️
    graficas?$ = grafica impressao ; 🖨️
    presentes = presentes presentescriativos ; 🎁
    moto ?pecas|motos$|oficina de motos?|moto$ = motos motociclistas ; 🏍️
    autope = autopecas carros ; 🚗
    funilaria|bate.chapas = funilaria pinturaautomotiva ; 🚗
    borrachar|pneus = pneus carros ; 🚗
    bicicl|bike = bicicleta bike ciclismo ; 🚲
    informatica|computador|notebook = informatica computador notebook ; 💻
    assistencia tecnica = assistenciatecnica manutencao conserto ; 🔧
    telemove = reparacaodetelemoveis telemovel ; 📱
    seguros = seguros seguro ; 📄
    despachante = despachante documentos ; 📄
    pousada|chale|airbnb|hotel$ = pousada hospedagem viagem ; 🌿
    alojamento = alojamentolocal ferias ; 🌿
    transporte escolar|van escolar|perua = transporteescolar vanescolar ; 🚐
    mudancas|fretes?$|carreto = mudancas frete ; 🚚
    motoboy = motoboy entregas ; 🏍️
    farmacia|drogaria = farmacia saude ; 💊
    livraria|sebo$ = livros livraria leitura ; 📚
    brinqued = brinquedos criancas ; 🧸
    suplement = suplementos suplementacao ; 💪
    produtos naturais|loja natural = produtosnaturais vidasaudavel ; 🌿
    (?<!(?:pao|paes|bolo|biscoito|bala) de )mel$|apicult|apiario = mel melpuro ; 🍯
    (?<!(?:pao|paes|bolo|bolinha|tapioca) de )queij(?:o|ari|eir) = queijo queijos queijoartesanal ; 🧀
    enxoval|cama,? mesa e banho = enxoval camamesaebanho ; 🛏️
  `),
  es: ownTags(`
    cafeteria|cafe$ = cafe cafeteria ; ☕ 🥐
    carniceria = carne carniceria asado ; 🥩 🔥
    pescaderia|pescados?$ = pescadofresco pescado marisco ; 🐟 🌊
    fruteria|verduleria = frutas verduras fresco ; 🍊 🥬
    vinos?$|vinoteca|bodega = vino vinos ; 🍷
    cerveceria = cerveza cervezaartesanal ; 🍺
    (?:^|duen[oa] de (?:un )?|gastro ?|(?:restaurante|cafe) )bar$|pub$ = bar tapas ; 🍻
    hamburgueseria = hamburguesas burger ; 🍔
    micropigment = micropigmentacion micropigmentadora ; ✨
    trenzas = trenzas boxbraids ; ✨
    adiestra = adiestramientocanino perros ; 🐶 🐾
    guarderia (?:canina|(?:de|para) perros)|hotel canino = guarderiacanina perros ; 🐶 🐾
    tienda de mascotas = mascotas perros gatos ; 🐾
    paseador = paseadordeperros perros ; 🐶 🐾
    (?:academia|escuela|clases) de (?:baile|danza)|baile$|danza$ = baile clasesdebaile ; 💃
    natacion = natacion clasesdenatacion ; 🏊
    (?:academia|clases|profesora?) de ingles|ingles$ = ingles clasesdeingles
    (?:academia|clases|profesora?) de (?:musica|guitarra|piano|canto)|musica$ = musica clasesdemusica ; 🎵
    guarderia(?! (?:de|para) (?:masc|gat|animal))|jardin infantil|escuela infantil = guarderia educacioninfantil ; 🧸
    videografo|video$|filmacion = videografo video ; 🎥
    dj$ = dj fiesta ; 🎧
    pintor|pintura = pintura pintor ; 🎨
    albanil = albañil obra construccion ; 🧱
    electricista = electricista electricidad ; 💡 🔌
    fontaner = fontanero fontaneria ; 🔧 🚿
    plomer = plomero plomeria ; 🔧 🚿
    novias = novias vestidosdenovia bodas ; 👰 ✨
    control de plagas|fumiga = controldeplagas ; 🐜
    jabon = jabonesartesanales jabonnatural ; 🌿
    autoescuela = autoescuela carnetdeconducir ; 🚗
    ceramic = ceramica ceramicaartesanal ; 🏺
    cerrajer = cerrajero cerrajeria ; 🔑
    aire acondicionado|refrigeracion = aireacondicionado climatizacion ; ❄️
    piscin|albercas? = piscina ; 🏊
    tapicer = tapiceria muebles ; 🛋️
    lavanderia = lavanderia ropalimpia ; 🧺
    ropa infantil = ropainfantil modainfantil ; 🧸
    ropa de segunda|segunda mano|vintage = segundamano vintage modasostenible ; ♻️
    relojeria|relojes = relojes relojeria ; ⌚
    papeleria = papeleria utilesescolares ; ✏️
    imprenta = imprenta impresion ; 🖨️
    regalos = regalos regalosoriginales ; 🎁
    motos? |motos$|moto$ = motos motociclistas ; 🏍️
    repuestos|refacciones|autopartes = repuestos autos ; 🚗
    llantas|neumaticos|gomeria|vulcanizadora = llantas autos ; 🚗
    bicicl|bicis = bicicleta ciclismo ; 🚲
    informatica|computador|ordenador|portatil|laptop = informatica serviciotecnico ; 💻
    moviles|celulares = serviciotecnico reparaciondecelulares ; 📱
    seguros = seguros seguro ; 📄
    hotel$|hostal|posada|cabanas|casa rural = hospedaje viajes ; 🌿
    transporte escolar = transporteescolar ; 🚐
    mudanzas|fletes = mudanzas fletes ; 🚚
    farmacia = farmacia salud ; 💊
    libreria = libros lectura libreria ; 📚
    juguet = juguetes niños ; 🧸
    suplement = suplementos nutriciondeportiva ; 💪
    naturista|productos naturales|herbolari = productosnaturales vidasana ; 🌿
    (?<!(?:pan|torta|pastel|tarta|galletas) de )miel$|apicult = miel apicultura ; 🍯
    (?<!(?:pan|tarta|torta|pastel|palitos) de )queso|queseria = queso quesos quesoartesanal ; 🧀
  `),
  en: ownTags(`
    coffee|cafe$|tea ?room = coffee coffeelover cafe ; ☕ 🥐
    butcher|meats?(?![a-z]) = butchershop localbutcher meat ; 🥩
    fishmonger|seafood = seafood freshfish ; 🐟 🌊
    greengrocer|fruit|produce(?![a-z])|farm shop = freshproduce fruitandveg shoplocal ; 🍊 🥬
    deli$|delicatessen = deli lunch foodie ; 🥪
    wine = wine winelover ; 🍷
    brewery|beer = craftbeer beer ; 🍺
    pub$|(?:^|(?:cocktail|sports|tapas|gin|karaoke|whiske?y|dive|hotel) )bar$|taproom = pub drinks ; 🍻
    burger = burgers burger foodie ; 🍔
    cater = catering events foodie ; 🍽️
    braid|locs = braids boxbraids braider ; ✨
    pierc = piercing piercings ; ✨
    tan(?:ning)?$|spray tan = spraytan tan ; ☀️
    dog train = dogtraining dogtrainer dogs ; 🐶 🐾
    dog walk = dogwalker dogwalking dogs ; 🐶 🐾
    (?:dog|doggy|doggie|puppy) (?:daycare|boarding|hotel)|(?:daycare|boarding|hotel) for (?:dogs|puppies)|kennel = dogdaycare dogboarding dogs ; 🐶 🐾
    (?:pet|cat) (?:daycare|boarding|hotel|sitt)|(?:daycare|boarding|hotel) for (?:pets|cats) = petcare petsitting pets ; 🐾
    pet (?:shop|store|supplies) = pets petlovers ; 🐾
    danc|ballet = dance danceclasses ; 💃
    swim(?:ming)? (?:school|teach|coach|instruct|lesson|class|club|academy)|swimming$ = swimming swimlessons ; 🏊
    (?:music|piano|guitar|singing|violin|drum) (?:teacher|lessons?|school|tutor) = music musiclessons ; 🎵
    daycare|nursery school|preschool|childmind|childcare = childcare earlyyears ; 🧸
    videograph|filmmaker = videographer filmmaker ; 🎥
    wedding (?:plan|coord) = weddingplanner wedding bride ; 💍 ✨
    dj$ = dj party ; 🎧
    (?<!(?:face|body|diamond|portrait) )paint(?:er|ing(?! (?:class|lesson|part|studio))) = painter painting decorating ; 🎨
    electrician = electrician electrical ; 💡 🔌
    plumb = plumber plumbing ; 🔧 🚿
    pest control|exterminat = pestcontrol ; 🐜
    soap = soap handmadesoap ; 🌿
    driving (?:school|instruct|lesson) = drivinglessons learntodrive ; 🚗
    bridal = bridal weddingdress bride ; 💍
    optician|optometr = eyewear glasses ; 👓
    potter|ceramic = pottery ceramics ; 🏺
    locksmith = locksmith security ; 🔑
    roof(?:ing|ers?|s)?(?![a-z]) = roofing roofer ; 🏠
    hvac|air con|heating = hvac heatingandcooling ; ❄️
    pool (?:service|clean|care|maint|build|repair)|pools?$ = poolservice pool ; 🏊
    upholster = upholstery furniture ; 🛋️
    laund|dry clean = laundry drycleaning ; 🧺
    carpet clean|upholstery clean = carpetcleaning cleaning ; ✨
    menswear|mens (?:clothes|fashion) = menswear mensstyle ; 👔
    thrift|vintage|second ?hand|consign = thrifted vintage secondhand ; ♻️
    watch(?:es|maker) = watches watchrepair ; ⌚
    stationer = stationery planner ; ✏️
    print shop|printing = printing printshop ; 🖨️
    gifts?$|gift shop = gifts giftideas ; 🎁
    motorcycle|motorbike = motorcycle bikers ; 🏍️
    tire|tyre = tires carcare ; 🚗
    bike|bicycle|cycl = bikeshop cycling bicycle ; 🚲
    (?:computer|laptop|pc|it) (?:repair|support|shop) = computerrepair laptoprepair techrepair ; 💻
    phone (?:repair|shop) = phonerepair techrepair ; 📱
    insurance = insurance insuranceagent ; 📄
    guest ?house|b&b|bed and breakfast|inn$|airbnb|holiday let|hotel = guesthouse staycation travel ; 🌿
    movers|moving|removals = movers movingday ; 🚚
    pharmac = pharmacy health ; 💊
    book(?:shop|store) = books bookshop reading ; 📚
    toys?(?![a-z]) = toys kids ; 🧸
    supplement = supplements fitness ; 💪
    health food|herbal = healthfood natural ; 🌿
    honey|beekeep = honey localhoney ; 🍯
    cheese(?:monger|maker| shop| store|s?$) = cheese cheeselover ; 🧀
  `),
}
