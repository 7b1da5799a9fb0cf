/** What is done with a member's data, written as `terms.ts` is. Every figure stands in `figures.spec.ts` beside the code that keeps it. */
export const privacy = {
  title: 'Política de Privacidade',
  description: 'Quais dados o Mandou guarda, para quê, por quanto tempo, e os seus direitos pela LGPD.',
  intro:
    'Guardamos o que é preciso para editar as suas fotos e manter a sua conta, e nada além disso. Esta página segue a Lei Geral de Proteção de Dados (LGPD, Lei 13.709/2018).',
  other: 'Leia também os <other>Termos de Uso</other>.',
  why: 'Para quê',
  kept: 'Por quanto tempo',
  ground: 'Base legal',
  data: {
    phone: {
      what: 'Celular',
      why: 'Entrar na sua conta sem senha e avisar você do que é importante nela.',
      kept: 'Enquanto a conta existir. Os códigos de entrada, 2 dias. O registro de entrega de cada SMS, sem o número e sem o texto, 90 dias.',
      ground: 'Contrato (LGPD, art. 7º, V)',
    },
    profile: {
      what: 'Perfil: nome, e-mail, profissão e o que mais você preencher',
      why: 'Chamar você pelo nome e escrever legendas para a sua profissão.',
      kept: 'Enquanto a conta existir, ou até você apagar.',
      ground: 'Contrato (art. 7º, V)',
    },
    photos: {
      what: 'Fotos que você manda',
      why: 'Editar, refazer e mostrar o antes e depois. Os metadados, com o local da foto, são removidos na chegada.',
      kept: '30 dias.',
      ground: 'Contrato (art. 7º, V)',
    },
    results: {
      what: 'Resultados: imagens, legendas e o que você pediu',
      why: 'Você ver, baixar e publicar o que fez.',
      kept: '12 meses.',
      ground: 'Contrato (art. 7º, V)',
    },
    payments: {
      what: 'Cobrança: nome, CPF, e-mail, pagamentos, bandeira e quatro últimos dígitos do cartão',
      why: 'Cobrar o plano, devolver o valor e dar recibo. O número e o código do cartão não são guardados.',
      kept: 'Enquanto a conta existir e, depois, cinco anos contados do ano seguinte.',
      ground: 'Contrato e obrigação fiscal (art. 7º, V e II; CTN, arts. 173 e 195)',
    },
    instagram: {
      what: 'Instagram, se você conectar: conta, foto de perfil, autorização da Meta e posts',
      why: 'Publicar o que você pedir. A autorização fica cifrada.',
      kept: 'Até você desconectar ou apagar a conta.',
      ground: 'Contrato (art. 7º, V)',
    },
    chat: {
      what: 'WhatsApp, se você usar: número ou identificador e mensagens, também de quem escreve sem ter conta',
      why: 'Receber fotos e pedidos e responder.',
      kept: 'As mensagens que você manda, 14 dias; uma conversa com a equipe, até 30 dias depois de encerrada; o resto da conversa, no máximo enquanto a conta existir. De quem não tem conta, tudo sai 30 dias depois da última mensagem.',
      ground: 'Contrato (art. 7º, V)',
    },
    consent: {
      what: 'Aceite: versão dos textos, data, endereço IP e canal',
      why: 'Provar o que foi combinado.',
      kept: 'Enquanto a conta existir e, se houve pagamento, cinco anos contados do ano seguinte; sem pagamento, seis meses.',
      ground: 'Exercício de direitos (art. 7º, VI; art. 8º, § 2º)',
    },
    sessions: {
      what: 'Sessões: navegador e horários',
      why: 'Manter você conectado e mostrar os seus aparelhos.',
      kept: '60 dias depois do último uso.',
      ground: 'Contrato (art. 7º, V)',
    },
    activity: {
      what: 'Registros de acesso e atividade: o que foi feito na conta, quando, de qual endereço IP e com qual navegador',
      why: 'Proteger a conta e cumprir o Marco Civil da Internet.',
      kept: '400 dias; depois que a conta é apagada, seis meses de cada registro.',
      ground: 'Obrigação legal (art. 7º, II; Lei 12.965/2014, art. 15) e segurança (art. 7º, IX)',
    },
    notices: {
      what: 'Avisos que você recebeu na conta',
      why: 'Mostrar o que aconteceu com o plano e com os posts.',
      kept: '400 dias.',
      ground: 'Contrato (art. 7º, V)',
    },
  },
  sections: {
    controller: {
      title: 'Quem cuida dos seus dados',
      text: [
        'A empresa identificada no fim desta página é a controladora dos dados da sua conta. Como agente de tratamento de pequeno porte, ela não indica encarregado (Resolução CD/ANPD nº 2/2022, art. 11); o canal para falar dos seus dados é o e-mail de atendimento.',
        'Das pessoas que aparecem nas suas fotos, a decisão de fotografar e publicar é sua: você é o controlador dessas imagens e nós as processamos a seu pedido (art. 39).',
        'Fotos de pacientes, ou que mostrem a saúde de alguém, são dados sensíveis (arts. 5º, II, e 11). Delas também somos só operadores: fazemos a edição que você pediu e nada mais, não procuramos nelas saúde nem identidade, e as apagamos no prazo das outras ou quando você mandar. Ter a base legal, como o consentimento específico e destacado da pessoa, é com você.',
      ].join('\n'),
    },
    data: {
      title: 'Quais dados, para quê e por quanto tempo',
      text: 'A data em que cada foto e cada resultado será apagado aparece ao lado dele, e você pode apagar antes. Os prazos de 30 dias e 12 meses contam do envio e da edição.',
    },
    never: {
      title: 'O que não fazemos',
      text: [
        'Não usamos as suas fotos para treinar inteligência artificial. Não vendemos dados. Não mostramos anúncios e não há programas de terceiros nas nossas páginas.',
        'Não reconhecemos rostos nem tiramos conclusões sobre quem aparece. Ninguém abre as suas imagens só por saber o endereço delas: é preciso a sua sessão ou um link assinado, que vence em minutos no site e em 7 dias quando você o recebe no WhatsApp.',
      ].join('\n'),
    },
    sharing: {
      title: 'Com quem dividimos',
      text: [
        'Só com quem é preciso para o serviço funcionar, e só o necessário:',
        '- Asaas (pagamentos, Brasil): nome, CPF, e-mail, celular, CEP e número do endereço e, na hora de pagar, o cartão e o endereço IP de onde você paga, contra fraudes. O endereço não fica conosco.',
        '- Twilio (Estados Unidos) e Zenvia (Brasil), que entregam SMS: o seu celular e o texto da mensagem.',
        '- Meta (Instagram e WhatsApp, Estados Unidos e Irlanda): o que você publica ou troca conosco por lá, se usar.',
        '- OpenAI (Estados Unidos), apenas se nós a ligarmos (sem ela, tudo é feito pelo nosso próprio programa, e o atendimento diz se está ligada) para pintar um fundo, escrever uma legenda ou entender uma mensagem da conversa que as nossas regras não entendem: as palavras do pedido, o idioma e a profissão, nunca a foto nem o seu nome ou celular.',
        'As suas fotos são editadas pelo nosso próprio programa, nos servidores que usamos; quem os hospeda guarda os arquivos por nossa conta e não pode usá-los. O atendimento diz quem é e em que país. Para publicar, o Instagram busca a imagem num endereço secreto que fica aberto por no máximo 10 minutos.',
        'Entregamos dados a autoridades apenas quando a lei obriga.',
      ].join('\n'),
    },
    transfer: {
      title: 'Dados fora do Brasil',
      text: 'Twilio, Meta e OpenAI podem tratar dados fora do Brasil. Isso só acontece na medida em que é necessário para entregar o que você contratou ou pediu (LGPD, art. 33, IX, com o art. 7º, V): mandar o código, publicar o post, escrever a legenda.',
    },
    cookies: {
      title: 'Cookies e o que fica no seu navegador',
      text: [
        'Usamos dois cookies, ambos nossos e necessários: o da sessão, que mantém você conectado por até 60 dias sem uso, e o do idioma escolhido, por um ano. Não há cookies de anúncios nem de medição; por isso não há aviso de cookies.',
        'O seu navegador também guarda, só nele:',
        '- o idioma, que fica; o celular com que você entrou, ou que digitou para entrar, até sair;',
        '- a assinatura que você põe nas imagens e a resposta sobre a profissão, até sair;',
        '- o pedido em andamento, sem os dados do cartão, por 30 minutos;',
        '- o que você escolhe e escreve, até sair ou fechar a aba; e a foto a caminho, ou compartilhada da galeria, que deixa de valer em uma hora e é apagada na visita seguinte;',
        '- marcas curtas de funcionamento, como a de uma conexão com o Instagram em andamento;',
        '- a página que aparece quando não há internet.',
        'Apagar os dados do site no navegador apaga tudo isso.',
      ].join('\n'),
    },
    rights: {
      title: 'Os seus direitos',
      text: [
        'A LGPD (art. 18) garante a você, de graça:',
        '- saber se temos dados seus e ver quais são, e levar uma cópia: em Configurações, num arquivo zip com as suas fotos e listas em JSON, até 5 vezes por dia;',
        '- corrigir: no seu perfil;',
        '- apagar fotos, resultados ou a conta inteira: com botões, na hora;',
        '- pedir que dados desnecessários, excessivos ou tratados fora da lei sejam anonimizados, bloqueados ou apagados;',
        '- saber com quem dividimos: está nesta página;',
        '- desconectar o Instagram e o WhatsApp quando quiser, e opor-se a um uso que julgar errado;',
        '- pedir que uma pessoa reveja uma decisão automática, como um bloqueio por excesso de tentativas (art. 20).',
        'O que não tem botão, peça pelo atendimento; respondemos em até 15 dias. Você também pode reclamar à Autoridade Nacional de Proteção de Dados (ANPD).',
      ].join('\n'),
    },
    deletion: {
      title: 'Apagar a conta',
      text: [
        'Apagar a conta encerra as sessões, cancela o plano, devolve o que for devido, desconecta o Instagram e remove fotos, resultados, legendas e dados pessoais. Fica apenas, separado e com data para acabar:',
        '- quem pagou (nome e CPF, cifrados), pagamentos e devoluções: cinco anos contados do ano seguinte, por lei fiscal;',
        '- o aceite destes textos: o mesmo prazo; sem pagamento, seis meses;',
        '- registros de acesso: seis meses, pelo Marco Civil da Internet;',
        '- um código derivado do celular e, se houve cupom, um do CPF, que não revelam os números, para reconhecer uma volta e um cupom já usado, contra fraudes (art. 7º, IX): cinco anos contados do ano seguinte;',
        '- se a Meta não responder na hora, a autorização do Instagram, cifrada, até ela ser desfeita: no máximo 7 dias.',
        'Ficam ainda números sem dono (quantas edições houve), que não dizem nada de ninguém. O que é público no Instagram continua lá, e o Asaas e as operadoras guardam o que as leis deles mandam.',
      ].join('\n'),
    },
    minors: {
      title: 'Crianças e adolescentes',
      text: 'O Mandou é para quem trabalha e tem 18 anos ou mais. Não guardamos de propósito dados de crianças. Se houver crianças nas suas fotos, tenha a autorização dos responsáveis (art. 14); se souber de uma conta de menor, avise e ela será apagada.',
    },
    security: {
      title: 'Segurança',
      text: [
        'As conexões são cifradas. Códigos de entrada, sessões e CPF ficam guardados de forma que não se leem numa cópia do banco de dados, e os registros técnicos não levam o seu celular nem as suas palavras.',
        'Se acontecer um incidente que traga risco a você, avisamos você e a ANPD nos prazos da lei (art. 48).',
      ].join('\n'),
    },
    changes: {
      title: 'Mudanças nesta política',
      text: 'Quando o texto muda, mudam também a versão e a data no alto desta página, e avisamos na sua conta. As versões anteriores continuam aqui para ler.',
    },
    contact: { title: 'Contato', text: 'Para usar os seus direitos ou tirar dúvidas, fale com o nosso atendimento:' },
  },
} as const
