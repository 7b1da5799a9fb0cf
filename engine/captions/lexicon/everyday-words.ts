/** Words that carry an accent and that no dictionary puts right, and chat abbreviations. */

const words = (text: string) => text.split(/\s+/)

/** In Brazil and in Portugal. */
export const PORTUGUESE_EVERYDAY = words(
  'número números maçã maçãs filé filés crocância criolipólise máscara máscaras vovó zíperes funcionária pós-parto ' +
    'pós-obra pré-natal várias safári mesversário',
)

export const BRAZILIAN_EVERYDAY = words('bebês hipoalergênico tá zircônia zircônias')

export const EUROPEAN_EVERYDAY = words('bebés zircónia zircónias')

/** Chat abbreviations of both. */
export const PORTUGUESE_SHORT: Readonly<Record<string, string>> = {
  ne: 'né',
  joao: 'João',
  jose: 'José',
  brasilia: 'Brasília',
  goiania: 'Goiânia',
  maceio: 'Maceió',
  cuiaba: 'Cuiabá',
  niteroi: 'Niterói',
  pfv: 'por favor',
  vdd: 'verdade',
  msm: 'mesmo',
  msma: 'mesma',
  qq: 'qualquer',
  qlqr: 'qualquer',
  qm: 'quem',
  dps: 'depois',
  cmg: 'comigo',
  ctg: 'contigo',
  vlw: 'valeu',
  blz: 'beleza',
  tbem: 'também',
  mtos: 'muitos',
  mtas: 'muitas',
  mts: 'muitos',
  oq: 'o que',
  pq: 'porque',
  hje: 'hoje',
  amnh: 'amanhã',
  agr: 'agora',
  gnt: 'gente',
  fzr: 'fazer',
  jd: 'Jardim',
  pgto: 'pagamento',
  qnd: 'quando',
  qnt: 'quanto',
  tel: 'telefone',
  aki: 'aqui',
  eh: 'é',
  manut: 'manutenção',
  gui: 'Gui',
  bia: 'Bia',
  edu: 'Edu',
  duda: 'Duda',
  theo: 'Theo',
}

export const SPANISH_EVERYDAY = words(
  'día más aún inglés automóvil lámpara lámparas vídeo brócoli champiñón champiñones hialurónico máscara máscaras ' +
    'rímel japonés información visítanos contáctanos encárgalo encárgala agéndalo consúltanos inscríbete pruébalo ' +
    'pruébala conócelo recámara recámaras',
)

/** Names and titles as they are typed in a hurry. */
export const SPANISH_SHORT: Readonly<Record<string, string>> = {
  sra: 'Sra.',
  sr: 'Sr.',
  depto: 'departamento',
  wasap: 'WhatsApp',
  hrs: 'horas',
  hab: 'habitaciones',
  bogota: 'Bogotá',
  medellin: 'Medellín',
  cancun: 'Cancún',
  mexico: 'México',
  malaga: 'Málaga',
  panama: 'Panamá',
}

export const ENGLISH_SHORT: Readonly<Record<string, string>> = {
  thru: 'through',
  ppl: 'people',
  didnt: "didn't",
  doesnt: "doesn't",
  isnt: "isn't",
  arent: "aren't",
  wasnt: "wasn't",
  werent: "weren't",
  couldnt: "couldn't",
  wouldnt: "wouldn't",
  shouldnt: "shouldn't",
  havent: "haven't",
  hasnt: "hasn't",
  hadnt: "hadn't",
  youre: "you're",
  theyre: "they're",
  weve: "we've",
  youve: "you've",
  theyve: "they've",
  ive: "I've",
  im: "I'm",
  thats: "that's",
  whats: "what's",
  heres: "here's",
  theres: "there's",
  whos: "who's",
  youll: "you'll",
  theyll: "they'll",
  itll: "it'll",
  gcse: 'GCSE',
  gcses: 'GCSEs',
  cuz: 'because',
  bc: 'because',
  tho: 'though',
  tonite: 'tonight',
  wknd: 'weekend',
  wkend: 'weekend',
  mins: 'minutes',
  wks: 'weeks',
  wk: 'week',
  yr: 'year',
  yrs: 'years',
  hr: 'hour',
  hrs: 'hours',
  appt: 'appointment',
  appts: 'appointments',
  lets: "let's",
}
