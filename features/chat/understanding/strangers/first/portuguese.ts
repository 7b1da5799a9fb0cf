import type { Phrasings } from '#features/chat/understanding/phrasings/phrasing.ts'

export const portuguese: Phrasings = {
  'order:post +photo': `podes melhorar a luz desta? é para a página da pastelaria
pastéis de nata acabadinhos de sair 😋 põe isto bonito
tá torta e escura, vê lá o q consegues fazer
Boa tarde, agradecia que tratassem esta fotografia do T2 em Gaia e escrevessem o respetivo texto.
verniz gel de hj, com titulo Vagas para sábado
olha é assim eu tirei isto com o telemóvel à pressa na hora de almoço está um bocado escuro era só para clarear e cortar ali o caixote do lado e depois fazer um textozinho para meter no insta
bacalhau à brás prato do dia 8,50€ mete o preço em cima
faz publicação disto sff
antes/depois do corte, a cliente deu autorizaçao`,
  'order:post': `tenho aqui umas fotos do ginásio p publicar, posso mandar?`,
  'order:swap +photo': `usa o cenário nº 5
mete um dos vossos fundos já feitos`,
  'order:describe +photo': `em vez da parede quero um jardim ao fim da tarde
fundo azul clarinho tipo clínica, tudo limpo
põe isto numa mesa rústica com pano de linho e um copo de vinho ao lado`,
  'order:swap|order:describe +photo': `muda o fundo q este tá uma desgraça
elimina a cozinha toda de trás, só quero o bolo num fundo claro`,
  'order:post|order:caption +photo': `só preciso do texto para esta`,
  'order:caption': `escreve-me só uma legenda, amanhã fechamos para férias e voltamos dia 20
texto a dizer q anularam uma marcação e há vaga às 17h
legenda pra aula experimental grátis, sem mensalidade e sem contrato
faz uma frase pa promoção: na compra de 2 caixas devolvemos 5 euros em cartão
legenda para moradia em Sintra q baixou de preço`,
  redo: `n gostei nada, repete
faz outra vez mas sem ficar tão laranja
a cara dela ficou esquisita, tenta de novo pf`,
  'caption:shorter': `texto demasiado comprido
encurta isso pah`,
  'caption:longer': `podes desenvolver mais a legenda? está muito pobre`,
  'caption:rewrite': `reescreve lá isso q não percebi nada`,
  'caption:rewrite|caption:language': `isso está em brasileiro, escreve em português de portugal`,
  'caption:without-hashtags': `dispenso os hashtags
tira os cardinais do fim`,
  'caption:with-hashtags': `acrescenta hashtags de Braga`,
  'caption:tone': `mais formal, somos um consultório
tá mt séria, mete piada nisso`,
  'caption:offer': `diz q há 15% desconto até domingo
falta dizer na legenda q aceitamos MB Way`,
  'caption:offer|caption:rewrite': `acrescenta no texto q cancelamentos até 48h não pagam nada`,
  'caption:language': `quero a legenda em inglês e francês, é pra turistas`,
  'caption:own-words': `a legenda é esta: Domingo há cozido. Reservas pelo 912 000 000
mete exatamente o q eu escrevo: Apagámos as velas! 10 anos de casa ❤️`,
  'format:4:5': `põe em 4:5 ao alto`,
  'format:1:1': `quero quadrado`,
  'format:9:16': `dá pra story?`,
  'format:original': `cortaste-me a cabeça do homem, mantém o enquadramento original`,
  format: `dá para ter noutro tamanho?`,
  backdrops: `que fundos é q há
mostra-me os cenários todos sff`,
  status: `então e a minha foto?
ainda demora muito?`,
  'full-size': `preciso da imagem com a resolução máxima para a gráfica`,
  publish: `tá ótimo podes publicar
mete já no instagram`,
  schedule: `agenda para segunda às 8h30
só quero q saia no sábado de manhã`,
  'cancel:scheduled': `afinal desmarca a publicação de sábado`,
  'cancel:subscription': `Pretendo cancelar a subscrição com efeitos imediatos.
já n quero pagar mais isto todos os meses, tirem-me do plano`,
  'cancel:order': `enganei-me na foto, n faças essa`,
  cancel: `cancelar
anula isso`,
  balance: `quantas edições me restam`,
  renewal: `quando é q renova?`,
  price: `quanto é q isto custa por mês
e se eu quiser mais de 12 fotos quanto pago?`,
  refund: `quero o meu dinheiro de volta, n usei nada este mês`,
  'delete-account': `apaguem a minha conta sff`,
  'delete-photo': `eliminem aí a foto da menina q enviei ontem, a mãe n autoriza`,
  'export-data': `ao abrigo do RGPD solicito cópia dos meus dados`,
  'sign-up': `como é q adiro`,
  link: `o link expirou manda outro`,
  'connect-instagram': `mudei de conta de instagram, como ligo a nova?`,
  payment: `o cartão foi recusado e agora?`,
  'payment|person': `preciso de fatura com contribuinte`,
  language: `pode falar comigo em espanhol?`,
  help: `n percebo como isto funciona
q posso pedir aqui?`,
  person: `quero falar com alguém, não com uma máquina`,
  greeting: `olá boas
Bom dia, tudo bem?`,
  thanks: `obrigadíssima ficou top
mt obg 🙏`,
  'yes ?confirmation': `sim sff
tá bem
força`,
  'no ?confirmation': `não, deixa estar como está
calma n é pra apagar nada!!`,
  'choice:3 ?choice': `a terceira`,
  'choice:2 ?choice': `2`,
  'choice:1 ?choice': `prefiro a primeira opção`,
  'choice:-1 ?choice': `fico com a última`,
  'order:describe ?words': `areia e mar ao fundo, luz de manhã`,
  'unknown ?words': `espera aí q tou a atender uma cliente`,
  'person ?message': `a minha dúvida é sobre um débito de 37,90 q n reconheço`,
  abuse: `és mesmo uma merda de um robot pá, vai-te foder`,
  stop: `não me enviem mais mensagens`,
  unknown: `o banco cobrou-me uma comissão parva, tou lixada
hmm`,
  'unknown|help': `queria apagar uma publicação antiga q fiz eu à mão no insta`,
}
