import { lines, words, type Grammar } from './grammar.ts'

export const ptPt: Grammar = {
  openings: {
    sell: {
      plain: lines(`
        Para quem já andava de olho.
        Para quem perguntou, aqui está.
        Envia a quem vai gostar de saber.
        As boas notícias contam-se logo.
        Vale a pena guardar esta publicação.
        O que vale a pena saber, em poucas linhas.`),
      casual: lines(`
        Manda já isto para o grupo.
        Apetece-te?
        Se faltava um sinal, é este.
        Já sabes com quem partilhar?`),
      product: lines(`
        A pensar em {product}? Vieste ao sítio certo.
        Há {product} por aqui.
        Alguém falou em {product}?
        {Product}: aponta os pormenores.`),
    },
    new: {
      plain: lines(`
        Há novidades por aqui.
        Uma boa novidade não se guarda.
        Novo por aqui, e já no feed.
        Mostramos primeiro a quem nos acompanha.
        Mais uma novidade para mostrar.
        É com alegria que mostramos isto.`),
      casual: lines(`
        Abram alas, que há novidade.
        Um bom segredo dura pouco.
        Sim, é mesmo o que estás a ver.
        Quem nos segue fica a saber primeiro.`),
      product: lines(`
        Agora há {product} por aqui.
        Diz olá à novidade: {product}.
        A novidade é {product}.
        Novo por aqui: {product}.`),
    },
    agenda: {
      plain: lines(`
        A agenda está aberta.
        Há lugar para ti na agenda.
        Quem se organiza cedo escolhe o horário.
        Um lembrete para marcares o teu horário.
        Já olhaste para o calendário?
        Vale a pena reservar um horário para isto.`),
      casual: lines(`
        Vamos marcar?
        Os bons horários voam.
        Antes que a semana encha, marca o teu.
        O teu nome ainda cabe na lista.`),
      product: lines(`
        Agenda aberta para {product}.
        Queres marcar {product}? A agenda está aberta.
        {Product}: escolhe o teu horário.
        Se {product} está nos teus planos, é altura de marcar.`),
    },
    result: {
      plain: lines(`
        Repara nos pormenores.
        Um resultado que dá gosto mostrar.
        A fotografia conta melhor do que nós.
        É por momentos assim que gostamos do que fazemos.
        Trabalho pronto, sorriso no rosto.
        Cada pormenor teve o seu tempo.
        Vê com calma.
        Ver tudo pronto é a melhor parte.
        Há trabalhos que falam por si.
        Da conversa inicial até aqui.`),
      casual: lines(`
        Podes fazer zoom.
        Missão cumprida por aqui.
        Respira e vê isto de perto.
        Há resultados que pedem um post.
        Convosco, o trabalho do dia.`),
      product: [],
    },
    tip: {
      plain: lines(`
        Vale a pena ler com calma e guardar.
        Uma orientação para o dia a dia.
        O básico, bem lembrado.
        Uma dica simples para levares contigo.
        Pequenos hábitos, grande diferença.
        O conselho de quem faz isto todos os dias.
        A boa informação é para partilhar.
        Um minuto de leitura que vale a pena.
        Guarda esta para quando precisares.
        Simples, mas muitas vezes esquecido.`),
      casual: lines(`
        Guarda já este post.
        Ninguém te tinha contado?
        Vamos facilitar a vida?
        Aula rápida, sem teste no fim.
        Toma nota, que esta é boa.`),
      product: [],
    },
    thanks: {
      plain: lines(`
        Este post é só para agradecer.
        Cada pessoa aqui faz a diferença.
        Faltam palavras, sobra carinho.
        Há alegrias que só fazem sentido partilhadas.
        A gratidão cabe em poucas linhas.
        Que bom ter-te por perto.
        O nosso muito obrigado.
        Lemos, sentimos e agradecemos.
        Um minuto só para reconhecer quem está connosco.
        Ninguém chega longe sem companhia.`),
      casual: lines(`
        Coração quentinho por aqui.
        Um abraço em forma de post.
        Pausa na correria para dizer uma coisa.
        Se estás a ler isto, é contigo.
        Chega aqui, que o assunto és tu.`),
      product: [],
    },
    celebration: {
      plain: lines(`
        Dia de celebrar.
        Que alegria partilhar este momento.
        As boas datas merecem um post.
        Celebrar em conjunto sabe muito melhor.
        Há datas que aquecem o coração.
        Motivos para sorrir não faltam.
        Um momento para guardar na memória.
        Hora de brindar às coisas boas.
        Um carinho especial para assinalar a data.
        Quem caminha junto celebra junto.`),
      casual: lines(`
        Podem soltar os balões.
        Um brinde, nem que seja de café.
        Parem tudo: é dia de festa.
        Sorriso de orelha a orelha por aqui.
        Quem gosta de festa levanta a mão.`),
      product: [],
    },
    hiring: {
      plain: lines(`
        Procuramos alguém para somar.
        A equipa tem uma vaga aberta.
        Partilha com quem procura trabalho.
        A equipa vai crescer.
        O teu próximo trabalho pode estar aqui.
        Procuramos gente boa.
        Vaga aberta, porta aberta.
        Conheces alguém com este perfil?
        Há lugar na equipa.
        Uma oportunidade para quem gosta do que faz.`),
      casual: lines(`
        Queres trabalhar connosco?
        Identifica aquela pessoa que precisa de ver isto.
        Prepara o currículo.
        Vamos fazer equipa?
        Procura-se alguém para somar.`),
      product: [],
    },
    hours: {
      plain: lines(`
        Um aviso sobre os próximos dias.
        Confirma antes de vir.
        Informamos com antecedência.
        Um aviso para te organizares.
        Aponta no calendário.
        Antes de sair de casa, espreita isto.
        Uma nota sobre o nosso funcionamento.
        Para ninguém vir em vão.
        Atenção aos horários.
        Fica combinado assim.`),
      casual: lines(`
        Recadinho da semana.
        O combinado não sai caro.
        Organiza-te connosco.
        Aviso rápido.
        Agenda na mão?`),
      product: [],
    },
    testimonial: {
      plain: lines(`
        Palavra de quem viveu a experiência.
        Ler isto muda-nos o dia.
        Quem conta é quem cá esteve.
        Este recado merecia um post.
        Um carinho destes partilha-se.
        A confiança é o que mais importa por aqui.
        Cada palavra foi lida com carinho.
        Partilhamos com a devida alegria.
        É isto que faz o trabalho valer a pena.
        Palavras que ficam connosco.`),
      casual: lines(`
        Há mensagens que dá vontade de emoldurar.
        Lemos e relemos, confessamos.
        Esta vai para o mural.
        Um comentário assim vale o pequeno-almoço inteiro.
        Melhor do que sermos nós a dizer é ouvir quem veio.`),
      product: [],
    },
    share: {
      plain: lines(`
        Um pouco do nosso dia a dia.
        Diretamente da nossa rotina.
        Para quem acompanha o nosso trabalho.
        Mais um pouco do que fazemos.
        Viemos só contar.
        Há publicação nova por aqui.`),
      casual: lines(`
        Ora vejam.
        Chega aqui.
        Esta publicação estava a pedir para sair.
        Conta lá se também gostas.`),
      product: lines(`
        Se o assunto é {product}, fica por aqui.
        Vamos falar de {product}?
        Quem mais gosta de {product}?
        {Product}: é este o assunto.`),
    },
    untold: {
      plain: lines(`
        O que te chama a atenção primeiro nesta fotografia?
        Que legenda davas a esta fotografia?
        Que história te conta esta fotografia?
        Vê com calma e conta o que viste.
        Que palavra combina com esta fotografia?
        O que te faz lembrar esta fotografia?`),
      casual: lines(`
        Faz zoom: que pormenor encontraste?
        Legenda livre: qual seria a tua?
        Que emoji combina com esta fotografia?
        Conta o que viste primeiro.`),
      product: [],
    },
  },
  crafts: {
    beauty: lines(`
      Cuidar de ti não precisa de data especial.
      A autoestima também se constrói nos pequenos gestos.
      É aquele tempo em que o telemóvel fica de lado e tu vens primeiro.
      Beleza, para nós, é reconheceres-te ao espelho.`),
    hair: lines(`
      O cabelo conta histórias, e cada fio tem a sua.
      Sair daqui de visual novo melhora qualquer segunda-feira.
      Antes da tesoura vem a conversa: o que combina com a tua rotina?
      Há mudanças que começam mesmo pela cabeça.`),
    nails: lines(`
      Mãos arranjadas mudam até a forma de segurar a chávena.
      A cor do verniz diz muito sobre o humor da semana.
      French, nude ou vermelho: qual combina contigo?
      Um pormenor pequeno, daqueles que se olham o dia inteiro.`),
    brows: lines(`
      O olhar chega antes de nós.
      Boas sobrancelhas são as que respeitam o teu rosto.
      A moldura certa, o olhar descansado.
      Um pormenor que aparece em todas as selfies.`),
    bakery: lines(`
      O cheiro a forno tem o dom de juntar gente na cozinha.
      Pão quentinho pede manteiga e boa companhia.
      Há confortos que vêm embrulhados num saco de papel.
      Café tirado, mesa posta, o resto resolve-se.`),
    confectionery: lines(`
      Há dias que pedem um doce, e está tudo bem.
      A primeira prova é sempre em silêncio.
      Um bom doce acaba por virar memória de família.
      Festa pequena ou mesa cheia: o bolo é sempre o centro da fotografia.`),
    food: lines(`
      A boa comida junta gente à volta da mesa.
      Traz a fome, que a cozinha trata do resto.
      Um prato feito com calma sabe a outra coisa.
      Há sabores que lembram casa.`),
    dentistry: lines(`
      Cada sorriso pede, antes de mais, uma conversa.
      Cuidar dos dentes é cuidar da saúde toda.
      As dúvidas não precisam de esperar pela próxima consulta.
      Cada caso é único e merece uma avaliação individual.`),
    medicine: lines(`
      A saúde cuida-se com informação e acompanhamento.
      Cada pessoa é única e merece uma avaliação individual.
      Ouvir faz parte da consulta.
      Prevenir é um gesto de carinho.`),
    'real-estate': lines(`
      A casa certa é aquela onde já te imaginas ao pequeno-almoço.
      Repara na luz, percorre as divisões, ouve o silêncio.
      Escolher onde viver é decidir com calma.
      Todas as chaves guardam um começo.`),
    fitness: lines(`
      A constância ganha à pressa.
      O treino possível é melhor do que o treino perfeito.
      O teu corpo, o teu ritmo, um dia de cada vez.
      O mais difícil é sempre calçar as sapatilhas.`),
    fashion: lines(`
      A roupa boa entra na rotina sem pedir licença.
      Imagina com aquela peça que já mora no teu armário.
      Vestir o que tem a tua cara muda o passo.
      Combina com o dia, com a noite e contigo.`),
    crafts: lines(`
      O que é feito à mão tem tempo lá dentro.
      Cada peça guarda um pouco de quem a fez.
      Um bom presente é o que se guarda.
      Nenhum ponto é igual ao outro, e essa é a graça.`),
    pet: lines(`
      Quem tem um animal em casa percebe.
      Uma cauda a abanar é o melhor sinal.
      O amor de quatro patas merece cuidado.
      Aquele olhar pedinchão, conhecemo-lo bem.`),
    flowers: lines(`
      As flores dizem o que não sabemos escrever.
      Uma jarra na mesa muda o ambiente da casa.
      Não é preciso motivo para receber flores.
      Cor, perfume e um bilhete: o resto é contigo.`),
    photography: lines(`
      Daqui a uns anos, será esta fotografia a contar a história.
      A melhor pose é quando te esqueces da câmara.
      Luz bonita e gente de verdade: é disso que gostamos.
      As boas memórias merecem sair do telemóvel.`),
    generic: lines(`
      O trabalho feito com atenção vê-se nos pormenores.
      Acreditamos no simples bem feito.
      Cada cliente chega com uma história, e gostamos de a ouvir.
      Pequenos cuidados fazem o dia correr melhor.`),
  },
  moods: {
    tip: lines(`
      Não é preciso mudar tudo de uma vez.
      Começar pequeno já é começar.
      Se ficou alguma dúvida, pergunta: aqui não há perguntas tontas.
      Partilhar o que se sabe também é cuidar.`),
    thanks: lines(`
      Nada disto se faz sem gente do outro lado.
      Cada mensagem, cada visita e cada recomendação contam muito.
      Lemos tudo, e guardamos.
      Seguimos com o mesmo cuidado de sempre.`),
    celebration: lines(`
      Que não faltem abraços nem bons motivos.
      Momentos assim dão sentido à correria.
      Fica o registo e fica a alegria.
      Quem faz parte sabe o que significa.`),
    hiring: lines(`
      A vontade de aprender conta muito.
      Se não for para ti, talvez seja para alguém que conheces.
      Uma boa equipa faz-se de gente que se respeita.
      As boas histórias de trabalho começam com uma conversa.`),
    hours: lines(`
      Assim ninguém perde tempo.
      Para qualquer coisa, basta enviar mensagem.
      Agradecemos a compreensão.
      Convém avisar quem vem também.`),
  },
  closings: {
    order: {
      casual: lines(`
        Envia mensagem e garante já o teu.
        Comenta EU QUERO, que nós respondemos.
        Faz a tua encomenda por mensagem privada.
        Manda mensagem e combinamos tudo.
        Queres? É só dizer.
        Encomenda por mensagem, sem complicações.
        Guarda para não perder.`),
      formal: lines(`
        Encomendas por mensagem privada.
        Reservas e informações por mensagem.
        Estamos ao dispor por mensagem.
        Basta uma mensagem para encomendar.
        Ao dispor para qualquer dúvida.`),
    },
    book: {
      casual: lines(`
        Marca já por mensagem privada.
        Envia mensagem e escolhe o teu horário.
        Vamos marcar? É só dizer.
        Diz-nos que dia te dá mais jeito.
        Marca o teu horário por mensagem.
        Responde aqui, que arranjamos um lugar.
        Traz companhia, se quiseres.`),
      formal: lines(`
        Marcações por mensagem privada.
        Horários disponíveis por mensagem.
        Basta uma mensagem para marcar.
        Ao dispor para esclarecer dúvidas.
        Informações e marcações por mensagem.`),
    },
    visit: {
      casual: lines(`
        Envia mensagem e marca a tua visita.
        Queres ver de perto? Fala connosco.
        Identifica aqui quem vai viver contigo.
        Vem conhecer: basta uma mensagem.
        Pergunta, que contamos os pormenores.
        Guarda para mostrar em casa e decidir com calma.`),
      formal: lines(`
        Visitas por marcação, através de mensagem.
        Mais informações por mensagem.
        Ao dispor para agendar uma visita.
        Todos os pormenores por mensagem.`),
    },
    talk: {
      casual: lines(`
        Conta-nos nos comentários.
        O que achaste? Queremos saber.
        Deixa um coração se também sentiste.
        Identifica quem precisa de ver.
        Diz-nos aqui em baixo.
        Que pormenor te chamou a atenção?
        Comenta só com um emoji.`),
      formal: lines(`
        Os comentários estão abertos.
        Ao dispor para qualquer dúvida.
        Lemos todos os comentários com atenção.
        Opiniões e dúvidas são bem-vindas.`),
    },
    answer: {
      casual: lines(`
        Conta aqui nos comentários.
        Diz-nos aqui em baixo.
        Comenta, que nós lemos.`),
      formal: lines(`
        Ficamos à espera da tua resposta nos comentários.
        Os comentários são para ti.
        Será um gosto ler o teu comentário.`),
    },
    cheer: {
      casual: lines(`
        Deixa um coração para celebrar connosco.
        Identifica quem faz parte disto.
        Um abraço apertado.
        Seguimos juntos.
        Conta-nos: desde quando nos acompanhas?
        Um beijinho e até ao próximo post.`),
      formal: lines(`
        Um abraço de todos nós.
        É um prazer ter esta companhia.
        Seguimos juntos.
        Com estima e respeito.`),
    },
    save: {
      casual: lines(`
        Guarda para não esquecer.
        Envia a quem precisa de ler isto.
        Já sabias? Conta-nos.
        Experimenta e depois conta-nos.
        Que dúvidas tens? Pergunta aqui em baixo.
        Guarda este post.`),
      formal: lines(`
        Vale a pena guardar este post.
        Para consultar sempre que for preciso.
        Dúvidas? Os comentários estão abertos.
        Ao dispor para esclarecer dúvidas.`),
    },
    apply: {
      casual: lines(`
        Envia o currículo por mensagem privada.
        Interessa-te? Fala connosco.
        Identifica quem combina com a vaga.
        Sugere alguém nos comentários.
        Conta-nos um pouco de ti por mensagem.
        Partilha, que pode ajudar alguém.`),
      formal: lines(`
        Candidaturas por mensagem privada.
        Currículos por mensagem, por favor.
        Recomendações são bem-vindas.
        Partilhas também ajudam.`),
    },
    plan: {
      casual: lines(`
        Alguma dúvida? Envia mensagem.
        Guarda para te lembrares.
        Avisa quem vem contigo.
        Vemo-nos por cá.
        Se precisares, é só dizer.
        Envia a quem precisa de saber.`),
      formal: lines(`
        Em caso de dúvida, basta uma mensagem.
        Agradecemos a compreensão de todos.
        Continuamos ao dispor por mensagem.
        Vale a pena guardar este aviso.`),
    },
  },
  hashtags: {
    beauty: words('estetica beleza cuidadodapele autocuidado'),
    hair: words('cabelo cabeleireiro salaodebeleza cabelosportugal'),
    nails: words('unhas manicure unhasdegel nailsportugal'),
    brows: words('sobrancelhas pestanas designdesobrancelhas olhar'),
    bakery: words('padaria paoartesanal padariaportuguesa paoquente'),
    confectionery: words('pastelaria bolos doces bolosportugal'),
    food: words('gastronomia restaurante comidaportuguesa ondecomer'),
    dentistry: words('medicinadentaria dentista saudeoral sorriso'),
    medicine: words('saude medicina prevencao bemestar'),
    'real-estate': words('imobiliaria imoveis casasportugal consultorimobiliario'),
    fitness: words('treino personaltrainer vidaativa saude'),
    fashion: words('moda look lojaonline estilo'),
    crafts: words('feitoamao artesanato artesanatoportugues handmade'),
    pet: words('animais patudos caes banhosetosquias'),
    flowers: words('flores florista ramosdeflores arranjosflorais'),
    photography: words('fotografia sessaofotografica fotografa retrato'),
    generic: words('negociolocal pequenosnegocios'),
  },
}
