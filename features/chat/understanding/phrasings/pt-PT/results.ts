import type { Phrasings } from '../phrasing.ts'

export const results: Phrasings = {
  backdrops: `
    que fundos têm?
    mostra-me os fundos
    quero ver os fundos prontos
    lista de fundos
    quais são os fundos disponíveis
  `,
  redo: `
    não gostei da luz
    demasiado escura
    mais escurinha
    ficou desfocada
    mais escuro
    mais clara
    põe mais claro
    um bocadinho mais clara
    está muito escura
    escreve Promoção na foto
    põe "Aberto" em cima da fotografia
    faz outra vez
    refaz se faz favor
    não gostei
    não gostei lá muito
    ficou feio
    ficou esquisito
    tenta outra vez
    outra vez
    outra versão
    mais uma vez por favor
    parece falso, ficou artificial
    não era isto que eu queria
    dá-me outra opção
    experimenta de novo
    detestei, faz de novo
    não ficou bem
    faz de novo com fundo azul
    de novo mas numa praia
    tira o texto da foto
    cancela o texto da foto
    retira as letras da imagem
    ficou cortada
    faz diferente
    repete lá isso
    não está bom
  `,
  'caption:shorter': `
    mais curta
    faz a legenda mais curta
    encurta
    a legenda é muito comprida
    demasiado longa, encurta sff
    mais pequena
    resume a legenda
    mais breve
  `,
  'caption:longer': `
    mais longa
    legenda mais comprida
    aumenta o texto
    está muito curta
    mais detalhada
    desenvolve mais
  `,
  'caption:tone': `
    mais divertida
    põe a legenda mais profissional
    queria um tom mais sério
    mais descontraída por favor
    mais engraçada ahah
    mais carinhosa
    mais formal
    mais comercial
    um tom mais próximo
    mais direta, sem rodeios
    mete mais emojis
  `,
  'caption:without-hashtags': `
    sem hashtags
    tira as hashtags
    retira os hashtags sff
    não quero hashtags
    legenda sem hashtags
    apaga as hashtags
  `,
  'caption:with-hashtags': `
    mete hashtags
    com hashtags se faz favor
    acrescenta umas hashtags
    e as hashtags?
  `,
  'caption:offer': `
    mete que está com 20% de desconto
    põe a promoção na legenda
    acrescenta o preço 49,90 euros
    inclui portes grátis
    diz na legenda que é só hoje por 30 euros
    menciona o desconto na legenda
  `,
  'caption:rewrite': `
    muda a legenda
    outra legenda
    refaz a legenda
    não gostei da legenda
    reescreve
    outro texto se faz favor
    queria outra legenda
    por outras palavras
  `,
  'caption:language': `
    legenda em inglês
    traduz a legenda para espanhol
    mete a legenda em inglês
    traduz para inglês
  `,
  'caption:own-words': `
    legenda: só hoje, bolo da Ana
    legenda: Bolo de chocolate só hoje!
    muda a legenda para: chegou a nova coleção
    troca a legenda por "Hoje há cozido"
    Legenda: marcações abertas, mande mensagem
  `,
  format: `
    formatos
    que formatos há?
    queria outro formato
    muda o formato
    há outros tamanhos?
  `,
  'format:9:16': `
    formato story
    para os stories
    faz para story
    queria para os stories
    versão para reels
    tamanho de story sff
    9x16
    na vertical
  `,
  'format:1:1': `
    quadrado
    formato quadrado
    mete quadrada
    1:1
    quero-a quadrada
  `,
  'format:4:5': `
    4:5
    formato de feed
    no formato do feed
  `,
  'format:original': `
    tamanho original
    sem cortar
    formato original se faz favor
    não cortes a foto
  `,
  'full-size': `
    envia por whatsapp
    manda em alta qualidade
    quero descarregar a foto
    descarregar
    em alta resolução sff
    como é que descarrego?
    podes enviar o ficheiro original
    tens em hd?
  `,
  publish: `
    publica
    podes publicar
    publica agora
    publicar no instagram
    mete no insta
    põe no instagram
    partilha no instagram
    publica isso já
    podes pôr no feed do instagram
    quero publicar
    adorei, publica
    posta lá isso
    publica-a
  `,
  schedule: `
    agenda para amanhã às 10h
    publica amanhã
    agendar
    agenda para sexta às 18h
    queria agendar para segunda de manhã
    publica hoje às 19h30
    publica daqui a 2 horas
    agenda para 25 de dezembro às 9
    publica sábado ao meio-dia
    deixa agendado para quinta à noite
    agenda para depois de amanhã às 8 da noite
    programa para domingo às 20h
    podes publicar hoje às 6 da tarde
    muda o agendamento para terça-feira
    amanhã às 10
    marca para amanhã de manhã
  `,
  'cancel:scheduled': `
    cancela a publicação
    cancelar publicação
    cancela o agendamento
    cancela a publicação agendada
    cancela o post de amanhã
    anula o agendamento
    já não quero a publicação agendada
    cancela a publicação de sexta
    elimina o post agendado
  `,
  'cancel:order': `
    cancela o pedido
    cancela esta foto
    anula a edição
    deixa estar
    esquece
    mudei de ideias
    já não é preciso, cancela o pedido
    enganei-me na foto
    foto errada
  `,
  'delete-photo': `
    apaga a foto
    elimina esta fotografia
    apaga a última foto
    apaga a foto que enviei
  `,
  status: `
    em que estado está a minha fotografia?
    estado
    onde está a minha foto?
    já está pronta?
    falta muito?
    vai demorar?
    ainda não recebi a foto
    ainda não chegou
    e a minha foto?
    continuo à espera, estou à espera
    que é feito do meu post
    já está?
  `,
  posts: `
    as minhas publicações agendadas
    quais são as publicações agendadas?
  `,
}
