import { lines, words, type Grammar } from './grammar.ts'

export const ptBr: Grammar = {
  openings: {
    sell: {
      plain: lines(`
        Para quem já estava de olho.
        Para quem perguntou, está aqui.
        Encaminha para quem vai gostar de saber.
        Notícia boa a gente conta logo.
        Vale salvar este post.
        O que vale saber, em poucas linhas.`),
      casual: lines(`
        Manda no grupo, que essa é boa.
        Bateu vontade?
        Se faltava um sinal, é este.
        Já sabe com quem dividir?`),
      product: lines(`
        Pensou em {product}? Chegou ao lugar certo.
        Tem {product} por aqui.
        Alguém aí falou em {product}?
        {Product}: anota os detalhes.`),
    },
    new: {
      plain: lines(`
        Tem novidade por aqui.
        Novidade boa não se guarda.
        Novo por aqui, e já no feed.
        Primeiro a gente mostra para quem acompanha.
        Mais uma novidade para mostrar.
        É com alegria que a gente mostra isto.`),
      casual: lines(`
        Abre espaço, que tem novidade.
        Segredo bom dura pouco.
        Sim, é o que você está vendo.
        Quem segue aqui fica sabendo primeiro.`),
      product: lines(`
        Agora tem {product} por aqui.
        Diz oi para a novidade: {product}.
        A novidade é {product}.
        Novo por aqui: {product}.`),
    },
    agenda: {
      plain: lines(`
        A agenda está aberta.
        Tem lugar para você na agenda.
        Quem se organiza antes escolhe o horário.
        Um lembrete para marcar o seu horário.
        Já olhou o seu calendário?
        Vale separar um horário para isto.`),
      casual: lines(`
        Bora marcar?
        Horário bom voa.
        Antes que a semana encha, marca o seu.
        Seu nome ainda cabe na lista.`),
      product: lines(`
        Agenda aberta para {product}.
        Quer marcar {product}? A agenda está aberta.
        {Product}: escolha o seu horário.
        Se {product} está nos seus planos, é hora de marcar.`),
    },
    result: {
      plain: lines(`
        Repare nos detalhes.
        Um resultado que dá gosto de mostrar.
        A foto conta melhor do que a gente.
        É por momentos assim que a gente gosta do que faz.
        Trabalho pronto, sorriso no rosto.
        Cada detalhe teve a sua hora.
        Olhe com calma.
        Ver pronto é a melhor parte.
        Tem trabalho que fala por si.
        Da conversa inicial até aqui.`),
      casual: lines(`
        Zoom permitido.
        Missão cumprida por aqui.
        Respira e olha isto de pertinho.
        Tem resultado que pede post.
        Com vocês, o trabalho do dia.`),
      product: [],
    },
    tip: {
      plain: lines(`
        Vale ler com calma e guardar.
        Uma orientação para o dia a dia.
        O básico bem lembrado.
        Uma dica simples para levar com você.
        Pequeno hábito, grande diferença.
        Simples, e muita gente esquece.
        Conselho de quem vive disso.
        Informação boa é para dividir.
        Um minuto de leitura que vale a pena.
        Guarde esta para quando precisar.
        Quem cuida aprende aos poucos.`),
      casual: lines(`
        Salva essa.
        Essa ninguém te contou?
        Bora facilitar a vida?
        Aula rapidinha, sem prova no final.
        Anota que essa é boa.`),
      product: [],
    },
    thanks: {
      plain: lines(`
        Este post é só para agradecer.
        Cada pessoa aqui faz diferença.
        Faltam palavras, sobra carinho.
        Tem alegria que só faz sentido dividida.
        Gratidão cabe em poucas linhas.
        Que bom ter você por perto.
        O nosso muito obrigado.
        A gente lê, sente e agradece.
        Um minuto só para reconhecer quem está junto.
        Ninguém chega a lugar nenhum sem companhia.`),
      casual: lines(`
        Coração quentinho por aqui.
        Este post é para você.
        Pausa na correria para dizer uma coisa.
        Se está lendo isto, é com você.
        Chega mais, que o assunto é você.`),
      product: [],
    },
    celebration: {
      plain: lines(`
        Dia de comemorar.
        Que alegria dividir este momento.
        Data boa merece post.
        Comemorar junto é muito melhor.
        Tem data que aquece o coração.
        Motivo para sorrir não falta.
        Um momento para guardar na memória.
        Hora de brindar às coisas boas.
        Um carinho especial para marcar a data.
        Quem caminha junto comemora junto.`),
      casual: lines(`
        Pode soltar os balões.
        Um brinde, nem que seja de café.
        Parou tudo: é comemoração.
        Sorriso de orelha a orelha por aqui.
        Quem ama uma festa levanta a mão.`),
      product: [],
    },
    hiring: {
      plain: lines(`
        Buscamos alguém para somar.
        A equipe tem uma vaga aberta.
        Vale compartilhar com quem procura trabalho.
        O time vai crescer.
        Seu próximo trabalho pode estar aqui.
        Estamos procurando gente boa.
        Vaga aberta, porta aberta.
        Conhece alguém com este perfil?
        Tem lugar na equipe.
        Oportunidade para quem gosta do que faz.`),
      casual: lines(`
        Quer trabalhar com a gente?
        Marca aquela pessoa que precisa ver isto.
        Pode separar o currículo.
        Bora fazer parte do time?
        Procura-se alguém para somar.`),
      product: [],
    },
    hours: {
      plain: lines(`
        Um aviso sobre os próximos dias.
        Confira antes de vir.
        Informamos com antecedência.
        Um aviso para você se programar.
        Anote no calendário.
        Antes de sair de casa, dê uma olhada aqui.
        Recado sobre o nosso funcionamento.
        Para você não perder a viagem.
        Atenção aos horários.
        Fica combinado assim.`),
      casual: lines(`
        Olha o recadinho da semana.
        Combinado não sai caro.
        Se organiza com a gente.
        Aviso rapidinho.
        Agenda na mão?`),
      product: [],
    },
    testimonial: {
      plain: lines(`
        Palavra de quem viveu a experiência.
        Ler isto muda o dia da gente.
        Quem conta é quem esteve aqui.
        Este recado merecia um post.
        Um carinho destes a gente divide.
        Confiança é o que mais importa por aqui.
        Cada palavra foi lida com carinho.
        Compartilhamos com a devida alegria.
        É isto que faz o trabalho valer a pena.
        Palavras que ficam com a gente.`),
      casual: lines(`
        Tem mensagem que dá vontade de emoldurar.
        Li e reli, confesso.
        Print que vai para o mural.
        Feedback assim vale o café da manhã inteiro.
        Melhor do que a gente falar é ouvir quem veio.`),
      product: [],
    },
    share: {
      plain: lines(`
        Um pouco do nosso dia a dia.
        Direto da nossa rotina.
        Para quem acompanha o nosso trabalho.
        Mais um pouco do que a gente faz.
        Passando para contar.
        Tem post novo por aqui.`),
      casual: lines(`
        Olha só.
        Chega mais.
        Esse post pedia para sair.
        Conta para a gente se você também gosta.`),
      product: lines(`
        Se o assunto é {product}, fica por aqui.
        Vamos falar de {product}?
        Quem aí também gosta de {product}?
        {Product}: esse é o assunto.`),
    },
    untold: {
      plain: lines(`
        O que chama a sua atenção primeiro nesta foto?
        Que legenda você daria a esta foto?
        Que história esta foto conta para você?
        Olhe com calma e conte o que viu.
        Qual palavra combina com esta foto?
        O que esta foto faz você lembrar?`),
      casual: lines(`
        Dê um zoom: que detalhe você achou?
        Legenda livre: qual seria a sua?
        Qual emoji combina com esta foto?
        Conta aí o que você viu primeiro.`),
      product: [],
    },
  },
  crafts: {
    beauty: lines(`
      Cuidar de si não precisa de data especial.
      Autoestima também se constrói nos pequenos gestos.
      É aquele tempinho em que o celular fica de lado e você vem em primeiro lugar.
      Beleza, para nós, é você se reconhecer no espelho.`),
    hair: lines(`
      Cabelo conta história, e cada fio tem a sua.
      Sair de visual novo melhora qualquer segunda-feira.
      Antes da tesoura vem a conversa: o que combina com a sua rotina?
      Tem mudança que começa na cabeça, literalmente.`),
    nails: lines(`
      Mão feita muda até o jeito de segurar a xícara.
      A cor do esmalte diz muito sobre o humor da semana.
      Francesinha, nude ou vermelho: qual combina com você?
      Detalhe pequeno, daqueles que a gente olha o dia inteiro.`),
    brows: lines(`
      O olhar chega antes da gente.
      Sobrancelha boa é a que respeita o seu rosto.
      Moldura certa, olhar descansado.
      Um detalhe que aparece em toda selfie.`),
    bakery: lines(`
      Cheiro de forno tem o dom de reunir gente na cozinha.
      Pão quentinho pede manteiga e boa companhia.
      Tem conforto que vem embrulhado em saquinho de papel.
      Café passado, mesa posta, o resto a gente resolve.`),
    confectionery: lines(`
      Tem dia que pede um doce, e está tudo bem.
      A primeira prova é sempre em silêncio.
      Doce bom é o que vira lembrança de família.
      Festa pequena ou mesa cheia: o bolo é sempre o centro da foto.`),
    food: lines(`
      Comida boa junta gente em volta da mesa.
      Chega com fome e deixa o resto com a cozinha.
      Prato feito com calma tem outro gosto.
      Tem sabor que lembra casa.`),
    dentistry: lines(`
      Cada sorriso pede uma conversa antes de tudo.
      Cuidar dos dentes é cuidar da saúde inteira.
      Dúvida não precisa esperar a próxima consulta.
      Cada caso é único e merece avaliação individual.`),
    medicine: lines(`
      Saúde se cuida com informação e acompanhamento.
      Cada pessoa é única e merece uma avaliação individual.
      Escutar faz parte da consulta.
      Prevenir é um gesto de carinho com você.`),
    'real-estate': lines(`
      Casa certa é aquela em que você já se imagina no café da manhã.
      Repare na luz, ande pelos cômodos, escute o silêncio.
      Escolher onde morar é decidir com calma.
      Toda chave guarda um começo.`),
    fitness: lines(`
      Constância ganha da pressa.
      O treino possível é melhor do que o treino perfeito.
      Seu corpo, seu ritmo, um dia de cada vez.
      A parte mais difícil é sempre calçar o tênis.`),
    fashion: lines(`
      Roupa boa é a que entra na sua rotina sem pedir licença.
      Imagina com aquela peça que já mora no seu armário.
      Vestir o que tem a sua cara muda o passo.
      Combina com o dia, com a noite e com você.`),
    crafts: lines(`
      Feito à mão tem tempo dentro.
      Cada peça guarda um pouco de quem fez.
      Presente bom é o que a pessoa guarda.
      Nenhum ponto é igual ao outro, e a graça é essa.`),
    pet: lines(`
      Quem tem bicho em casa entende.
      Rabinho abanando é o melhor sinal.
      Amor de quatro patas merece cuidado.
      Aquele olhar pidão, a gente conhece bem.`),
    flowers: lines(`
      Flor diz o que a gente não sabe escrever.
      Um vaso na mesa muda o clima da casa.
      Não precisa de motivo para receber flores.
      Cor, perfume e um bilhete: o resto é com você.`),
    photography: lines(`
      Daqui a alguns anos, é esta foto que vai contar a história.
      A melhor pose é quando você esquece da câmera.
      Luz bonita e gente de verdade: é disso que a gente gosta.
      Memória boa merece sair do celular.`),
    generic: lines(`
      Trabalho feito com atenção aparece nos detalhes.
      A gente acredita no simples bem-feito.
      Cada cliente chega com uma história, e a gente gosta de ouvir.
      Pequenos cuidados fazem o dia andar melhor.`),
  },
  moods: {
    tip: lines(`
      Não precisa mudar tudo de uma vez.
      Começar pequeno já é começar.
      Se ficou alguma dúvida, pergunta: aqui não existe pergunta boba.
      Compartilhar o que se sabe também é cuidar.`),
    thanks: lines(`
      Nada disto se faz sem gente do outro lado.
      Cada mensagem, cada visita e cada indicação contam muito.
      A gente lê tudo, e guarda.
      Seguimos com o mesmo cuidado de sempre.`),
    celebration: lines(`
      Que não faltem abraços nem bons motivos.
      Momentos assim dão sentido à correria.
      Fica o registro e fica a alegria.
      Quem faz parte sabe o quanto significa.`),
    hiring: lines(`
      Vontade de aprender conta muito.
      Se não é para você, talvez seja para alguém que você conhece.
      Um bom time se faz de gente que se respeita.
      Toda boa história de trabalho começa com uma conversa.`),
    hours: lines(`
      Assim ninguém perde tempo.
      Se precisar de alguma coisa, é só mandar mensagem.
      Agradecemos a compreensão.
      Vale avisar quem vem junto.`),
  },
  closings: {
    order: {
      casual: lines(`
        Chama no direct e garante o seu.
        Comenta EU QUERO que a gente responde.
        Faz o pedido por mensagem.
        Manda mensagem e a gente combina tudo.
        Quer? É só chamar.
        Pede pelo direct, sem complicação.
        Salva para não perder.`),
      formal: lines(`
        Peça por mensagem direta.
        Fale conosco e faça a sua encomenda.
        Estamos à disposição por mensagem.
        Envie uma mensagem para reservar.
        Atendemos pelo direct.`),
    },
    book: {
      casual: lines(`
        Chama no direct e escolhe o seu horário.
        Manda mensagem para marcar.
        Bora agendar? É só chamar.
        Me conta qual dia fica melhor para você.
        Marca o seu pelo direct.
        Qual horário funciona para você?
        Vem pelo direct que a gente combina.`),
      formal: lines(`
        Agende por mensagem direta.
        Entre em contato para marcar o seu horário.
        Envie uma mensagem e consulte os horários.
        Fale conosco para agendar.
        Estamos à disposição para tirar dúvidas.`),
    },
    visit: {
      casual: lines(`
        Chama no direct e agenda a sua visita.
        Quer ver de perto? Manda mensagem.
        Marca aqui quem vai morar com você.
        Vem conhecer: é só chamar.
        Me chama que eu te conto os detalhes.
        Salva para mostrar em casa e decidir com calma.`),
      formal: lines(`
        Agende a sua visita por mensagem.
        Entre em contato para receber os detalhes.
        Fale conosco e conheça pessoalmente.
        Envie uma mensagem para saber mais.`),
    },
    talk: {
      casual: lines(`
        Conta aqui nos comentários.
        O que achou? Quero saber.
        Marca quem precisa ver.
        Me diz aqui embaixo.
        Qual detalhe chamou a sua atenção?
        Comenta, que a gente lê.`),
      formal: lines(`
        Deixe a sua opinião nos comentários.
        Conte para nós o que achou.
        Dúvidas? Escreva nos comentários.
        Será um prazer ler o seu comentário.`),
    },
    answer: {
      casual: lines(`
        Conta aqui nos comentários.
        Me diz aqui embaixo.
        Comenta, que a gente lê.`),
      formal: lines(`
        Conte nos comentários.
        Deixe a sua resposta nos comentários.
        Será um prazer ler o seu comentário.`),
    },
    cheer: {
      casual: lines(`
        Deixa um coração para comemorar com a gente.
        Marca quem faz parte disso.
        Um abraço apertado.
        Seguimos juntos.
        Conta aqui: desde quando você acompanha?
        Um beijo e até o próximo post.`),
      formal: lines(`
        Um abraço de todos nós.
        É um prazer ter você por aqui.
        Seguimos juntos.
        Com carinho e respeito.`),
    },
    save: {
      casual: lines(`
        Salva para não esquecer.
        Manda para quem precisa ler isto.
        Já sabia? Conta aqui.
        Testa e depois me conta.
        Qual dúvida você tem? Pergunta aqui embaixo.
        Guarda este post.`),
      formal: lines(`
        Salve este post para consultar depois.
        Compartilhe com quem possa precisar.
        Ficou com dúvida? Escreva nos comentários.
        Em caso de dúvida, fale conosco.`),
    },
    apply: {
      casual: lines(`
        Manda o currículo no direct.
        Se interessou? Chama a gente.
        Marca quem combina com a vaga.
        Indica alguém nos comentários.
        Conta um pouco de você por mensagem.
        Compartilha, que pode ajudar alguém.`),
      formal: lines(`
        Envie o seu currículo por mensagem.
        Interessados podem entrar em contato pelo direct.
        Indique alguém para a vaga.
        Compartilhe com a sua rede.`),
    },
    plan: {
      casual: lines(`
        Qualquer dúvida, chama no direct.
        Salva para lembrar.
        Avisa quem vem com você.
        A gente se vê.
        Se precisar, é só chamar.
        Manda para quem precisa saber.`),
      formal: lines(`
        Em caso de dúvida, envie uma mensagem.
        Contamos com a sua compreensão.
        Permanecemos à disposição por mensagem.
        Salve este aviso para consultar depois.`),
    },
  },
  hashtags: {
    beauty: words('estetica beleza autocuidado skincare'),
    hair: words('cabelo cabeleireiro salaodebeleza cabelos'),
    nails: words('unhas manicure naildesigner unhasdecoradas'),
    brows: words('sobrancelhas designdesobrancelhas cilios olhar'),
    bakery: words('padaria paoartesanal paoquentinho padariaartesanal'),
    confectionery: words('confeitaria bolos doces confeitariaartesanal'),
    food: words('gastronomia comidadeverdade restaurante ondecomer'),
    dentistry: words('odontologia dentista saudebucal sorriso'),
    medicine: words('saude medicina prevencao bemestar'),
    'real-estate': words('imoveis corretordeimoveis imobiliaria mercadoimobiliario'),
    fitness: words('treino personaltrainer vidaativa saude'),
    fashion: words('moda look lojinha estilo'),
    crafts: words('feitoamao artesanato handmade presentescriativos'),
    pet: words('petshop amordepet petlovers mundopet'),
    flowers: words('flores floricultura buque arranjosflorais'),
    photography: words('fotografia ensaiofotografico fotografa retrato'),
    generic: words('negociolocal pequenosnegocios'),
  },
}
