import { CHAT_NETWORK } from '../chat-network.ts'
import { cycle } from './cycle.ts'

/** The front page. Texts of the product specification are kept letter for letter. */
export const landing = {
  title: 'Mandou a foto, virou post',
  description: `Mande a foto do celular e receba a imagem pronta para o Instagram: luz acertada, outro fundo se quiser e uma legenda. {{limit}} edições por {{price}} ao ${cycle.noun}.`,
  pictureText: 'Uma foto de um petit gâteau ao lado do post pronto que o Mandou fez dela',
  nav: {
    label: 'Principal',
    menu: 'Menu',
    home: 'Início',
    how: 'Como funciona',
    pricing: 'Preço',
    contact: 'Contato',
    account: 'Já tenho cadastro',
    login: 'Login',
    start: 'Comece agora',
  },
  languages: {
    choose: 'Selecione o idioma',
    submit: 'Trocar',
    list: 'Idiomas',
  },
  video: {
    fallback: 'Seu navegador não suporta vídeo.',
    play: 'Reproduzir: {{title}}',
    pause: 'Pausar: {{title}}',
  },
  hero: {
    eyebrow: 'Para manicure, confeiteira, dentista, corretor, personal: quem atende e ainda cuida do próprio Instagram',
    heading: 'Mandou a foto, virou post.',
    where: `Mande pelo ${CHAT_NETWORK} ou aqui no navegador.`,
    text: 'Tire a foto com o celular, do jeito que dá. Em segundos ela volta com a luz acertada, o corte certo para o feed, outro fundo se você quiser e uma legenda com as suas palavras.',
    how: 'Como funciona',
    start: 'Comece agora',
    price: `{{limit}} fotos prontas por {{price}} ao ${cycle.noun}`,
    leave: 'No cartão de crédito. Cancele quando quiser, com um botão; nos primeiros 7 dias devolvemos tudo.',
    trial: 'Experimente antes com uma foto sua, sem pagar: ela sai com marca-d’água.',
    tryOne: 'Teste sem pagar',
    trialTerms: 'O teste é de uma foto, com marca-d’água.',
    cancel: 'Cancele quando quiser.',
    after: 'Usou as {{limit}}? As próximas chegam na renovação, sem cobrança extra.',
    compare: 'Comparar antes e depois',
    backdrops: 'Experimente outro fundo',
    try: 'Troque o fundo aqui',
    video: 'fotos de celular virando posts prontos',
  },
  demos: {
    title: 'Como funciona',
    text: 'Diga o que quer, ou não diga nada. São quatro jeitos de pedir.',
    start: 'Comece agora',
    photo: 'A foto, como saiu do celular',
    photoToPost: {
      title: 'Mandou a foto, virou post',
      text: 'Luz e cor acertadas, corte para o feed, título se quiser. Rosto e pele ficam como são.',
      crop: 'Corte para o feed',
      light: 'Luz e cor acertadas',
      ready: 'Pronta para postar',
    },
    changeBackdrop: {
      title: 'Troca o fundo',
      text: 'Do balcão para o mármore, o linho ou o gesso, com a sombra do lugar novo.',
    },
    describeBackdrop: {
      title: 'Descreve o fundo',
      text: 'Não está na lista? Peça com as suas palavras.',
      ready: 'Fundo novo, o resto como na foto',
    },
    describeMessage: {
      title: 'Descreve a mensagem',
      text: 'Uma linha basta. Preço e dia são os seus, nunca inventados.',
    },
  },
  examples: {
    before: 'Antes',
    after: 'Depois',
    photo: 'Sua foto',
    newBackdrop: 'Fundo novo',
    beforeOf: 'Antes: {{what}}',
    afterOf: 'Depois: {{what}}',
  },
  trades: {
    title: 'Veja no seu trabalho',
    credit: 'Foto do exemplo: {{author}}, {{licence}}. O resultado é do próprio Mandou.',
    drawn: 'A foto do exemplo foi desenhada em 3D por nós, por falta de uma livre; o resultado é do próprio Mandou.',
    licences: {
      cc0: 'CC0 1.0',
      publicDomain: 'domínio público',
    },
  },
  captions: {
    title: 'E o que eu escrevo?',
    text: 'Esta legenda foi escrita pelo Mandou a partir de uma linha só.',
    wrote: 'Você escreve',
    got: 'O Mandou devolve',
  },
  limits: {
    title: 'Nem toda foto dá certo. A gente avisa.',
    text: 'Nesta flor, o cabo se perdeu. Acontece com o que é fino, transparente ou da cor do fundo. Quando o Mandou desconfia do recorte, a tela diz antes, e refazer é de graça.',
    short: 'Nesta flor, o cabo se perdeu. Quando o Mandou desconfia do recorte, a tela diz antes, e refazer é de graça.',
    before: 'flor rosa pendurada num cabo curvo',
    after: 'a mesma flor sobre um fundo terracota, sem o cabo',
    faces: 'Não inventa rosto, pele tratada, rótulo nem produto.',
    promises: 'Não promete cura nem resultado de tratamento na legenda.',
    posting: 'Não publica nada sem o seu toque.',
    blur: 'Não dá foco a foto tremida.',
  },
  guarantees: {
    title: 'O combinado não sai caro',
    refund: {
      title: '7 dias para desistir',
      text: 'Um botão na sua conta devolve o valor inteiro.',
    },
    failed: {
      title: 'Edição que falha não custa nada',
      text: 'A edição volta para o seu saldo sozinha.',
    },
    redo: {
      title: 'Não gostou? Refaça de graça',
      text: 'Uma vez por edição, em até 24 horas.',
    },
    card: {
      title: 'O cartão não fica guardado',
      text: 'Os números só passam por nós até quem cobra.',
    },
  },
  pricing: {
    title: '{{limit}} fotos prontas por mês',
    text: 'Um plano só. Todo mês o contador volta a {{limit}}.',
    plan: cycle.plan,
    poses: 'edições',
    perMonth: `{{price}} por ${cycle.noun}`,
    button: 'Comece agora',
    note: `No cartão de crédito, cobrado ${cycle.every} até você cancelar. O que sobra de um mês não passa para o outro.`,
    includes: {
      edits: '{{limit}} edições de foto com IA por mês',
      captions: 'Legendas avulsas, sem gastar edição',
      formats: 'Todos os formatos da mesma edição: feed, quadrado e stories',
      instagram: 'Publicar ou agendar no Instagram',
      leave: 'Cancelar com um botão, quando quiser',
    },
  },
  questions: {
    title: 'Perguntas frequentes',
    more: 'Todas as perguntas',
    install: {
      question: 'Preciso instalar alguma coisa?',
      answer: `Não. Você manda a foto pelo ${CHAT_NETWORK} ou no navegador, e entra com o seu número e um código por SMS.`,
    },
    pay: {
      question: 'Quanto custa, e como se paga?',
      answer: `{{price}} por ${cycle.noun} no cartão de crédito, com {{limit}} edições. É um plano só, sem fidelidade nem multa. Pix e boleto, por enquanto, não.`,
    },
    refund: {
      question: 'E se eu não gostar?',
      answer:
        'Nos 7 dias depois do primeiro pagamento, um botão na sua conta devolve o valor inteiro, e o acesso termina na hora.',
    },
    brazil: {
      question: 'Funciona fora do Brasil?',
      answer: 'Ainda não. Para entrar é preciso um celular com número brasileiro, e a assinatura pede CPF.',
    },
    real: {
      question: 'A inteligência artificial muda o meu produto ou o meu cliente?',
      answer:
        'Não. Fora um leve acerto de luz, que dá para desligar, o que você fotografou fica como estava. Rostos, rótulos e pele nunca são gerados.',
    },
    counts: {
      question: 'O que conta como uma edição?',
      answer:
        'Uma imagem entregue. Não contam: a edição que falhou, a primeira vez que você refaz em 24 horas, outro formato e a legenda sozinha.',
    },
    trial: {
      question: 'Dá para experimentar sem pagar?',
      answer:
        'Dá, com uma foto sua, no navegador: entre com o seu celular e abra o estúdio. A imagem sai com marca-d’água, em até 1080 px. Se você assinar, a marca-d’água some e a foto não gasta nenhuma das {{limit}}.',
    },
    after: {
      question: 'E quando as {{limit}} acabam?',
      answer:
        'As próximas {{limit}} chegam na renovação. Até lá, legendas e outros formatos do que você já fez continuam liberados, e nada é cobrado a mais: edições avulsas não existem.',
    },
    instagram: {
      question: 'Ele publica no meu Instagram?',
      answer:
        'Publica ou agenda, com uma conta profissional ligada a uma Página do Facebook. Sem conectar, você baixa a imagem e copia a legenda.',
    },
    photos: {
      question: 'O que acontece com as minhas fotos?',
      answer:
        'São suas. As originais ficam 30 dias, os resultados 12 meses, e você apaga quando quiser. Não vão para propaganda nem treinam inteligência artificial.',
    },
    cancel: {
      question: 'Como eu cancelo?',
      answer: 'Na sua conta, com um botão. Você usa o que já pagou até o fim do mês do plano, e não há nova cobrança.',
    },
  },
  contact: {
    title: 'Fale com a gente',
    text: 'Ficou uma dúvida? Escreva para',
    ready: 'Tem uma foto parada no celular?',
    start: 'Comece agora',
  },
  footer: {
    label: 'Rodapé',
    taxId: 'CNPJ\u00A0{{taxId}}',
    terms: 'Termos de Uso',
    privacy: 'Política de Privacidade',
    cookies: 'Cookies',
    source: 'Código-fonte (AGPL)',
  },
} as const
