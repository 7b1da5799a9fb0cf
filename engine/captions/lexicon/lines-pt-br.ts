import { tradeLines } from './trade-lines.ts'

export const LINES_PT_BR = tradeLines(`
beauty #estetica #esteticista #skincare
  Faz quanto tempo que você não tira uma hora só para você?
  Sua pele anda precisando de atenção?
  + Não sabe do que a sua pele precisa? Conte como ela está e a gente vê junto.
  + Avise se você tem alergia ou pele sensível.
  + Se der, venha sem maquiagem.
massage #massagem #massoterapia #massagista
  A semana pesou nos ombros?
  Quando foi a última vez que você ficou uma hora sem celular?
  + Conte onde dói mais e a pressão que você prefere.
  + Chegue uns minutinhos antes para começar com calma.
  + Prefere ficar em silêncio? É só avisar.
waxing #depilacao #pelelisinha #depiladora
  Viagem marcada?
  Já está na hora da depilação?
  + Primeira vez? Pergunte tudo o que quiser antes de vir.
  + Não passe lâmina nos dias antes da sessão.
  + No dia, melhor vir sem creme na pele.
makeup #maquiagem #maquiadora #make
  Tem casamento ou formatura chegando?
  Festa marcada e ainda sem make?
  + Mande uma foto de make que você ama e a cor do vestido.
  + Conte a que horas você precisa estar pronta.
  + Mais leve ou mais marcada, você escolhe.
barber #barbearia #barbeiro #cortemasculino
  Já passou da hora do corte?
  Faz quanto tempo desde o último corte?
  + Tem foto do corte que você quer? Traga.
  + Não sabe o que pedir? A gente resolve na cadeira.
  + Conte como você usa o cabelo no dia a dia e a gente parte daí.
hair #cabelo #cabeleireira #salaodebeleza
  Com vontade de mudar o cabelo?
  Já está na hora de dar um trato no cabelo?
  + Traga umas fotos de cabelo que você gosta.
  + Conte o que já fez no cabelo, tinta inclusive, para a gente planejar certo.
  + Na dúvida do tom? A gente decide junto antes de começar.
nails #unhas #manicure #naildesigner
  Já está na hora da manutenção?
  Tem um modelo salvo no celular?
  + Mande a foto da inspiração e a gente diz quanto tempo leva.
  + Curtinha ou longa, quadrada ou amendoada: você escolhe.
  + Precisa remover o esmalte antigo? Avise na hora de marcar.
lashes #cilios #lashdesigner #extensaodecilios
  Cansou de passar rímel todo dia?
  Já está na hora da manutenção?
  + Mais natural ou mais volumoso, você escolhe.
  + Venha sem rímel e com os cílios limpos.
  + Primeira vez? Pergunte como cuidar depois.
brows #sobrancelhas #designdesobrancelhas #designerdesobrancelhas
  Já está na hora de fazer a sobrancelha?
  Deixando a sobrancelha crescer há meses?
  + Primeiro a gente marca o desenho com você, depois começa.
  + Se tem um formato em mente, traga uma foto.
  + Mais suave ou mais marcada, você escolhe.
tattoo #tatuagem #tattoo #tatuador
  Aquela ideia ainda está só na cabeça?
  Tem referência salva no celular?
  + Mande a ideia, o tamanho e a parte do corpo.
  + Dúvida sobre o lugar ou os cuidados? Pergunte antes de marcar.
  + Na véspera, durma bem e coma direito.
bakery #padaria #paofresco #paoquentinho
  Já tem pão para o café?
  Quem passa o café?
  + Com um cafezinho passado na hora fica ainda melhor.
  + Leve um para agora e outro para depois.
  + Só com manteiga já resolve.
confectionery #confeitaria #confeiteira #doces
  Já tem sobremesa?
  Tem alguma coisa para comemorar?
  + Conte a data e quantas pessoas vão, e a gente ajuda no tamanho.
  + Alguém com alergia na mesa? Avise na encomenda.
  + Também é um ótimo presente.
acai #acai #acaiteria #acainatigela
  Quem vem junto?
  Puro ou com tudo em cima?
  + No calor fica ainda melhor.
  + Chame quem você quer convidar.
  + Coma logo, que ele não espera.
icecream #sorvete #sobremesa #sorveteria
  Casquinha ou copinho?
  Qual sabor você escolheria?
  + No calor fica ainda melhor.
  + Chame quem você quer convidar.
  + Não sabe qual levar? Peça para provar.
snacks #lanches #lanchonete #delivery
  Bateu a fome?
  Quem vem dividir?
  + Quer tirar algum ingrediente? Avise no pedido.
  + Melhor comer na hora, quentinho.
  + Um para dividir. Ou não.
pizza #pizza #pizzaria #noitedapizza
  Sem plano para o jantar?
  Hoje é noite de pizza?
  + Não chegou a um acordo? Meio a meio.
  + Melhor ainda na hora em que a caixa abre.
  + Chame a família para a mesa.
meals #marmitas #comidacaseira #marmitafit
  Sem tempo de cozinhar esta semana?
  O que vai ter no seu almoço esta semana?
  + Conte o que você não come na hora do pedido.
  + É esquentar e comer.
  + Uma coisa a menos para pensar no dia corrido.
grocery #mercado #ofertas #hortifruti
  O que não pode faltar na sua lista?
  Já fez a lista da semana?
  + Mande a lista e a gente separa.
  + Chegue cedo para escolher melhor.
  + Traga a sua sacola.
food #restaurante #ondecomer #gastronomia
  Já sabe onde vai comer hoje?
  Quem vem com você?
  + Tem alguma alergia? É só avisar.
  + Venha com a família.
  + Vem em grupo? Avise antes.
dentistry #odontologia #dentista #saudebucal
  Há quanto tempo você não vai ao dentista?
  Ficou com alguma dúvida sobre o tratamento?
  Todo tratamento começa por uma avaliação individual.
  + Traga as suas dúvidas para a consulta.
  + Na consulta, conte quais medicamentos você toma.
medicine #saude #cuidados #bemestar
  Há quanto tempo você não faz um check-up?
  Ficou com alguma dúvida sobre o tratamento?
  Todo tratamento começa por uma avaliação individual.
  + Traga os exames recentes e a lista do que você toma.
  + Anote as suas perguntas e leve para a consulta.
psychology #psicologia #psicologa #saudemental
  Pensando em começar a terapia?
  Como você está, de verdade?
  Não precisa ter tudo resolvido para começar.
  + Na primeira sessão, você conta a sua história no seu tempo.
  + O que é dito na sessão fica em sigilo.
nutrition #nutricao #nutricionista #alimentacaosaudavel
  Não sabe por onde começar na alimentação?
  Como é um dia comum de refeições para você?
  Não precisa mudar tudo de uma vez.
  + Primeiro a gente olha a sua rotina, os seus gostos e os seus horários.
  + Se tiver exames recentes, traga para a consulta.
physiotherapy #fisioterapia #fisioterapeuta #reabilitacao
  Adiando a fisioterapia há quanto tempo?
  Tem algum movimento que incomoda?
  O atendimento começa sempre por uma avaliação individual.
  + Venha com roupa confortável e traga os exames que tiver.
  + Conte o que você gostaria de voltar a fazer.
podiatry #podologia #saudedospes #pes
  Seus pés andam pedindo cuidado?
  Sapato apertando?
  + Conte onde dói e há quanto tempo.
  + Evite mexer em casa antes da consulta.
  + Tem diabetes? Avise ao marcar.
law #advocacia #direito #advogados
  Não sabe por onde começar?
  Você conhece os seus direitos?
  Cada caso depende dos seus documentos e dos seus prazos.
  + Antes de decidir, reúna os documentos.
  + A lei muda: vale consultar antes de assinar.
accounting #contabilidade #contador #empreendedorismo
  Suas contas estão em dia?
  Imposto dando dor de cabeça?
  + Conte qual é o seu negócio e como estão as contas hoje.
  + Guarde todas as notas, a gente diz quais contam.
  + Não sabe quais prazos valem para você? Pergunte.
real-estate #imoveis #corretordeimoveis #imobiliaria
  Procurando um lugar para morar?
  Já se imaginou morando aqui?
  + Peça mais fotos e todos os detalhes.
  + Vale conhecer pessoalmente antes de decidir.
  + Se não é bem o que procura, conte o que você precisa.
fitness #treino #vidaativa #fitness
  Vai começar na segunda de novo?
  Bora treinar?
  + Nunca treinou? Avise que a gente começa daí.
  + Traga água, toalha e um tênis confortável.
  + Traga aquela amizade que não deixa você faltar.
yoga #bemestar #movimento #qualidadedevida
  Faz quanto tempo que você não respira fundo?
  Quando foi a última pausa da sua semana?
  + Venha com roupa confortável.
  + Nunca fez? Avise que a gente começa do começo.
  + Chegue uns minutinhos antes para entrar com calma.
tutoring #estudos #aprender #educacao
  Tem alguma matéria tirando o sono?
  A prova está chegando?
  + Conte a série e os assuntos mais difíceis.
  + Traga a lição ou a última prova para a primeira aula.
  + Nenhuma pergunta é boba.
fashion #moda #lookdodia #modafeminina
  Já sabe com que roupa vai?
  Para o dia a dia ou para sair?
  + Na dúvida do tamanho, peça as medidas.
  + Quer ver melhor? A gente manda mais fotos.
  + Troque o sapato e já vira outro look.
shoes #calcados #sapatos #moda
  Para o dia a dia ou para sair?
  Já está na hora de um par novo?
  + Conte o seu número que a gente procura.
  + Ficou entre dois números? Pergunte antes de escolher.
  + Prove os dois pés antes de decidir.
bags #bolsas #acessorios #moda
  O que não sai da sua bolsa?
  Para o trabalho ou para viajar?
  + Peça as medidas e mais fotos.
  + Conte o que precisa caber dentro.
  + Também é um ótimo presente.
jewellery #joias #semijoias #acessorios
  Para você ou para presentear?
  Para uma ocasião especial ou para todo dia?
  + Na dúvida do tamanho, peça as medidas.
  + Combina com o que você já usa.
  + É presente? Avise no pedido.
cosmetics #cosmeticos #beleza #skincare
  O que nunca falta na sua rotina?
  Já sabe qual é o seu?
  + Pergunte como usar.
  + Conte como é a sua pele ou o seu cabelo e a gente ajuda a escolher.
  + É presente? Avise no pedido.
optician #otica #oculos #armacao
  Já está na hora de trocar os óculos?
  Quando você fez o último exame de vista?
  + Prove quantas armações quiser.
  + Se tem receita, traga.
  + Venha com alguém sincero para dar palpite.
kids #infantil #bebe #maternidade
  Tem chá de bebê ou aniversário chegando?
  Tem bebê a caminho?
  + Conte a idade e a gente ajuda com o tamanho.
  + Criança cresce rápido: na dúvida, um número maior.
  + É presente? Avise no pedido.
home #decoracao #casa #casaedecoracao
  Em que canto da casa ficaria melhor?
  Tem algum canto da casa que você quer mudar?
  + Meça o espaço e tire as dúvidas com a gente.
  + Não se decide? Mande uma foto do ambiente.
  + Bom presente para quem está de casa nova.
crafts #feitoamao #artesanato #presentes
  Procurando um presente que ninguém mais vai dar?
  Para você ou para presentear?
  + Quer em outra cor ou com nome? Pergunte.
  + Conte para quando você precisa.
  + Bom presente para quem já tem de tudo.
candles #velas #velasaromaticas #presentes
  Aroma fresco ou mais doce?
  Para você ou para presentear?
  + Não sabe qual aroma escolher? Conte do que você gosta.
  + Corte o pavio antes de acender.
  + Longe do vento, ela queima por igual.
seamstress #costureira #costura #ajustesderoupas
  Tem roupa parada no armário porque não serve bem?
  Festa chegando e a roupa precisa de ajuste?
  + Traga o sapato que você vai usar com a peça.
  + Precisa para uma data? Avise logo.
  + Você prova aqui e a gente marca no corpo.
vet #veterinaria #medicoveterinario #pets
  Quando foi a última consulta do seu pet?
  As vacinas do seu pet estão em dia?
  + Traga a carteirinha de vacinação.
  + Notou algo diferente? Conte na consulta.
  + Gato na caixinha, cachorro na guia.
pet #banhoetosa #petshop #cachorros
  Quem está precisando de um banho?
  Quem manda em casa: você ou o seu pet?
  + Conte a raça, o porte e como está o pelo.
  + Primeira vez? Conte do que ele gosta e do que tem medo.
  + Tem alergia ou alguma parte sensível? Avise antes.
gardening #jardinagem #jardim #jardineiro
  O mato tomou conta do jardim?
  Como anda o seu jardim?
  + Mande umas fotos e o tamanho aproximado.
  + Uma visita só ou todo mês, você escolhe.
  + Conte o que quer manter e o que pode sair.
plants #plantas #plantasemcasa #jardim
  Qual canto da sua casa está pedindo uma planta?
  Cabe mais uma planta em casa?
  + Conte quanta luz bate aí e a gente ajuda a escolher.
  + Pergunte de quanto em quanto tempo rega.
  + Também é um ótimo presente.
flowers #flores #floricultura #buque
  Para quem você mandaria flores?
  Aniversário, pedido de desculpas ou só porque sim?
  + Conte a ocasião, as cores e o que escrever no cartão.
  + Corte o talo e troque a água a cada dois dias.
  + Precisa para uma data? Encomende antes.
photography #fotografia #fotografa #ensaiofotografico
  Quando foi a última vez que você tirou fotos de verdade?
  Quem não pode faltar na foto?
  + Nunca posou? A gente orienta.
  + Não sabe o que vestir? Pergunte que a gente ajuda.
  + Conte para que são as fotos e onde você imagina.
events #festas #eventos #comemoracao
  Tem festa chegando?
  Já tem data e tema?
  + Conte a data, o lugar e o número de convidados.
  + Já tem um tema? Mande as suas referências.
  + Pergunte antes se a sua data está livre.
cleaning #limpeza #faxina #diarista
  Que tal ter o sábado de volta?
  Quando foi a última faxina pesada?
  + Conte o tamanho do lugar e o que precisa ser feito.
  + Mande umas fotos e a gente já sabe o que levar.
  + Uma vez só ou toda semana, você escolhe.
mechanic #mecanica #oficinamecanica #carros
  Quando foi a última revisão do seu carro?
  Vai pegar estrada?
  + Mande o modelo e o ano do carro.
  + Barulho estranho? Conte como é e a gente dá uma olhada.
  + O manual diz de quanto em quanto tempo fazer.
carwash #lavajato #lavagemautomotiva #esteticaautomotiva
  Quando foi a última lavagem completa?
  Criança, cachorro ou praia no banco de trás?
  + Mande o modelo e conte como está por dentro.
  + Tire os objetos de valor e deixe o resto com a gente.
  + Tem pelo de pet ou mancha? Avise antes.
electrician #eletricista #manutencaoresidencial #maridodealuguel
  Tem um conserto parado em casa?
  Alguma coisa em casa não funciona?
  + Mande uma foto e conte o que precisa ser feito.
  + Já tem o material? Diga qual.
  + É urgente? Já avise na mensagem.
building #reforma #obra #casa
  Por qual cômodo você começaria?
  Cansou de olhar para aquela parede?
  + Mande fotos e as medidas aproximadas.
  + Na dúvida da cor? Teste num pedacinho antes.
  + Conte para quando você quer começar.
architecture #arquitetura #designdeinteriores #projeto
  Por qual ambiente você começaria?
  A casa já não acompanha a sua rotina?
  + Mande as medidas e umas fotos do espaço.
  + Conte quem mora na casa e como é o dia a dia.
  + Junte umas referências do que você gosta.
carpentry #marcenaria #moveisplanejados #movelsobmedida
  Tem um canto em que nada encaixa?
  O que você colocaria nesse canto?
  + Mande as medidas e uma foto do espaço.
  + Tem foto de algo parecido? Mande também.
  + Conte o que precisa guardar e o projeto parte daí.
repairs #assistenciatecnica #consertodecelular #manutencao
  Celular ou computador dando trabalho?
  Está usando assim há quanto tempo?
  + Mande o modelo e conte o que aconteceu.
  + Se der, faça um backup antes de trazer.
  + Molhou? Desligue e não carregue.
travel #agenciadeviagens #viagem #ferias
  Quem vai com você?
  Já tem as datas?
  + Conte as datas, quantas pessoas e de onde saem.
  + Preço e lugar mudam: pergunte os de hoje.
  + Confira se os documentos estão na validade.
generic #negociolocal
`)
