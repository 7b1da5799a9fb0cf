import type { terms as original } from '../pt-BR/terms.ts'
import type { Shape } from '../shape.ts'

export const terms = {
  title: 'Termos de Utilização',
  description: 'O que o Mandou faz, quanto custa, como cancelar e como receber o seu dinheiro de volta.',
  intro:
    'O contrato entre si e o Mandou, em palavras simples. “Nós” é a empresa que oferece o Mandou, identificada no fim desta página.',
  other: 'Leia também a <other>Política de Privacidade</other>: diz que dados guardamos e durante quanto tempo.',
  sections: {
    service: {
      title: 'O que o Mandou faz',
      text: [
        'Envia uma fotografia e recebe uma imagem pronta a publicar: luz e cor corrigidas, recorte para a rede social, outro fundo se quiser, e uma legenda.',
        'Servem fotografias em JPEG, PNG, WebP, HEIC ou AVIF, até 25 MB e 50 megapíxeis.',
      ].join('\n'),
    },
    account: {
      title: 'A sua conta',
      text: [
        'Entra com o seu telemóvel e um código por SMS, sem palavra-passe. Não dê o código a ninguém: quem tem o código entra na sua conta.',
        'Para ter uma conta é preciso ter 18 anos ou mais. A conta é sua e do seu trabalho, e é responsável pelo que se faz com ela.',
        'Aceitar estes termos é condição para entrar. Registamos que versão aceitou, quando e a partir de onde.',
      ].join('\n'),
    },
    plan: {
      title: 'Plano, preço e renovação',
      text: [
        'Há um único plano: {{limit}} edições de fotografia por mês, por R$\u00A037,90 por mês, com cartão de crédito. Antes de pagar, vê o resumo do pedido e pode corrigir o que escreveu.',
        'O plano renova-se todos os meses, no dia em que começou (ou no último dia do mês, quando esse dia não existe), até o cancelar. Avisamos 3 dias antes de cada renovação, na sua conta e por WhatsApp ou SMS.',
        'As {{limit}} edições novas abrem quando o pagamento do mês é confirmado; as que sobraram não passam para o mês seguinte.',
        'Se a renovação não for paga, usa o que restava durante mais 3 dias. Depois, o plano fica suspenso até ao pagamento; se este não chegar até à renovação seguinte, o plano termina e nada mais é cobrado.',
        'O preço não muda sem aviso: se for mudar, avisamos com pelo menos 30 dias, e pode cancelar sem pagar o novo valor.',
      ].join('\n'),
    },
    payment: {
      title: 'Como se paga',
      text: [
        'O cartão é cobrado pela Asaas, o nosso prestador de pagamentos. Os dados do cartão passam pelo nosso servidor até lá, numa única chamada cifrada, e não os guardamos.',
        'Cada pagamento deixa um recibo na sua conta. A fatura fiscal (nota fiscal) sai com o nome e o CPF de quem paga: peça a sua ao nosso apoio.',
      ].join('\n'),
    },
    coupons: {
      title: 'Cupões',
      text: 'Um cupão paga o número de meses que indica e vale uma vez por pessoa e por CPF (o número fiscal brasileiro). No fim desses meses o plano termina sozinho: sem cartão, nada é cobrado.',
    },
    failures: {
      title: 'Quando uma edição corre mal',
      text: [
        'Uma edição que falha não custa nada: volta para o seu saldo.',
        'Não gostou do resultado? Cada edição pode ser refeita uma vez de graça, no prazo de 24 horas. Outros formatos de uma edição pronta também são gratuitos.',
      ].join('\n'),
    },
    refund: {
      title: 'Sete dias para desistir',
      text: [
        'Até 7 dias depois do primeiro pagamento de cada contratação, pode desistir e receber de volta o valor inteiro, sem explicar porquê, mesmo que já tenha usado edições (Código de Defesa do Consumidor do Brasil, art. 49).',
        'O botão está na sua conta, em Limite de fotografias. O pedido gera logo um número de protocolo, e o acesso ao plano termina nesse momento. No extrato do cartão, a devolução pode levar até 10 dias úteis.',
      ].join('\n'),
    },
    cancelling: {
      title: 'Cancelamento',
      text: [
        'Cancela quando quiser, com um botão e sem penalização. Não há novas cobranças, e usa o que já pagou até ao fim do mês do plano. Até lá, pode voltar atrás.',
        'Apagar a conta também cancela o plano e devolve o que for devido.',
      ].join('\n'),
    },
    limits: {
      title: 'Utilização justa',
      text: 'Para o serviço ser bom para todos, há limites a que a utilização normal não chega: 60 legendas avulsas e 100 fotografias enviadas por dia, 60 pedidos de publicação por hora e 5 cópias dos seus dados por dia. Ao chegar a um deles, é avisado e espera; nada é cobrado.',
    },
    use: {
      title: 'O que não é permitido',
      text: [
        'Envie apenas fotografias que são suas ou que tem autorização para usar. Se houver pessoas na fotografia, como clientes ou pacientes, tenha a autorização delas; no caso de crianças e adolescentes, a dos responsáveis.',
        'Não use o Mandou para o que é ilegal, ofende, engana ou se faz passar por outra pessoa, nem para atacar, sobrecarregar ou revender o serviço. As contas que o fazem podem ser suspensas ou encerradas, com aviso e motivo, e pode contestar junto do apoio. Se encerrarmos uma conta, devolvemos o último pagamento do plano.',
      ].join('\n'),
    },
    ownership: {
      title: 'De quem são as imagens',
      text: [
        'As fotografias que envia são suas. As imagens e legendas que recebe também: use-as à vontade, incluindo para vender o seu trabalho.',
        'Autoriza-nos apenas a guardar e tratar as suas fotografias para entregar o que pediu, enquanto estiverem connosco. Não usamos as suas fotografias em publicidade nem para treinar inteligência artificial.',
        'Os fundos prontos, a marca e o programa são nossos; as imagens feitas com eles são suas.',
      ].join('\n'),
    },
    automation: {
      title: 'Edição automática e inteligência artificial',
      text: [
        'As edições são feitas por computador, sem que uma pessoa veja a sua fotografia. O que aparece nela não é redesenhado: ao trocar o fundo, o assunto fica como o fotografou, exceto o acerto de luz, que pode desligar.',
        'Quando um gerador de imagens pinta parte do resultado, o ficheiro leva uma marca que o diz (IPTC), e o Instagram é avisado ao publicar.',
        'O computador pode errar: um recorte imperfeito, uma legenda fora do tom. Quando tem dúvidas sobre a fotografia, avisamos. Confira antes de publicar.',
      ].join('\n'),
    },
    publishing: {
      title: 'Instagram e WhatsApp',
      text: [
        'Só publicamos no Instagram o que pedir, na conta que ligou, à hora que escolher. Desliga-a quando quiser.',
        'O Instagram e o WhatsApp são da Meta e têm regras próprias, que valem para o que publica e troca por lá. Se a Meta mudar ou parar um serviço, essa parte do Mandou pode mudar ou parar; o resto continua.',
      ].join('\n'),
    },
    professions: {
      title: 'Profissões regulamentadas',
      text: 'Dentistas, médicos e outras profissões têm regras próprias de publicidade, como as das fotografias de antes e depois. O Mandou lembra-o disso e não escreve promessas de resultado médico, mas cumprir as regras da sua ordem é consigo.',
    },
    responsibility: {
      title: 'Responsabilidade',
      text: [
        'A decisão de publicar é sua. Não prometemos gostos, clientes nem vendas.',
        'Cuidamos para que o serviço esteja disponível, mas pode parar para manutenção ou por falhas de terceiros. Se uma paragem o impedir de usar o que pagou, fale connosco. Se o Mandou deixar de existir, avisamos com pelo menos 30 dias, para descarregar o que é seu, e devolvemos o pagamento do mês em curso.',
        'Nada aqui diminui os direitos que o Código de Defesa do Consumidor do Brasil lhe dá, nem a nossa responsabilidade por ele.',
      ].join('\n'),
    },
    changes: {
      title: 'Alterações a estes termos',
      text: 'Quando o texto muda, mudam também a versão e a data no topo desta página, e avisamos na sua conta; do que for pior para si, com pelo menos 30 dias. As versões anteriores continuam aqui para ler. Se não concordar com a alteração, pode cancelar sem custos.',
    },
    law: {
      title: 'Lei e foro',
      text: [
        'Aplicam-se as leis do Brasil. Qualquer questão pode ser levada ao tribunal da cidade onde mora, ao Procon ou a consumidor.gov.br.',
        'O texto em português do Brasil é o que vale; as traduções servem para facilitar a leitura.',
      ].join('\n'),
    },
    contact: { title: 'Contacto', text: 'Dúvidas, pedidos ou reclamações? Fale com o nosso apoio:' },
  },
} as const satisfies Shape<typeof original>
