/**
 * Terms and privacy as they once were, in the order of reading; `features/privacy/web/former-texts.ts` tells which version is which.
 * `first` is that of 2026-11-21. Nothing here changes any more: some have agreed to it.
 */
export const superseded = {
  first: {
    terms: {
      title: 'Termos de Uso',
      description: 'O que o Mandou faz, quanto custa, como cancelar e como receber o seu dinheiro de volta.',
      intro: 'O combinado entre você e o Mandou, em palavras simples. Quando dizemos “nós”, é a empresa que oferece o Mandou.',
      other: 'Leia também a <other>Política de Privacidade</other>.',
      sections: {
        service: {
          title: 'O que o Mandou faz',
          text: [
            'Você manda uma foto e recebe uma imagem pronta para publicar: luz e cor corrigidas, recorte para a rede social, outro fundo se você quiser, e uma legenda.',
            'A edição é automática, feita por computador. O que aparece na sua foto não é redesenhado: ao trocar o fundo, o assunto fica como você fotografou, a não ser pelo acerto de luz, que você pode desligar.',
          ].join('\n'),
        },
        account: {
          title: 'A sua conta',
          text: [
            'Você entra com o seu celular e um código por SMS, sem senha. Não passe o código a ninguém: quem tem o código entra na sua conta.',
            'A conta é sua e do seu trabalho. Você responde pelo que é feito com ela.',
          ].join('\n'),
        },
        plan: {
          title: 'Plano e preço',
          text: [
            'Há um plano só: 12 edições de foto por mês, por R$ 37,90 por mês, no cartão de crédito.',
            'O plano se renova todo mês, no dia em que começou, até você cancelar. As 12 edições novas abrem quando o pagamento do mês é confirmado; as que sobraram não passam para o mês seguinte.',
            'Uma legenda sozinha não gasta edição, dentro de um limite justo por dia. Outros formatos de uma edição pronta também não.',
          ].join('\n'),
        },
        failures: {
          title: 'Quando uma edição não dá certo',
          text: [
            'Edição que falha não custa nada: ela volta para o seu saldo.',
            'Não gostou do resultado? Cada edição pode ser refeita uma vez de graça, em até 24 horas.',
          ].join('\n'),
        },
        refund: {
          title: 'Sete dias para desistir',
          text: [
            'Até 7 dias depois do primeiro pagamento, você pode desistir e receber de volta o valor inteiro, sem explicar por quê, mesmo que já tenha usado edições.',
            'O pedido gera um número de protocolo na hora, e o acesso ao plano termina na mesma hora. O prazo para o valor aparecer na fatura depende do seu cartão.',
          ].join('\n'),
        },
        cancelling: {
          title: 'Cancelamento',
          text: 'Você cancela quando quiser, sem multa. Não há novas cobranças, e você usa o que já pagou até o fim do mês do plano.',
        },
        use: {
          title: 'O que não pode',
          text: [
            'Mande só fotos que são suas ou que você tem permissão para usar. Se houver pessoas na foto, como clientes e pacientes, tenha a autorização delas.',
            'Não use o Mandou para o que é ilegal, ofende, engana ou se passa por outra pessoa, nem para atacar, sobrecarregar ou revender o serviço. Contas que fazem isso podem ser suspensas.',
          ].join('\n'),
        },
        ownership: {
          title: 'De quem são as imagens',
          text: [
            'As fotos que você manda são suas. As imagens e legendas que você recebe também: use à vontade, inclusive para vender o seu trabalho.',
            'Você nos autoriza apenas a guardar e processar as suas fotos para entregar o que pediu. Não publicamos nada sem o seu pedido e não usamos as suas fotos em propaganda nem para treinar inteligência artificial.',
            'Quando um gerador pinta parte da imagem, o arquivo leva uma marca que diz isso.',
          ].join('\n'),
        },
        responsibility: {
          title: 'Responsabilidade',
          text: [
            'O computador pode errar: um recorte imperfeito, uma legenda fora do tom. Quando ele tem dúvida sobre a foto, nós avisamos. Confira antes de publicar; a decisão de publicar é sua.',
            'Cuidamos para o serviço estar no ar, mas ele pode parar para manutenção ou por falhas de terceiros. Não prometemos curtidas, clientes nem vendas.',
            'Valem as leis do Brasil, e nada aqui diminui os direitos que o Código de Defesa do Consumidor dá a você.',
          ].join('\n'),
        },
        professions: {
          title: 'Profissões regulamentadas',
          text: 'Dentistas, médicos e outras profissões têm regras próprias de publicidade, como as de fotos de antes e depois. O Mandou lembra você disso e não escreve promessas de resultado médico, mas cumprir as regras do seu conselho é com você.',
        },
        changes: {
          title: 'Mudanças nestes termos',
          text: 'Quando o texto muda, mudam também a versão e a data no alto desta página. Guardamos qual versão você aceitou e quando.',
        },
        contact: {
          title: 'Contato',
          text: 'Dúvidas, pedidos ou reclamações? Fale com o nosso atendimento. O nome da empresa, o CNPJ e os contatos aparecem no site e na contratação.',
        },
      },
    },
    privacy: {
      title: 'Política de Privacidade',
      description: 'Quais dados o Mandou guarda, para quê, por quanto tempo, e os seus direitos pela LGPD.',
      intro: 'Guardamos o que é preciso para editar as suas fotos e manter a sua conta, e nada além disso.',
      other: 'Leia também os <other>Termos de Uso</other>.',
      why: 'Para quê',
      kept: 'Por quanto tempo',
      data: {
        phone: {
          what: 'Celular',
          why: 'Entrar na sua conta sem senha e avisar você do que é importante nela.',
          kept: 'Enquanto a conta existir.',
        },
        profile: {
          what: 'Perfil: nome, e-mail, profissão e o que mais você preencher',
          why: 'Chamar você pelo nome e escrever legendas para a sua profissão.',
          kept: 'Enquanto a conta existir, ou até você apagar.',
        },
        photos: {
          what: 'Fotos que você manda',
          why: 'Editar, refazer e mostrar o antes e depois. Os metadados, com o local da foto, são removidos na chegada.',
          kept: '30 dias.',
        },
        results: {
          what: 'Resultados: imagens, legendas e o que você pediu',
          why: 'Você ver, baixar e publicar o que fez.',
          kept: '12 meses.',
        },
        payments: {
          what: 'Cobrança: nome, CPF, e-mail, celular, endereço e pagamentos',
          why: 'Cobrar o plano, devolver o valor e dar recibo. O número do cartão passa direto para o provedor de pagamentos e não é guardado.',
          kept: 'Pelo prazo que a lei fiscal exige.',
        },
        consent: {
          what: 'Aceite: versão dos textos, data, endereço IP e canal',
          why: 'Provar o que foi combinado.',
          kept: 'Pelo prazo que a lei exige.',
        },
        sessions: {
          what: 'Sessões e uso: navegador, horários e edições usadas',
          why: 'Manter você conectado, proteger a conta e fazer as contas do plano baterem.',
          kept: 'Enquanto a conta existir; registros de acesso, pelo prazo que a lei exige.',
        },
      },
      sections: {
        data: {
          title: 'Quais dados, para quê e por quanto tempo',
          text: 'A data em que cada foto e cada resultado será apagado aparece ao lado dele, e você pode apagar antes.',
        },
        never: {
          title: 'O que não fazemos',
          text: [
            'Não usamos as suas fotos para treinar inteligência artificial. Não vendemos dados. Não mostramos anúncios e não há programas de terceiros nas nossas páginas.',
            'Ninguém abre as suas imagens só por saber o endereço delas: é preciso a sua sessão ou um link assinado que dura poucos minutos.',
          ].join('\n'),
        },
        sharing: {
          title: 'Com quem dividimos',
          text: [
            'Só com quem é preciso para o serviço funcionar: a operadora de SMS recebe o seu celular e o texto da mensagem; o provedor de pagamentos, os dados da cobrança; WhatsApp e Instagram, o que você troca conosco ou publica por lá, se usar.',
            'As suas fotos são editadas nos nossos próprios servidores. Se um serviço externo ajuda a pintar um fundo ou a escrever uma legenda, ele recebe apenas as palavras do pedido, nunca a foto.',
            'Entregamos dados a autoridades apenas quando a lei obriga.',
          ].join('\n'),
        },
        grounds: {
          title: 'Por que a lei permite',
          text: 'Tratamos os dados para cumprir o contrato com você (conta, fotos, plano), para cumprir a lei (recibos, registros de acesso) e, por interesse legítimo, para manter o serviço seguro. O que depender de consentimento você pode retirar quando quiser.',
        },
        cookies: {
          title: 'Cookies',
          text: [
            'Usamos dois cookies, ambos nossos: o da sessão, que mantém você conectado, e o do idioma escolhido. Não há cookies de anúncios nem de medição.',
            'O seu navegador também guarda, só nele, o celular com que você entrou, o idioma, a assinatura que você põe nas imagens e rascunhos. Apagar os dados do site apaga tudo isso.',
          ].join('\n'),
        },
        rights: {
          title: 'Os seus direitos',
          text: [
            'A Lei Geral de Proteção de Dados (LGPD) garante a você: saber se temos dados seus e ver quais são, corrigir, levar uma cópia, apagar, opor-se ao uso, saber com quem dividimos e retirar o consentimento.',
            'Você também pode reclamar à Autoridade Nacional de Proteção de Dados (ANPD).',
          ].join('\n'),
        },
        deletion: {
          title: 'Apagar a conta',
          text: 'Apagar a conta encerra as sessões, cancela o plano, desconecta o Instagram e remove fotos, resultados, legendas e dados pessoais. Fica apenas o que a lei manda guardar, com motivo e prazo, e um código derivado do celular, que não revela o número, para reconhecer uma volta.',
        },
        security: {
          title: 'Segurança',
          text: 'As conexões são cifradas, os códigos de entrada são guardados de forma que nem nós os lemos, e os registros técnicos não levam o seu celular nem as suas palavras.',
        },
        contact: {
          title: 'Contato',
          text: 'Para usar os seus direitos ou tirar dúvidas, fale com o nosso atendimento. O nome da empresa, o CNPJ e os contatos aparecem no site e na contratação.',
        },
      },
    },
  },
} as const
