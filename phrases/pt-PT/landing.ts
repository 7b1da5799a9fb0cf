import { CHAT_NETWORK } from '../chat-network.ts'
import { cycle } from './cycle.ts'
import type { landing as original } from '../pt-BR/landing.ts'
import type { Shape } from '../shape.ts'

export const landing = {
  title: 'Enviou a foto, já tem o post',
  description: `Envie a foto do telemóvel e receba a imagem pronta para o Instagram: luz acertada, outro fundo se quiser e uma legenda. {{limit}} edições por {{price}} ao ${cycle.noun}.`,
  pictureText: 'Uma foto de um petit gâteau ao lado da publicação pronta que o Mandou fez dela',
  nav: {
    label: 'Principal',
    menu: 'Menu',
    home: 'Início',
    how: 'Como funciona',
    pricing: 'Preço',
    contact: 'Contacto',
    account: 'Já tenho conta',
    login: 'Entrar',
    start: 'Começar agora',
  },
  languages: {
    choose: 'Selecione o idioma',
    submit: 'Mudar',
    list: 'Idiomas',
  },
  video: {
    fallback: 'O seu navegador não suporta vídeo.',
    play: 'Reproduzir: {{title}}',
    pause: 'Colocar em pausa: {{title}}',
  },
  hero: {
    eyebrow:
      'Para manicures, pasteleiros, dentistas, agentes imobiliários e personal trainers que ainda tratam do próprio Instagram',
    heading: 'Enviou a foto, já tem o post.',
    where: `Envie pelo ${CHAT_NETWORK} ou aqui no navegador.`,
    text: 'Tire a foto com o telemóvel, como calhar. Em segundos volta com a luz acertada, o corte certo para o feed, outro fundo se quiser e uma legenda com as suas palavras.',
    how: 'Como funciona',
    start: 'Começar agora',
    price: `{{limit}} fotos prontas por {{price}} ao ${cycle.noun}, em reais do Brasil`,
    leave: 'Com cartão de crédito. Cancele quando quiser, com um botão; nos primeiros 7 dias devolvemos tudo.',
    trial: 'Experimente antes com uma foto sua, sem pagar: sai com marca de água.',
    tryOne: 'Testar sem pagar',
    trialTerms: 'O teste é de uma foto, com marca de água.',
    cancel: 'Cancele quando quiser.',
    after: 'Usou as {{limit}}? As próximas chegam na renovação, sem custo extra.',
    compare: 'Comparar antes e depois',
    backdrops: 'Experimente outro fundo',
    try: 'Troque o fundo aqui',
    video: 'fotos de telemóvel a tornarem-se publicações',
  },
  demos: {
    title: 'Como funciona',
    text: 'Diga o que quer, ou não diga nada. São quatro maneiras de pedir.',
    start: 'Começar agora',
    photo: 'A foto, como saiu do telemóvel',
    photoToPost: {
      title: 'Enviou a foto, já tem o post',
      text: 'Luz e cor acertadas, corte para o feed, título se quiser. Rosto e pele ficam como são.',
      crop: 'Corte para o feed',
      light: 'Luz e cor acertadas',
      ready: 'Pronta a publicar',
    },
    changeBackdrop: {
      title: 'Trocar o fundo',
      text: 'Do balcão para o mármore, o linho ou o gesso, com a sombra do lugar novo.',
    },
    describeBackdrop: {
      title: 'Descrever o fundo',
      text: 'Não está na lista? Peça com as suas palavras.',
      ready: 'Fundo novo, o resto como na foto',
    },
    describeMessage: {
      title: 'Descrever a mensagem',
      text: 'Uma linha chega. Preço e dia são os seus, nunca inventados.',
    },
  },
  examples: {
    before: 'Antes',
    after: 'Depois',
    photo: 'A sua foto',
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
    title: 'E o que é que escrevo?',
    text: 'Esta legenda foi escrita pelo Mandou a partir de uma única linha.',
    wrote: 'O que escreve',
    got: 'O que o Mandou devolve',
  },
  limits: {
    title: 'Nem tudo resulta. Nós avisamos.',
    text: 'Nesta flor, o pé perdeu-se. Acontece com o que é fino, transparente ou da cor do fundo. Quando o Mandou desconfia do recorte, o ecrã avisa antes, e refazer é grátis.',
    short: 'Nesta flor, o pé perdeu-se. Quando o Mandou desconfia do recorte, o ecrã avisa antes, e refazer é grátis.',
    before: 'flor cor-de-rosa pendurada num pé curvo',
    after: 'a mesma flor sobre um fundo terracota, sem o pé',
    faces: 'Não inventa rostos, pele tratada, rótulos nem produtos.',
    promises: 'Não promete curas nem resultados de tratamentos na legenda.',
    posting: 'Não publica nada sem o seu toque.',
    blur: 'Não dá foco a uma foto tremida.',
  },
  guarantees: {
    title: 'O prometido é devido',
    refund: {
      title: '7 dias para desistir',
      text: 'Um botão na sua conta devolve o valor inteiro.',
    },
    failed: {
      title: 'Uma edição que falha não custa nada',
      text: 'A edição volta sozinha para o seu saldo.',
    },
    redo: {
      title: 'Não gostou? Refaça sem pagar',
      text: 'Uma vez por edição, até 24 horas depois.',
    },
    card: {
      title: 'O cartão não fica guardado',
      text: 'Os números só passam por nós até quem cobra.',
    },
  },
  pricing: {
    title: '{{limit}} fotos prontas por mês',
    text: 'Um único plano. Todos os meses o contador volta a {{limit}}.',
    plan: cycle.plan,
    poses: 'edições',
    perMonth: `{{price}} por ${cycle.noun}`,
    button: 'Começar agora',
    note: `Com cartão de crédito, cobrado ${cycle.every} em reais até cancelar. É preciso um número de telemóvel brasileiro e um CPF. O que sobra de um mês não passa para o seguinte.`,
    includes: {
      edits: '{{limit}} edições de foto com IA por mês',
      captions: 'Legendas avulsas, sem gastar edições',
      formats: 'Todos os formatos da mesma edição: feed, quadrado e stories',
      instagram: 'Publicar ou agendar no Instagram',
      leave: 'Cancelar com um botão, quando quiser',
    },
  },
  questions: {
    title: 'Perguntas frequentes',
    more: 'Todas as perguntas',
    install: {
      question: 'Preciso de instalar alguma coisa?',
      answer: `Não. Envia a foto pelo ${CHAT_NETWORK} ou no navegador, e entra com o seu número e um código por SMS.`,
    },
    pay: {
      question: 'Quanto custa, e como se paga?',
      answer: `{{price}} por ${cycle.noun} no cartão de crédito, com {{limit}} edições. É um plano só, sem fidelização nem penalização. Por enquanto não há outro meio de pagamento.`,
    },
    refund: {
      question: 'E se eu não gostar?',
      answer:
        'Nos 7 dias depois do primeiro pagamento, um botão na sua conta devolve o valor inteiro, e o acesso termina na hora.',
    },
    brazil: {
      question: 'Funciona fora do Brasil?',
      answer: 'Ainda não. Para entrar é preciso um número de telemóvel brasileiro, e a subscrição pede um CPF, o NIF do Brasil.',
    },
    real: {
      question: 'A inteligência artificial altera o meu produto ou o meu cliente?',
      answer:
        'Não. Fora um leve acerto de luz, que pode desligar, o que fotografou fica como estava. Rostos, rótulos e pele nunca são gerados.',
    },
    counts: {
      question: 'O que conta como uma edição?',
      answer:
        'Uma imagem entregue. Não contam: a edição que falhou, a primeira vez que refaz em 24 horas, outro formato e uma legenda sozinha.',
    },
    trial: {
      question: 'Posso experimentar sem pagar?',
      answer:
        'Pode, com uma foto sua, no navegador: entre com o seu telemóvel e abra o estúdio. A imagem sai com marca de água, até 1080 px. Se subscrever, a marca de água desaparece e a foto não gasta nenhuma das {{limit}}.',
    },
    after: {
      question: 'E quando as {{limit}} acabam?',
      answer:
        'As próximas {{limit}} chegam na renovação. Até lá, as legendas e outros formatos do que já fez continuam livres, e nada é cobrado a mais: não há edições avulsas.',
    },
    instagram: {
      question: 'Publica no meu Instagram?',
      answer:
        'Publica ou agenda, com uma conta profissional ligada a uma Página do Facebook. Sem a ligar, descarrega a imagem e copia a legenda.',
    },
    photos: {
      question: 'O que acontece às minhas fotos?',
      answer:
        'São suas. As originais ficam 30 dias, os resultados 12 meses, e apaga-as quando quiser. Não vão para publicidade nem treinam inteligência artificial.',
    },
    cancel: {
      question: 'Como cancelo?',
      answer: 'Na sua conta, com um botão. Usa o que já pagou até ao fim do mês do plano, e não há nova cobrança.',
    },
  },
  contact: {
    title: 'Fale connosco',
    text: 'Ficou com uma dúvida? Escreva para',
    ready: 'Tem uma foto parada no telemóvel?',
    start: 'Começar agora',
  },
  footer: {
    label: 'Rodapé',
    taxId: 'CNPJ (Brasil)\u00A0{{taxId}}',
    terms: 'Termos de Utilização',
    privacy: 'Política de Privacidade',
    cookies: 'Cookies',
    source: 'Código-fonte (AGPL)',
  },
} as const satisfies Shape<typeof original>
