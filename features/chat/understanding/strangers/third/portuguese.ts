import type { Phrasings } from '#features/chat/understanding/phrasings/phrasing.ts'

export const portuguese: Phrasings = {
  'order:post +photo': `
boas, podem pôr isto mais apresentável? foi tirada com o telemóvel à pressa
pastéis de feijão acabadinhos de sair, é p publicar
a luz da cozinha deixa tudo amarelo, dá p corrigir sff
Bom dia. Envio fotografia da moradia T3 em Loures, pretendia que endireitassem e escrevessem por cima VENDIDO
melhora lá isto e faz um texto giro
cortem a parte de baixo que se vê o balde da esfregona 😂
quero um post desta tatuagem, em grande: vagas para março
elimina o reflexo do vidro e dá mais cor às flores
o cão chama-se Bolota, ficou lindo depois da tosquia, façam qualquer coisa bonita com isto
está desfocada mas é a única que tenho do jantar, vejam o que conseguem
`,
  'order:post|help': `
se eu mandar agora a foto do queijo vocês tratam da luz e do texto?
`,
  'order:swap +photo': `
mete no fundo de ardósia se faz favor
um fundo dos vossos, pode ser o de linho
queria este frasco com o cenário de mármore que tinham na lista
troca o fundo pelo nº 3
`,
  'order:swap|order:describe +photo': `
tirem a parede descascada de trás e metam lá uma coisa lisa
`,
  'order:describe +photo': `
põe os brincos em cima de um azulejo azul antigo com umas folhas de oliveira
gostava que a garrafa estivesse numa adega com pipas ao fundo e luz de vela
o fundo podia ser uma esplanada no verão com o Douro lá atrás desfocado
imaginem isto na neve, serra da estrela, uma manta aos quadrados ao lado
em vez da minha garagem uma oficina limpinha com ferramentas penduradas na parede
`,
  'order:caption': `
só preciso de legenda: quinta-feira há cozido, 12 euros com bebida
escreve-me um texto a dizer que mudámos para a rua de cima, nº 48
faltou-me uma pessoa às 11, faz aí um texto rápido a avisar q há vaga p massagem
texto p publicar: aulas de pilates p grávidas começam dia 4, inscrições por mensagem
olha cancelaram-me um bolo de três andares de chocolate à última hora e eu queria vendê-lo às fatias, arranja-me uma legenda para isso
legenda a explicar que devolvemos o sinal se a noiva desistir até 60 dias antes
`,
  'order:caption ?message': `
pão de alfarroba só ao domingo
`,
  redo: `
não está grande coisa, outra vez sff
epá isto ficou demasiado branco, o bacalhau parece gesso. repete
tenta outra versão
`,
  'caption:shorter': `
a legenda está comprida demais
encurta isso um bocado
`,
  'caption:longer': `
desenvolve mais o texto, fala um bocadinho da história da casa
`,
  'caption:rewrite': `
não gosto do texto, escreve outro
tens outra sugestão de legenda?
`,
  'caption:without-hashtags': `
tira os cardinais
legenda limpa, sem hashtags, obg
`,
  'caption:with-hashtags': `
junta umas hashtags do porto e de cabeleireiro
`,
  'caption:tone': `
está muito formal, eu trato toda a gente por tu
mais divertida, isto é uma hamburgueria n é uma funerária
`,
  'caption:offer': `
metam lá q até domingo oferecemos o café
acrescenta 15% desconto p estudantes
`,
  'caption:language': `
e a legenda em francês, pode ser? tenho muitos emigrantes em agosto
passa o texto para inglês
`,
  'caption:own-words': `
o texto é este, não mexam: Fechamos para férias de 12 a 26. Até já!
`,
  'caption:own-words ?words': `
Novo espaço, a mesma Fátima de sempre. Venham daí.
`,
  'format:9:16': `
agora igual mas ao alto para as histórias
`,
  'format:1:1': `
faz quadrado
`,
  'format:4:5': `
formato 4:5 sff
`,
  'format:original': `
mantém as proporções da minha, não quero cortes
`,
  backdrops: `
que fundos é que têm?
manda a lista dos cenários
`,
  status: `
então, a minha foto?
isto ainda demora muito?
mandei às 9 e até agora nada, passa-se alguma coisa
`,
  'full-size': `
preciso dela em tamanho grande para a montra
não consigo sacar com boa qualidade, enviam o ficheiro original já tratado?
`,
  publish: `
perfeito, publica
já podem pôr no instagram
`,
  schedule: `
agenda isso para 2a feira às 8h30
só quero que saia amanhã ao fim do dia, tipo 19h
`,
  'cancel:subscription': `
quero rescindir a subscrição
já não preciso do plano, podem dar baixa
`,
  'cancel:scheduled': `
afinal não publiquem aquilo de segunda
`,
  'cancel:order': `
esquece essa foto que mandei agora, enganei-me
`,
  'cancel:unclear': `
quero cancelar
`,
  balance: `
quantas edições me restam
ainda me sobra alguma este mês ou já gastei todas?
`,
  renewal: `
quando é que renova?
`,
  price: `
e isto quanto é por mês
aceitam euros? fica em quanto?
`,
  refund: `
debitaram-me sem eu autorizar, quero o meu dinheiro de volta
`,
  'delete-account': `
fechem o meu registo e eliminem tudo
`,
  'delete-photo': `
podem apagar dos vossos servidores a foto da sra. Lurdes? ela não quer
`,
  'export-data': `
ao abrigo do RGPD peço que me enviem todos os dados que têm meus
`,
  'sign-up': `
quero aderir
`,
  link: `
envia-me outra vez o link q este já não abre
`,
  'connect-instagram': `
como é que ligo isto ao insta da pastelaria
`,
  payment: `
dá para pagar por mbway?
o cartão foi recusado e agora?
`,
  language: `
fala comigo em inglês, o meu sócio é irlandês e também lê isto
`,
  help: `
o que é que isto faz ao certo?
`,
  'help|unknown|person': `
e se um dia quiser apagar a conta, perco o que já está publicado?
`,
  person: `
passem-me a alguém que perceba do assunto sff
`,
  greeting: `
viva!
`,
  'greeting|person': `
tou? alguém?
`,
  thanks: `
top, obrigadíssima 🙏
impecável, um abraço
`,
  'yes ?confirmation': `
ya força
sim senhora
`,
  'no ?confirmation': `
nem pensar
deixa estar, fica como está
`,
  'choice:1 ?choice': `
a primeira
`,
  'choice:3 ?choice': `
opção 3 sem dúvida
`,
  abuse: `
sois uns incompetentes do car*lho
`,
  stop: `
não me mandem mais nada para este número
`,
  unknown: `
amanhã o almoço é às 13 ou às 13h30?
hoje cancelaram-me 4 consultas por causa da greve, q dia
Oi mãe já chego
`,
}
