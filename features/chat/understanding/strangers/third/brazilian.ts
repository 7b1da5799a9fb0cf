import type { Phrasings } from '#features/chat/understanding/phrasings/phrasing.ts'

export const brazilian: Phrasings = {
  'order:post +photo': `
da um trato nessa pfv, bolo de pote de maracujá
oi td bem? essa foto ficou meio escurinha pq tirei de noite aqui na oficina, consegue clarear e deixar bonita pro insta
faz um post
arruma aí e escreve em cima AGENDA ABERTA
apaga essa sombra da minha mão q ficou em cima do prato por favor
molduras novas que chegaram hoje na loja, quero postar com um texto legalzinho
ta torta e amarelada 😩 da pra salvar?
unha em gel da dona Cleide, corta a mesa bagunçada e faz a legenda
poe o titulo "Marmita fit a partir de 18,90" e melhora a cor do frango que ta meio cinza
Boa tarde! Segue a foto do antes e depois do clareamento do paciente, ele autorizou. Quero uma publicação discreta.
`,
  'order:post': `
vou te mandar a foto de um sofa q reformei, queria q vc deixasse ela pronta pra postar
`,
  'order:post|help': `
posso mandar uma foto de um bolo pra vcs melhorarem?
`,
  'order:swap +photo': `
coloca essa bolsa naquele fundo de marmore
qro com o fundo de madeira clara
troca o fundo por um dos prontos de vcs, o mais clean
bota no fundo rosa de vcs igual da outra vez
`,
  'order:swap|backdrops': `
queria usar um daqueles fundos prontos, como escolho
`,
  'order:swap|order:describe +photo': `
tira esse varal de tras e poe um fundo branco
muda o fundo pfvr q ta mto feio esse muro
`,
  'order:describe +photo': `
poe essa cesta de café da manhã em cima de uma mesa de fazenda com janela aberta e um pé de jabuticaba la fora
queria o perfume numa pedra no meio da cachoeira com respingo dagua
fundo de natal com luzinha desfocada e umas pinhas do lado
imagina essa sandália na areia da praia no fim de tarde, o mar láaa atrás. faz assim
`,
  'order:caption': `
so a legenda dessa vez: amanha tem feijoada completa, reserva até as 10h
escreve um textinho ai pra mim avisando q dia 15 nao abro pq é feriado
a cliente das 16h cancelou, faz uma legenda dizendo que abriu vaga pra design de sobrancelha
legenda pra hoje: chegou ração renal pra gato, entrego no bairro
preciso de uma legenda sobre apartamento 2 quartos na Vila Mariana com varanda e que aceita pet, sem foto mesmo
me faz um texto falando que a gente devolve o dinheiro se o aluno não gostar da primeira semana de treino
`,
  'order:caption ?message': `
promo de escova + hidratação só na quarta
`,
  redo: `
hmm nao curti, faz outra
ficou mto artificial parece plástico o brigadeiro, tenta de novo
refaz pelo amor de deus kkkk o cachorro ficou com cara de assustado
ainda ta escura viu
`,
  'caption:shorter': `
mto texto, resume
ninguem le tudo isso nao, deixa em duas linha
`,
  'caption:longer': `
podia contar um pouquinho mais na legenda, ficou seca
`,
  'caption:rewrite': `
a foto amei, mas o texto nao tem nada a ver comigo, escreve outro
me da outra opção de legenda
`,
  'caption:without-hashtags': `
sem esses # todos por favor, acho brega
`,
  'caption:with-hashtags': `
faltou as hashtag né
`,
  'caption:tone': `
deixa mais séria, sou advogada
tira um pouco dessa empolgação toda da legenda e fala mais de boa
`,
  'caption:offer': `
acrescenta na legenda que ta 20% off no pix até sexta
poe q quem trouxer uma amiga ganha a segunda sessao pela metade
`,
  'caption:language': `
a legenda em ingles tb da? recebo mto gringo aqui na pousada
`,
  'caption:own-words': `
usa essa legenda aqui ó: Pão quentinho toda hora, vem que o cheiro chama
`,
  'caption:own-words ?words': `
Sexta é dia de torresmo! Te espero a partir das 18h, Rua das Acácias 210
`,
  'format:9:16': `
faz em pé pra por nos stories
`,
  'format:1:1': `
quadradinha por favor
`,
  'format:4:5': `
quero 4 por 5
`,
  'format:original': `
nao corta nada, deixa do tamanho que eu mandei
`,
  backdrops: `
quais fundo vcs tem?
me mostra as opção de cenário
`,
  status: `
cade minha foto
ja faz uns 10 min q mandei e nada... ta processando ainda?
`,
  'full-size': `
manda em alta resolução que vou imprimir um banner
tem como baixar ela sem perder qualidade? aqui no zap fica embaçada
`,
  publish: `
ficou show, pode postar já
sobe no insta agora
`,
  schedule: `
deixa pra sair sábado 9 da manhã
posta amanha na hora do almoço umas 11 e meia
`,
  'cancel:subscription': `
nao vou querer continuar com o plano mes que vem, como faço
quero parar de pagar isso, o movimento caiu mto
`,
  'cancel:scheduled': `
o post que ia sair sábado nao precisa mais, segura ele
`,
  'cancel:order': `
opa mandei a foto errada, nao faz essa não
`,
  'cancel:unclear': `
cancela ai
`,
  balance: `
quantas ainda tenho esse mes?
ja usei tudo?
`,
  renewal: `
que dia zera e volta as 12
`,
  price: `
qto custa
esses 37,90 é por foto ou por mês?
`,
  refund: `
me cobraram duas vezes em outubro, quero o estorno de uma
`,
  'refund|help': `
se eu nao gostar vcs devolvem o dinheiro?
`,
  'delete-account': `
apaga meu cadastro e tudo que vcs tem meu
`,
  'delete-photo': `
aquela foto da criança, a mãe nao autorizou, tem q excluir ela daí
`,
  'export-data': `
pela lgpd eu queria uma cópia dos meus dados
`,
  'sign-up': `
quero assinar, me explica como entra
`,
  link: `
me passa o link de novo q perdi
`,
  'connect-instagram': `
troquei de arroba, como ligo o perfil novo do estudio aqui
`,
  payment: `
meu cartão venceu onde coloco o novo
`,
  language: `
pode conversar comigo em espanhol? sou da bolivia e leio melhor
`,
  help: `
como funciona isso aqui? minha prima q indicou
da pra fazer video ou so foto?
`,
  'help|unknown|person': `
se eu cancelar hj ainda uso as que sobraram?
`,
  person: `
tem alguem de verdade ai pra me atender ou é robô
`,
  greeting: `
opaaa bom diaa
`,
  thanks: `
arrasouuu 😍😍 brigada
valeu demais meu parceiro, Deus abençoe
`,
  'yes ?confirmation': `
uhum pode
manda bala
`,
  'no ?confirmation': `
pera, ainda nao
deixa quieto, mudei de ideia
`,
  'choice:2 ?choice': `
a segunda ficou top
`,
  'choice:-1 ?choice': `
gostei mais da ultima
`,
  abuse: `
vai tomar no c* bando de ladrão
`,
  stop: `
para de me mandar mensagem
`,
  unknown: `
kkkkkkk minha filha quase apagou minha conta do banco hj mexendo no celular
o senhor tem troco pra 50?
`,
  'unknown|thanks': `
a cliente chorou quando viu a foto do buque, vc acredita
`,
}
