/** The contract with a member. A text is paragraphs, one to a line; a line that begins with a dash is an item. Whoever changes what it promises also adds to `TERMS_VERSIONS` and keeps the former text. */
export const terms = {
  title: 'Termos de Uso',
  description: 'O que o Mandou faz, quanto custa, como cancelar e como receber o seu dinheiro de volta.',
  intro:
    'O contrato entre você e o Mandou, em palavras simples. “Nós” é a empresa que oferece o Mandou, identificada no fim desta página.',
  other: 'Leia também a <other>Política de Privacidade</other>: ela diz quais dados guardamos e por quanto tempo.',
  sections: {
    service: {
      title: 'O que o Mandou faz',
      text: [
        'Você manda uma foto e recebe uma imagem pronta para publicar: luz e cor corrigidas, recorte para a rede social, outro fundo se você quiser, e uma legenda.',
        'Servem fotos em JPEG, PNG, WebP, HEIC ou AVIF, de até 25 MB e 50 megapixels.',
      ].join('\n'),
    },
    account: {
      title: 'A sua conta',
      text: [
        'Você entra com o seu celular e um código por SMS, sem senha. Não passe o código a ninguém: quem tem o código entra na sua conta.',
        'Para ter uma conta é preciso ter 18 anos ou mais. A conta é sua e do seu trabalho, e você responde pelo que é feito com ela.',
        'Aceitar estes termos é condição para entrar. Guardamos qual versão você aceitou, quando e de onde.',
      ].join('\n'),
    },
    plan: {
      title: 'Plano, preço e renovação',
      text: [
        'Há um plano só: {{limit}} edições de foto por mês, por R$\u00A037,90 por mês, no cartão de crédito. Antes de pagar, você vê o resumo do pedido e pode corrigir o que digitou.',
        'O plano se renova todo mês, no dia em que começou (ou no último dia do mês, quando esse dia não existe), até você cancelar. Avisamos 3 dias antes de cada renovação, na sua conta e por WhatsApp ou SMS.',
        'As {{limit}} edições novas abrem quando o pagamento do mês é confirmado; as que sobraram não passam para o mês seguinte.',
        'Se a renovação não for paga, você usa o que restava por mais 3 dias. Depois o plano fica suspenso até o pagamento; se ele não vier até a renovação seguinte, o plano termina e nada mais é cobrado.',
        'O preço não muda sem aviso: se for mudar, avisamos com pelo menos 30 dias, e você pode cancelar sem pagar o valor novo.',
      ].join('\n'),
    },
    payment: {
      title: 'Como o pagamento é feito',
      text: [
        'O cartão é cobrado pelo Asaas, o nosso provedor de pagamentos. Os dados do cartão passam pelo nosso servidor até ele, numa única chamada cifrada, e não são guardados por nós.',
        'Cada pagamento gera um recibo na sua conta. A nota fiscal sai no nome e no CPF de quem paga: peça a sua pelo atendimento.',
      ].join('\n'),
    },
    coupons: {
      title: 'Cupons',
      text: 'Um cupom paga o número de meses que ele diz e vale uma vez por pessoa e por CPF. No fim desses meses o plano termina sozinho: sem cartão, nada é cobrado.',
    },
    failures: {
      title: 'Quando uma edição não dá certo',
      text: [
        'Edição que falha não custa nada: ela volta para o seu saldo.',
        'Não gostou do resultado? Cada edição pode ser refeita uma vez de graça, em até 24 horas. Outros formatos de uma edição pronta também são de graça.',
      ].join('\n'),
    },
    refund: {
      title: 'Sete dias para desistir',
      text: [
        'Até 7 dias depois do primeiro pagamento de cada contratação, você pode desistir e receber de volta o valor inteiro, sem explicar por quê, mesmo que já tenha usado edições (Código de Defesa do Consumidor, art. 49).',
        'O botão está na sua conta, em Limite de fotos. O pedido gera um número de protocolo na hora, e o acesso ao plano termina na mesma hora. Na fatura do cartão a devolução pode levar até 10 dias úteis.',
      ].join('\n'),
    },
    cancelling: {
      title: 'Cancelamento',
      text: [
        'Você cancela quando quiser, com um botão e sem multa. Não há novas cobranças, e você usa o que já pagou até o fim do mês do plano. Antes disso, pode voltar atrás.',
        'Apagar a conta também cancela o plano e devolve o que for devido.',
      ].join('\n'),
    },
    limits: {
      title: 'Uso justo',
      text: 'Para o serviço ficar bom para todos, há limites que o uso normal não alcança: 60 legendas avulsas e 100 fotos enviadas por dia, 60 pedidos de publicação por hora e 5 cópias dos seus dados por dia. Ao chegar a um deles, você é avisado e espera; nada é cobrado.',
    },
    use: {
      title: 'O que não pode',
      text: [
        'Mande só fotos que são suas ou que você tem permissão para usar. Se houver pessoas na foto, como clientes e pacientes, tenha a autorização delas; de crianças e adolescentes, a dos responsáveis.',
        'Não use o Mandou para o que é ilegal, ofende, engana ou se passa por outra pessoa, nem para atacar, sobrecarregar ou revender o serviço. Contas que fazem isso podem ser suspensas ou encerradas, com aviso e motivo, e você pode contestar pelo atendimento. Se encerrarmos uma conta, devolvemos o último pagamento do plano.',
      ].join('\n'),
    },
    ownership: {
      title: 'De quem são as imagens',
      text: [
        'As fotos que você manda são suas. As imagens e legendas que você recebe também: use à vontade, inclusive para vender o seu trabalho.',
        'Você nos autoriza apenas a guardar e processar as suas fotos para entregar o que pediu, enquanto elas estiverem conosco. Não usamos as suas fotos em propaganda nem para treinar inteligência artificial.',
        'Os fundos prontos, a marca e o programa são nossos; as imagens feitas com eles são suas.',
      ].join('\n'),
    },
    automation: {
      title: 'Edição automática e inteligência artificial',
      text: [
        'As edições são feitas por computador, sem que uma pessoa olhe a sua foto. O que aparece na foto não é redesenhado: ao trocar o fundo, o assunto fica como você fotografou, a não ser pelo acerto de luz, que você pode desligar.',
        'Quando um gerador de imagens pinta parte do resultado, o arquivo leva uma marca que diz isso (IPTC), e o Instagram é avisado ao publicar.',
        'O computador pode errar: um recorte imperfeito, uma legenda fora do tom. Quando ele tem dúvida sobre a foto, nós avisamos. Confira antes de publicar.',
      ].join('\n'),
    },
    publishing: {
      title: 'Instagram e WhatsApp',
      text: [
        'Só publicamos no Instagram o que você pedir, na conta que você conectou, na hora que você escolher. Você desconecta quando quiser.',
        'Instagram e WhatsApp são da Meta e têm regras próprias, que valem para o que você publica e troca por lá. Se a Meta mudar ou parar um serviço, essa parte do Mandou pode mudar ou parar; o resto continua.',
      ].join('\n'),
    },
    professions: {
      title: 'Profissões regulamentadas',
      text: 'Dentistas, médicos e outras profissões têm regras próprias de publicidade, como as de fotos de antes e depois. O Mandou lembra você disso e não escreve promessas de resultado médico, mas cumprir as regras do seu conselho é com você.',
    },
    responsibility: {
      title: 'Responsabilidade',
      text: [
        'A decisão de publicar é sua. Não prometemos curtidas, clientes nem vendas.',
        'Cuidamos para o serviço estar no ar, mas ele pode parar para manutenção ou por falhas de terceiros. Se uma parada impedir você de usar o que pagou, fale conosco. Se o Mandou deixar de existir, avisamos com pelo menos 30 dias, para você baixar o que é seu, e devolvemos o pagamento do mês em curso.',
        'Nada aqui diminui os direitos que o Código de Defesa do Consumidor dá a você nem a nossa responsabilidade por ele.',
      ].join('\n'),
    },
    changes: {
      title: 'Mudanças nestes termos',
      text: 'Quando o texto muda, mudam também a versão e a data no alto desta página, e avisamos na sua conta; do que piorar para você, com pelo menos 30 dias. As versões anteriores continuam aqui para ler. Se não concordar com a mudança, você pode cancelar sem custo.',
    },
    law: {
      title: 'Lei e foro',
      text: [
        'Valem as leis do Brasil. Qualquer questão pode ser levada à Justiça da cidade onde você mora, ao Procon ou ao consumidor.gov.br.',
        'A versão em português do Brasil é a que vale; as traduções servem para facilitar a leitura.',
      ].join('\n'),
    },
    contact: { title: 'Contato', text: 'Dúvidas, pedidos ou reclamações? Fale com o nosso atendimento:' },
  },
} as const
