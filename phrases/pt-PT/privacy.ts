import type { privacy as original } from '../pt-BR/privacy.ts'
import type { Shape } from '../shape.ts'

export const privacy = {
  title: 'Política de Privacidade',
  description: 'Que dados o Mandou guarda, para quê, durante quanto tempo, e os seus direitos.',
  intro:
    'Guardamos o que é preciso para editar as suas fotografias e manter a sua conta, e nada mais. Esta página segue a lei brasileira de proteção de dados (LGPD, Lei 13.709/2018).',
  other: 'Leia também os <other>Termos de Utilização</other>.',
  why: 'Para quê',
  kept: 'Durante quanto tempo',
  ground: 'Fundamento legal',
  data: {
    phone: {
      what: 'Telemóvel',
      why: 'Entrar na sua conta sem palavra-passe e avisá-lo do que é importante nela.',
      kept: 'Enquanto a conta existir. Os códigos de entrada, 2 dias. O registo de entrega de cada SMS, sem o número e sem o texto, 90 dias.',
      ground: 'Contrato (LGPD, art. 7.º, V)',
    },
    profile: {
      what: 'Perfil: nome, e-mail, profissão e o que mais preencher',
      why: 'Tratá-lo pelo nome e escrever legendas para a sua profissão.',
      kept: 'Enquanto a conta existir, ou até o apagar.',
      ground: 'Contrato (art. 7.º, V)',
    },
    photos: {
      what: 'Fotografias que envia',
      why: 'Editar, refazer e mostrar o antes e depois. Os metadados, com o local da fotografia, são removidos à chegada.',
      kept: '30 dias.',
      ground: 'Contrato (art. 7.º, V)',
    },
    results: {
      what: 'Resultados: imagens, legendas e o que pediu',
      why: 'Poder ver, descarregar e publicar o que fez.',
      kept: '12 meses.',
      ground: 'Contrato (art. 7.º, V)',
    },
    payments: {
      what: 'Cobrança: nome, CPF, e-mail, pagamentos, marca e quatro últimos algarismos do cartão',
      why: 'Cobrar o plano, devolver o valor e dar recibo. O número e o código do cartão não são guardados.',
      kept: 'Enquanto a conta existir e, depois, cinco anos contados do ano seguinte.',
      ground: 'Contrato e obrigação fiscal (art. 7.º, V e II; Código Tributário do Brasil, arts. 173.º e 195.º)',
    },
    instagram: {
      what: 'Instagram, se o ligar: conta, fotografia de perfil, autorização da Meta e publicações',
      why: 'Publicar o que pedir. A autorização fica cifrada.',
      kept: 'Até o desligar ou apagar a conta.',
      ground: 'Contrato (art. 7.º, V)',
    },
    chat: {
      what: 'WhatsApp, se o usar: número ou identificador e mensagens, também de quem escreve sem ter conta',
      why: 'Receber fotografias e pedidos, e responder.',
      kept: 'As mensagens que envia, 14 dias; uma conversa com a equipa, até 30 dias depois de terminada; o resto da conversa, no máximo enquanto a conta existir. De quem não tem conta, tudo é apagado 30 dias depois da última mensagem.',
      ground: 'Contrato (art. 7.º, V)',
    },
    consent: {
      what: 'Aceitação: versão dos textos, data, endereço IP e canal',
      why: 'Provar o que foi acordado.',
      kept: 'Enquanto a conta existir e, se houve pagamento, cinco anos contados do ano seguinte; sem pagamento, seis meses.',
      ground: 'Exercício de direitos (art. 7.º, VI; art. 8.º, § 2.º)',
    },
    sessions: {
      what: 'Sessões: navegador e horas',
      why: 'Manter a sessão aberta e mostrar os seus dispositivos.',
      kept: '60 dias depois da última utilização.',
      ground: 'Contrato (art. 7.º, V)',
    },
    activity: {
      what: 'Registos de acesso e atividade: o que foi feito na conta, quando a partir de que endereço IP e com que navegador',
      why: 'Proteger a conta e cumprir a lei brasileira da Internet.',
      kept: '400 dias; depois de apagada a conta, seis meses de cada registo.',
      ground: 'Obrigação legal (art. 7.º, II; Lei 12.965/2014, art. 15.º) e segurança (art. 7.º, IX)',
    },
    notices: {
      what: 'Avisos que recebeu na conta',
      why: 'Mostrar o que aconteceu com o plano e com as publicações.',
      kept: '400 dias.',
      ground: 'Contrato (art. 7.º, V)',
    },
  },
  sections: {
    controller: {
      title: 'Quem trata os seus dados',
      text: [
        'A empresa identificada no fim desta página é a responsável pelo tratamento dos dados da sua conta. Como agente de tratamento de pequena dimensão, não designa encarregado (Resolução CD/ANPD n.º 2/2022, art. 11.º); o canal para falar dos seus dados é o e-mail de apoio.',
        'Quanto às pessoas que aparecem nas suas fotografias, a decisão de fotografar e publicar é sua: é o responsável por essas imagens, e nós tratamo-las a seu pedido (art. 39.º).',
        'As fotografias de pacientes, ou que mostrem a saúde de alguém, são dados sensíveis (arts. 5.º, II, e 11.º). Também dessas somos apenas subcontratantes: fazemos a edição que pediu e nada mais, não procuramos nelas saúde nem identidade, e apagamo-las no prazo das outras ou quando mandar. Ter o fundamento legal, como o consentimento específico e destacado da pessoa, cabe-lhe a si.',
      ].join('\n'),
    },
    data: {
      title: 'Que dados, para quê e durante quanto tempo',
      text: 'A data em que cada fotografia e cada resultado será apagado aparece ao lado, e pode apagá-los antes. Os prazos de 30 dias e 12 meses contam do envio e da edição.',
    },
    never: {
      title: 'O que não fazemos',
      text: [
        'Não usamos as suas fotografias para treinar inteligência artificial. Não vendemos dados. Não mostramos anúncios e não há programas de terceiros nas nossas páginas.',
        'Não reconhecemos rostos nem tiramos conclusões sobre quem aparece. Ninguém abre as suas imagens só por saber o endereço: é preciso a sua sessão ou um link assinado, que expira em minutos no site e em 7 dias quando o recebe no WhatsApp.',
      ].join('\n'),
    },
    sharing: {
      title: 'Com quem partilhamos',
      text: [
        'Só com quem é preciso para o serviço funcionar, e só o necessário:',
        '- Asaas (pagamentos, Brasil): nome, CPF, e-mail, telemóvel, código postal e número da morada e, na hora de pagar, o cartão e o endereço IP de onde paga, contra fraudes. A morada não fica connosco.',
        '- Twilio (Estados Unidos) e Zenvia (Brasil), que entregam SMS: o seu telemóvel e o texto da mensagem.',
        '- Meta (Instagram e WhatsApp, Estados Unidos e Irlanda): o que publica ou troca connosco por lá, se usar.',
        '- OpenAI (Estados Unidos), apenas se a ativarmos (sem ela, tudo é feito pelo nosso próprio programa, e o nosso apoio diz se está ativa) para pintar um fundo, escrever uma legenda ou perceber uma mensagem da conversa que as nossas regras não percebem: as palavras do pedido, a língua e a profissão, nunca a fotografia nem o seu nome ou telemóvel.',
        'As suas fotografias são editadas pelo nosso próprio programa, nos servidores que usamos; quem os aloja guarda os ficheiros por nossa conta e não os pode usar. O nosso apoio diz quem é e em que país. Para publicar, o Instagram vai buscar a imagem a um endereço secreto que fica aberto 10 minutos no máximo.',
        'Entregamos dados às autoridades apenas quando a lei obriga.',
      ].join('\n'),
    },
    transfer: {
      title: 'Dados fora do Brasil',
      text: 'A Twilio, a Meta e a OpenAI podem tratar dados fora do Brasil. Isso só acontece na medida do necessário para entregar o que contratou ou pediu (LGPD, art. 33.º, IX, com o art. 7.º, V): enviar o código, publicar, escrever a legenda.',
    },
    cookies: {
      title: 'Cookies e o que fica no seu navegador',
      text: [
        'Usamos dois cookies, ambos nossos e necessários: o da sessão, que a mantém aberta até 60 dias sem utilização, e o da língua escolhida, durante um ano. Não há cookies de anúncios nem de medição; por isso não há aviso de cookies.',
        'O seu navegador guarda ainda, só para si:',
        '- a língua, que fica; o telemóvel com que entrou, ou que escreveu para entrar, até sair;',
        '- a assinatura que põe nas imagens e a resposta sobre a profissão, até sair;',
        '- o pedido em curso, sem os dados do cartão, durante 30 minutos;',
        '- o que escolhe e escreve, até sair ou fechar o separador; e a fotografia a caminho, ou partilhada da galeria, que deixa de valer ao fim de uma hora e é apagada na visita seguinte;',
        '- marcas curtas de funcionamento, como a de uma ligação ao Instagram em curso;',
        '- a página que aparece quando não há Internet.',
        'Apagar os dados do site no navegador apaga tudo isto.',
      ].join('\n'),
    },
    rights: {
      title: 'Os seus direitos',
      text: [
        'A LGPD (art. 18.º) garante-lhe, gratuitamente:',
        '- saber se temos dados seus, ver quais são e levar uma cópia: em Definições, num ficheiro zip com as suas fotografias e listas em JSON, até 5 vezes por dia;',
        '- corrigir: no seu perfil;',
        '- apagar fotografias, resultados ou a conta inteira: com botões, na hora;',
        '- pedir que dados desnecessários, excessivos ou tratados contra a lei sejam anonimizados, bloqueados ou apagados;',
        '- saber com quem partilhamos: está nesta página;',
        '- desligar o Instagram e o WhatsApp quando quiser, e opor-se a uma utilização que considere errada;',
        '- pedir que uma pessoa reveja uma decisão automática, como um bloqueio por excesso de tentativas (art. 20.º).',
        'O que não tem botão, peça ao apoio; respondemos em 15 dias, no máximo. Pode também reclamar junto da autoridade brasileira de proteção de dados (ANPD).',
      ].join('\n'),
    },
    deletion: {
      title: 'Apagar a conta',
      text: [
        'Apagar a conta encerra as sessões, cancela o plano, devolve o que for devido, desliga o Instagram e remove fotografias, resultados, legendas e dados pessoais. Fica apenas, à parte e com data para acabar:',
        '- quem pagou (nome e CPF, cifrados), pagamentos e devoluções: cinco anos contados do ano seguinte, por lei fiscal;',
        '- a aceitação destes textos: o mesmo prazo; sem pagamento, seis meses;',
        '- registos de acesso: seis meses, pela lei brasileira da Internet;',
        '- um código derivado do telemóvel e, se houve cupão, um do CPF, que não revelam os números, para reconhecer um regresso e um cupão já usado, contra fraudes (art. 7.º, IX): cinco anos contados do ano seguinte;',
        '- se a Meta não responder na hora, a autorização do Instagram, cifrada, até ser desfeita: 7 dias no máximo.',
        'Ficam ainda números sem dono (quantas edições houve), que nada dizem de ninguém. O que é público no Instagram continua lá, e a Asaas e as operadoras guardam o que as leis delas mandam.',
      ].join('\n'),
    },
    minors: {
      title: 'Crianças e adolescentes',
      text: 'O Mandou é para quem trabalha e tem 18 anos ou mais. Não guardamos de propósito dados de crianças. Se houver crianças nas suas fotografias, tenha a autorização dos responsáveis (art. 14.º); se souber de uma conta de um menor, avise e será apagada.',
    },
    security: {
      title: 'Segurança',
      text: [
        'As ligações são cifradas. Códigos de entrada, sessões e CPF ficam guardados de forma a não se lerem numa cópia da base de dados, e os registos técnicos não levam o seu telemóvel nem as suas palavras.',
        'Se houver um incidente que o ponha em risco, avisamo-lo a si e à ANPD nos prazos da lei (art. 48.º).',
      ].join('\n'),
    },
    changes: {
      title: 'Alterações a esta política',
      text: 'Quando o texto muda, mudam também a versão e a data no topo desta página, e avisamos na sua conta. As versões anteriores continuam aqui para ler.',
    },
    contact: { title: 'Contacto', text: 'Para exercer os seus direitos ou tirar dúvidas, fale com o nosso apoio:' },
  },
} as const satisfies Shape<typeof original>
