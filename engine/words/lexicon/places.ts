/** Places, hours of the day, celebrations and colour alone. */

import type { Entry } from './meaning.ts'

export const placeEntries: readonly Entry[] = [
  {
    meaning: { kind: 'place', family: 'beach' },
    names: {
      pt: 'praia, mar, beira mar, litoral, orla, oceano, beira da praia',
      es: 'playa, mar, costa, oceano, orilla del mar, litoral',
      en: 'beach, sea, seaside, ocean, shore, coast, seashore',
    },
  },
  {
    meaning: { kind: 'place', family: 'garden' },
    names: {
      pt: 'jardim, jardim florido, parque, quintal, gramado, campo, horta, jardim botanico, natureza, ar livre, varanda com plantas',
      es: 'jardin, parque, patio, campo, cesped, jardin florido, huerto, naturaleza, aire libre, pradera',
      en: 'garden, park, backyard, lawn, field, meadow, nature, outdoors, yard, outdoor',
    },
  },
  {
    meaning: { kind: 'place', family: 'garden', isDetail: true },
    names: {
      pt: 'flor, flores, planta, plantas, grama, verde ao fundo, florido, primavera',
      es: 'flor, flores, planta, plantas, cesped verde, florido, primavera',
      en: 'flower, flowers, plant, plants, grass, greenery, floral, spring',
    },
  },
  {
    meaning: { kind: 'place', family: 'forest' },
    names: { pt: 'floresta, mata, bosque, selva', es: 'bosque, selva', en: 'forest, woods, jungle, woodland' },
  },
  {
    meaning: { kind: 'place', family: 'forest', isDetail: true },
    names: { pt: 'arvore, arvores', es: 'arbol, arboles', en: 'tree, trees' },
  },
  {
    meaning: { kind: 'place', family: 'city', time: 'night' },
    names: {
      pt: 'cidade a noite, cidade de noite, cidade noturna, luzes da cidade, balada, luzes da rua, noite na cidade',
      es: 'ciudad de noche, ciudad por la noche, luces de la ciudad, ciudad nocturna, noche en la ciudad, discoteca',
      en: 'city at night, night city, city lights, night club, nightclub, downtown at night, street lights',
    },
  },
  {
    meaning: { kind: 'place', family: 'city' },
    names: {
      pt: 'cidade, rua, avenida, centro, predios, urbano, calcada',
      es: 'ciudad, calle, avenida, centro, edificios, urbano, acera',
      en: 'city, street, downtown, urban, buildings, avenue, sidewalk',
    },
  },
  {
    meaning: { kind: 'place', family: 'sky', time: 'sunset' },
    names: {
      pt: 'ceu ao entardecer, ceu rosa, ceu alaranjado, ceu do por do sol',
      es: 'cielo al atardecer, cielo rosa',
      en: 'sunset sky, pink sky, sky at sunset',
    },
  },
  {
    meaning: { kind: 'place', family: 'sky', time: 'night' },
    names: { pt: 'ceu estrelado, estrelas, ceu noturno', es: 'cielo estrellado, estrellas', en: 'starry sky, stars, night sky' },
  },
  {
    meaning: { kind: 'place', family: 'sky' },
    names: { pt: 'ceu, ceu azul, nuvem, nuvens', es: 'cielo, cielo azul, nube, nubes', en: 'sky, blue sky, cloud, clouds' },
  },
  {
    meaning: { kind: 'place', family: 'interior', room: 'cafe' },
    names: {
      pt: 'cafe, cafeteria, padaria, confeitaria, bistro, pastelaria, restaurante, bar, lanchonete, pub, hamburgueria, pizzaria, sorveteria, adega, boteco',
      es: 'cafe, cafeteria, panaderia, pasteleria, bistro, restaurante, bar, heladeria, pizzeria',
      en: 'cafe, coffee shop, bakery, bistro, restaurant, bar, pub, pastry shop, diner, pizzeria',
    },
  },
  {
    meaning: { kind: 'place', family: 'interior', room: 'kitchen' },
    names: { pt: 'cozinha, cozinha gourmet', es: 'cocina', en: 'kitchen' },
  },
  {
    meaning: { kind: 'place', family: 'interior', room: 'shop' },
    names: {
      pt: 'loja, boutique, vitrine, mercado, butique, loja de roupas, supermercado, farmacia, shopping',
      es: 'tienda, boutique, escaparate, mercado, vitrina, supermercado, farmacia, centro comercial',
      en: 'shop, store, boutique, shop window, market, supermarket, pharmacy, mall',
    },
  },
  {
    meaning: { kind: 'place', family: 'interior', room: 'office' },
    names: {
      pt: 'escritorio, coworking, sala de reuniao, home office, biblioteca, sala de aula, escola',
      es: 'oficina, coworking, despacho, sala de reuniones, biblioteca, aula, escuela',
      en: 'office, coworking, meeting room, home office, library, workspace, classroom, school',
    },
  },
  {
    meaning: { kind: 'place', family: 'interior', room: 'living-room' },
    names: {
      pt: 'sala, sala de estar, casa, apartamento, quarto, sala de jantar, interior, varanda, hotel, ambiente interno, lareira',
      es: 'sala, salon, sala de estar, casa, apartamento, departamento, habitacion, dormitorio, comedor, interior, terraza, piso moderno, hotel',
      en: 'living room, house, home, apartment, bedroom, dining room, interior, room, lounge, hotel, flat, fireplace',
    },
  },
  {
    meaning: { kind: 'place', family: 'interior', room: 'clinic' },
    names: {
      pt: 'consultorio, clinica, hospital, consultorio odontologico, laboratorio, sala de atendimento, consultorio medico',
      es: 'consultorio, clinica, consulta, hospital, consultorio dental, laboratorio',
      en: 'clinic, hospital, dental office, doctors office, medical office, dental clinic, lab, treatment room',
    },
  },
  {
    meaning: { kind: 'place', family: 'interior', room: 'salon' },
    names: {
      pt: 'salao, salao de beleza, barbearia, estudio de beleza, studio de beleza, cabeleireiro, spa, esmalteria, estetica, clinica de estetica',
      es: 'salon de belleza, peluqueria, barberia, estetica, spa, centro de estetica',
      en: 'salon, beauty salon, hair salon, barbershop, barber shop, spa, nail salon, hairdresser',
    },
  },
  {
    meaning: { kind: 'place', family: 'interior', room: 'gym' },
    names: {
      pt: 'academia, ginasio, crossfit, box de crossfit, estudio de pilates',
      es: 'gimnasio, gym, crossfit, estudio de pilates',
      en: 'gym, fitness studio, crossfit, weight room, pilates studio',
    },
  },
]

