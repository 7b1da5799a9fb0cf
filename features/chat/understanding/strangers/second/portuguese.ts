import type { Phrasings } from '#features/chat/understanding/phrasings/phrasing.ts'

export const portuguese: Phrasings = {
  'order:post +photo': `
Boa tarde, podia melhorar a luz desta se faz favor? É o nosso bacalhau à lagareiro
arranja isto pra pôr no insta
madeixas + corte, feito hoje. capricha aí 😘
está muito escura, tirei com o telemóvel dentro da loja
T2 na Amadora, sala. endireitar e dar mais luz
pasteis de nata acabadinhos de sair do forno!!
mete em cima "ABERTO AO DOMINGO"
👆 esta pf
Ora viva, sou o Armindo da peixaria, tirei esta ao robalo mas saiu azulada, vejam lá o que se consegue
recorta isso que aparece o meu dedo
cãozinho novo na creche canina, chama-se Bolota
isto é o treino das 7 da manhã no parque, malta rija, faz publicação
`,
  'order:swap +photo': `
troca-me o fundo por um daqueles vossos, o de mármore
tira a confusão de trás e põe num dos fundos prontos
queria com aquele fundo bege que usaram da outra vez
`,
  'order:describe +photo': `
ponham o meu vinho em cima de uma pipa velha, numa adega com pouca luz
fundo de calçada portuguesa com o Tejo lá atrás desfocado
gostava que a jarra aparecesse numa janela alentejana, paredes caiadas e barra azul
as sapatilhas num campo de futebol à noite com os holofotes acesos
`,
  'order:caption': `
só texto, sem foto: estamos de férias de 12 a 26 de agosto
preciso duma legenda para anunciar que contratámos uma nova higienista oral
escrevam-me qualquer coisa gira para o dia da mãe, sou florista
faz uma legenda a dizer que há sardinha assada nos santos populares
uma legenda sff: cancelámos a aula de yoga de quinta por causa do temporal
o tema é "apaga as rugas sem agulhas", tratamento de rosto novo, escreve-me o texto
`,
  'order:caption ?message': `
a partir de outubro abrimos também à segunda
rastreio auditivo gratuito durante toda a semana, sem marcação
`,
  'order:describe|caption:own-words ?words': `
uma mesa de pedra com folhas de outono à volta
`,
  redo: `
não gostei, faz outra vez
hmm ficou com ar falso, tenta lá de novo
A cor do cabelo não é essa, ficou laranja! Repitam por favor
`,
  'redo|no|unknown': `
epá isso está uma valente porcaria
`,
  'caption:shorter': `
demasiado texto, corta para metade
`,
  'caption:longer': `
a legenda sabe a pouco, desenvolve mais um bocado
`,
  'caption:rewrite': `
a imagem está óptima mas o texto não, escreve outro diferente
`,
  'caption:without-hashtags': `
sem cardinais por favor
podes eliminar as hashtags todas?
`,
  'caption:with-hashtags': `
e umas hashtags do Porto, não se arranja?
`,
  'caption:tone': `
está muito lamechas, quero uma coisa mais profissional
põe a legenda com mais piada
`,
  'caption:offer': `
acrescenta que a segunda peça fica a metade do preço
falta dizer que oferecemos a entrega em compras acima de 30€
`,
  'caption:language': `
a legenda em inglês e já agora sem erros, é para os turistas do alojamento
queria o texto em francês que agosto é só emigrantes
`,
  'caption:own-words': `
usem tal e qual: «Há 40 anos a tratar dos seus sapatos. Sapataria Lemos, Braga.»
a legenda escrevo eu: Domingo há cozido. Reservas 253 000 111
`,
  'format:9:16': `
na vertical para pôr nas histórias
formato story pf
`,
  'format:4:5': `
pode ser 4:5?
`,
  'format:1:1': `
quero quadrada, as minhas são todas quadradas
`,
  'format:original': `
deixem com as medidas da foto que enviei, sem cortes
`,
  backdrops: `
que fundos é que têm disponíveis?
mostra lá os cenários todos
`,
  status: `
então, está pronta?
já passou um quarto de hora e não recebi nada
`,
  'full-size': `
consegue enviar em alta resolução? é para um folheto
`,
  publish: `
tá fixe, publica
pode pôr já na nossa página do Instagram, obrigado
`,
  schedule: `
agenda isso para amanhã ao meio-dia e meia
só publica no sábado de manhã, antes da feira
`,
  'cancel:subscription': `
Bom dia. Pretendo rescindir a subscrição com efeitos imediatos.
quero deixar de pagar isto todos os meses, como anulo o plano
`,
  'cancel:scheduled': `
afinal não publiques a de sábado, a feira foi adiada
retira o que estava agendado pra amanhã
`,
  'cancel:order': `
enganei-me na fotografia, não faças essa
`,
  cancel: `
anula isso
`,
  balance: `
quantas edições me restam?
ainda me sobra alguma ou já gastei as doze
`,
  renewal: `
em que dia é que renova?
`,
  price: `
quanto custa isto em euros?
o plano fica a quanto por mês
`,
  refund: `
Exijo a devolução do valor cobrado em março, não utilizei o serviço
`,
  'delete-account': `
ao abrigo do RGPD solicito a eliminação da minha conta
`,
  'delete-photo': `
apaguem a foto do menino que a mãe não autorizou
`,
  'export-data': `
quero receber todos os dados que guardam sobre mim
`,
  'sign-up': `
como é que me inscrevo? tenho um café em Viseu
`,
  link: `
não encontro o site, manda-me o link da minha área
`,
  'connect-instagram': `
como associo o instagram da clínica?
a ligação ao insta caiu, diz que tenho de voltar a entrar
`,
  payment: `
preciso da fatura com NIF do mês passado
aceitam MB Way?
`,
  language: `
pode falar comigo em inglês? my portuguese is not so good
`,
  help: `
o que é que sabes fazer afinal?
`,
  person: `
passem-me a alguém da equipa por favor
`,
  greeting: `
bom diaaa
`,
  thanks: `
impecável, muito obrigada
`,
  'yes ?confirmation': `
siga
pode ser, sim senhora
`,
  'no ?confirmation': `
deixa estar
não, espera
`,
  'choice:1 ?choice': `
prefiro a primeira
`,
  'choice:3 ?choice': `
a nº3 sem dúvida
`,
  abuse: `
vai pró c******, máquina estúpida
`,
  stop: `
não me enviem mais mensagens
`,
  unknown: `
a noiva cancelou o casamento e agora quer o sinal de volta, que faço eu à vida
que chuvada que para aqui vai
qual é o melhor óleo para um motor 1.9 TDI?
o meu marido apagou-me as fotos todas do telemóvel 😭
`,
  'order:swap|order:describe +photo': `
mete um fundo branco limpo
`,
  'caption:rewrite|caption:language': `
dá aí outra legenda que essa está muito brasileira
`,
}
