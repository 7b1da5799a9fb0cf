import type { landing as original } from '../pt-BR/landing.ts'
import type { Shape } from '../shape.ts'

export const landing = {
  title: 'Enviou a foto, já tem o post',
  description:
    'Envie a fotografia do telemóvel e receba a imagem pronta para o Instagram: luz acertada, outro fundo se quiser e uma legenda. {{limit}} edições por {{price}} ao mês.',
  pictureText: 'Uma fotografia de café ao lado da publicação pronta que o Mandou fez dela',
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
  film: {
    fallback: 'O seu navegador não suporta vídeo.',
    play: 'Reproduzir: {{title}}',
    pause: 'Colocar em pausa: {{title}}',
  },
  hero: {
    eyebrow:
      'Para manicures, pasteleiros, dentistas, agentes imobiliários e personal trainers que ainda tratam do próprio Instagram',
    heading: 'Enviou a foto, já tem o post.',
    text: 'Tire a fotografia com o telemóvel, como calhar. Em segundos volta com a luz acertada, o corte certo para o feed, outro fundo se quiser e uma legenda com as suas palavras.',
    how: 'Como funciona',
    start: 'Começar agora',
    note: '{{limit}} edições por {{price}} ao mês. Desistiu nos primeiros 7 dias? Devolvemos tudo.',
    film: 'uma fotografia de café a tornar-se publicação',
  },
  demos: {
    title: 'Como funciona',
    text: 'Envia a fotografia e diz o que quer, ou não diz nada. Há quatro maneiras de pedir. Os filmes mostram os ecrãs em português do Brasil; os seus estão no de Portugal.',
    start: 'Começar agora',
    photoToPost: {
      title: 'Enviou a foto, já tem o post',
      text: 'Luz, cor e contraste acertados, sem ar de filtro. O corte procura o que importa na fotografia e entrega-a no formato do feed, do quadrado ou das stories.',
      first: 'Título e assinatura escritos na imagem, se quiser',
      second: 'Rosto e pele ficam como são: nada é retocado',
    },
    changeBackdrop: {
      title: 'Trocar o fundo',
      text: 'O que fotografou sai de onde estava e vai para o mármore, a madeira, o linho ou uma parede de gesso, com a sombra e a luz do lugar novo.',
      first: 'Dezenas de fundos prontos, da mesa de café ao consultório',
      second: 'O que é seu não é redesenhado; o acerto de luz pode ser desligado',
    },
    describeBackdrop: {
      title: 'Descrever o fundo',
      text: 'Não está na lista? Peça-o como pediria a um fotógrafo: “mesa de madeira clara vista de cima, sombra de folhas”. O fundo é pintado na hora.',
      first: 'Percebe português, espanhol e inglês',
      second: 'Se uma palavra ficar de fora, o ecrã diz qual foi',
    },
    describeMessage: {
      title: 'Descrever a mensagem',
      text: 'Uma linha chega: o que é, quanto custa, até quando. A legenda vem no seu tom, com apelo à ação e hashtags, pronta a editar.',
      first: 'Preço, dia e nome são os que escreveu, nunca inventados',
      second: 'Uma legenda sozinha não gasta edições',
    },
  },
  examples: {
    title: 'Três fotografias comuns, três publicações',
    text: 'As fotografias abaixo são de uso livre e passaram pelo mesmo Mandou que vai usar. Ninguém as retocou depois.',
    before: 'Antes',
    after: 'Depois',
    beforeOf: 'Antes: {{what}}',
    afterOf: 'Depois: {{what}}',
    lemur: {
      who: 'Fotografia de animais',
      text: 'Pedido: trocar o fundo por “Bosque dourado”. A folhagem confusa saiu; o pelo e o olhar ficaram.',
      before: 'lémure preto e branco à frente de folhagem, fotografia ao baixo',
      after: 'o mesmo lémure em fotografia ao alto, num bosque com luz dourada',
    },
    barista: {
      who: 'Bar e restaurante',
      text: 'Pedido: só uma publicação, com o título “Happy hour”. O mesmo balcão, o mesmo sorriso, corte para o feed.',
      before: 'rapariga ao balcão de um bar, fotografia ao baixo e um pouco escura',
      after: 'a mesma rapariga em fotografia ao alto, com o título Happy hour',
    },
    dog: {
      who: 'Loja de animais e treino canino',
      text: 'Pedido, com estas palavras: “jardim com a luz da manhã”. O cão e a dona são os da fotografia.',
      before: 'cão grande de pé abraçado por uma mulher num campo',
      after: 'os dois num jardim com a luz suave da manhã',
    },
  },
  captions: {
    title: 'E o que é que escrevo?',
    text: 'Estas legendas foram escritas pelo Mandou a partir de uma única linha.',
    wrote: 'Escreve',
    got: 'O Mandou devolve',
    baker: { who: 'Pasteleira', message: 'bolo de morango à fatia por R$ 12, encomendas até sexta' },
    nails: { who: 'Manicure', message: 'verniz gel por R$ 80, vagas na quinta' },
    trainer: { who: 'Personal trainer', message: 'duas vagas para treino às 7h da manhã' },
  },
  limits: {
    title: 'Nem todas as fotografias resultam. Nós avisamos.',
    text: 'Nesta flor, o pé perdeu-se no recorte. Acontece com o que é fino, transparente ou da cor do fundo. Quando o Mandou desconfia do próprio recorte, o ecrã diz-lho antes de publicar, e refazer é grátis.',
    before: 'flor cor-de-rosa pendurada num pé curvo',
    after: 'a mesma flor sobre um fundo terracota, sem o pé',
    faces: 'Não inventa rostos, pele tratada, rótulos nem produtos.',
    promises: 'Não promete curas nem resultados de tratamentos na legenda.',
    posting: 'Não publica nada sem o seu toque.',
    blur: 'Não faz milagres com fotografias tremidas: a luz melhora, a nitidez não.',
  },
  guarantees: {
    title: 'O que é combinado não é caro',
    refund: {
      title: '7 dias para desistir',
      text: 'Até 7 dias depois do primeiro pagamento, um botão na sua conta devolve o valor inteiro. Sem e-mails, sem explicações.',
    },
    failed: {
      title: 'Uma edição que falha não custa nada',
      text: 'Houve um erro do nosso lado? A edição volta sozinha para o seu saldo.',
    },
    redo: {
      title: 'Não gostou? Refaça sem pagar',
      text: 'Cada edição pode ser refeita uma vez sem gastar outra, no prazo de 24 horas.',
    },
    card: {
      title: 'O cartão não fica guardado',
      text: 'Os números passam por nós apenas para chegar a quem processa o pagamento. Não guardamos cópia.',
    },
  },
  pricing: {
    title: '{{limit}} fotografias prontas por mês',
    text: 'Um único plano. Todos os meses o contador volta a {{limit}}.',
    plan: 'Plano mensal',
    poses: 'edições',
    perMonth: 'por mês',
    button: 'Começar agora',
    note: 'Com cartão de crédito, cobrado todos os meses em reais até cancelar. É preciso um número de telemóvel brasileiro e um CPF. O que sobra de um mês não passa para o seguinte.',
    includes: {
      edits: '{{limit}} edições de fotografia com IA por mês',
      captions: 'Legendas avulsas, sem gastar edições',
      formats: 'Todos os formatos da mesma edição: feed, quadrado e stories',
      instagram: 'Publicar ou agendar no Instagram',
      leave: 'Cancelar com um botão, quando quiser',
    },
  },
  questions: {
    title: 'Perguntas frequentes',
    skill: {
      question: 'Preciso de saber editar?',
      answer:
        'Não. Escolhe a fotografia e toca no que quer, ou escreve-o. Não há camadas, pincéis nem ajustes para aprender. Se quiser, muda a legenda antes de publicar.',
    },
    install: {
      question: 'Preciso de instalar alguma coisa?',
      answer:
        'Não. O Mandou abre no navegador do telemóvel ou do computador, e entra com o seu número e um código por SMS, sem palavra-passe.',
    },
    brazil: {
      question: 'Funciona fora do Brasil?',
      answer: 'Ainda não. Para entrar é preciso um número de telemóvel brasileiro, e a subscrição pede um CPF, o NIF do Brasil.',
    },
    real: {
      question: 'A inteligência artificial altera o meu produto ou o meu cliente?',
      answer:
        'Não. Quando o fundo muda, o que fotografou fica como estava, exceto um ligeiro acerto de luz, que pode desligar. Rostos, rótulos e pele nunca são gerados.',
    },
    patients: {
      question: 'Posso usá-lo com fotografias de pacientes?',
      answer:
        'Pode, desde que tenha a autorização deles. Para medicina dentária e medicina, o Mandou lembra as regras de publicação ao escrever a legenda. A responsabilidade pela publicação continua a ser sua.',
    },
    counts: {
      question: 'O que conta como uma edição?',
      answer:
        'Uma imagem entregue. Não contam: a edição que falhou, a primeira vez que refaz em 24 horas, outro formato da mesma edição e uma legenda sozinha.',
    },
    instagram: {
      question: 'Publica no meu Instagram?',
      answer:
        'Publica ou agenda, se ligar uma conta profissional do Instagram associada a uma Página do Facebook. Sem a ligar, descarrega a imagem, copia a legenda e publica por si.',
    },
    photos: {
      question: 'O que acontece às minhas fotografias?',
      answer:
        'São suas. As originais ficam 30 dias para poder refazer, os resultados 12 meses, e apaga-as quando quiser. Não as usamos em publicidade nem para treinar inteligência artificial.',
    },
    cancel: {
      question: 'Como cancelo?',
      answer:
        'Na sua conta, com um botão. Nos primeiros 7 dias pode pedir o dinheiro de volta; depois disso, usa o que já pagou até ao fim do mês do plano e não há nova cobrança.',
    },
  },
  contact: {
    title: 'Fale connosco',
    text: 'Ficou com uma dúvida, ou alguma coisa não saiu como devia? Escreva para',
    ready: 'Tem uma fotografia parada no telemóvel?',
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
