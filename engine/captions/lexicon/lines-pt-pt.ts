import { tradeLines } from './trade-lines.ts'

export const LINES_PT_PT = tradeLines(`
beauty #estetica #esteticista #cuidadosdapele
  Há quanto tempo não tiras uma hora só para ti?
  A tua pele anda a precisar de atenção?
  + Não sabes do que a tua pele precisa? Conta-nos como está e vemos juntas.
  + Avisa se tens alergias ou pele sensível.
  + Se puderes, vem sem maquilhagem.
massage #massagem #massagista #bemestar
  A semana pesou nos ombros?
  Quando foi a última vez que passaste uma hora sem telemóvel?
  + Diz-nos onde sentes mais tensão e que pressão preferes.
  + Chega uns minutos antes para começar com calma.
  + Preferes silêncio? É só dizer.
waxing #depilacao #pelelisinha #pelemacia
  Viagem marcada?
  Já está na altura da depilação?
  + Primeira vez? Pergunta tudo o que quiseres antes de vir.
  + Não uses lâmina nos dias antes da sessão.
  + Nesse dia, é melhor vires sem creme na pele.
makeup #maquilhagem #maquilhadora #makeup
  Tens um casamento ou um batizado à porta?
  Festa marcada e ainda sem maquilhagem?
  + Envia uma fotografia de uma maquilhagem de que gostes e a cor do vestido.
  + Diz a que horas tens de estar pronta.
  + Mais leve ou mais marcada, escolhes tu.
barber #barbearia #barbeiro #cortemasculino
  Já está na altura do corte?
  Há quanto tempo foi o último corte?
  + Tens uma fotografia do corte que queres? Traz.
  + Não sabes o que pedir? Vemos isso na cadeira.
  + Diz-nos como usas o cabelo no dia a dia e partimos daí.
hair #cabelo #cabeleireira #salaodecabeleireiro
  Com vontade de mudar o cabelo?
  Já está na altura de ir ao cabeleireiro?
  + Traz umas fotografias de cabelos de que gostes.
  + Conta-nos o que já fizeste ao cabelo, tintas incluídas.
  + Na dúvida com o tom, decidimos juntas antes de começar.
nails #unhas #manicure #unhasdegel
  Já está na altura da manutenção?
  Tens um modelo guardado no telemóvel?
  + Envia a fotografia da inspiração e dizemos quanto tempo demora.
  + Curtas ou compridas, quadradas ou amendoadas: escolhes tu.
  + É preciso remover o verniz anterior? Avisa quando marcares.
lashes #pestanas #extensoesdepestanas #lashartist
  Cansada de pôr rímel todos os dias?
  Já está na altura da manutenção?
  + Mais natural ou com mais volume, escolhes tu.
  + Vem sem rímel e com as pestanas limpas.
  + Primeira vez? Pergunta como cuidar delas depois.
brows #sobrancelhas #designdesobrancelhas #microblading
  Já está na altura de arranjar as sobrancelhas?
  Andas há meses a deixar crescer as sobrancelhas?
  + Primeiro marcamos o desenho contigo, depois começamos.
  + Se tens um formato em mente, traz uma fotografia.
  + Mais suaves ou mais marcadas, escolhes tu.
tattoo #tatuagem #tattoo #tatuador
  Essa ideia ainda está só na cabeça?
  Tens uma referência guardada no telemóvel?
  + Envia a ideia, o tamanho e a zona do corpo.
  + Dúvidas sobre o sítio ou os cuidados? Pergunta antes de marcar.
  + Na véspera, dorme bem e come bem.
bakery #padaria #paofresco #paoquente
  Já tens pão para o pequeno-almoço?
  Quem tira o café?
  + Com um café acabado de tirar sabe ainda melhor.
  + Leva um para agora e outro para depois.
  + Só com manteiga já chega.
confectionery #pastelaria #bolos #doces
  Já tens sobremesa?
  Há alguma coisa para festejar?
  + Diz-nos a data e quantas pessoas são, e ajudamos no tamanho.
  + Há alergias à mesa? Avisa quando encomendares.
  + Também é um bom presente.
acai #acai #sobremesa #saudavel
  Quem vem contigo?
  Copo ou cone?
  + Com calor sabe ainda melhor.
  + Traz quem quiseres convidar.
  + Come depressa, que não espera.
icecream #gelado #gelataria #sobremesa
  Copo ou cone?
  Que sabor escolhias?
  + Com calor sabe ainda melhor.
  + Traz quem quiseres convidar.
  + Não sabes qual levar? Pede para provar.
snacks #petiscos #foodie #ondecomer
  Há fome?
  Quem vem dividir?
  + Queres tirar algum ingrediente? Diz ao pedir.
  + Melhor comer logo, ainda quente.
  + Um para dividir. Ou não.
pizza #pizza #pizzaria #noitedepizza
  Sem planos para o jantar?
  Hoje é noite de pizza?
  + Não chegam a acordo? Metade, metade.
  + Melhor ainda na hora em que se abre a caixa.
  + Chama a família para a mesa.
meals #comidacaseira #refeicoes #marmitas
  Sem tempo para cozinhar esta semana?
  O que vais almoçar esta semana?
  + Diz-nos o que não comes quando fizeres o pedido.
  + É aquecer e comer.
  + Menos uma coisa em que pensar.
grocery #mercearia #frescos #promocoes
  O que não pode faltar na tua lista?
  Já fizeste a lista da semana?
  + Envia a lista e separamos tudo.
  + Vem cedo para escolher melhor.
  + Traz o teu saco.
food #restaurante #ondecomer #gastronomia
  Já sabes onde vais comer hoje?
  Quem vem contigo?
  + Tens alguma alergia? É só dizer.
  + Traz a família.
  + Vêm em grupo? Avisa antes.
dentistry #medicinadentaria #dentista #saudeoral
  Há quanto tempo não vais ao dentista?
  Ficaste com alguma dúvida sobre o tratamento?
  Todo o tratamento começa por uma avaliação individual.
  + Traga as suas dúvidas para a consulta.
  + Na consulta, diga que medicamentos toma.
medicine #saude #cuidados #bemestar
  Há quanto tempo não fazes um check-up?
  Ficaste com alguma dúvida sobre o tratamento?
  Todo o tratamento começa por uma avaliação individual.
  + Traga os exames recentes e a lista do que toma.
  + Anote as suas perguntas e leve-as para a consulta.
psychology #psicologia #psicologa #saudemental
  A pensar em começar terapia?
  Como estás, a sério?
  Não é preciso ter tudo resolvido para começar.
  + Na primeira sessão, conta a sua história ao seu ritmo.
  + O que se diz na sessão é confidencial.
nutrition #nutricao #nutricionista #alimentacaosaudavel
  Não sabes por onde começar na alimentação?
  Como é um dia normal de refeições para ti?
  Não é preciso mudar tudo de uma vez.
  + Primeiro vemos a sua rotina, os seus gostos e os seus horários.
  + Se tiver análises recentes, traga-as para a consulta.
physiotherapy #fisioterapia #fisioterapeuta #reabilitacao
  Andas a adiar a fisioterapia?
  Há algum movimento que te custa?
  Começamos sempre por uma avaliação individual.
  + Venha com roupa confortável e traga os exames que tiver.
  + Diga-nos o que gostava de voltar a fazer.
podiatry #podologia #saudedospes #pes
  Os teus pés andam a pedir cuidado?
  Sapatos a apertar?
  + Diz-nos onde dói e há quanto tempo.
  + Evita mexer em casa antes da consulta.
  + Tens diabetes? Avisa ao marcar.
law #advocacia #direito #advogados
  Não sabe por onde começar?
  Conhece os seus direitos?
  Cada caso depende dos seus documentos e dos seus prazos.
  + Antes de decidir, reúna os documentos.
  + A lei muda: vale a pena consultar antes de assinar.
accounting #contabilidade #contabilista #empreendedorismo
  As contas da empresa estão em dia?
  Os impostos dão-te dores de cabeça?
  + Diz-nos qual é o teu negócio e como estão as contas.
  + Guarda todas as faturas, dizemos quais contam.
  + Não sabes que prazos te dizem respeito? Pergunta.
real-estate #imobiliaria #imoveis #casasparavenda
  À procura de casa?
  Já te imaginas a viver aqui?
  + Pede mais fotografias e todos os pormenores.
  + Vale a pena ver ao vivo antes de decidir.
  + Se não é bem o que procuras, diz-nos do que precisas.
fitness #treino #vidaativa #fitness
  Outra vez a começar na segunda-feira?
  Vamos treinar?
  + Nunca treinaste? Avisa, que começamos por aí.
  + Traz água, toalha e uns ténis confortáveis.
  + Traz alguém que não te deixe faltar.
yoga #bemestar #movimento #qualidadedevida
  Há quanto tempo não respiras fundo?
  Quando foi a última pausa da tua semana?
  + Vem com roupa confortável.
  + Nunca fizeste? Avisa, que começamos do início.
  + Chega uns minutos antes para entrar com calma.
tutoring #explicacoes #estudar #apoioescolar
  Há alguma disciplina a tirar-te o sono?
  O exame está a chegar?
  + Diz-nos o ano e as matérias mais difíceis.
  + Traz os exercícios ou o último teste para a primeira aula.
  + Nenhuma pergunta é parva.
fashion #moda #lookdodia #lojaderoupa
  Já sabes o que vais vestir?
  Para o dia a dia ou para sair?
  + Na dúvida com o tamanho, pede as medidas.
  + Queres ver melhor? Enviamos mais fotografias.
  + Troca os sapatos e já parece outro look.
shoes #calcado #sapatos #moda
  Para o dia a dia ou para sair?
  Já está na altura de um par novo?
  + Diz-nos o teu número, que procuramos.
  + Ficaste entre dois números? Pergunta antes de escolher.
  + Experimenta o par inteiro antes de decidir.
bags #malas #acessorios #moda
  O que é que anda sempre contigo?
  Para o trabalho ou para viajar?
  + Pede as medidas e mais fotografias.
  + Diz-nos o que tem de caber lá dentro.
  + Também é um bom presente.
jewellery #joias #joalharia #acessorios
  Para ti ou para oferecer?
  Para uma ocasião especial ou para todos os dias?
  + Na dúvida com o tamanho, pede as medidas.
  + Combina com o que já usas.
  + É para oferecer? Diz ao encomendar.
cosmetics #cosmetica #beleza #skincare
  O que nunca falta na tua rotina?
  Já sabes qual é o teu?
  + Pergunta como se usa.
  + Diz-nos como é a tua pele ou o teu cabelo e ajudamos a escolher.
  + É para oferecer? Diz ao encomendar.
optician #otica #oculos #armacoes
  Já está na altura de trocar de óculos?
  Quando foi a tua última consulta de visão?
  + Experimenta quantos modelos quiseres.
  + Se tens receita, traz.
  + Vem com alguém sincero para dar opinião.
kids #bebe #crianca #roupadecrianca
  Há um batizado ou um aniversário à porta?
  Vem aí um bebé?
  + Diz-nos a idade e ajudamos com o tamanho.
  + As crianças crescem depressa: na dúvida, o tamanho acima.
  + É para oferecer? Diz ao encomendar.
home #decoracao #casa #decoracaodeinteriores
  Em que canto da casa ficava melhor?
  Há algum canto da casa que queres mudar?
  + Mede o espaço e tira as dúvidas connosco.
  + Não te decides? Envia uma fotografia do espaço.
  + Bom presente para quem tem casa nova.
crafts #feitoamao #artesanato #presentes
  À procura de um presente que mais ninguém vai dar?
  Para ti ou para oferecer?
  + Queres noutra cor ou com um nome? Pergunta.
  + Diz-nos para quando precisas.
  + Bom presente para quem já tem tudo.
candles #velas #velasaromaticas #presentes
  Aroma fresco ou mais doce?
  Para ti ou para oferecer?
  + Não sabes que aroma escolher? Diz-nos do que gostas.
  + Corta o pavio antes de acender.
  + Longe das correntes de ar, arde por igual.
seamstress #costureira #costura #arranjosderoupa
  Tens roupa parada no armário porque não assenta bem?
  Festa à porta e a roupa precisa de um arranjo?
  + Traz os sapatos que vais usar com a peça.
  + Precisas para uma data? Diz logo.
  + Experimentas aqui e marcamos no corpo.
vet #veterinaria #medicoveterinario #animais
  Quando foi a última consulta do teu animal?
  As vacinas estão em dia?
  + Traz o boletim de vacinas.
  + Notaste algo diferente? Conta-nos na consulta.
  + Gatos na transportadora, cães com trela.
pet #tosquias #caes #animais
  Quem está a precisar de um banho?
  Quem manda lá em casa: tu ou o cão?
  + Diz-nos a raça, o porte e como está o pelo.
  + Primeira vez? Conta-nos do que ele gosta e do que tem medo.
  + Tem alergias ou alguma zona sensível? Avisa antes.
gardening #jardinagem #jardim #jardineiro
  As ervas tomaram conta do jardim?
  Como está o teu jardim?
  + Envia umas fotografias e a área aproximada.
  + Uma visita só ou todos os meses, escolhes tu.
  + Diz-nos o que queres manter e o que pode sair.
plants #plantas #plantasdeinterior #plantasemcasa
  Que canto da tua casa está a pedir uma planta?
  Cabe mais uma planta em casa?
  + Diz-nos quanta luz tens e ajudamos a escolher.
  + Pergunta de quanto em quanto tempo se rega.
  + Também é um bom presente.
flowers #flores #florista #ramodeflores
  A quem mandavas flores?
  Anos, pedido de desculpas ou só porque sim?
  + Diz-nos a ocasião, as cores e o que escrever no cartão.
  + Corta os pés e muda a água de dois em dois dias.
  + Precisas para uma data? Encomenda com tempo.
photography #fotografia #fotografa #sessaofotografica
  Quando foi a última vez que tiraste fotografias a sério?
  Quem não pode faltar na fotografia?
  + Nunca posaste? Nós orientamos.
  + Não sabes o que vestir? Pergunta, que ajudamos.
  + Diz-nos para que são as fotografias e onde as imaginas.
events #festas #eventos #celebracoes
  Há festa a chegar?
  Já tens data e tema?
  + Diz-nos a data, o sítio e o número de convidados.
  + Já tens um tema? Envia as tuas referências.
  + Pergunta com tempo se a tua data está livre.
cleaning #limpezas #limpezadomestica #limpeza
  E se tivesses o sábado de volta?
  Quando foi a última limpeza a fundo?
  + Diz-nos o tamanho do espaço e o que é preciso fazer.
  + Envia umas fotografias e já sabemos o que levar.
  + Uma vez só ou todas as semanas, escolhes tu.
mechanic #oficina #mecanica #automovel
  Quando foi a última revisão do carro?
  Vais fazer-te à estrada?
  + Diz-nos a marca, o modelo e o ano.
  + Um barulho estranho? Diz-nos como é e vemos o que se passa.
  + O manual diz de quanto em quanto tempo se faz.
carwash #lavagemauto #esteticaautomovel #detailing
  Quando foi a última lavagem completa?
  Crianças, cão ou praia no banco de trás?
  + Diz-nos o modelo e como está por dentro.
  + Tira os objetos de valor e deixa o resto connosco.
  + Há pelo de animal ou nódoas? Avisa antes.
electrician #eletricista #reparacoes #manutencao
  Tens um arranjo parado em casa?
  Há alguma coisa em casa que não funciona?
  + Envia uma fotografia e diz-nos o que é preciso fazer.
  + Já tens o material? Diz qual.
  + É urgente? Diz logo na mensagem.
building #remodelacoes #obras #casa
  Por que divisão começavas?
  Cansado de olhar para aquela parede?
  + Envia fotografias e as medidas aproximadas.
  + Na dúvida com a cor? Experimenta primeiro num bocadinho.
  + Diz-nos para quando queres começar.
architecture #arquitetura #designdeinteriores #projeto
  Por que divisão começavas?
  A casa já não acompanha a tua rotina?
  + Envia as medidas e umas fotografias do espaço.
  + Diz-nos quem vive na casa e como é o dia a dia.
  + Junta umas referências de que gostes.
carpentry #carpintaria #moveispormedida #marcenaria
  Tens um canto onde nada encaixa?
  O que punhas nesse canto?
  + Envia as medidas e uma fotografia do espaço.
  + Tens uma fotografia de algo parecido? Envia também.
  + Diz-nos o que precisas de guardar e o projeto parte daí.
repairs #assistenciatecnica #reparacaodetelemoveis #reparacoes
  Telemóvel ou computador a dar problemas?
  Há quanto tempo andas assim?
  + Diz-nos o modelo e o que aconteceu.
  + Se puderes, faz uma cópia dos dados antes de trazer.
  + Molhou-se? Desliga e não carregues.
travel #agenciadeviagens #viagens #ferias
  Quem vai contigo?
  Já tens as datas?
  + Diz-nos as datas, quantas pessoas e de onde saem.
  + Preços e lugares mudam: pergunta os de hoje.
  + Confirma se os documentos estão válidos.
generic #comerciolocal
`)
