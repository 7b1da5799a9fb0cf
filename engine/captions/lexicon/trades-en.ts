/** What gives a trade away in English, as unaccented stems: each begins a word, and the first row with a hit wins. */

import { rows, type TradeRow } from './trade-rows.ts'

export const TRADES_EN: readonly TradeRow[] = rows({
  vet: String.raw`
    veterinar|vets?\b(?! appointment for)|rabies|(?:pet|dog|cat|puppy|kitten) (?:vaccin|shots|check)|spay|neuter|deworm`,
  tattoo: String.raw`
    tattoo|flash day|fine ?line|blackwork|piercing|cover[- ]up`,
  psychology: String.raw`
    psycholog|psychotherap|therapist(?<!(?:massage|physical|occupational|beauty|speech) therapist)|counsel(?:l)?|couples therapy|talk therapy|therapy sessions?|mental health`,
  podiatry: String.raw`
    podiatr|chiropod|ingrown (?:toe)?nail`,
  nutrition: String.raw`
    nutrition|dietit|meal plan\b`,
  physiotherapy: String.raw`
    physio|physical therap|chiropract|osteopath`,
  law: String.raw`
    lawyer|attorney|legal\b|divorce|solicitor|law firm|immigration|wills?\b(?= and| drafting| writing)`,
  accounting: String.raw`
    account(?:ant|ing|ancy)|bookkeep|tax (?:return|prep|season|filing)|taxes\b|payroll`,
  carwash: String.raw`
    car ?wash|detailing|car valet|valeting|hand wash (?:and|for)|ceramic coating|wash and wax`,
  mechanic: String.raw`
    mechanic|oil change|brakes?\b|tyres?\b|tires?\b|wheel alignment|alignment\b|auto (?:repair|shop|service)|garage\b(?! sale)|\bmot\b|car service|tune[- ]?up|engine`,
  cleaning: String.raw`
    (?:house|home|deep|office|carpet|sofa|couch|mattress|window|end of tenancy|move[- ]out|oven|upholstery) clean|cleaning (?:service|lady|company|team|for)|cleaner\b|cleaners\b|cleaning$|maid|housekeep|laundry|ironing`,
  optician: String.raw`
    optician|optom|glasses\b(?! of)|sunglasses|eyewear|frames?\b(?= (?:and|with|from|for))|lenses\b|contact lens|eye (?:test|exam)`,
  jewellery: String.raw`
    jewel|earrings?\b|necklaces?\b|bracelets?\b|rings?\b(?! (?:us|the|road))|hoops\b|pendants?\b|anklets?\b|sterling silver|watches\b|engagement ring`,
  candles: String.raw`
    candles?\b|wax melts?|diffusers?\b|incense|handmade soaps?|soap bars?|bath bombs?`,
  seamstress: String.raw`
    seamstress|tailor|alteration|hemm(?:ing|ed)|hems?\b|dressmak|sewing|zips?\b(?= (?:replace|repair))|zipper`,
  carpentry: String.raw`
    carpent|cabinets?\b|wardrobes?\b|built[- ]in|custom furniture|joinery|woodwork|bespoke furniture|shelves\b|shelving`,
  electrician: String.raw`
    electric(?:ian|al)|plumb|sockets?\b|leak(?:s|ing)?\b|handyman|boiler|air con|\bhvac\b|locksmith|drain|light fitting|furniture assembly|water heater`,
  architecture: String.raw`
    architect|interior design`,
  building: String.raw`
    paint(?:er|ers|ing)\b(?! (?:class|workshop|nails))|renovat|remodel|drywall|plaster|roof|tiling|tiler|builder|construction|contractor`,
  repairs: String.raw`
    (?:phone|laptop|computer|screen|iphone|tablet|pc|console|printer) (?:repair|fix|replac|clean|format|screen)|screen (?:replac|repair)|virus removal|tech support|data recovery|cracked screen|cracked phone`,
  travel: String.raw`
    travel|trips?\b|cruise|vacation package|getaway|flights?\b|tours?\b|holiday package|itinerary`,
  events: String.raw`
    events?\b|party (?:decor|rental|planner|package|hire)|balloon|catering|wedding(?! (?:cake|dress|nails|makeup|hair|ring|photo))|event plan|(?:table|chair|tent|bounce house|marquee) (?:rental|hire)|\bdj\b|venue|bounce house|baby shower decor`,
  tutoring: String.raw`
    tutor|(?:maths?|english|piano|guitar|spanish|french|reading|science|violin|singing) (?:lessons?|class(?:es)?|tutor)|lessons?\b(?! learned)|homework|sat prep|exam prep|gcse|a[- ]level|(?<!(?:yoga|pilates|dance|ballet|zumba|fitness|swim|swimming|gym) )teacher\b`,
  gardening: String.raw`
    gardening|gardener|landscap|lawn|hedge|mowing|garden (?:clear|maint|design|service)|tree (?:trimming|surgeon|removal)|pruning|yard (?:work|clean|maint)`,
  plants: String.raw`
    plants?\b(?! based|-based)|houseplant|succulents?\b|monstera|ferns?\b|cact(?:us|i)|pothos|snake plant|nursery pots?|orchid|seedlings`,
  pizza: String.raw`
    pizza`,
  'acai:1': String.raw`
    acai\b|smoothie bowl`,
  icecream: String.raw`
    ice cream|gelato|popsicle|frozen yogh?urt|milkshake|sorbet`,
  meals: String.raw`
    meal prep|lunch ?box(?:es)?|frozen meals|ready meals|weekly meals|packed lunch`,
  snacks: String.raw`
    burgers?\b|hot ?dogs?\b|fries\b|wings\b|empanadas?\b|sandwich|food truck|kebab|fish and chips|wraps?\b(?= (?:and|with|for))|tacos?\b`,
  barber: String.raw`
    barber|beard|fades?\b|men'?s (?:cut|hair)|hot towel|skin fade|buzz ?cut`,
  makeup: String.raw`
    make ?up|\bmua\b|bridal glam`,
  waxing: String.raw`
    wax(?:ing)?\b(?! (?:melt|candle))|brazilian\b(?= (?:wax|and|\$|£|for|\d))|sugaring|hair removal`,
  massage: String.raw`
    massage|hot stone|reflexolog|reiki|\bspa\b(?! city)|deep tissue`,
  shoes: String.raw`
    shoes?\b|sneakers?\b|trainers\b(?! (?:are|will|available|at))|sandals?\b|boots?\b(?!camp)|heels\b|footwear|loafers|flip[- ]flops`,
  bags: String.raw`
    handbags?\b|tote|backpacks?\b|purses?\b|wallets?\b|crossbody|clutch\b|leather bag|suitcase`,
  kids: String.raw`
    (?:baby|kids|toddler|newborn|children'?s) (?:clothes|clothing|set|outfit|bodysuit|gift|shoes)|toys?\b|nappies|diapers|onesies?\b|hair bows?`,
  cosmetics: String.raw`
    cosmetic|serum|shampoo|conditioner|lipsticks?\b|perfume|moisturi[sz]er|sunscreen|\bspf\b|foundation\b|mascara|skin ?care (?:set|kit|line|bundle)|body (?:butter|lotion|mist)|lip (?:gloss|balm)|hand cream|face cream`,
  pet: String.raw`
    pets?\b|puppy|puppies|dog (?:groom|walk|train|sit|bath|treat|wash)|dogs?\b|cats?\b(?! eye)|kittens?\b|grooming`,
  dentistry: String.raw`
    dentist|dental|teeth|tooth\b|orthodont|endodon|braces\b|invisalign|root canal|veneers|whitening (?:gel|kit|session)`,
  medicine: String.raw`
    physician|surgeon|surgery|dermatolog|cardiolog|p(?:a)?ediatric|gyn(?:a)?ecolog|psychiatr|doctors?\b|medical|clinic (?:hours|open)|botox|hyaluronic filler|dermal filler|lip filler|fillers?\b(?= (?:this|on|from|with|for|session))|injectables?\b|patients\b|vaccin|nurse`,
  lashes: String.raw`
    lash(?:es)?\b`,
  brows: String.raw`
    (?:eye)?brows?\b|microblading|henna`,
  nails: String.raw`
    nails?\b(?! (?:it|the|your interview))|manicur|pedicur|gel polish|acrylics\b`,
  hair: String.raw`
    hair|barber|balayage|highlights(?= (?:and|\+|from|with|session))|keratin|blow ?(?:dry|out)|beard|braids?\b|fades?\b|haircut`,
  confectionery: String.raw`
    cakes?\b|cupcake|brownies?\b|cookies?\b|chocolat|macarons?\b|truffles?\b|dessert|pastry|pastries|cheesecake|sweets\b|candy\b|pies?\b|tarts?\b|donuts?\b|doughnut`,
  bakery: String.raw`
    baker|bread|croissant|sourdough|bagel|baguette|focaccia|scones?\b|cinnamon rolls?|buns?\b`,
  'real-estate': String.raw`
    real ?estate|realtor|(?:estate|letting) agent|open house|just listed|listing|\d ?-?(?:bed|br|bd)(?:room)?s?\b|\d (?:bath|ba)s?\b|apartments?\b|condos?\b|townhouse|for rent\b|house for (?:rent|sale)|home for sale|homes? (?:in|with)|mortgage|sq ?ft|square feet|studio flat|flats? (?:in|to|for)`,
  yoga: String.raw`
    pilates|yoga\b|meditation`,
  fitness: String.raw`
    personal train|workout|work out with|bootcamp|hiit\b|fitness|training (?:session|plan|group|at|for beginners)|group training|trainer|crossfit|gym\b|spin class|zumba|strength class`,
  flowers: String.raw`
    flowers?\b|florist|bouquet|roses\b|(?:red|white|dozen|pink) roses|orchid|tulip|peon(?:y|ies)|sunflower|succulent|wreath`,
  photography: String.raw`
    photograph(?:er|y|ers)\b|photo ?(?:shoot|graph|session)|newborn session|newborn|mini sessions?\b|portrait session|headshots?\b`,
  crafts: String.raw`
    handmade|hand ?crafted|hand-?(?:made|knit|poured)|crochet|knit|embroider|macrame|ceramic|pottery|candles?\b|soaps?\b|amigurumi|resin|personali[sz]ed|custom mugs?`,
  fashion: String.raw`
    dress(?:es)?\b|clothes|clothing|boutique|jeans|skirts?\b|lingerie|sandals?\b|shoes?\b|sneakers?\b|handbags?\b|t-?shirts?\b|hoodie|bikinis?\b|swimwear|collection\b|outfits?\b|coats?\b(?! of)|sweaters?\b|blouses?\b`,
  home: String.raw`
    cushions?\b|rugs?\b|curtains?\b|lamps?\b|wall art|home decor|bedding|sheets\b|towels\b|ceramic plates|pans\b|sofas?\b|mirrors?\b|vases?\b|blankets?\b|throw pillows?`,
  grocery: String.raw`
    grocer|butcher|produce stand|farm stand|fishmonger|corner shop`,
  food: String.raw`
    restaurant|lunch|dinner|brunch|breakfast|burgers?\b|pizza|tacos?\b|sushi|barbecue|bbq|food|menu\b|coffee|cafe\b|latte|ramen|pasta\b|sandwich|wings\b|happy hour|tasting`,
  beauty: String.raw`
    (?:a)?esthetic|skin|facials?\b|spray tan|beauty|peels?\b|lymphatic|tan\b|microneedling|hydrafacial|body contour`,
})
