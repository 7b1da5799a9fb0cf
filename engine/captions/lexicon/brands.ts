/** Makers whose names are written the same everywhere, and are no word of any of our languages. */
import { words } from './grammar.ts'

const OF_ONE_WORD = words(
  'Nike Adidas Mizuno Olympikus Asics Reebok Oakley Lacoste Hering Colcci Arezzo Schutz Havaianas Grendene Vizzano Kipling Shein Gucci Prada Chanel Dior Rolex ' +
    'Casio Garmin Swarovski Pirelli Michelin Goodyear Bridgestone Castrol Samsung Motorola Xiaomi Huawei Lenovo Asus Sony Philips Electrolux Brastemp Bosch Makita ' +
    'DeWalt Tramontina Suvinil Nivea Avon Eudora Jequiti Vult Dailus Risqué Maybelline Wella Kérastase Schwarzkopf Redken Nutella Nestlé Heineken Budweiser Brahma ' +
    'Toyota Honda Yamaha Suzuki Hyundai Volkswagen Chevrolet Renault Peugeot Citroën Nissan Mitsubishi Barbie Disney Lego Playmobil Pampers Huggies Nikon GoPro ' +
    'PlayStation Xbox Android Microsoft Ikea Tupperware Ovomaltine KitKat Herbalife Whiskas Lindt Corsa Celta Palio Corolla Sandero Hilux Saveiro Siena Cruze Civic Kwid Duster Fiorino Zara ' +
    'Renner Riachuelo Quartzolit Wattyl Dulux Festool Ryobi Husqvarna Stihl Karcher Kärcher Vogue Versace Armani Skechers Crocs Birkenstock Pandora Tiffany Cartier Bulgari ' +
    'Dyson Nespresso Thermomix Bimby Airbnb iFood Rappi Shopee Netflix Spotify YouTube TikTok Instagram Facebook WhatsApp Zoom Pinterest Invisalign Botox Olaplex Truss Cadiveu Balenciaga Montblanc Pokémon Minecraft Roblox Bluey ' +
    'Purina Eukanuba Kawasaki Ducati Audi Porsche Ferrari Volvo Kia Jeep Tesla Onix Tucson Etios Tiguan ',
)

/** By what is typed: "nestle", "citroen". */
export const BRANDS: Readonly<Record<string, string>> = Object.fromEntries(
  OF_ONE_WORD.flatMap((name) => {
    const typed = name.toLowerCase()
    return [typed, typed.normalize('NFD').replaceAll(/\p{M}/gu, '')].map((key) => [key, name])
  }),
)

/** Each word of these is another word as well: only together they are a name. */
export const BRANDS_OF_SEVERAL: readonly (readonly [string, string])[] = [
  ['ruby ros[eêé]', 'Ruby Rose'],
  ['mary kay', 'Mary Kay'],
  ['smart fit', 'Smart Fit'],
  ['louis vuitton', 'Louis Vuitton'],
  ['la roche[- ]posay', 'La Roche-Posay'],
  ['dolce (?:&|e) gabbana', 'Dolce & Gabbana'],
  ['tommy hilfiger', 'Tommy Hilfiger'],
  ['ralph lauren', 'Ralph Lauren'],
  ['black and decker', 'Black and Decker'],
  ['home depot', 'Home Depot'],
  ['hello kitty', 'Hello Kitty'],
  ['harry potter', 'Harry Potter'],
  ['peppa pig', 'Peppa Pig'],
  ['star wars', 'Star Wars'],
  ['mercado (?=livre|libre|pago)', 'Mercado '],
  ['google meet', 'Google Meet'],
  ['ray[ -]ban', 'Ray-Ban'],
  ['all star', 'All Star'],
  ['new balance', 'New Balance'],
  ['michael kors', 'Michael Kors'],
  ['calvin klein', 'Calvin Klein'],
  ['royal canin', 'Royal Canin'],
]
