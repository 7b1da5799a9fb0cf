/** What gives a trade away in Spanish, as unaccented stems: each begins a word, and the first row with a hit wins. */

import { rows, type TradeRow } from './trade-rows.ts'

export const TRADES_ES: readonly TradeRow[] = rows({
  vet: String.raw`
    veterin|vacuna\w* (?:antirrabica|para|de|canina|felina)|esteriliza|desparasit`,
  tattoo: String.raw`
    tatua|tattoo|flash day|fine ?line|blackwork|piercing`,
  psychology: String.raw`
    psicolog|psicoterap|psicoanal|terapia (?:de pareja|online|individual|cognitiv|infantil|familiar|presencial)|salud mental`,
  podiatry: String.raw`
    podolog|unas? encarnad|quiropodi`,
  nutrition: String.raw`
    nutricionist|nutriolog|nutricion\b|plan alimenticio|plan de alimentacion|dietista`,
  physiotherapy: String.raw`
    fisioterap|kinesiolog|quiropract|osteopat`,
  law: String.raw`
    abogad|abogac|juridic|divorcio|herencia|pension alimenticia|bufete`,
  accounting: String.raw`
    contador\b|contadora|contabil|declaracion de (?:la )?renta|impuestos|autonomos|gestoria|facturacion`,
  carwash: String.raw`
    lavado (?:de (?:autos?|coches?|carros?)|completo|a mano|interior|de tapic)|autolavado|detailing|pulido|car ?wash`,
  mechanic: String.raw`
    mecanic|taller\b(?! de (?:costura|arte|cocina|ceramica))|cambio de aceite|frenos|alineacion|balanceo|neumaticos|llantas|revision (?:del coche|de tu coche|pre)|bateria del coche|suspension`,
  cleaning: String.raw`
    limpiezas?$|limpieza (?:de (?:casas?|pisos|oficinas?|sofas?|colchon|vidrios|fin de obra|hogar|tapic|alfombras|cristales)|a fondo|profunda de|del hogar|general|fin de obra|post obra)|limpiadora|empleada domestica|servicio de limpieza|lavanderia`,
  optician: String.raw`
    optic|gafas|anteojos|lentes\b|monturas?\b|armazon|lentillas|graduad|examen de la vista`,
  jewellery: String.raw`
    joyer|joyas?\b|bisuteria|aretes|pendientes\b|collar(?:es)?\b(?! (?:para|de) (?:perro|gato))|pulseras?\b|anillos?\b|alianzas\b|aros\b|cadenas? de|relojes|plata 9`,
  candles: String.raw`
    velas?\b(?! de (?:barco|cumple))|difusor|jabon(?:es)? (?:artes|natural)|incienso|ambientador`,
  seamstress: String.raw`
    costurer|modist|arreglos? de (?:ropa|vestido|pantalon|costura)|bajo de pantalon|dobladillo|ruedo|sastre|a medida(?= |$)(?<!muebles a medida)(?<!armarios a medida)(?<!cocinas a medida)|cremallera|cierres?\b`,
  carpentry: String.raw`
    carpint|muebles a medida|armarios|closets?\b|cocinas? (?:integral|a medida)|melamina|mueble\b|muebles\b`,
  electrician: String.raw`
    electricist|instalacion(?:es)? (?:de|electric)|enchufe|plomer|fontaner|fuga de agua|goteras|aire acondicionado|cerrajer|destap|contactos electricos|boiler|calefon`,
  architecture: String.raw`
    arquitect|interiorismo|disenador(?:a)? de interiores`,
  building: String.raw`
    pintura (?:de|interior|exterior|para)|pintor(?:es)?\b|reformas?\b|remodela|albanil|construccion|impermeabiliza|tablaroca|drywall|yeso|obras?\b|azulej`,
  repairs: String.raw`
    reparacion de (?:celular|movil|computador|ordenador|telefono|laptop|pantalla|impresora|lavadora)|formate|cambio de pantalla|celular|laptop|computador|ordenador|informatic|servicio tecnico|mica\b`,
  travel: String.raw`
    viajes?\b|agencia de viajes|turism|crucero|paquetes? (?:a|para|todo)|excursion|hospedaje|vuelos`,
  events: String.raw`
    eventos?\b|decoracion (?:de|para|con) (?:fiestas?|globos|boda|cumple|eventos|mesa|baby)|globos|banquete|catering|alquiler de (?:mesas|sillas|mobiliario|inflables|vestidos|sonido)|renta de (?:mesas|sillas|inflables|mobiliario)|bodas?\b(?<!(?:tarta|torta|pastel) de bodas?)|quinceanera|\bdj\b|salon de (?:fiestas|eventos)|animacion`,
  tutoring: String.raw`
    clases? (?:particulares|de (?:matematicas|ingles|guitarra|piano|frances|fisica|quimica|apoyo|refuerzo|idiomas|espanol|portugues)|online)|refuerzo escolar|apoyo escolar|tutor(?:ia|ias)?\b|selectividad|examen de (?:admision|ingles)|academia(?! de (?:baile|danza))|profesor(?:a)?\b(?! de (?:yoga|pilates|baile|danza|zumba|educacion fisica|natacion))|ingles\b|matematicas`,
  gardening: String.raw`
    jardiner|(?:mantenimiento|diseno|limpieza|cuid\w+) (?:de|del|tu|su)? ?jardin(?:es)?|poda\b|cesped|pasto\b|paisajis|riego`,
  plants: String.raw`
    plantas?\b(?! (?:baja|alta))|suculentas?\b|cactus|helecho|monstera|potus|macetas?\b|orquideas?\b|vivero`,
  pizza: String.raw`
    pizza|pizzeria`,
  'acai:1': String.raw`
    acai\b`,
  icecream: String.raw`
    helad(?:o|os|eria)\b|paletas?\b|nieves?\b(?= de)|raspados?\b|frozen`,
  meals: String.raw`
    viandas?\b|comida (?:congelada|por encargo|saludable|casera)|tuppers?\b|meal ?prep|menu semanal`,
  snacks: String.raw`
    hamburgues|burger|hot ?dog|perritos? calientes?|papas fritas|empanadas?\b|bocadillos?\b|sandwich|antojitos|alitas|salchipapa|tequenos|croquetas`,
  barber: String.raw`
    barber|barba\b|corte (?:de caballero|de hombre|masculino|y barba|\+ barba)|degradado|fade\b`,
  makeup: String.raw`
    maquilla|make ?up`,
  waxing: String.raw`
    depila|bikini brasileno|cera (?:caliente|fria)`,
  massage: String.raw`
    masaj|\bspa\b|reflexolog|piedras calientes|reiki|circuito de aguas`,
  shoes: String.raw`
    zapat|tenis (?:blancos?|para|nike|adidas|de mujer|de hombre)|zapatillas|sandalias?\b|botas?\b|botines|tacones|calzado|chanclas|alpargatas`,
  bags: String.raw`
    bolsos?\b(?! tejid)|bolsas? (?:de (?:piel|cuero|mano)|tejid)|mochilas?\b|carteras?\b|billeteras?\b|neceser`,
  kids: String.raw`
    (?:ropa|ajuar|conjunto|canastilla|body|bodies) (?:de |para )?(?:bebe|ninos?|ninas?)|juguetes?\b|panales|ajuar|munec`,
  cosmetics: String.raw`
    cosmetic|serum|champu|shampoo|acondicionador|labial(?:es)?\b|perfum|crema (?:hidratante|facial|de manos|corporal)|protector solar|base liquida|mascarilla|skin ?care|body mist|sombras`,
  pet: String.raw`
    perr[oa]s?\b(?!s? calientes?)|perrit|mascota|cachorr[oa]s?\b|bano y corte (?:para|de)|peluqueria canina|pet ?shop|adiestra|guarderia canina|grooming`,
  dentistry: String.raw`
    dentist|dentales?\b|dental\b|dientes?\b|odontolog|ortodon|endodon|periodon|blanqueamiento(?! (?:de|del) (?:piel|axila|ropa))|carillas|brackets?\b|invisalign|encias?\b|muelas?\b|implantes? dent`,
  medicine: String.raw`
    medic[oa]s?\b|medicina|consulta medica|doctor(?:a|es)?\b|dermato|cardiolog|pediatr|ginecolog|psiquiatr|oftalmo|cirujan|cirugi|botox(?! capilar)|toxina botulin|rellenos? (?:facial|labial|(?:de|con) (?:acido|hialuronic|labios|ojeras|pomulos|arrugas))|acido hialuronico|rinoplast|liposucc|pacientes\b|vacuna|enfermer`,
  lashes: String.raw`
    pestanas|lash|volumen ruso|pelo a pelo|lifting de pest`,
  brows: String.raw`
    cejas?\b|brows?\b|micropigment|microblading|henna`,
  nails: String.raw`
    unas (?:acril|de gel|en gel|esculp|decorad|semi|natural|de manos|francesa)|disenos? de unas|^unas$|unas\b(?= (?:perfectas|nuevas|con|listas|bonitas|hechas))|manicur|pedicur|nail|esmalta|semipermanente`,
  hair: String.raw`
    cabello|peluquer|peinado|pelo\b(?! a pelo)|corte (?:y|\+|de|con) (?:barba|pelo|cabello|dama|caballero)|barba\b|barber|mechas|balayage|queratin|keratin|alisado|trenzas?\b|extensiones de (?:pelo|cabello)|botox capilar|tinte|coloracion`,
  confectionery: String.raw`
    pasteles\b|pastel (?:de|para)|pasteler|tartas?\b|tortas? (?:de (?:chocolate|cumple|boda|bodas|tres leches|vainilla|zanahoria|fresa|frutilla|ricota|queso)|personaliz|para|decorad)|reposter|brownie|cupcake|cookies?\b|galletas?\b|chocolat|bombones|dulces\b|dulceria|postres?\b|alfajor|macaron|trufas?\b|churros?\b|brigadeir|tres leches|cheesecake`,
  bakery: String.raw`
    panader|pan (?:de|recien|casero|artesan|integral|fresco|dulce|con)|panes\b|croissant|medialuna|masa madre|bagel|baguette|focaccia|empanadas?\b|bollo|bizcocho`,
  'real-estate': String.raw`
    departamentos? (?:\d|de|en|con|amuebl|nuevo)|habitaciones\b|recamaras|inmobili|inmueble|apartamentos?\b|pisos? (?:de|en|con|reform|amuebl|nuevo|luminos|\d)|casas? (?:en venta|en alquiler|en renta|en \p{L}|con (?:jardin|piscina|garaje|alberca|patio|\d))|alquil|se renta|terrenos?\b|atico\b|chalet|bienes raices|hipoteca|dormitorios\b`,
  yoga: String.raw`
    pilates|yoga\b|meditacion`,
  fitness: String.raw`
    entren|gimnasio|fitness|crossfit|hiit\b|bootcamp|zumba|clases? (?:de )?(?:funcional|baile|spinning|boxeo|natacion)|ponte en forma|musculacion`,
  'pet:2': String.raw`
    gat[oa]s?\b|gatit`,
  flowers: String.raw`
    flores\b|flor\b|floris|floreria|ramos? de|orquidea|rosas (?:rojas|blancas|frescas)|docena de rosas|girasol|tulipan|suculenta|arreglos? floral`,
  photography: String.raw`
    fotograf(?:[oa]s?\b|ia (?:de|para|prof))|sesion(?:es)? de fotos|sesion(?:es)? (?:de )?(?:embarazo|newborn|familiar|preboda)|newborn|book de fotos`,
  crafts: String.raw`
    artesan|croche|ganchillo|tejid|bordad|macrame|hech[oa]s? a mano|ceramica|velas? (?:aromat|perfum|artesan|de soja|decor)|jabon(?:es)? (?:artes|natural)|amigurumi|costura|tazas? personaliz|personalizad|resina`,
  fashion: String.raw`
    vestidos?\b|ropa\b|moda\b|blusas?\b|pantalon|vaqueros|jeans|faldas?\b|lenceria|zapat|sandalias?\b|bolsos?\b|camiset|bikini|coleccion|boutique|outfit|conjuntos?\b|abrigos?\b|look\b`,
  home: String.raw`
    cojines|alfombras?\b|cortinas?\b|lamparas?\b|cuadros?\b|decoracion\b(?! de)|ropa de cama|sabanas|toallas|vajilla|ollas|sofas?\b|espejos?\b`,
  grocery: String.raw`
    supermercado|abarrotes|verduleria|carniceria|fruteria|pescaderia|polleria|ultramarinos`,
  food: String.raw`
    restaurant|almuerzo|cenas?\b|hamburgues|burger|pizza|comida|menu\b|carta nueva|sushi|taquer|tortiller|tacos?\b|tortas?\b|tapas\b|paella|asado|parrilla|brunch|cafe\b|cafeteria|desayuno|ceviche|arepas?\b|tortilla|tamales|bocadillo|parrillada|platos? del dia|pozole`,
  beauty: String.raw`
    estetic|limpieza (?:facial|de cutis)|piel\b|facial|bronceado|drenaje linf|belleza|peeling|radiofrecuencia|criolipol|dermapen|hidrafacial`,
})
