import type { Phrasings } from '#features/chat/understanding/phrasings/phrasing.ts'

export const brazilian: Phrasings = {
  'order:post +photo': `melhora a luz dessa aqui pfv, é pro feed
bolo de pote q fiz hj, deixa bonito pro insta 🙏
arruma essa ai ta mto escura
unha em gel da cliente de hoje, bota o titulo "Agenda aberta"
oi bom dia tudo bem eu queria que vocês dessem uma melhorada nessa foto aqui da sala do apartamento que ficou meio torta e já fizesse o texto também tá bom obrigada
marmita fit de terça, escreve em cima MARMITA 18,90
corta o balcao q ta feio e clareia
clareamento da paciente, antes e depois, ela autorizou usar
apaga o reflexo se der e faz o post, kitnet por 900 sem caução`,
  'order:post': `queria fazer um post da minha vitrine, ja te mando a foto`,
  'order:swap +photo': `poe o fundo 3 nessa
coloca um daqueles fundos prontos de vcs, o de marmore`,
  'order:describe +photo': `tira essa bagunça de tras e poe uma mesa de madeira com umas flor
fundo rosa clarinho com folha de palmeira desfocada
quero q pareça q ta numa cafeteria chique em paris kkk`,
  'order:swap|order:describe +photo': `apaga tudo q ta atras e deixa fundo branco liso
troca o fundo`,
  'order:caption': `só legenda: sábado não abrimos, voltamos segunda 8h
faz um texto avisando q cancelaram um horario hj as 15h e ta livre
legenda pra plano mensal de treino, 89 reais, sem fidelidade, cancela qdo quiser
preciso so do texto, dia das maes 20% na limpeza de pele
escreve uma legenda falando q devolvo o dinheiro se o cliente nao gostar do bolo`,
  redo: `não gostei faz dnv
essa n ficou parecendo meu bolo, refaz pfvr
ficou estranha a mao dela, tenta outra vez`,
  'redo|caption:rewrite': `me da outra opção`,
  'caption:shorter': `mto texto, resume
deixa a legenda mais curtinha`,
  'caption:longer': `escreve mais coisa, ficou seco`,
  'caption:rewrite': `muda o texto todo, nada a ver com a minha loja`,
  'caption:rewrite|caption:tone': `essa legenda ta com cara de robô`,
  'caption:without-hashtags': `sem esses # pelo amor de deus
tira as hashtag`,
  'caption:with-hashtags': `faltou as hashtags poe umas da minha cidade`,
  'caption:tone': `menos formal, meu publico é jovem
deixa a legenda mais engraçada kkkk
tira a melação e fala mais serio`,
  'caption:offer': `poe ai q ta 2 por 50 até sexta
esqueci, fala na legenda q tem 10% off no pix`,
  'caption:offer|caption:rewrite': `coloca no texto q quem cancelar com 24h recebe o sinal de volta`,
  'caption:language': `da pra fazer a legenda em ingles tb? tenho cliente gringo`,
  'caption:own-words': `usa essa legenda aqui: Hoje tem pão quentinho das 16h às 18h, vem!
o texto é meu ó: "Cancelei a academia e vim pro funcional da Lu 😂"`,
  'format:9:16': `faz no tamanho de story`,
  'format:4:5': `4 por 5, do feed novo`,
  'format:1:1': `quadrada pfv`,
  'format:original': `nao corta nada, deixa do tamanho q mandei`,
  backdrops: `quais fundo vcs tem?
manda os cenarios ai pra eu escolher`,
  status: `cade minha foto
ja faz 20 min e nada ainda...`,
  'full-size': `quero ela em alta p imprimir no banner`,
  publish: `posta no meu insta agora
ta otimo, ja pode subir la`,
  schedule: `programa pra amanha as 9
deixa pra sair sexta de noite, umas 19h`,
  'cancel:scheduled': `nao posta mais aquela de sexta não`,
  'cancel:subscription': `quero cancelar minha assinatura
mês q vem nao vou continuar, como faço pra sair do plano`,
  'cancel:order': `deixa pra lá essa foto, mandei errado`,
  cancel: `cancela`,
  balance: `qtas fotos ainda tenho esse mes`,
  renewal: `que dia vira meu plano`,
  price: `qto custa
37,90 é por foto ou por mês?`,
  refund: `quero estorno`,
  'refund|payment': `gente cobraram 2x no meu cartao esse mes, como resolve isso`,
  'delete-account': `exclui meu cadastro e tudo q vcs tem meu ai`,
  'delete-photo': `apaga do sistema de vcs a foto q mandei, a cliente nao quer q use`,
  'export-data': `me manda tudo que vcs tem guardado de mim, lgpd`,
  'sign-up': `quero assinar como faz`,
  link: `manda o link dnv o outro n abre`,
  'connect-instagram': `como q liga com o meu insta`,
  payment: `troquei de cartão onde mudo
aceita pix?`,
  language: `can you speak english with me? my portuguese is bad`,
  help: `como q funciona isso
oq vc sabe fazer?`,
  person: `quero falar com gente de vdd`,
  greeting: `oii
bom diaa ☀️`,
  thanks: `amei 😍😍 obrigada
vlw`,
  'thanks|yes|publish': `ficou show 👏`,
  'yes ?confirmation': `pode ser
isso msm
ss`,
  'no ?confirmation': `nao quero cancelar nao, cliquei errado
pera, não`,
  'choice:2 ?choice': `a segunda`,
  'choice:1 ?choice': `gostei mais da primeira`,
  'choice:-1 ?choice': `a ultima q vc mandou`,
  'order:describe ?words': `parede de tijolinho com luz quente`,
  'cancel:order|no ?words': `esquece, quero mais nao`,
  'person ?message': `é q o boleto da minha loja venceu e eu queria tratar disso com alguem ai`,
  abuse: `vai tomar no cu robo burro`,
  stop: `para de me mandar mensagem`,
  unknown: `minha cliente cancelou em cima da hora e nao me pagou acredita 😡
será q chove hj em bh`,
  'unknown|help': `apaguei sem querer a foto do meu celular 😭`,
}
