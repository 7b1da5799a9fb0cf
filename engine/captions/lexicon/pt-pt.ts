import { lines, type Grammar } from './grammar.ts'
import { LINES_PT_PT } from './lines-pt-pt.ts'

export const ptPt: Grammar = {
  openings: {
    sell: {
      plain: lines(`
        Para quem perguntou:
        Vejam o preço:
        Temos disponível:
        Fica o aviso:
        Aproveita:
        Passámos para avisar:
        Aviso rápido:
        Dá uma vista de olhos:
        Toma nota:
        Para teres à mão:`),
      casual: lines(`
        Olha só:
        Esta é para mandar ao grupo:
        Avisa quem vai querer saber:`),
    },
    new: {
      plain: lines(`
        Novidade por aqui:
        Novidade da semana:
        Acabou de chegar:
        Há novidades:
        Vê o que chegou:
        Queríamos muito mostrar-te isto:
        Mais uma novidade:
        Finalmente:
        A espera acabou:
        Já podes conhecer:`),
      casual: lines(`
        Adivinha a novidade:
        Chegou a hora de contar:
        Atenção à novidade:`),
    },
    agenda: {
      plain: lines(`
        Agenda aberta:
        Se querias marcar, a altura é esta.
        Já tens a tua marcação?
        Que dia te dá mais jeito?
        Os horários:
        Quem marca antes escolhe a hora.
        Para quem esperava uma vaga:
        Ainda vais a tempo.
        Já podes marcar:
        Não deixes para a última hora.`),
      casual: lines(`
        Vamos marcar?
        Organiza a tua semana:
        Escolhe a tua hora:`),
    },
    result: {
      plain: lines(`
        Ficou assim:
        O resultado de hoje:
        Pronto para mostrar:
        Trabalho entregue:
        Repara nos pormenores.
        Vê como ficou.
        Dos últimos trabalhos:
        Mais um trabalho pronto:
        Do projeto ao resultado:
        Acabado de fazer:`),
      casual: lines(`
        Podes fazer zoom.
        Adorámos fazer este:
        O que achas?
        E ficou assim:
        O que fizemos hoje:`),
    },
    tip: {
      plain: lines(`
        Dica rápida:
        Boa pergunta.
        Perguntam-nos isto muitas vezes.
        Vale a pena saber:
        Dúvida frequente:
        Guarda para quando precisares.
        Nós explicamos:
        Para não esquecer:
        Informação útil:
        Um lembrete:`),
      casual: lines(`
        Sabias?
        Leitura rápida:
        Quem precisa de ler isto?
        Toma nota:
        Rápido e útil:`),
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
    },
    hiring: {
      plain: lines(`
        A equipa está a crescer.
        Vaga aberta:
        Há lugar na equipa.
        Estamos a contratar:
        Oportunidade de trabalho:
        Temos um lugar na nossa equipa.
        Se procuras trabalho, lê isto.
        Nova vaga:
        Partilha com quem procura trabalho.
        Procuramos alguém para a equipa.`),
      casual: lines(`
        Queres trabalhar connosco?
        Conheces alguém com este perfil?
        Juntas-te à equipa?
        Identifica quem procura trabalho.
        Serás tu?`),
    },
    hours: {
      plain: lines(`
        Aviso importante:
        Aviso de horário:
        Para te organizares:
        Toma nota:
        Antes de vires, confirma:
        Mudança de horário:
        Informação para os próximos dias:
        Para pôr no calendário:
        Avisamos com tempo:
        O nosso horário:`),
      casual: lines(`
        Aviso rápido:
        Atenção ao horário:
        Para não vires em vão:
        Aponta:
        Recado da semana:`),
    },
    testimonial: {
      plain: lines(`
        O que nos escreveram:
        Obrigada por estas palavras.
        Mensagem que alegra o dia:
        Nas palavras de quem veio:
        Uma opinião que agradecemos:
        Chegou-nos esta mensagem:
        Palavras de quem esteve aqui:
        Escreveram-nos isto hoje:
        Um recado que merece post:
        Ler isto alegra o dia.`),
      casual: lines(`
        Esta vai para o mural.
        Melhor deixar quem veio contar:
        Este recado fez-nos sorrir:
        Com mensagens assim, dá gosto.
        Olha esta mensagem:`),
    },
    share: {
      plain: lines(`
        Um pouco do que fazemos:
        Também fazemos:
        Se ainda não sabias:
        Para quem perguntou:
        Para quem acaba de chegar:
        É assim que trabalhamos:
        Do nosso dia a dia:
        Hoje há:
        O que vês aqui:
        Passámos para contar:`),
      casual: lines(`
        Olha só:
        Já conhecias?
        O que achas?`),
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
    },
  },
  event: { soon: '{event} está a chegar.', here: 'Chegou {event}!' },
  closings: {
    order: {
      casual: lines(`
        Encomenda por mensagem privada.
        Faz já a tua encomenda.
        Escreve-nos e reservamos para ti.
        Encomendas por mensagem.`),
      formal: lines(`
        Encomendas por mensagem privada.
        Fala connosco para encomendar.`),
    },
    come: {
      casual: lines(`
        Vem provar.
        Esperamos por ti.
        Passa por cá.`),
      formal: lines(`
        Esperamos por si.
        Visite-nos.`),
    },
    quote: {
      casual: lines(`
        Pede o teu orçamento por mensagem.
        Escreve-nos e pede orçamento.
        Manda mensagem e enviamos valores.
        Orçamentos por mensagem privada.
        Queres um orçamento? Fala connosco.`),
      formal: lines(`
        Orçamentos por mensagem privada.
        Fala connosco para um orçamento.
        Pedidos de orçamento aqui, nas mensagens.`),
    },
    join: {
      casual: lines(`
        Garante a tua vaga por mensagem.
        Vamos? Escreve-nos.
        Manda mensagem e dizemos como começar.
        Queres participar? Fala connosco.
        Inscrições por mensagem privada.`),
      formal: lines(`
        Inscrições por mensagem privada.
        Informações aqui, nas mensagens.
        Fala connosco para participar.`),
    },
    book: {
      casual: lines(`
        Marca já por mensagem privada.
        Vamos marcar? Fala connosco.
        Faz já a tua marcação.
        Marcações por mensagem.`),
      formal: lines(`
        Marcações por mensagem privada.
        Para marcar, basta uma mensagem.`),
    },
    visit: {
      casual: lines(`
        Envia mensagem e marca a tua visita.
        Queres ver ao vivo? Envia mensagem.
        Envia mensagem e combinamos a visita.
        Marca a tua visita por mensagem.`),
      formal: lines(`
        Visitas com marcação, por mensagem.
        Mais informações por mensagem.
        Para visitar, envia mensagem.
        Marcação de visitas por mensagem.`),
    },
    reserve: {
      casual: lines(`
        Para reservar, envia mensagem.
        Reserva já por mensagem.
        Reservas por mensagem.`),
      formal: lines(`
        Reservas por mensagem.
        Reservas por mensagem privada.`),
    },
    ask: {
      casual: lines(`
        Para saber mais, envia mensagem.
        Fala connosco para saber mais.
        Dúvidas? Envia mensagem.`),
      formal: lines(`
        Mais informações por mensagem.
        Informações por mensagem.`),
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
    apply: {
      casual: lines(`
        Envia o currículo por mensagem privada.
        Para te candidatares, envia mensagem.
        Candidaturas por mensagem.`),
      formal: lines(`
        Candidaturas por mensagem privada.
        Currículos por mensagem, por favor.`),
    },
  },
  trades: LINES_PT_PT,
}
