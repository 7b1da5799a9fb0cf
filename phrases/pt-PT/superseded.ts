import type { superseded as original } from '../pt-BR/superseded.ts'
import type { Shape } from '../shape.ts'

export const superseded = {
  first: {
    terms: {
      title: 'Termos de Utilização',
      description: 'O que o Mandou faz, quanto custa, como cancelar e como receber o seu dinheiro de volta.',
      intro: 'O acordo entre si e o Mandou, em palavras simples. Quando dizemos “nós”, é a empresa que oferece o Mandou.',
      other: 'Leia também a <other>Política de Privacidade</other>.',
      sections: {
        service: {
          title: 'O que o Mandou faz',
          text: [
            'Envia uma fotografia e recebe uma imagem pronta a publicar: luz e cor corrigidas, recorte para a rede social, outro fundo se quiser, e uma legenda.',
            'A edição é automática, feita por computador. O que aparece na sua fotografia não é redesenhado: ao trocar o fundo, o assunto fica como o fotografou, exceto o acerto de luz, que pode desligar.',
          ].join('\n'),
        },
        account: {
          title: 'A sua conta',
          text: [
            'Entra com o seu telemóvel e um código por SMS, sem palavra-passe. Não dê o código a ninguém: quem tem o código entra na sua conta.',
            'A conta é sua e do seu trabalho. É responsável pelo que é feito com ela.',
          ].join('\n'),
        },
        plan: {
          title: 'Plano e preço',
          text: [
            'Há um único plano: 12 edições de fotografia por mês, por R$ 37,90 por mês, com cartão de crédito.',
            'O plano renova-se todos os meses, no dia em que começou, até o cancelar. As 12 edições novas abrem quando o pagamento do mês é confirmado; as que sobraram não passam para o mês seguinte.',
            'Uma legenda sozinha não gasta edições, dentro de um limite justo por dia. Outros formatos de uma edição pronta também não.',
          ].join('\n'),
        },
        failures: {
          title: 'Quando uma edição corre mal',
          text: [
            'Uma edição que falha não custa nada: volta para o seu saldo.',
            'Não gostou do resultado? Cada edição pode ser refeita uma vez de graça, no prazo de 24 horas.',
          ].join('\n'),
        },
        refund: {
          title: 'Sete dias para desistir',
          text: [
            'Até 7 dias depois do primeiro pagamento, pode desistir e receber de volta o valor inteiro, sem explicar porquê, mesmo que já tenha usado edições.',
            'O pedido gera logo um número de protocolo, e o acesso ao plano termina nesse momento. O tempo até o valor aparecer no extrato depende do seu cartão.',
          ].join('\n'),
        },
        cancelling: {
          title: 'Cancelamento',
          text: 'Cancela quando quiser, sem penalização. Não há novas cobranças, e usa o que já pagou até ao fim do mês do plano.',
        },
        use: {
          title: 'O que não é permitido',
          text: [
            'Envie apenas fotografias que são suas ou que tem autorização para usar. Se houver pessoas na fotografia, como clientes e pacientes, tenha a autorização delas.',
            'Não use o Mandou para o que é ilegal, ofende, engana ou se faz passar por outra pessoa, nem para atacar, sobrecarregar ou revender o serviço. As contas que o fazem podem ser suspensas.',
          ].join('\n'),
        },
        ownership: {
          title: 'De quem são as imagens',
          text: [
            'As fotografias que envia são suas. As imagens e legendas que recebe também: use-as à vontade, incluindo para vender o seu trabalho.',
            'Autoriza-nos apenas a guardar e tratar as suas fotografias para entregar o que pediu. Não publicamos nada sem o seu pedido e não usamos as suas fotografias em publicidade nem para treinar inteligência artificial.',
            'Quando um gerador pinta parte da imagem, o ficheiro leva uma marca que o diz.',
          ].join('\n'),
        },
        responsibility: {
          title: 'Responsabilidade',
          text: [
            'O computador pode errar: um recorte imperfeito, uma legenda fora do tom. Quando tem dúvidas sobre a fotografia, avisamos. Confira antes de publicar; a decisão de publicar é sua.',
            'Cuidamos de que o serviço esteja disponível, mas pode parar para manutenção ou por falhas de terceiros. Não prometemos gostos, clientes nem vendas.',
            'Aplicam-se as leis do Brasil, e nada aqui diminui os direitos que a lei de defesa do consumidor lhe dá.',
          ].join('\n'),
        },
        professions: {
          title: 'Profissões regulamentadas',
          text: 'Dentistas, médicos e outras profissões têm regras próprias de publicidade, como as das fotografias de antes e depois. O Mandou lembra-o disso e não escreve promessas de resultado médico, mas cumprir as regras da sua ordem é consigo.',
        },
        changes: {
          title: 'Alterações a estes termos',
          text: 'Quando o texto muda, mudam também a versão e a data no topo desta página. Guardamos que versão aceitou e quando.',
        },
        contact: {
          title: 'Contacto',
          text: 'Dúvidas, pedidos ou reclamações? Fale com o nosso apoio. O nome da empresa, o número de contribuinte e os contactos aparecem no site e na contratação.',
        },
      },
    },
    privacy: {
      title: 'Política de Privacidade',
      description: 'Que dados o Mandou guarda, para quê, durante quanto tempo, e os seus direitos.',
      intro: 'Guardamos o que é preciso para editar as suas fotografias e manter a sua conta, e nada mais.',
      other: 'Leia também os <other>Termos de Utilização</other>.',
      why: 'Para quê',
      kept: 'Durante quanto tempo',
      data: {
        phone: {
          what: 'Telemóvel',
          why: 'Entrar na sua conta sem palavra-passe e avisá-lo do que é importante nela.',
          kept: 'Enquanto a conta existir.',
        },
        profile: {
          what: 'Perfil: nome, e-mail, profissão e o que mais preencher',
          why: 'Tratá-lo pelo nome e escrever legendas para a sua profissão.',
          kept: 'Enquanto a conta existir, ou até o apagar.',
        },
        photos: {
          what: 'Fotografias que envia',
          why: 'Editar, refazer e mostrar o antes e depois. Os metadados, com o local da fotografia, são removidos à chegada.',
          kept: '30 dias.',
        },
        results: {
          what: 'Resultados: imagens, legendas e o que pediu',
          why: 'Para ver, descarregar e publicar o que fez.',
          kept: '12 meses.',
        },
        payments: {
          what: 'Cobrança: nome, CPF, e-mail, telemóvel, morada e pagamentos',
          why: 'Cobrar o plano, devolver o valor e passar recibo. O número do cartão segue diretamente para o prestador de pagamentos e não é guardado.',
          kept: 'Pelo prazo que a lei fiscal exige.',
        },
        consent: {
          what: 'Aceitação: versão dos textos, data, endereço IP e canal',
          why: 'Provar o que foi acordado.',
          kept: 'Pelo prazo que a lei exige.',
        },
        sessions: {
          what: 'Sessões e utilização: navegador, horas e edições usadas',
          why: 'Manter a sessão iniciada, proteger a conta e fazer bater certo as contas do plano.',
          kept: 'Enquanto a conta existir; registos de acesso, pelo prazo que a lei exige.',
        },
      },
      sections: {
        data: {
          title: 'Que dados, para quê e durante quanto tempo',
          text: 'A data em que cada fotografia e cada resultado será apagado aparece ao lado dele, e pode apagar antes.',
        },
        never: {
          title: 'O que não fazemos',
          text: [
            'Não usamos as suas fotografias para treinar inteligência artificial. Não vendemos dados. Não mostramos anúncios e não há programas de terceiros nas nossas páginas.',
            'Ninguém abre as suas imagens só por saber o endereço delas: é precisa a sua sessão ou uma ligação assinada que dura poucos minutos.',
          ].join('\n'),
        },
        sharing: {
          title: 'Com quem partilhamos',
          text: [
            'Só com quem é preciso para o serviço funcionar: o operador de SMS recebe o seu telemóvel e o texto da mensagem; o prestador de pagamentos, os dados da cobrança; o WhatsApp e o Instagram, o que troca connosco ou publica por lá, se os usar.',
            'As suas fotografias são editadas nos nossos próprios servidores. Se um serviço externo ajuda a pintar um fundo ou a escrever uma legenda, recebe apenas as palavras do pedido, nunca a fotografia.',
            'Entregamos dados a autoridades apenas quando a lei obriga.',
          ].join('\n'),
        },
        grounds: {
          title: 'Porque a lei o permite',
          text: 'Tratamos os dados para cumprir o contrato consigo (conta, fotografias, plano), para cumprir a lei (recibos, registos de acesso) e, por interesse legítimo, para manter o serviço seguro. O que depender de consentimento pode retirá-lo quando quiser.',
        },
        cookies: {
          title: 'Cookies',
          text: [
            'Usamos dois cookies, ambos nossos: o da sessão, que a mantém iniciada, e o do idioma escolhido. Não há cookies de anúncios nem de medição.',
            'O seu navegador também guarda, só nele, o telemóvel com que entrou, o idioma, a assinatura que põe nas imagens e rascunhos. Apagar os dados do site apaga tudo isto.',
          ].join('\n'),
        },
        rights: {
          title: 'Os seus direitos',
          text: [
            'A lei brasileira de proteção de dados (LGPD) garante-lhe: saber se temos dados seus e ver quais são, corrigir, levar uma cópia, apagar, opor-se ao uso, saber com quem partilhamos e retirar o consentimento.',
            'Também pode reclamar à autoridade brasileira de proteção de dados (ANPD).',
          ].join('\n'),
        },
        deletion: {
          title: 'Apagar a conta',
          text: 'Apagar a conta termina as sessões, cancela o plano, desliga o Instagram e remove fotografias, resultados, legendas e dados pessoais. Fica apenas o que a lei manda guardar, com motivo e prazo, e um código derivado do telemóvel, que não revela o número, para reconhecer um regresso.',
        },
        security: {
          title: 'Segurança',
          text: 'As ligações são cifradas, os códigos de entrada são guardados de forma que nem nós os lemos, e os registos técnicos não levam o seu telemóvel nem as suas palavras.',
        },
        contact: {
          title: 'Contacto',
          text: 'Para exercer os seus direitos ou tirar dúvidas, fale com o nosso apoio. O nome da empresa, o número de contribuinte e os contactos aparecem no site e na contratação.',
        },
      },
    },
  },
} as const satisfies Shape<typeof original>
