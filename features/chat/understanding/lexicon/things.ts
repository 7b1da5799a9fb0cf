/** The objects of actions. */
import type { CueTable } from './cue-table.ts'

export const THINGS = {
  subscription: {
    pt: 'assinatura, assinaturas, plano, mensalidade, subscricao, subscricoes, contrato, servico, mensal, recorrencia, pacote, debito automatico, cobranca automatica, renovacao automatica, renovacao, cobranca recorrente, cobranca mensal, adesao, mandou',
    es: 'suscripcion, suscripciones, subscripcion, plan, mensualidad, membresia, contrato, servicio, abono, pago automatico, cobro automatico, renovacion automatica, renovacion, debito automatico, pago mensual, cuota, mandou',
    en: 'subscription, subscriptions, plan, membership, contract, service, monthly plan, monthly payment, auto renewal, auto renew, automatic renewal, renewal, recurring payment, recurring charge, sub, mandou',
  },
  account: {
    pt: 'conta, cadastro, meu perfil, registro, registo, login, usuario, meu usuario',
    es: 'cuenta, registro, mi perfil, mi usuario',
    en: 'account, profile, registration, login',
  },
  data: {
    pt: 'dados, meus dados, informacoes, minhas informacoes, dados pessoais, minhas coisas, lgpd, rgpd, tudo que voces tem, tudo sobre mim, tudo de mim, historico',
    es: 'datos, mis datos, datos personales, informacion personal, toda mi informacion, mi informacion, todo sobre mi, rgpd, historial',
    en: 'data, my data, personal data, my information, my info, personal information, everything you have, everything about me, gdpr, all my stuff, history',
  },
  everything: { pt: 'tudo, todas, todos', es: 'todo, todas, todos', en: 'everything, all' },
  me: { pt: 'me, mim, sobre mim', es: 'me, mi, sobre mi', en: 'me, about me' },
  money: {
    pt: 'o deste mes, o que me cobraram, dinheiro, grana, valor, pagamento, o que paguei, que paguei, meu pix',
    es: 'lo de este mes, lo que me cobraron, dinero, plata, lo que pague, pago, importe, guita, lana',
    en: 'money, payment, cash, what i paid',
  },
  caption: {
    pt: 'legenda, legendas, legendinha, texto da publicacao, texto do post, texto pro post, texto para post, texto da postagem, texto para instagram, texto para publicacao, copy, caption, leganda, texto para acompanhar, o que escrevo, o que escrever, que escrevo, texto para postar, texto para publicar, texto para colocar, texto para acompanhar, texto para foto, texto para essa foto, texto para esta foto, algo para postar, algo para publicar, escreve algo, que texto, qual texto, que frase, qual legenda, um texto, um textinho, textinho, so texto, so um texto, apenas texto, apenas um texto, umas palavras, umas linhas, escrev~er algo, escrev~er ai algo, escrev~er me algo, escrev~er qualquer coisa, escrev~er me qualquer coisa, escrev~er me uma coisa, escrev~er um post, escrev~er um anuncio, redig~ir, redij~ir, so do texto, ideia de texto, ideias de texto, ideia para texto, texto sobre, texto para anunciar, texto para divulgar, texto para avisar, texto contando, texto avisando, texto anunciando, texto dizendo, algo para anunciar, algo para divulgar, algo sobre, ideia de legenda, ideia para legenda',
    es: 'leyenda, leyendas, pie de foto, caption, descripcion, texto del post, texto para post, texto de publicacion, texto para publicacion, texto para instagram, copy, epigrafe, texto para acompanar, que le pongo de texto, que escribo, texto para subirla, texto para subir, texto para publicar, texto para postear, texto para la foto, texto para foto, texto sobre, texto para anunciar, texto para avisar, texto contando, texto avisando, texto anunciando, texto diciendo, texto que diga, algo para anunciar, algo para avisar, algo para promocionar, algo sobre, algo para publicar, algo para postear, escribe algo, que texto, cual texto, que frase, un texto, solo texto, solo el texto, unas palabras, unas lineas, escrib~ir algo, escrib~ir un post, escribeme algo, escribime algo, redact~ar, redactame, redacteme, nomas texto, nomas el texto, idea de caption',
    en: 'caption, captions, description, text for post, text for instagram, ad copy, captioning, words for post, what should i write, what do i write, what to write, something to write, words to go with, text to go with, words to go, text for photo, text for picture, something to post, write something, what text, which caption, a few lines, few lines, some words, just words, need words, words only, text only, only text, write post, write a post, blurb, a blurb, something short for, something for, something about, something to announce, something announcing, text about, text announcing, post about, words about, draft, write up, caption idea, caption ideas',
  },
  /** Text on the picture or under it. */
  text: {
    pt: 'que voce escreveu, que voces escreveram, que escreveste, que esta escrito, textao, texto, textos, frase, titulo, letra, letras, escrita, letreiro, palavras',
    es: 'que escribiste, que escribieron, que esta escrito, texto, textos, frase, titulo, letra, letras, letrero, palabras',
    en: 'what you wrote, you wrote, text, texts, words, title, headline, lettering, wording, writing',
  },
  hashtags: {
    any: '#, cardinal, cardinais, hashtag, hashtags, hastag, hastags, hashtgs, tags, hashtaggs, jogo da velha, etiquetas, numeral, numerales, almohadilla, almohadillas',
  },
  backdrop: {
    pt: 'fundo, fundos, background, backgrounds, cenario, cenarios, ao fundo, atras, plano de fundo, fundinho, pano de fundo, de tras, bagunca, fundo pronto, fundos prontos, cenario pronto, cenarios prontos, fundos ja feitos',
    es: 'fondo, fondos, background, escenario, escenarios, detras, atras, fondito, desorden, fondos listos',
    en: 'background, backgrounds, backdrop, backdrops, behind, scenery, scene, setting, mess, clutter, mess behind, ready made background, ready made backgrounds, ready made backdrop',
  },
  /** Marks a backdrop as one of the gallery. */
  ready: {
    pt: 'naquele fundo, aquele fundo, naquele cenario, que tinham na lista, que tinha na lista, da lista, mesmo fundo da, um dos seus fundos, um dos teus fundos, um dos fundos, algum dos fundos, fundo pronto, fundos prontos, cenario pronto, cenarios prontos, fundos ja feitos, um dos de voces, dos de voces, de voces, um dos vossos, dos vossos, daqueles vossos, desses vossos, vosso, vossos, pronto de voces, prontos de voces, da outra vez, da vez passada, da ultima vez, do catalogo, do seu catalogo, da galeria',
    es: 'en aquel fondo, aquel fondo, de la lista, mismo fondo de la, uno de sus fondos, uno de tus fondos, uno de los fondos, alguno de sus fondos, alguno de tus fondos, de los que tienen, de los que teneis, de los que tienes, de los que tenes, de los que traen, de los que ya traen, de los suyos, de los tuyos, de los vuestros, fondos listos, ya hechos, de su catalogo, de tu catalogo, de vuestro catalogo, de la galeria, la vez pasada, la otra vez, la ultima vez',
    en: 'same backdrop as, same background as, backdrop from last, background from last, one of your backgrounds, one of the backgrounds, one of your backdrops, one of yours, one of your, ready made, ready made background, ready made backgrounds, ready made backdrop, preset, presets, yours, from your list, from your gallery, last time',
  },
  /** Access to the member's own account. */
  enter: {
    pt: 'link de novo, link outra vez, perdi link, link ja nao abre, link para entrar, link de entrada, link de acesso, link para acessar, link da minha conta, link da minha area, link do site, minha area, entrar na minha conta, acessar minha conta, link nao abre, link expirou, link nao funciona',
    es: 'enlace otra vez, link otra vez, enlace de nuevo, link de nuevo, link para entrar, enlace para entrar, link de acceso, enlace de acceso, link de mi cuenta, enlace de mi cuenta, entrar a mi cuenta, acceder a mi cuenta, no me llego el link, no me llego el enlace, link no abre, link no funciona, enlace no funciona',
    en: 'link again, resend link, login link, link to log in, link to login, sign in link, login page, log into my account, log in to my account, link to my account, link isnt working, link doesnt work, link not working, link expired',
  },
  photo: {
    pt: 'foto, fotos, fotinha, fotinho, imagem, imagens, retrato, fotografia, fotografias, selfie, produto',
    es: 'foto, fotos, fotito, imagen, imagenes, fotografia, selfie, producto',
    en: 'photo, photos, picture, pictures, pic, pics, image, images, photograph, shot, selfie, product, pix',
  },
  it: {
    pt: 'isso, isto, essa, esse, esta, este, aquilo, ela, ele, aquela, aquele, desta, dessa',
    es: 'eso, esto, esa, ese, esta, este, ella, la, lo',
    en: 'this, that, it, these, those, them, one',
  },
  post: {
    pt: 'post, posts, postagem, postagens, publicacao, publicacoes, arte, artes, criativo, artezinha, postzinho, postinho, flyer, banner',
    es: 'post, posts, posteo, posteos, publicacion, publicaciones, arte, creativo, flyer, posts, banner',
    en: 'post, posts, creative, artwork, graphic, flyer, ad, banner',
  },
  edit: {
    pt: 'edicao, edicoes, pedido, pedidos, encomenda, solicitacao, resultado, versao, ultima, ultimo, arte final',
    es: 'edicion, ediciones, pedido, pedidos, solicitud, resultado, orden, ultima, ultimo',
    en: 'edit, edits, order, orders, request, requests, result, version, job',
  },
  scheduled: {
    pt: 'agendamento, agendamentos, agendado, agendada, agendados, agendadas, programado, programada, programados, marcado, marcada, agenda, de amanha, de hoje, de segunda, de terca, de quarta, de quinta, de sexta, de sabado, de domingo, desmarc~ar, programacao, da agenda, que ia sair, agendei, marquei, programei, que agendamos, que vai sair',
    es: 'programado, programada, programados, programadas, agendado, agendada, programacion, de manana, de hoy, del lunes, del martes, del miercoles, del jueves, del viernes, del sabado, del domingo, agenda, planificad*, programe, agende, que programe, que iba a salir, que va a salir',
    en: 'scheduled, schedule, schedules, planned, queue, queued, tomorrows, mondays, tuesdays, wednesdays, thursdays, fridays, saturdays, sundays, for tomorrow, for monday, for tuesday, for wednesday, for thursday, for friday, for saturday, for sunday, tonights, upcoming, i scheduled, i planned, lined up, lined up for, going out tomorrow',
  },
  /** Words that show that the sentence is about somebody else's business, not about us. */
  unknownSender: {
    pt: 'cliente, clientes, paciente, pacientes, aluna, alunas, aluno, alunos, fornecedor, convenio, netflix, academia, loja dela, banco, operadora, internet, casamento, festa, consulta, consultas, viagem, ifood, consignado, garantia, horario, horarios, evento, aula, curso, encontro, reserva, voo, em cima da hora, noiva, noivo, emprestimo, troco para',
    es: 'cliente, clientes, clienta, clientas, paciente, pacientes, alumno, alumnos, alumna, proveedor, netflix, gimnasio, banco, fiesta, boda, cita, citas, viaje, garantia, turno, turnos, evento, clase, curso, reserva, vuelo, prestamo, hipoteca',
    en: 'customer, customers, client, clients, patient, patients, student, students, supplier, netflix, gym, bank, party, wedding, appointment, appointments, trip, warranty, guarantee, event, class, course, booking, flight, deposit',
  },
  signature: {
    pt: 'logo, logotipo, logomarca, marca dagua, marca, assinatura da foto, assinatura na foto, assinatura da imagem, minha assinatura na',
    es: 'logo, logotipo, marca de agua, firma',
    en: 'logo, watermark, signature',
  },
  instagram: {
    pt: 'arroba, perfil novo, novo perfil',
    es: 'arroba, perfil nuevo, nuevo perfil',
    en: 'new handle, new profile',
    any: 'instagram, insta, ig, instagran, feed, facebook, face, meta, intagram, instragram, instagam, rede social, redes sociales, redes sociais, social media',
  },
  phone: {
    pt: 'numero, celular, telefone, whatsapp, telemovel, numero novo, este chat, deste chat, esta conversa, desta conversa',
    es: 'numero, celular, telefono, whatsapp, movil, este chat, esta conversacion',
    en: 'number, phone, whatsapp, cell, mobile, this chat, this conversation',
  },
  card: {
    pt: 'meu pix, pagamento foi recusado, pagamento recusado, cartao foi recusado, quero pagar, queria pagar, cartao, cartoes, pix, boleto, nota fiscal, recibo, fatura, forma de pagamento, comprovante, comprovativo, mbway, mb way, multibanco, cobrado, cobrada, cobraram, cobrou, cobraste, debitaram, debitou, descontaram, duas cobrancas, cobranca duplicada, pagamento recusado, pagamento nao passou, nao passou, ja paguei, paguei e, metodo de pagamento, dados de pagamento, cobranca indevida, fatura com contribuinte, nf, notinha, nota fiscal eletronica, 2 cobrancas, cobranca em dobro, pagamento falhou, falhou pagamento',
    es: 'pago fue rechazado, rechazaron el pago, rechazaron mi pago, quiero pagar, tarjeta, tarjetas, factura, recibo, forma de pago, metodo de pago, comprobante, cobraron, me cobro, cobraste, debitaron, descontaron, cobro doble, cobro duplicado, pago rechazado, bizum, transferencia, oxxo, ya pague, paypal, datos de pago, dos cobros, 2 cobros, no pasa tarjeta, pago fallo, no paso el pago',
    en: 'payment was declined, payment got declined, want to pay, card, cards, invoice, receipt, receipts, payment method, paypal, i was charged, been charged, charged me, you charged, charged twice, double charged, billed me, payment failed, payment declined, billing details, already paid, billed twice, payment details, apple pay, my bill, payment didnt go through, didnt go through, two charges, credit card, debit card, wasnt charged',
  },
  code: { pt: 'codigo', es: 'codigo', en: 'code' },
  /** The reference of a request. */
  protocol: { pt: 'protocolo', es: 'protocolo', en: 'protocol, reference number' },
  messages: {
    pt: 'mensagem, mensagens, notificacao, notificacoes, avisos, contato, spam, propaganda, lista',
    es: 'mensaje, mensajes, notificacion, notificaciones, avisos, contacto, spam, publicidad, lista',
    en: 'message, messages, messaging, texting, notification, notifications, contacting, spam, spamming, list',
  },
} as const satisfies CueTable
