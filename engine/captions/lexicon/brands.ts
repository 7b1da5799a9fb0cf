/** Makers whose names are written the same everywhere, and are no word of any of our languages. */
import { words } from './grammar.ts'

const OF_ONE_WORD = words(
  'Nike Adidas Mizuno Olympikus Asics Reebok Oakley Lacoste Hering Colcci Arezzo Schutz Havaianas Grendene Vizzano Kipling Shein Gucci Prada Chanel Dior Rolex ' +
    'Casio Garmin Swarovski Pirelli Michelin Goodyear Bridgestone Castrol Samsung Motorola Xiaomi Huawei Lenovo Asus Sony Philips Electrolux Brastemp Bosch Makita ' +
    'DeWalt Tramontina Suvinil Nivea Avon Eudora Jequiti Vult Dailus Risqué Maybelline Wella Kérastase Schwarzkopf Redken Nutella Nestlé Heineken Budweiser Brahma ' +
    'Toyota Honda Yamaha Suzuki Hyundai Volkswagen Chevrolet Renault Peugeot Citroën Nissan Mitsubishi Barbie Disney Lego Playmobil Pampers Huggies Nikon GoPro ' +
    'PlayStation Xbox Android Microsoft Ikea Tupperware Ovomaltine KitKat Herbalife Whiskas Lindt Corsa Celta Palio Corolla Sandero Hilux Saveiro Siena Cruze Civic Kwid Duster Fiorino Zara',
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
  ['ray[ -]ban', 'Ray-Ban'],
  ['all star', 'All Star'],
  ['new balance', 'New Balance'],
  ['michael kors', 'Michael Kors'],
  ['calvin klein', 'Calvin Klein'],
  ['louis vuitton', 'Louis Vuitton'],
  ['royal canin', 'Royal Canin'],
]