export const timeEntries: readonly Entry[] = [
  {
    meaning: { kind: 'time', time: 'sunset' },
    names: {
      pt: 'por do sol, pordosol, entardecer, fim de tarde, final de tarde, golden hour, hora dourada, tardinha, crepusculo, amanhecer, nascer do sol, luz dourada, luz quente',
      es: 'atardecer, puesta de sol, ocaso, hora dorada, crepusculo, amanecer, golden hour, luz dorada, luz calida',
      en: 'sunset, golden hour, dusk, sunrise, dawn, sundown, golden light, warm light',
    },
  },
  {
    meaning: { kind: 'time', time: 'night' },
    names: {
      pt: 'noite, a noite, de noite, noturno, anoitecer, madrugada',
      es: 'noche, de noche, por la noche, nocturno, anochecer',
      en: 'night, at night, nighttime, evening, nightfall',
    },
  },
  {
    meaning: { kind: 'time', time: 'day' },
    names: {
      pt: 'de dia, meio dia, manha, tarde, verao, dia ensolarado, dia',
      es: 'de dia, mediodia, por la manana, verano, dia soleado, dia',
      en: 'daytime, by day, noon, morning, afternoon, summer, sunny day',
    },
  },
]

export const festiveEntries: readonly Entry[] = [
  {
    meaning: { kind: 'festive', ground: '#3a1216', lights: ['#f7c873', '#e0463e', '#5fa463', '#fff1d0'] },
    names: {
      pt: 'natal, natalino, clima de natal, arvore de natal, luzes de natal',
      es: 'navidad, navideno, arbol de navidad, luces de navidad',
      en: 'christmas, xmas, christmas tree, christmas lights, holiday season',
    },
  },
  {
    meaning: { kind: 'festive', ground: '#1c1922', lights: ['#f6c667', '#fff0cf', '#e9a23b', '#ffd9a0'], isPlain: true },
    names: {
      pt: 'bokeh, luzinhas, luzinha, luzes, luzes desfocadas, pisca pisca, brilho, brilhos, glitter, fio de luz, cordao de luz, pontos de luz, lantejoula, brilhante, cintilante',
      es: 'bokeh, lucecitas, luces, luces desenfocadas, guirnalda de luces, brillo, brillos, brillantina, purpurina, brillante, destellos',
      en: 'bokeh, fairy lights, string lights, lights, blurred lights, sparkle, sparkles, glitter, twinkle, glow, sparkly, sequins',
    },
  },
  {
    meaning: { kind: 'festive', ground: '#f7e6ec', lights: ['#f29bb0', '#f6d365', '#8fd3c8', '#b7a4e3', '#ffffff'] },
    names: {
      pt: 'confete, confetes, festa, festivo, aniversario, carnaval, balao, baloes, festa infantil, bexiga, bexigas, serpentina',
      es: 'confeti, fiesta, festivo, cumpleanos, carnaval, globo, globos, serpentina',
      en: 'confetti, party, festive, birthday, carnival, balloon, balloons, streamers',
    },
  },
  {
    meaning: { kind: 'festive', ground: '#14131a', lights: ['#f3d27a', '#fff6dd', '#d9b25a', '#ffffff'] },
    names: {
      pt: 'ano novo, reveillon, virada, fogos, celebracao, comemoracao, champanhe e luzes',
      es: 'ano nuevo, nochevieja, fuegos artificiales, celebracion',
      en: 'new year, new years eve, fireworks, celebration',
    },
  },
  {
    meaning: { kind: 'festive', ground: '#5b1526', lights: ['#f59aa8', '#ffd6d9', '#e8475f', '#fff0ee'] },
    names: {
      pt: 'dia dos namorados, romantico, namorados, coracoes, coracao',
      es: 'san valentin, romantico, corazones, corazon, dia de los enamorados',
      en: 'valentine, valentines, valentines day, romantic, hearts, heart',
    },
  },
]

export const gradientEntries: readonly Entry[] = [
  {
    meaning: { kind: 'gradient', shape: 'linear', colours: ['#f7c6d9', '#c9d7ff'] },
    names: { pt: 'degrade, gradiente, ombre, transicao de cor', es: 'degradado, gradiente, ombre', en: 'gradient, ombre, fade' },
  },
  {
    meaning: { kind: 'gradient', shape: 'mesh', colours: ['#f7c6d9', '#c9d7ff', '#fff0d1', '#e7c9ff'] },
    names: {
      pt: 'abstrato, abstracto, holografico, aura, aquarela, fluido, arco iris, candy color, candy colors, colorido, multicolorido',
      es: 'abstracto, holografico, aura, acuarela, arco iris, arcoiris, colorido, multicolor',
      en: 'abstract, holographic, aura, watercolor, watercolour, rainbow, mesh, colourful, colorful, multicolor, iridescent',
    },
  },
  {
    meaning: { kind: 'gradient', shape: 'spot', colours: ['#e9e3f4', '#b9a8dd'] },
    names: {
      pt: 'vinheta, holofote, foco de luz, luz central',
      es: 'vineta, foco de luz, luz central',
      en: 'spotlight, vignette, halo, spot light',
    },
  },
]
