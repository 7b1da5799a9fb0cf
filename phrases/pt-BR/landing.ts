/** The front page. Texts of the spec are kept letter for letter. */
export const landing = {
  title: 'Mandou a foto, virou post',
  description:
    'Mande a foto do celular e receba a imagem pronta para o Instagram: luz acertada, outro fundo se quiser e uma legenda. {{limit}} edições por {{price}} ao mês.',
  pictureText: 'Uma foto de café ao lado do post pronto que o Mandou fez dela',
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
  film: {
    fallback: 'Seu navegador não suporta vídeo.',
    play: 'Reproduzir: {{title}}',
    pause: 'Pausar: {{title}}',
  },
  hero: {
    eyebrow: 'Para manicure, confeiteira, dentista, corretor, personal: quem atende e ainda cuida do próprio Instagram',
    heading: 'Mandou a foto, virou post.',
    text: 'Tire a foto com o celular, do jeito que dá. Em segundos ela volta com a luz acertada, o corte certo para o feed, outro fundo se você quiser e uma legenda com as suas palavras.',
    how: 'Como funciona',
    start: 'Comece agora',
    note: '{{limit}} edições por {{price}} ao mês. Desistiu em 7 dias? Devolvemos tudo.',
    film: 'uma foto de café virando um post pronto',
  },
  demos: {
    title: 'Como funciona',
    text: 'Você manda a foto e diz o que quer, ou não diz nada. São quatro jeitos de pedir.',
    start: 'Comece agora',
    photoToPost: {
      title: 'Mandou a foto, virou post',
      text: 'Luz, cor e contraste acertados, sem cara de filtro. O corte procura o que importa na foto e entrega no formato do feed, do quadrado ou dos stories.',
      first: 'Título e assinatura escritos na imagem, se você quiser',
      second: 'Rosto e pele ficam como são: nada é retocado',
    },
    changeBackdrop: {
      title: 'Troca o fundo',
      text: 'O que você fotografou sai de onde estava e vai para o mármore, a madeira, o linho ou uma parede de gesso, com a sombra e a luz do lugar novo.',
      first: 'Dezenas de fundos prontos, da mesa de café ao consultório',
      second: 'O que é seu não é redesenhado; o acerto de luz pode ser desligado',
    },
    describeBackdrop: {
      title: 'Descreve o fundo',
      text: 'Não achou na lista? Peça como pediria a um fotógrafo: “mesa de madeira clara vista de cima, sombra de folhas”. O fundo é pintado na hora.',
      first: 'Entende português, espanhol e inglês',
      second: 'Se uma palavra ficar de fora, a tela diz qual foi',
    },
    describeMessage: {
      title: 'Descreve a mensagem',
      text: 'Uma linha basta: o que é, quanto custa, até quando. A legenda volta no seu tom, com um convite para o pedido e hashtags, pronta para você mexer.',
      first: 'Preço, dia e nome são os que você escreveu, nunca inventados',
      second: 'Legenda sozinha não gasta edição',
    },
  },
  examples: {
    title: 'Três fotos comuns, três posts',
    text: 'As fotos abaixo são livres para uso e passaram pelo mesmo Mandou que você vai usar. Ninguém retocou depois.',
    before: 'Antes',
    after: 'Depois',
    beforeOf: 'Antes: {{what}}',
    afterOf: 'Depois: {{what}}',
    lemur: {
      who: 'Fotografia de animais',
      text: 'Pedido: trocar o fundo por “Bosque dourado”. O mato confuso saiu; o pelo e o olhar ficaram.',
      before: 'lêmure preto e branco diante de folhas, foto deitada',
      after: 'o mesmo lêmure em foto de pé, num bosque com luz dourada',
    },
    barista: {
      who: 'Bar e restaurante',
      text: 'Pedido: só virar post, com o título “Happy hour”. Mesmo balcão, mesmo sorriso, corte para o feed.',
      before: 'moça atrás do balcão de um bar, foto deitada e um pouco escura',
      after: 'a mesma moça em foto de pé, com o título Happy hour',
    },
    dog: {
      who: 'Pet shop e adestramento',
      text: 'Pedido, com estas palavras: “jardim com a luz da manhã”. Cão e tutora são os da foto.',
      before: 'cachorro grande de pé abraçado por uma mulher num campo',
      after: 'os dois num jardim com luz suave da manhã',
    },
  },
  captions: {
    title: 'E o que eu escrevo?',
    text: 'Estas legendas foram escritas pelo Mandou a partir de uma linha só.',
    wrote: 'Você escreve',
    got: 'O Mandou devolve',
    baker: { who: 'Confeiteira', message: 'bolo de pote de morango por R$ 12, encomendas até sexta' },
    nails: { who: 'Manicure', message: 'esmaltação em gel por R$ 80, agenda aberta na quinta' },
    trainer: { who: 'Personal trainer', message: 'duas vagas para treino às 6h da manhã' },
  },
  limits: {
    title: 'Nem toda foto dá certo. A gente avisa.',
    text: 'Nesta flor, o cabo se perdeu no recorte. Acontece com o que é fino, transparente ou da cor do fundo. Quando o Mandou desconfia do próprio recorte, a tela diz antes de você postar, e refazer é de graça.',
    before: 'flor rosa pendurada num cabo curvo',
    after: 'a mesma flor sobre um fundo terracota, sem o cabo',
    faces: 'Não inventa rosto, pele tratada, rótulo nem produto.',
    promises: 'Não promete cura nem resultado de tratamento na legenda.',
    posting: 'Não publica nada sem o seu toque.',
    blur: 'Não faz milagre com foto tremida: a luz melhora, o foco não.',
  },
  guarantees: {
    title: 'O combinado não sai caro',
    refund: {
      title: '7 dias para desistir',
      text: 'Até 7 dias depois do primeiro pagamento, um botão na sua conta devolve o valor inteiro. Sem e-mail, sem explicação.',
    },
    failed: {
      title: 'Edição que falha não custa nada',
      text: 'Deu erro do nosso lado? A edição volta para o seu saldo sozinha.',
    },
    redo: {
      title: 'Não gostou? Refaça de graça',
      text: 'Cada edição pode ser refeita uma vez sem gastar outra, em até 24 horas.',
    },
    card: {
      title: 'O cartão não fica guardado',
      text: 'Os números passam por nós só para chegar a quem processa o pagamento. Não guardamos cópia.',
    },
  },
  pricing: {
    title: '{{limit}} fotos prontas por mês',
    text: 'Um plano só. Todo mês o contador volta a {{limit}}.',
    plan: 'Plano mensal',
    poses: 'edições',
    perMonth: 'por mês',
    button: 'Comece agora',
    note: 'No cartão de crédito, cobrado todo mês até você cancelar. O que sobra de um mês não passa para o outro.',
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
    skill: {
      question: 'Preciso saber editar?',
      answer:
        'Não. Você escolhe a foto e toca no que quer, ou escreve. Não há camadas, pincéis nem ajustes para aprender. Se quiser, muda a legenda antes de postar.',
    },
    install: {
      question: 'Preciso instalar alguma coisa?',
      answer:
        'Não. O Mandou abre no navegador do celular ou do computador, e você entra com o seu número e um código por SMS, sem senha.',
    },
    brazil: {
      question: 'Funciona fora do Brasil?',
      answer: 'Ainda não. Para entrar é preciso um celular com número brasileiro, e a assinatura pede CPF.',
    },
    real: {
      question: 'A inteligência artificial muda o meu produto ou o meu cliente?',
      answer:
        'Não. Quando o fundo muda, o que você fotografou fica como estava, a não ser por um leve acerto de luz, que dá para desligar. Rostos, rótulos e pele nunca são gerados.',
    },
    patients: {
      question: 'Posso usar com fotos de pacientes?',
      answer:
        'Pode, desde que tenha a autorização deles. Para odontologia e medicina, o Mandou lembra as regras de publicação do conselho ao escrever a legenda. A responsabilidade pelo post continua sua.',
    },
    counts: {
      question: 'O que conta como uma edição?',
      answer:
        'Uma imagem entregue. Não contam: a edição que falhou, a primeira vez que você refaz em 24 horas, outro formato da mesma edição e a legenda sozinha.',
    },
    instagram: {
      question: 'Ele publica no meu Instagram?',
      answer:
        'Publica ou agenda, se você conectar uma conta profissional do Instagram ligada a uma Página do Facebook. Sem conectar, você baixa a imagem, copia a legenda e posta por conta própria.',
    },
    photos: {
      question: 'O que acontece com as minhas fotos?',
      answer:
        'São suas. As originais ficam 30 dias para você poder refazer, os resultados 12 meses, e você apaga quando quiser. Não usamos em propaganda nem para treinar inteligência artificial.',
    },
    cancel: {
      question: 'Como eu cancelo?',
      answer:
        'Na sua conta, com um botão. Nos primeiros 7 dias você pode pedir o dinheiro de volta; depois disso, usa o que já pagou até o fim do mês do plano e não há nova cobrança.',
    },
  },
  contact: {
    title: 'Fale com a gente',
    text: 'Ficou uma dúvida, ou alguma coisa não saiu como devia? Escreva para',
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
