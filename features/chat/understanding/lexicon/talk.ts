/** What people say to one another, and ask about. */
import type { CueTable } from './cue-table.ts'

export const TALK = {
  greeting: {
    any: '👋, 🙋, 🙋‍♀️',
    pt: 'oi, oie, oii, ola, opa, eai, e ai, eae, bom dia, boa tarde, boa noite, boas, bom diaa, oi tudo bem, tudo bem, tudo bom, td bem, como vai, como voce esta, como esta, como estas, viva, salve, fala, hey, hello, alo, tudo certo, hi, oi gente, oi pessoal, oi equipe, quero editar uma foto, quero editar foto',
    es: 'hola, holi, holis, holaa, buenas, buenos dias, buen dia, buenas tardes, buenas noches, que tal, como estas, como esta, como andas, que onda, hey, ola, saludos, alo, todo bien, quiero editar una foto, quiero editar foto, que hubo, quihubo, como va',
    en: 'hi, hey, hello, hiya, yo, heya, good morning, good afternoon, good evening, morning, evening, howdy, whats up, sup, wassup, how are you, how are u, hows it going, hey there, hi there, hello there, greetings, i want to edit a photo, want to edit photo, gday, how you doing',
  },
  thanks: {
    any: '🙏, thx, thanks, ty, tks',
    pt: 'obrigad*, valeu, vlw, muito grato, muito grata, agradec*, grato, grata, gratidao, brigad*, obg, deus abencoe, deus te abencoe, tmj, agradeco, bem haja',
    es: 'gracias, muchas gracias, mil gracias, agradezco, agradecid*, te agradezco, grax, grcs, se agradece',
    en: 'thank you, thank u, thankyou, thanks a lot, many thanks, cheers, appreciate it, much appreciated, thnx, tysm, tnx, appreciated, thank, appreciate, ta very much',
  },
  praise: {
    any: '❤, ❤️, 😍, 🥰, 👏, 🔥, 💕, 🤩, 💖, 😘, 💯, 😻, 🎉, 💜, 🧡, 💙, 💚, top, wow, perfect',
    pt: 'amei, adorei, ficou lind*, que lind*, lindo, linda, lindooo, perfeito, perfeita, maravilh*, ficou otim*, ficou top, ficou show, ficou bo*, ficou perfeit*, ficou bonit*, ficou demais, ficou incrivel, ficou maravilh*, gostei, curti, arrasou, show, show de bola, sensacional, incrivel, otimo, excelente, muito bom, muito boa, demais, parabens, massa, da hora, fixe, espetacular, espetaculo, adoro, excelente trabalho, impecavel, ficou mesmo bem, que bonit*, uau, mandou bem, mandaram bem, voces sao demais',
    es: 'me encanta, me encanto, quedo linda, quedo lindo, quedo hermos*, quedo bien, quedo genial, quedo perfect*, quedo increible, quedo espectacular, que lind*, hermos*, perfecto, perfecta, genial, excelente, buenisim*, increible, espectacular, que bonit*, me gusta, me gusto, divin*, precios*, maravillos*, barbaro, que chulo, mola, muy bueno, muy buena, la rompieron, quedo de lujo, quedo padrisim*, padrisimo, chevere, guay, brutal, fantastico, fantastica, que guapa',
    en: 'love it, love this, i love it, loved it, perfect, amazing, awesome, beautiful, gorgeous, great, great job, great work, nice, very nice, nice job, nice one, fantastic, looks great, looks good, looks amazing, looks perfect, looks fantastic, looks lovely, looks awesome, brilliant, excellent, so good, so cool, cool, stunning, fabulous, wonderful, incredible, well done, like it, i like it, omg, lovely, superb, you rock, turned out great',
  },
  yes: {
    any: '👍, 👌, ✅, 🙌, 🤝, 👍🏻, 👍🏼, 👍🏽, 👍🏾, 👍🏿, ✔, ✔️, 🆗, ok, okay, okey, oki',
    pt: 'sim, simm, sin, isso, isso mesmo, isso ai, claro, com certeza, pode, pode ser, pode sim, pode fazer, pode mandar, podes, podem, confirmo, confirmado, confirma, confirmar, bora, manda, manda ver, manda bala, vai, vai la, certo, certeza, ta bom, ta bem, ta certo, ta otimo, beleza, blz, aham, uhum, positivo, perfeito, fechado, fechou, combinado, quero, quero sim, aceito, aprovado, aprovada, aprovo, exato, exatamente, correto, concordo, s, ss, sss, yes, ya, por favor, esta bem, pois, pois sim, e isso, e essa, e esse, ta, ja e, demorou, tranquilo, de acordo, faz isso, show, segue, sigo, bom, pode ir, siga, avanca, avance, logico, obvio, uai sim, dale, gostei, pode continuar, continua, faz',
    es: 'si, sii, sip, claro, claro que si, por supuesto, dale, va, vale, bueno, confirmo, confirmado, confirmar, correcto, perfecto, de acuerdo, listo, hazlo, hacelo, adelante, obvio, exacto, exactamente, asi es, eso, eso es, esta bien, seguro, s, yes, por favor, sale, simon, desde luego, afirmativo, acepto, me parece bien, orale, de una, sigue, segui, continua, quiero, me gusta, andale, bien, esa, ese, va que va, dele, perfecta',
    en: 'yes, yess, yep, yeah, yea, yup, ya, y, sure, sure thing, absolutely, definitely, of course, go ahead, go for it, do it, confirm, confirmed, correct, right, thats right, sounds good, alright, all right, fine, perfect, agreed, k, kk, please do, lets go, lets do it, that works, works for me, exactly, indeed, affirmative, approved, i do, i am, great, good, i confirm, ye, yas, totally, lets do that, proceed, continue, yes please, please, looks good, you bet, fo sho, for sure, good to go, mhm, uh huh, thatll do',
  },
  no: {
    any: '👎, ❌, 🙅, 🙅‍♀️, 🚫, 👎🏻, 👎🏼, 👎🏽',
    pt: 'nao, n, nn, naoo, negativo, nada, nem, de jeito nenhum, nao quero, nao precisa, nao e preciso, agora nao, ainda nao, melhor nao, nao obrigad*, nunca, nops, nope, nem pensar, deixa assim, dispenso, nao e, acho que nao, claro que nao, nao nao, hoje nao, de forma nenhuma, nao vale a pena',
    es: 'no, nop, nel, negativo, nada, para nada, no quiero, no hace falta, ahora no, todavia no, mejor no, no gracias, nunca, de ninguna manera, ni loco, ni loca, asi no, claro que no, aun no, no por ahora, no es, que no, no no, hoy no, no es necesario',
    en: 'no, nope, nah, naw, n, dont want, dont want to, dont need, no thanks, no thank you, not now, not yet, never, no way, negative, not really, nay, rather not, better not, absolutely not, not today, im good, no need, id rather not, not at all, pass, not this time, nuh uh, maybe later, hell no',
  },
  dropIt: {
    pt: 'deixa para la, deixa quieto, esquece, esqueca, esquecer isso, esquecam, nao precisa mais, mudei de ideia, deixa, volta, voltar, sair disso, para tudo, deixa estar, deixa la, deixa isso, comecar de novo, recomecar, abortar, aborta, desisti, me enganei, foi engano, foto errada, mandei errado, mandei foto errada, enganei me, era a foto errada',
    es: 'olvidalo, olvidate, dejalo, deja, dejalo asi, no importa, ya no hace falta, cambie de idea, cambie de opinion, volver, volver atras, atras, no nada, foto equivocada, me equivoque, olvida, dejemoslo, mejor dejalo, empezar de nuevo, abortar, no te preocupes, mande la foto equivocada, era otra foto',
    en: 'never mind, nevermind, nvm, forget it, forget about it, forget that, changed my mind, change my mind, scrap that, scrap it, scratch that, go back, back, abort, leave it, drop it, wrong photo, wrong picture, wrong pic, my mistake, start over, undo, oops wrong, dont bother, disregard, ignore that',
  },
  help: {
    any: 'menu, help, ?, ??, ???',
    pt: 'como e que funciona, como e que se usa, como e que uso, como que funciona, ajuda, ajudar, me ajuda, ajude, ajudem, socorro, como funciona, como funcionam, como usa, como usar, como uso, como eu uso, como se usa, o que voce faz, o que voces fazem, que voce faz, o que da para fazer, o que consegue fazer, o que posso fazer, o que posso pedir, que posso pedir, instrucoes, comandos, opcoes, manual, tutorial, nao entendi, nao percebi, nao sei usar, como faco, como eu faco, como funcion*, duvida, duvidas, me explica, explica, explique, pode explicar, ensina, perdida, perdido, primeira vez, o que sabe fazer, que mais, quem e voce, quem es, quem sao voces, o que e isso, o que e isto, isso e um robo, o que fazes, que fazes, como comeco, por onde comeco, que comandos, o que faz',
    es: 'ayuda, ayudame, ayudar, ayudas, ayudan, auxilio, como funciona, como funcionan, como se usa, como usar, como lo uso, que haces, que hace, que puedes hacer, que podes hacer, que puedo hacer, que puedo pedir, instrucciones, comandos, opciones, tutorial, no entiendo, no entendi, como hago, como se hace, duda, dudas, explicame, explica, explicar, primera vez, que hacen, quien eres, quien sos, que es esto, como empiezo, que sabes hacer, estoy perdid*, no se como, para que sirve, que ofrecen, que ofreces',
    en: 'help me, how does it work, how does this work, how do i use, how do you use, how to use, what can you do, what do you do, what can i do, what can i ask, instructions, commands, options, tutorial, dont understand, confused, guide, support me, how do i start, getting started, how it works, explain, who are you, what is this, whats this, what are you, first time, im lost, im new, need assistance, assist, how this works, i need help, how do i',
  },
  /** Alone says who is wanted. */
  person: {
    pt: 'atendente, atendentes, humano, humana, atendimento, suporte, pessoa de verdade, pessoa real, falar com alguem, falar com uma pessoa, falar com pessoa, funcionario, sac, falar com voces, operador, operadora, assistente humano, reclamacao, reclamar, queixa, ouvidoria, gente de verdade, apoio ao cliente, alguem de verdade, livro de reclamacoes, tem alguem, ha alguem, alguem ai, telefone de contato, email de contato',
    es: 'agente, humano, humana, persona real, persona de verdad, asesor, asesora, soporte, hablar con alguien, hablar con persona, operador, operadora, representante, atencion al cliente, servicio al cliente, ejecutivo, ejecutiva, reclamo, reclamar, queja, hablar con ustedes, gente real, reclamacion, alguien real, persona humana, hay alguien, alguien ahi',
    en: 'agent, human, human being, real person, actual person, live person, representative, rep, operator, customer service, customer support, customer care, support team, support, live chat, complaint, complain, talk to person, talk to someone, speak to someone, speak with someone, is there someone, is there anyone, is there anybody, anyone there, anybody there, real human, supervisor',
  },
  /** Wanted only when there is talk of talking. */
  someone: {
    pt: 'pessoa, alguem, gerente, responsavel, equipe, equipa, dono, dona, voces, moca, moco, menina, contato, contacto',
    es: 'persona, alguien, encargado, encargada, gerente, responsable, equipo, dueno, duena, ustedes, chica, contacto',
    en: 'person, someone, somebody, anybody, anyone, manager, staff, team, owner, people',
  },
  talkTo: {
    pt: 'fal~ar, convers~ar, atendido, atendida, contact~ar, contat~ar, chama, chamar, transfere, transferir, passa para, ligar, liga para, atende, atenda, ajuda de',
    es: 'habl~ar, convers~ar, contact~ar, comunic~ar, comuniqu~er, atienda, atiende, pasame con, transfiere, transfiereme, llam~ar, platic~ar, chate~ar, comunicame',
    en: 'talk, talking, speak, speaking, chat with, contact, reach, transfer, transfer me, call, get me, put me through, escalate, pass me to, need to ask',
  },
  price: {
    pt: 'quanto custa, quanto e, quanto custam, custa, preco do plano, precos, preco, qual valor, valores, valor, quanto fica, quanto sai, quanto pago, quanto voces cobram, quanto cobram, quanto cobra, que preco, e pago, e gratis, gratis, e gratuito, gratuito, e de graca, tem teste, periodo de teste, teste gratis, mensalidade de quanto, qual mensalidade, quanto por mes, e caro, caro, tem plano, quais planos, planos, tabela de preco, quanto esta, quanto ta, valor do plano, valor da assinatura, valor mensal, preciso pagar, tem que pagar, paga, pagar quanto, quanto vou pagar, quanto que e, quanto e que custa, quanto e que',
    es: 'cuanto cuesta, cuanto cuestan, cuanto sale, cuanto vale, cuanto es, cuanto cobran, cuanto cobras, precio, precios, costo, costos, coste, tarifa, tarifas, es gratis, gratis, es pago, es de pago, gratuito, prueba gratis, periodo de prueba, planes, que planes, cuales planes, cuanto por mes, cuanto al mes, cuanto pago, cuanto se paga, hay que pagar, tengo que pagar, es caro, valor, cuanto seria',
    en: 'how much, price, prices, pricing, cost, costs, is it free, is this free, free trial, free, trial, what does it cost, plans, what plans, rates, fee, fees, per month, do i have to pay, do i need to pay, expensive, how expensive, monthly price, monthly cost',
  },
  signUp: {
    pt: 'assinar, assino, assine, quero assinar, contrat~ar, aderir, adquir~ir, compr~ar, comprar plano, me cadastr~ar, cadastr~ar, me inscrev~er, inscrev~er, inscricao, criar conta, fazer conta, abrir conta, fazer cadastro, fazer assinatura, quero o plano, quero um plano, quero comecar, comecar a usar, quero participar, quero entrar, virar cliente, virar assinante, ser assinante, ser cliente, subscrever, registar me, registar, quero esse servico, quero o servico, link para assinar, link de cadastro, link de pagamento, link para pagar, onde pago, como pago, como eu pago, onde assino, voltar a assinar, reativar, quero voltar, criar uma conta, onde e que pago',
    es: 'suscribirme, suscribirse, suscribir, suscribo, suscribirnos, quiero suscribirme, contratar, contrato el plan, registrarme, registrarse, registro, inscribirme, inscribirse, crear cuenta, crear una cuenta, abrir cuenta, quiero el plan, quiero un plan, quiero empezar, empezar a usar, comprar, comprar plan, adquirir, ser cliente, ser miembro, unirme, link de pago, link para pagar, donde pago, como pago, como me suscribo, darme de alta, dar de alta, alta, apuntarme, reactivar, quiero el servicio, quiero volver, me apunto',
    en: 'sign up, signup, sign me up, subscribe, subscribing, join, register, create account, create an account, open account, make account, get started, i want in, buy, buy plan, purchase, become a member, become member, start subscription, start a subscription, start my subscription, where do i pay, how do i pay, payment link, signing up, want to start using, enroll, reactivate, resubscribe, want the plan, get a plan, i want to start, count me in, come back',
  },
  abuse: {
    any: '🖕, 🖕🏻, 🖕🏽',
    pt: 'filho da puta, fdp, vai se foder, vai tomar no cu, vtnc, vsf, idiota, imbecil, burro, burra, otario, otaria, merda, bosta, lixo, caralho, cu, puta, arrombado, desgraca, desgracad*, inutil, porcaria, retardad*, babaca, palhac*, vagabund*, ladrao, ladroes, safad*, golpe, golpistas, canalha, foda se, foder, nojento, estupid*, cretino, cabrao, vai a merda, vai se lascar, pqp, trouxa, jumento, robo burro, que merda, roubo, roubando',
    es: 'hijo de puta, hdp, vete a la mierda, mierda, idiota, imbecil, estupid*, pendej*, puto, puta, cabron, inutil, basura, boludo, pelotud*, tonto, tonta, chinga*, verga, maldit*, ladrones, ladron, estafa, estafadores, porqueria, carajo, mamon, gilipollas, joder, ctm, vete al carajo, andate a la mierda, culiao, conchatumadre, bobo, coño, rateros, pinche',
    en: 'fuck, fuck you, fuck off, fucking, wtf, shit, shitty, bullshit, idiot, idiots, stupid, dumb, moron, asshole, bitch, crap, useless, garbage, trash, scam, scammers, scammer, thieves, bastard, dumbass, suck, sucks, piece of junk, retard, screw you, dick, jerk, thief, rip off, ripoff, bloody hell, pathetic',
  },
  stop: {
    pt: 'parar, pare, para, parem, stop, sair, descadastrar, remover, cancelar inscricao, nao perturbe, chega, me tira da lista, me remove da lista, sair da lista, par~ar de me mandar, par~ar de mandar, par~ar de me enviar, par~ar de enviar, nao me mand~ar mais, nao mand~ar mais, nao me envi~ar mais, tirem me da lista, tire me da lista, tira me da lista, nao quero receber, nao quero mais receber, parem de mandar, pare de mandar, parar de receber, parar mensagens, parar as mensagens, nao envie mais, nao enviem mais, para com isso, parem de me mandar, me deixa em paz, deixem me em paz, sem mais mensagens, descadastro, me descadastra, bloquear',
    es: 'parar, pare, para, paren, stop, salir, baja, alto, basta, no me mandes mas, no me manden mas, no me escriban mas, no me escribas mas, no quiero recibir, no quiero mas mensajes, no mas mensajes, dejen de escribirme, deja de escribirme, dejen de mandar, deja de mandar, deja de mandarme, dejen de mandarme, dejen de enviarme, deja de enviarme, no me envien mas, no molestar, no molesten, saquenme de la lista, sacame de la lista, quitame de la lista, quitenme de la lista, dejenme en paz, dejame en paz, no quiero seguir recibiendo, eliminame de la lista',
    en: 'stop, stopall, unsubscribe, end, quit, stop messaging, stop messaging me, stop texting, stop texting me, stop sending, stop sending me, no more messages, no more texts, dont message me, dont text me, dont contact me, remove me from list, take me off list, take me off your list, remove me from your list, leave me alone, opt out, stop contacting me, stop spamming, stop spamming me, dont want messages, dont want to receive, stop all messages, stop it, stop this, enough',
  },
  status: {
    pt: 'cade, onde esta, onde ta, ta pronto, ta pronta, esta pronto, esta pronta, ja ta pronto, ja esta, ja ficou pront*, ficou pront*, vai demorar, demora, demora muito, demorando, ta demorando, quanto tempo, quando fica pront*, falta muito, nao chegou, ainda nao chegou, ainda nao recebi, nao recebi, cade a foto, cade meu post, cade minha foto, e a minha foto, e minha foto, e meu post, terminou, acabou, to esperando, estou esperando, estou a espera, nao veio, ainda nao veio, ainda nada, nada ainda, e ai ficou, algum retorno, ta ai, travou, deu certo, deu erro, funcionou, andamento, sumiu, onde anda, qual a situacao, que e feito, esta demorado, nada, ja postou, ja foi postado, ja publicou, foi publicado, ja saiu',
    es: 'donde esta, donde quedo, ya esta, ya esta lista, ya esta listo, esta lista, esta listo, ya quedo, cuanto falta, falta mucho, cuanto demora, demora, demora mucho, demorando, tarda, tarda mucho, tardando, esta tardando, cuanto tiempo, cuando esta, cuando estara, no llego, no ha llegado, no me llego, todavia no llega, aun no llega, no recibi, no he recibido, sigo esperando, estoy esperando, y mi foto, y mi post, termino, ya termino, que paso con, que pasa con, para cuando, dnd esta, se trabo, funciono, ya se publico, ya publico, ya salio',
    en: 'where is, wheres, is it ready, is it done, done yet, ready yet, how long, how much longer, taking so long, taking long, takes so long, taking forever, still waiting, waiting, havent received, didnt receive, didnt get, havent gotten, havent got, not received, when will it be ready, when will it be done, whats the status, status of, any update, any updates, any news, progress, update on, is my photo ready, is my post ready, whats happening with, what happened to, how long does it take, how long will, did it work, did it post, has it posted, did it go through, stuck',
  },
  balance: {
    pt: 'saldo, creditos, credito, restam, resta, restante, restantes, sobra, sobram, sobraram, sobrou, quantas tenho, quantas ainda, quantos ainda, quantas faltam, quantos faltam, quanto falta, ainda tenho, ainda posso, quanto ja usei, quantas usei, quantas ja usei, quantos usei, quantas ja fiz, quantas fiz, meu limite, limite, meu uso, disponiveis, me sobra, tenho direito, gastei, ja gastei, cota',
    es: 'saldo, creditos, credito, quedan, queda, me quedan, restan, restantes, sobran, cuantas tengo, cuantos tengo, cuantas llevo, aun tengo, todavia tengo, puedo hacer todavia, cuantas use, cuantas he usado, cuantos he usado, mi limite, limite, cuantas puedo, cuantas van, cupo, gaste, me faltan, disponibles me',
    en: 'balance, credits, credit, left, remaining, remain, still have, do i have left, have i used, used so far, ive used, my limit, limit, allowance, quota, usage, how many can i, how many more, do i get',
  },
  howMany: {
    pt: 'quantas, quantos, quantidade, quanto',
    es: 'cuantas, cuantos, cantidad, cuanto',
    en: 'how many, number of',
  },
  /** What is one's own, said with a question of how many. */
  have: {
    pt: 'tenho, eu tenho, usei, ja usei, fiz, ja fiz, gastei, da para fazer, posso fazer, posso, tenho direito, por mes, no mes, esse mes, este mes, tem no plano, inclui, vem no plano, consigo fazer',
    es: 'tengo, use, he usado, hice, llevo, gaste, puedo hacer, puedo, por mes, al mes, este mes, incluye, trae, me dan, me tocan',
    en: 'do i have, have i, i have, can i make, can i do, can i, ive used, did i use, i get, do i get, per month, a month, this month, are included, included, come with, i made, ive made, ive done',
  },
  charge: {
    pt: 'cobr~ar, cobranca, pagamento, pagar, pago, debit~ar, debito, desconta, fatura, mensalidade',
    es: 'cobr~ar, cobro, pago, pagar, factura, debit~ar, debito, mensualidad, cargo',
    en: 'charge, charged, bill, billed, billing, pay, payment, debit, debited, invoice',
  },
  whenAsked: {
    pt: 'quando, que dia, qual dia, qual o dia, qual data, que data, a que dia, em que dia, ate quando, quando e que',
    es: 'cuando, que dia, cual dia, cual fecha, que fecha, en que fecha, hasta cuando, a que fecha, para cuando',
    en: 'when, what day, which day, what date, which date, until when',
  },
  renewal: {
    pt: 'renov~ar, renovacao, vence, vencimento, proxima cobranca, proximo pagamento, proxima fatura, data de cobranca, dia de cobranca, dia do pagamento, quando cobra, quando cobram, quando voces cobram, quando vai cobrar, que dia cobra, dia que cobra, que dia vence, quando zera, quando volta, quando voltam, quando libera, quando liberam, ate quando vai, ate quando vale, validade, valido ate, expira, quando acaba, quando termina, proximo mes, quando pago, quando tenho que pagar, quando e cobrad*, que dia e cobrad*, quando vira, quando reinicia, quando recarrega, ate quando, quando cai, quando ganho mais, quando e a proxima, proximo debito',
    es: 'renov~ar, renuev~ar, renovacion, vence, vencimiento, proximo cobro, proximo pago, proxima factura, fecha de cobro, fecha de pago, cuando cobran, cuando me cobran, que dia cobran, que dia me cobran, cuando vuelven, cuando se recargan, cuando se reinicia, hasta cuando, valido hasta, expira, caduca, cuando termina, cuando acaba, cuando pago, cuando tengo que pagar, proximo mes, cuando se cobra, que dia pago, cuando se resetea, cuando recibo mas, cuando me renuevan',
    en: 'renew, renews, renewing, renewal, renewal date, renewed, next charge, next payment, next bill, next billing, billing date, billing day, payment date, when do you charge, when will i be charged, when am i charged, when will you charge, when do i get charged, when do i pay, when does it expire, expire, expires, expiry, reset, resets, when do i get more, when does my plan end, when does it end, valid until, due date, refresh, next month, when is my next, when do credits, when do my credits',
  },
  cannot: {
    pt: 'nao consigo, nao estou conseguindo, nao to conseguindo, nao sei como, nao sei onde, nao da para, nao acho onde, nao encontro onde, nao acho como, por que nao consigo, nao encontro, nao acho, nao tem como',
    es: 'no puedo, no se como, no se donde, no encuentro como, no encuentro donde, no logro, no encuentro, no me deja, no hay manera de, no consigo',
    en: 'cant, cannot, cant figure out how, dont know how, cant find how, cant find where, unable, dont see how, couldnt, not able, cant find',
  },
} as const satisfies CueTable
