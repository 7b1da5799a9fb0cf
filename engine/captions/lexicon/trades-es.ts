/** What gives a trade away in Spanish, as unaccented stems: each begins a word, and the first row with a hit wins. */

import { rows, type TradeRow } from './trade-rows.ts'

export const TRADES_ES: readonly TradeRow[] = rows({
  pet: String.raw`
    perr[oa]s?\b|perrit|mascota|veterin|cachorr[oa]s?\b|bano y corte (?:para|de)|peluqueria canina|pet ?shop|adiestra`,
  dentistry: String.raw`
    dentist|dentales?\b|dental\b|dientes?\b|odontolog|ortodon|endodon|periodon|blanqueamiento(?! (?:de|del) (?:piel|axila|ropa))|carillas|brackets?\b|invisalign|encias?\b|muelas?\b|implantes? dent`,
  medicine: String.raw`
    medic[oa]s?\b|medicina|consulta medica|doctor(?:a|es)?\b|dermato|cardiolog|pediatr|ginecolog|psiquiatr|oftalmo|cirujan|cirugi|botox(?! capilar)|toxina botulin|rellenos? (?:de|facial|labial|con)|acido hialuronico|rinoplast|liposucc|pacientes\b|vacuna|enfermer`,
  brows: String.raw`
    cejas?\b|pestanas|lash|brows?\b|micropigment|microblading|henna`,
  nails: String.raw`
    unas (?:acril|de gel|en gel|esculp|decorad|semi|natural|de manos|francesa)|disenos? de unas|unas\b(?= (?:perfectas|nuevas|con|listas|bonitas|hechas))|manicur|pedicur|nail|esmalta|semipermanente`,
  hair: String.raw`
    cabello|peluquer|peinado|pelo\b(?! a pelo)|corte (?:y|\+|de|con) (?:barba|pelo|cabello|dama|caballero)|barba\b|barber|mechas|balayage|queratin|keratin|alisado|trenzas?\b|extensiones de (?:pelo|cabello)|botox capilar|tinte|coloracion`,
  confectionery: String.raw`
    pasteles\b|pastel (?:de|para)|pasteler|tartas?\b|tortas? (?:de (?:chocolate|cumple|boda|bodas|tres leches|vainilla|zanahoria|fresa|frutilla|ricota|queso)|personaliz|para|decorad)|reposter|brownie|cupcake|cookies?\b|galletas?\b|chocolat|bombones|dulces\b|dulceria|postres?\b|alfajor|macaron|trufas?\b|churros?\b|brigadeir|tres leches|cheesecake`,
  bakery: String.raw`
    panader|pan (?:de|recien|casero|artesan|integral|fresco|dulce|con)|panes\b|croissant|medialuna|masa madre|bagel|baguette|focaccia|empanadas?\b|bollo|bizcocho`,
  'real-estate': String.raw`
    departamentos? (?:\d|de|en|con|amuebl|nuevo)|habitaciones\b|recamaras|inmobili|inmueble|apartamentos?\b|pisos? (?:de|en|con|reform|amuebl|nuevo|luminos|\d)|casas? (?:en venta|en alquiler|en renta|en \p{L}|con (?:jardin|piscina|garaje|alberca|patio|\d))|alquil|se renta|terrenos?\b|atico\b|chalet|bienes raices|hipoteca|dormitorios\b`,
  fitness: String.raw`
    entren|gimnasio|fitness|pilates|yoga\b|crossfit|hiit\b|bootcamp|zumba|clases? (?:de )?(?:funcional|baile|spinning|boxeo|natacion)|ponte en forma|musculacion`,
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
  food: String.raw`
    restaurant|almuerzo|cenas?\b|hamburgues|burger|pizza|comida|menu\b|carta nueva|sushi|tacos?\b|tortas?\b|tapas\b|paella|asado|parrilla|brunch|cafe\b|cafeteria|desayuno|ceviche|arepas?\b|tortilla|tamales|bocadillo|parrillada|platos? del dia|pozole`,
  beauty: String.raw`
    estetic|protector solar|limpieza facial|skin ?care|piel\b|facial|depila|masaj|maquilla|bronceado|drenaje linf|spa\b|belleza|peeling|radiofrecuencia`,
})
