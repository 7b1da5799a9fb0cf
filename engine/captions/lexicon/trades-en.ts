/** What gives a trade away in English, as unaccented stems: each begins a word, and the first row with a hit wins. */

import { rows, type TradeRow } from './trade-rows.ts'

export const TRADES_EN: readonly TradeRow[] = rows({
  pet: String.raw`
    pets?\b|puppy|puppies|dog (?:groom|walk|train|sit|bath|treat)|dogs?\b|cats?\b(?! eye)|kittens?\b|grooming|veterinar|vets?\b(?! appointment for)`,
  dentistry: String.raw`
    dentist|dental|teeth|tooth\b|orthodont|endodon|braces\b|invisalign|root canal|veneers|whitening (?:gel|kit|session)`,
  medicine: String.raw`
    physician|surgeon|surgery|dermatolog|cardiolog|p(?:a)?ediatric|gyn(?:a)?ecolog|psychiatr|doctors?\b|medical|clinic (?:hours|open)|botox|hyaluronic filler|dermal filler|lip filler|fillers?\b(?= (?:this|on|from|with|for|session))|injectables?\b|patients\b|vaccin|nurse`,
  brows: String.raw`
    (?:eye)?brows?\b|lash(?:es)?\b|microblading|henna`,
  nails: String.raw`
    nails?\b(?! (?:it|the|your interview))|manicur|pedicur|gel polish|acrylics\b`,
  hair: String.raw`
    hair|barber|balayage|highlights(?= (?:and|\+|from|with|session))|keratin|blow ?(?:dry|out)|beard|braids?\b|fades?\b|haircut`,
  confectionery: String.raw`
    cakes?\b|cupcake|brownies?\b|cookies?\b|chocolat|macarons?\b|truffles?\b|dessert|pastry|pastries|cheesecake|sweets\b|candy\b|pies?\b|tarts?\b|donuts?\b|doughnut`,
  bakery: String.raw`
    baker|bread|croissant|sourdough|bagel|baguette|focaccia|scones?\b|cinnamon rolls?|buns?\b`,
  'real-estate': String.raw`
    real ?estate|realtor|open house|just listed|listing|\d ?-?(?:bed|br|bd)(?:room)?s?\b|\d (?:bath|ba)s?\b|apartments?\b|condos?\b|townhouse|for rent\b|house for (?:rent|sale)|home for sale|homes? (?:in|with)|mortgage|sq ?ft|square feet|studio flat|flats? (?:in|to|for)`,
  fitness: String.raw`
    personal train|workout|work out with|bootcamp|hiit\b|fitness|training (?:session|plan|group|at|for beginners)|group training|trainer|pilates|yoga\b|crossfit|gym\b|spin class|zumba|strength class`,
  flowers: String.raw`
    flowers?\b|florist|bouquet|roses\b|(?:red|white|dozen|pink) roses|orchid|tulip|peon(?:y|ies)|sunflower|succulent|wreath`,
  photography: String.raw`
    photograph(?:er|y|ers)\b|photo ?(?:shoot|graph|session)|newborn session|newborn|mini sessions?\b|portrait session|headshots?\b`,
  crafts: String.raw`
    handmade|hand ?crafted|hand-?(?:made|knit|poured)|crochet|knit|embroider|macrame|ceramic|pottery|candles?\b|soaps?\b|amigurumi|resin|personali[sz]ed|custom mugs?`,
  fashion: String.raw`
    dress(?:es)?\b|clothes|clothing|boutique|jeans|skirts?\b|lingerie|sandals?\b|shoes?\b|sneakers?\b|handbags?\b|t-?shirts?\b|hoodie|bikinis?\b|swimwear|collection\b|outfits?\b|coats?\b(?! of)|sweaters?\b|blouses?\b`,
  food: String.raw`
    restaurant|lunch|dinner|brunch|breakfast|burgers?\b|pizza|tacos?\b|sushi|barbecue|bbq|food|menu\b|coffee|cafe\b|latte|ramen|pasta\b|sandwich|wings\b|happy hour|tasting`,
  beauty: String.raw`
    sunscreen|spf|(?:a)?esthetic|skin|facials?\b|wax(?:ing)?\b|massage|make ?up|spray tan|spa\b(?! city)|beauty|peels?\b|lymphatic|tan\b`,
})
