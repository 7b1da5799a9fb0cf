import { lines, type Grammar } from './grammar.ts'
import { LINES_PT_BR } from './lines-pt-br.ts'

export const ptBr: Grammar = {
  openings: {
    sell: {
      plain: lines(`
        Para quem perguntou:
        Olha o valor:
        Tem disponível:
        Fica o recado:
        Aproveite:
        Passando para avisar:
        Recado rápido:
        Dá uma olhada:
        Anota aí:
        Para deixar salvo:`),
      casual: lines(`
        Olha só:
        Esta é para mandar no grupo:
        Chama quem vai querer saber:`),
    },
    new: {
      plain: lines(`
        Novidade por aqui:
        Novidade da semana:
        Acabou de chegar:
        Tem novidade:
        Olha o que chegou:
        A gente queria muito mostrar:
        Mais uma novidade:
        Finalmente:
        A espera acabou:
        Já pode conhecer:`),
      casual: lines(`
        Adivinha a novidade:
        Chegou a hora de contar:
        Segura essa novidade:`),
    },
    agenda: {
      plain: lines(`
        Agenda aberta:
        Se você queria marcar, a hora é esta.
        Já marcou o seu horário?
        Qual dia fica melhor para você?
        Os horários:
        Marcando antes, você escolhe a hora.
        Para quem esperava um horário:
        Ainda dá tempo de marcar.
        Já dá para marcar:
        Não deixe para a última hora.`),
      casual: lines(`
        Bora marcar?
        Organize a sua semana:
        Escolhe o seu horário:`),
    },
    result: {
      plain: lines(`
        Ficou assim:
        O resultado de hoje:
        Pronto para mostrar:
        Trabalho entregue:
        Repare nos detalhes.
        Olha como ficou.
        Dos últimos trabalhos:
        Mais um trabalho pronto:
        Do projeto ao resultado:
        Acabou de ficar pronto:`),
      casual: lines(`
        Pode dar zoom.
        A gente amou fazer este:
        O que achou?
        E ficou assim:
        O que fizemos hoje:`),
    },
    tip: {
      plain: lines(`
        Dica rápida:
        Boa pergunta.
        Perguntam muito isto por aqui.
        Vale saber:
        Dúvida comum:
        Salve para quando precisar.
        A gente explica:
        Para não esquecer:
        Informação útil:
        Um lembrete:`),
      casual: lines(`
        Você sabia?
        Leitura rápida:
        Quem precisa ler isto?
        Anota aí:
        Rapidinho e útil:`),
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
    },
    hiring: {
      plain: lines(`
        A equipe está crescendo.
        Vaga aberta:
        Tem vaga na equipe.
        Estamos contratando:
        Oportunidade de trabalho:
        Tem um lugar na nossa equipe.
        Se você procura trabalho, leia isto.
        Vaga nova:
        Compartilhe com quem procura trabalho.
        Procuramos alguém para a equipe.`),
      casual: lines(`
        Quer trabalhar com a gente?
        Conhece alguém com este perfil?
        Bora fazer parte do time?
        Marca quem está procurando trabalho.
        Será que é você?`),
    },
    hours: {
      plain: lines(`
        Aviso importante:
        Aviso de horário:
        Para você se programar:
        Anote:
        Antes de vir, confira:
        Mudança de horário:
        Informação para os próximos dias:
        Para colocar no calendário:
        Avisando com antecedência:
        Nosso horário:`),
      casual: lines(`
        Recadinho:
        De olho no horário:
        Para você não perder a viagem:
        Anota aí:
        Aviso rapidinho:`),
    },
    testimonial: {
      plain: lines(`
        O que escreveram para a gente:
        Obrigada por estas palavras.
        Mensagem que alegra o dia:
        Nas palavras de quem veio:
        Uma avaliação que a gente agradece:
        Chegou esta mensagem:
        Palavras de quem esteve aqui:
        Escreveram isto hoje:
        Um recado que merece post:
        Ler isto alegra o dia.`),
      casual: lines(`
        Esta vai para o mural.
        Melhor deixar quem veio contar:
        Este recado fez a gente sorrir:
        Com mensagem assim, dá gosto.
        Olha esta mensagem:`),
    },
    share: {
      plain: lines(`
        Um pouco do que a gente faz:
        A gente também faz:
        Se você ainda não sabia:
        Para quem perguntou:
        Para quem está chegando agora:
        Assim a gente trabalha:
        Do nosso dia a dia:
        Hoje tem:
        O que você vê aqui:
        Passando para contar:`),
      casual: lines(`
        Olha só:
        Você já conhecia?
        O que achou?`),
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
    },
  },
  event: { soon: '{event} está chegando.', here: 'Chegou {event}!' },
  closings: {
    order: {
      casual: lines(`
        Chama no direct para pedir.
        Faça o seu pedido pelo direct.
        Manda mensagem que a gente separa para você.
        Pedidos pelo direct.`),
      formal: lines(`
        Pedidos por mensagem direta.
        Faça o seu pedido pelo direct.
        Para pedir, envie uma mensagem.
        Envie uma mensagem para reservar.`),
    },
    come: {
      casual: lines(`
        Vem provar.
        Te esperamos por aqui.`),
      formal: lines(`
        Esperamos por você.`),
    },
    quote: {
      casual: lines(`
        Peça o seu orçamento pelo direct.
        Chama no direct e peça o orçamento.
        Manda mensagem e a gente passa o valor.
        Orçamento pelo direct.
        Quer um orçamento? Chama no direct.`),
      formal: lines(`
        Orçamentos por mensagem direta.
        Solicite o seu orçamento pelo direct.
        Envie uma mensagem e peça o seu orçamento.
        Para um orçamento, entre em contato pelo direct.`),
    },
    join: {
      casual: lines(`
        Chama no direct e garante a sua vaga.
        Bora? Chama no direct.
        Manda mensagem que a gente explica como começar.
        Quer participar? Manda mensagem.
        Inscrições pelo direct.`),
      formal: lines(`
        Inscrições por mensagem direta.
        Envie uma mensagem para se inscrever.
        Para participar, entre em contato pelo direct.
        Mais informações por mensagem.`),
    },
    book: {
      casual: lines(`
        Chama no direct e escolhe o seu horário.
        Manda mensagem para marcar.
        Para marcar, chama no direct.
        Manda mensagem e garante o seu horário.`),
      formal: lines(`
        Agende por mensagem direta.
        Agendamentos pelo direct.
        Envie uma mensagem e consulte os horários.
        Para agendar, envie uma mensagem.
        Entre em contato para marcar o seu horário.`),
    },
    visit: {
      casual: lines(`
        Chama no direct e agende a sua visita.
        Quer conhecer? Manda mensagem.
        Chama que a gente combina a visita.
        Agende a sua visita pelo direct.`),
      formal: lines(`
        Visitas com hora marcada, por mensagem.
        Agende a sua visita por mensagem.
        Entre em contato para receber os detalhes.
        Mais informações por mensagem.`),
    },
    reserve: {
      casual: lines(`
        Para reservar, manda mensagem.
        Chama no direct e garante a sua reserva.
        Reservas pelo direct.`),
      formal: lines(`
        Reservas por mensagem.
        Para reservar, envie uma mensagem.
        Reservas pelo direct.`),
    },
    ask: {
      casual: lines(`
        Para saber mais, chama no direct.
        Manda mensagem para saber mais.
        Qualquer dúvida, chama no direct.`),
      formal: lines(`
        Mais informações por mensagem.
        Informações pelo direct.
        Para saber mais, envie uma mensagem.`),
    },
    talk: {
      casual: lines(`
        Conta aqui nos comentários.
        O que achou?
        Marca quem ia gostar de ver.
        Diz aqui embaixo.
        Salva se você gostou.
        Manda para quem ia gostar.`),
      formal: lines(`
        Conte nos comentários o que achou.
        Dúvidas? Envie uma mensagem.
        Deixe a sua opinião nos comentários.
        Mais informações por mensagem.`),
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
    apply: {
      casual: lines(`
        Manda o currículo no direct.
        Para se candidatar, manda mensagem.
        Quer a vaga? Manda o currículo no direct.`),
      formal: lines(`
        Envie o seu currículo por mensagem.
        Interessados podem entrar em contato pelo direct.
        Para se candidatar, envie uma mensagem.`),
    },
  },
  trades: LINES_PT_BR,
}
