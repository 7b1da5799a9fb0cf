import type { Phrasings } from '#features/chat/understanding/phrasings/phrasing.ts'

export const brazilian: Phrasings = {
  'order:post +photo': `
da um trato nessa ai pfv, ta escura demais
oi meu bem, tirei essa agora no salão mas a luz tava horrível, consegue dar uma clareada e fazer o textinho?
escreve em cima PROMOÇÃO DE PÁSCOA e arruma a luz
unha fibra de vidro da Kelly 💅 faz o postzinho
pastel de vento quentinho saindo agora bora postar
📸🙏
queijo da canastra meia cura, 60 dias de maturação
corta esse pedaço da parede do lado q ta feio
bom dia segue foto da cozinha do apto 302 da rua augusta, fica meio amarelada pode melhorar
essa aqui ó
cliente autorizou usar a foto do antes e depois do clareamento, pode caprichar
tosa bebê do Thor, coloca um título fofo tipo "Dia de spa"
`,
  'order:swap +photo': `
quero essa no fundo rosinha aquele pronto de vcs
troca o fundo por um dos de vcs, pode ser o de madeira
`,
  'order:describe +photo': `
coloca meu açaí na beira da praia com coqueiro atras e o sol se pondo
fundo: mesa de fazenda, pano xadrez vermelho e um bule de café
queria que o anel parecesse em cima de uma pedra molhada com musgo sabe, clima de floresta
faz como se a moto tivesse numa estrada de terra na chapada
`,
  'order:caption': `
so preciso de um texto hoje: nao abrimos no feriado de tiradentes
faz uma legenda pra mim sobre a chegada da coleção de inverno, sem foto msm
escreve ai algo bonito pro dia da secretária
me ajuda com um texto dizendo que a partir de segunda a gente passa a aceitar pix e vale refeição
legenda: reembolso garantido se o bolo não ficar fofinho
bolei um post assim: apague as luzes e venha pro nosso jantar a luz de velas sexta. escreve a legenda
minha aluna das 19h cancelou o plano, abriu 1 vaga no pilates, cria uma legenda chamando gente
`,
  'order:caption ?message': `
sábado tem feijoada completa com roda de samba a partir do meio dia
chegou tinta nova pra tattoo colorida, agenda de maio aberta
`,
  'order:describe|caption:own-words ?words': `
bancada de cimento queimado com umas plantinhas
`,
  redo: `
ficou estranho, faz dnv
nossa mas ficou parecendo plástico a comida, tenta de novo por favor
vixe gostei não, manda outra
oxe ficou claro demais, refaz com menos brilho
`,
  'redo|no|unknown': `
num ficou bão não sô
`,
  'caption:shorter': `
texto mto grande ninguem le isso kkkk encurta
`,
  'caption:longer': `
podia falar um pouquinho mais na legenda né, ficou seca
`,
  'caption:rewrite': `
a foto amei, mas o texto escreve outro
muda essa legenda ai ta nada a ver comigo
`,
  'caption:without-hashtags': `
apaga essas hashtag tudo
tira os jogo da velha
`,
  'caption:with-hashtags': `
faltou as # de brechó e moda sustentável
`,
  'caption:tone': `
mais séria por favor, sou advogada e não posso falar assim
deixa a legenda mais zoeira, meu público é tudo novinho
`,
  'caption:offer': `
bota na legenda que ta 2 por 50 até sábado
acrescenta que quem trouxer amiga ganha 15% de desconto
`,
  'caption:language': `
consegue por a legenda em inglês? recebo muito gringo na pousada
`,
  'caption:own-words': `
usa esse texto aqui do jeitinho que tá: "Aqui seu carro sai zero. Oficina do Tião, desde 1988"
a legenda quero q seja exatamente: Deus no comando 🙏 marmitas a partir de 18 reais
`,
  'format:9:16': `
faz no tamanho de story
em pé, tela cheia, é pros stories
`,
  'format:1:1': `
tem como quadradinha?
`,
  'format:original': `
não corta minha foto!! deixa do tamanho que eu mandei
`,
  backdrops: `
quais fundo vcs tem
me mostra as opções de cenário
`,
  status: `
e aí já saiu?
mandei uma foto faz meia hora e nada ainda, cadê
to esperando a do bolo de cenoura ainda moço
`,
  'full-size': `
manda em qualidade boa q vou imprimir um banner
essa veio embaçada no zap, tem o arquivo grande?
`,
  publish: `
pode soltar no insta
adorei!!! posta la pra mim ja
`,
  schedule: `
deixa pra subir amanhã 7 da manhã, hora que o povo procura pão
`,
  'cancel:subscription': `
quero cancelar minha assinatura pq fechei a loja 😢
não vou renovar mês q vem, pode encerrar o plano
`,
  'cancel:scheduled': `
desmarca aquele post de sexta, acabou o camarão
não deixa publicar o de amanhã não, mudei o preço
`,
  'cancel:order': `
opa mandei a foto errada, para essa
`,
  cancel: `
cancela
`,
  balance: `
quantas ainda tenho esse mês
calma não quero cancelar nada não, só saber quanto sobrou das 12
`,
  renewal: `
que dia vira meu mês?
`,
  price: `
qnto é por mes
é 37,90 mesmo ou tem taxa escondida?
`,
  'price|balance|help ?confirmation': `
pera, isso vai me cobrar a mais?
`,
  refund: `
me cobraram duas vezes no cartão, quero meu dinheiro de volta
`,
  'delete-account': `
apaga meu cadastro e tudo que vcs tem meu, lgpd
`,
  'delete-photo': `
a cliente não quer mais aparecer, exclui a foto dela daí por favor
`,
  'export-data': `
preciso de uma cópia de todos os meus dados e fotos que estão com vocês
`,
  'sign-up': `
minha irmã me passou esse número, como faço pra começar?
`,
  link: `
me manda o link pra entrar na minha conta, perdi
`,
  'connect-instagram': `
troquei o @ da loja, como ligo o insta novo aqui
`,
  payment: `
meu cartão venceu, quero trocar pelo do nubank
dá pra pagar no boleto?
`,
  help: `
como que funciona isso aí
`,
  person: `
quero falar com gente de verdade, não com robô
`,
  greeting: `
boa tarde tudo bem?
`,
  thanks: `
arrasou demais mulher, obrigada ❤️
vlw fera
`,
  'yes ?confirmation': `
bora
pode sim minha filha
`,
  'no ?confirmation': `
melhor não
`,
  'choice:2 ?choice': `
a segunda ficou top
`,
  'choice:-1 ?choice': `
essa última aí
`,
  abuse: `
vai tomar no c* robô burro
`,
  stop: `
para de me mandar mensagem, não quero receber mais nada
`,
  unknown: `
a cliente desmarcou em cima da hora e ainda quer o sinal de volta acredita?
vc vende cílios fio a fio no atacado?
mãe compra leite e passa na farmácia
`,
  'help|unknown|person|cancel:unclear': `
se eu um dia cancelar, as fotos já postadas somem?
`,
  'order:swap|order:describe +photo': `
põe num fundo de mármore branco
tira essa bagunça de trás e bota um fundo liso
`,
}
