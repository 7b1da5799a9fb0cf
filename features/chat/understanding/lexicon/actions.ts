/** Requests for actions. */
import type { CueTable } from './cue-table.ts'

export const ACTIONS = {
  cancel: {
    pt: 'cancel~ar, cancelamento, desist~ir, anul~ar, anulacao, desmarc~ar, suspend~er, interromp~er, rescind~ir, dar baixa, da baixa, quero me livrar',
    es: 'cancel~ar, cancelacion, anul~ar, suspend~er, desactiv~ar, dar de baja, da de baja, de de baja, den de baja, doy de baja, darle de baja, dar baja',
    en: 'pull it, pull that post, pull that one, cancel, cancels, canceling, cancelling, cancellation, cancelation, call off, get rid of, opt out of, back out of, get out of',
  },
  /** Needs no object: only the plan can be meant. */
  leavePlan: {
    pt: 'desassinar, deixar de assinar, deixar de ser assinante, parar de assinar, parar de pagar, para de me cobrar, parem de me cobrar, pare de me cobrar, parar de cobrar, deixar de pagar, nao quero mais pagar, nao quero pagar mais, nao quero ser cobrad*, nao quero mais ser cobrad*, nao quero continuar pagando, nao vou continuar pagando, nao me cobr~ar mais, nao cobr~ar mais, parar cobranca*, parem cobranca*, nao vou mais pagar, nao quero mais ser assinante, nao quero continuar como assinante, nao quero pagar, largar plano, deixar plano, sair do plano, sair da assinatura, abandonar plano',
    es: 'darme de baja, darnos de baja, darse de baja, dame de baja, deme de baja, denme de baja, me doy de baja, me quiero dar de baja, me dan de baja, me das de baja, me da de baja, desuscrib~ir, desuscripcion, dejar de pagar, deja de cobrarme, dejen de cobrarme, no me cobren mas, no me cobres mas, ya no me cobren, no quiero pagar mas, no quiero seguir pagando, ya no quiero pagar, ya no voy a pagar, no quiero que me cobren, no quiero pagar, dejar plan, dejar suscripcion, salir del plan, dejar membresia, abandonar plan',
    en: 'stop charging me, stop billing me, dont charge me, dont charge me again, dont bill me, stop paying, dont want to pay anymore, dont want to be charged, stop taking my money, stop taking money, stop payment, stop payments, stop auto renewal, turn off auto renewal, turn off auto renew, dont want to pay, leave plan, leave membership, get out of plan, get out of subscription, out of plan, get off plan',
  },
  unsubscribe: { pt: '', es: '', en: 'unsubscribe, unsubscribing, opt out' },
  close: {
    pt: 'encerr~ar, encerramento, fech~ar, termin~ar, acab~ar com, finaliz~ar, desativ~ar',
    es: 'cerr~ar, cierr~ar, cierre, termin~ar, finaliz~ar, desactiv~ar, dar por terminad*',
    en: 'close, closing, end, ending, terminate, terminating, deactivate, shut down, stop',
  },
  noMore: {
    pt: 'nao vou querer continuar, nao vou querer mais, nao quero mais, nao quero continuar, ja nao quero, nao preciso mais, ja nao preciso, nao vou mais usar, nao vou mais querer, nao tenho mais interesse, nao desejo mais, nao me interessa mais, nao uso mais, quero sair, nao quero seguir, nao vou continuar, nao vou usar mais, nao estou usando, sair',
    es: 'no voy a querer seguir, ya no quiero, no quiero mas, no quiero seguir, no quiero continuar, ya no necesito, ya no me interesa, ya no uso, ya no voy a usar, ya no lo uso, ya no deseo, quiero salir, salir, no voy a seguir',
    en: 'dont want, no longer want, no longer need, dont need, not interested in, want out, dont use, no longer use, done with, leave, quit, dont want to, dont want to continue, dont want to keep',
  },
  /** Reasons for leaving. */
  unused: {
    pt: 'nao uso, nao uso mais, quase nao uso, nunca uso, nao estou usando, nao estou a usar, nao vou usar mais, nao vou mais usar',
    es: 'no la voy a usar, no lo voy a usar, ya no la voy a usar, ya no lo voy a usar, no uso, no lo uso, no la uso, ya no uso, ya no lo uso, casi no lo uso, casi no uso, nunca lo uso, no estoy usando, no lo estoy usando, no voy a usar',
    en: 'dont use it, dont use this, not using it, not using this, never use it, never use this, hardly use it, hardly use this, barely use it, no longer use it, dont really use it',
  },
  refund: {
    pt: 'reembolso, reembolsos, reembols~ar, reembolsad*, estorn~ar, estornos, estornad*, restitui*, ressarc*, dinheiro de volta, grana de volta, valor de volta, pagamento de volta, devolucao dinheiro, devolucao valor, devolucao pagamento, devolucao do dinheiro, devolucao do valor, devolucao do pagamento, quero meu dinheiro, quero minha grana, quero dinheiro, queria dinheiro de volta',
    es: 'reembolso, reembolsos, reembols~ar, reembolsen, rembolso, reintegr*, dinero de vuelta, plata de vuelta, dinero de regreso, devolucion, devolucion dinero, devolucion de dinero, devolucion del dinero, devolucion de pago, devolucion del pago, quiero mi plata, quiero mi dinero, devuelvan mi',
    en: 'refund, refunds, refunded, refunding, money back, reimburse, reimbursed, reimbursement, chargeback, charge back, cash back, want my money',
  },
  giveBack: {
    pt: 'devolv~er, de volta, devolucao, reav~er',
    es: 'devolv~er, devuelv~er, recuper~ar, regres~ar, de vuelta, de regreso',
    en: 'give back, return, returned, back',
  },
  erase: {
    pt: 'apag~ar, apagad*, apague, exclu~ir, exclusao, delet~ar, elimin~ar, remov~er, remocao, eliminacao',
    es: 'borr~ar, elimin~ar, suprim~ir, remov~er, remuev~er, supresion, eliminacion, borrado',
    en: 'delete, deleting, deletion, deleted, erase, erased, remove, removed, wipe, get rid of, forget',
  },
  takeAway: {
    pt: 'tir~ar, retir~ar, recort~ar, remov~er, arranc~ar, apag~ar, limp~ar, elimin~ar, sem, sai',
    es: 'quit~ar, sac~ar, recort~ar, elimin~ar, borr~ar, limpi~ar, sin, remuev~er, remov~er, saqu~ar',
    en: 'remove, removing, take, taking, take off, take out, take away, get rid of, cut out, erase, delete, clean up, strip, without, no, drop, lose, pull',
  },
  make: {
    pt: 'faz, faca, facam, fazer, fazem, faco, fazes, fazendo, cri~ar, ger~ar, mont~ar, bola, bolar, bole, elabor~ar, prepar~ar, prepar*, produz~ir, transform~ar, sugere, sugira, sugerir, arranj~ar, inventa',
    es: 'haz, haga, hagan, hacer, hace, haces, hazme, hazle, hagame, haceme, hacerme, haganme, cre~ar, gener~ar, arm~ar, elabor~ar, prepar~ar, transform~ar, convert~ir, conviert~er, sugier~er, suger~ir, invent~ar, hacelo, hazlo, hacemelo',
    en: 'make, makes, making, do, create, generate, build, prepare, turn, turn into, give, come up with, suggest, produce, put together',
  },
  put: {
    pt: 'coloc~ar, poe, por, ponha, ponham, poem, poes, bot~ar, met~er, adicion~ar, acrescent~ar, inclu~ir, insir~ir, inser~ir, aplic~ar, deix~ar, joga, taca, enfia, sobe',
    es: 'pon, ponme, ponle, ponlo, ponla, ponga, pongan, pongame, pone, poner, ponerle, ponelo, ponele, poneme, coloc~ar, agreg~ar, anad~ir, inclu~ir, incluy~er, met~er, dej~ar, sum~ar',
    en: 'put, putting, place, add, adding, include, insert, set, apply, show, slap, throw in',
  },
  /** In addition to what is there. */
  add: {
    pt: 'adicion~ar, acrescent~ar, inclu~ir, insir~ir, inser~ir, junt~ar, complet~ar',
    es: 'adicion~ar, agreg~ar, anad~ir, inclu~ir, incluy~er, insert~ar, sum~ar, complet~ar, ponle, ponele, ponerle',
    en: 'add, adding, include, insert, append',
  },
  /** The words of `put` that ask to put something somewhere. */
  place: {
    pt: 'coloc~ar, bot~ar, poe, poem, ponha, ponham, met~er',
    es: 'coloc~ar, pon, ponlo, ponla, ponga, poner, ponelo, pone, met~er',
    en: 'put, place',
  },
  want: {
    pt: 'pretendo, pretendia, tenciono, desejava, quero, queria, gostaria, gostava, preciso, precisava, desejo, me ve, pode ser, da pra ser, quer, como consigo, como arrumo, solicito, exijo, requeiro, venho pedir, peco',
    es: 'deseaba, quiero, quisiera, necesito, me gustaria, deseo, queria, ocupo, quieres, obtengo, obtener, como obtengo, solicito, exijo, pido',
    en: 'wish to, looking to, want, need, id like, would like, id love, let me have, get me, can i have, can i get, could i have, could i get, may i have, how do i get, how can i get, where do i get, request that, demand',
  },
  keep: {
    pt: 'mantem, manter, mantenha, mantendo, mantenham, conserv~ar, preserv~ar, mesmo fundo, fundo original, deixa fundo, deixe fundo, nao mex~er',
    es: 'manten, mantener, mantenga, mantene, conserv~ar, preserv~ar, mismo fondo, fondo original, deja fondo, deje fondo, no toqu~ar',
    en: 'keep, keeping, preserve, same background, original background, leave background, dont touch',
  },
  tell: {
    pt: 'diz, diga, dizer, fala, fale, menciona, mencione, avisa, avise, informa, informe',
    es: 'di, diga, dile, menciona, mencione, avisa, informa, decir',
    en: 'say, mention, tell, mention that, state',
  },
  swap: {
    pt: 'troc~ar, mud~ar, mudanca, alter~ar, substitu~ir, modific~ar, troca, trocad*, outro, outra, outros, outras',
    es: 'cambi~ar, cambio, sustitu~ir, sustituy~er, reemplaz~ar, modific~ar, alter~ar, otro, otra, otros, otras',
    en: 'change, changing, swap, switch, replace, replacing, modify, alter, another, other, new, different, diff',
  },
  improve: {
    pt: 'endireit~ar, tirar reflexo, tira reflexo, cara de profissional, cara profissional, cara de revista, cara de catalogo, apresentavel, deix~ar pront* para post*, deix~ar pront* para public*, deix~ar pront* a public*, pront* para post*, pront* para public*, pront* a public*, prepar~ar para post*, prepar~ar para public*, limp~ar, arranj~ar, por bonit*, poe bonit*, da vida, dar vida, melhor~ar, melhorad*, melhoria, arrum~ar, ajeit~ar, ajust~ar, edit~ar, trat~ar, tratamento, retoc~ar, capric~ar, caprich~ar, valoriz~ar, embelez~ar, corrig~ir, corrij~ir, clare~ar, clarei~ar, ilumin~ar, realc~ar, otimiz~ar, turbin~ar, da um tapa, dar um tapa, da um up, dar um up, da um jeito, dar um jeito, da um trato, dar um trato, deix~ar bonit*, deix~ar mais bonit*, deix~ar lind*, deix~ar top, deix~ar show, deix~ar profissional, deix~ar mais profissional, fica bonit*, ficar bonit*, ficar mais bonit*, fique bonit*, ficar lind*, ficar top, ficar profissional, ficar mais profissional, faz a magica, faz sua magica, faz a magia, arras~ar, da uma melhorada, dar uma melhorada, da uma arrumada, melhorzinh*, deix~ar mais clar*, mais clar*, mais bonit*, mais lind*, mais viv*, mais luz, cores viv*, cor mais, menos escur*, tira o amarelado, mais atraente, mais atrativ*, mais apetitos*, fica top, mais qualidade, melhor qualidade, tira essa sombra, tirar a sombra, mais nitid*, nitidez, aumenta o brilho, mais brilho, da um brilho, caprich*, brilho, contraste, iluminacao, nitidez, muito escur*, muito clar*, ta escur*, esta escur*, saturacao',
    es: 'enderez~ar, quita reflejo, cara de revista, aspecto profesional, presentable, dej~ar list* para public*, dejal* list* para public*, list* para public*, prepar~ar para public*, limpi~ar, mejor~ar, mejorad*, mejora, arregl~ar, retoc~ar, retoque, edit~ar, ajust~ar, corrig~ir, corrij~er, ilumin~ar, aclar~ar, optimiz~ar, embellec~er, realz~ar, dej~ar linda, dej~ar lindo, dej~ar bonita, dej~ar bonito, dej~ar mas linda, dej~ar profesional, dej~ar mas profesional, dej~ar mas clar*, dejal* mas clar*, haz tu magia, hace tu magia, haz magia, dale vida, dale un toque, que quede linda, que quede lindo, que quede bonita, que quede bonito, que quede bien, que quede profesional, mas clar*, mas luz, mas lind*, mas bonit*, mas viv*, colores vivos, menos oscur*, mas atractiv*, mas apetitos*, que se vea bien, que se vea bonita, que se vea bonito, que se vea mejor, que se vea profesional, que se vea mas profesional, mas calidad, mas nitid*, mas brillo, brillo, contraste, iluminacion, nitidez, muy oscur*, esta oscur*, saturacion',
    en: 'straighten, straighten out, get rid of glare, remove glare, presentable, professional look, pro look, make ready to post, get ready to post, make ready, improve, improving, improved, enhance, enhanced, enhancement, fix, fixed, retouch, touch up, edit, editing, edited, brighten, brighter, sharpen, sharper, polish, clean up, beautify, make it nice, make it look nice, make it look better, make this look better, make it look good, make this look good, make it pretty, make it look professional, make this look professional, make it pop, make this pop, look professional, look more professional, look better, work your magic, do your magic, do your thing, spruce up, better quality, fix lighting, better lighting, fix light, lighter, more light, more vibrant, vibrant, less dark, more appealing, more attractive, look nicer, nicer, jazz up, glow up, adjust, brightness, contrast, lighting, too dark, too bright, so dark, really dark, saturation, look like a magazine',
  },
  again: {
    pt: 'de novo, novamente, outra vez, mais uma vez, refaz, refaca, refazer, refacam, refazendo, repet~ir, repit~ir, outra versao, outra opcao, nova versao, nova tentativa, tent~ar outr*, tent~ar mais uma, faz outr*, faca outr*, fazer outr*, manda outr*, quero outr*, me da outr*, gera outr*, tenta outra, mais uma opcao, mais uma versao, versao diferente, outro jeito, de outro jeito, de outra forma, diferente, tenta denovo, denovo, dnv, mais uma, outra foto dessa, dar outra tentada, tenta com, tente com, tentar com, que tal com',
    es: 'de nuevo, nuevamente, otra vez, una vez mas, rehaz, rehacer, rehaga, rehacelo, rehazlo, repet~ir, repit~er, otra version, otra opcion, nueva version, haz otr*, haga otr*, hazme otr*, haceme otr*, hace otr*, quiero otr*, dame otr*, prueba otr*, proba otr*, intent~ar otr*, intentalo, vuelve a hacer*, volve a hacer*, vuelva a hacer*, volver a hacer*, vuelve a intentar*, diferente, distint*, de otra forma, de otra manera, una mas, proba con, prueba con, intenta con, probar con, mandame otr*, enviame otr*, pasame otr*, mostrame otr*, que tal con',
    en: 'again, redo, redoing, retry, try another, another version, another one, another try, another go, one more time, once more, do over, do it over, a new version, new version, different version, different one, different, try something else, one more, regenerate, rework, start over, other version, give me another, show me another, second version, try with, try it with, how about, send me another, send another',
  },
  dislike: {
    pt: 'nao era fundo, nao e fundo, nao foi fundo, nao era o que pedi, nao foi o que pedi, nao pedi isso, sem graca, ta chata, ta fraca, ficou fraca, ficou chata, nao gostei, nao curti, nao ficou bo*, nao ficou legal, nao ficou lega*, nao ficou bonit*, nao ficou como, nao ficou muito, nao ficou o que, nao amei, nao era isso, nao era isto, nao e isto, nao ficou, cortaste, cortou, nao foi isso, nao e isso, nao era assim, ficou ruim, ficou feio, ficou feia, ficou pessim*, ficou horrivel, ficou horroros*, ficou estranh*, ficou esquisit*, ficou fals*, ficou artificial, ficou um lixo, ficou uma bosta, ficou zoad*, ficou tort*, ficou cortad*, ficou escur*, ficou sem graca, ta feio, ta ruim, ta feia, ta horrivel, esta feio, esta mau, que feio, que horror, horrivel, feia demais, nao presta, nao prestou, nao me agrad*, odiei, detestei, nao combinou, nao combina, podia ficar melhor, pode melhorar, ficou mal, ficou mau, nao esta bo*, nao ta bo*, nao era o que eu queria, cortou, saiu errado, ficou errado, ta errado, esta errado, cara de montagem, parece montagem, parece colad*, parece fals*, e fals*, nota se fals*, borrad*, embacad*, pixelad*, ficou estourad*, ficou granulad*, ficou tremid*, ficou desfocad*, saiu estourad*, saiu granulad*, saiu tremid*, saiu desfocad*, ta estourad*, ta granulad*, ta tremid*, ta desfocad*, esta estourad*, esta granulad*, esta tremid*, esta desfocad*, sem nitidez, eca, credo, aff, ugh, ficou com cara, sem qualidade, mal feit*, nao ta legal, nao gosto, deformou, deformad*, distorc*, que coisa feia, ficou diferente do que, nao combina, muito escur*, muito clar*, ainda ta, saiu cortad*, nao parece, nao ta natural, nao ficou natural, ta estranh*, ta esquisit*, ta fei*',
    es: 'no era fondo, no es fondo, no era lo que pedi, no pedi eso, esta sosa, esta soso, quedo sosa, quedo soso, esta aburrid*, no me gusta, no me gusto, no me convence, no me convencio, no quedo bien, no quedo como, no quedo, no esta bien, no es lo que, no era lo que, no era eso, no es eso, quedo mal, quedo feo, quedo fea, quedo horrible, quedo rar*, quedo fals*, quedo oscur*, quedo cortad*, cortaste, cortaron, le corto, quedo pesim*, se ve mal, se ve feo, se ve fea, se ve rar*, se ve fals*, se ve horrible, que feo, que horror, horrible, fea, lo odio, la odio, lo odie, no sirve, no me encant*, no combina, salio mal, esta mal, esta feo, esta fea, no me agrada, es fals*, se nota fals*, se nota que es fals*, parece fals*, parece montaje, parece pegad*, borros*, sobreexpuest*, pixelad*, quedo quemad*, quedo desenfocad*, quedo movid*, salio quemad*, salio desenfocad*, salio movid*, esta quemad*, esta desenfocad*, esta movid*, guacala, puaj, no me termina, no me cierra, no me copa, mal hech*, deformad*, no lo quiero asi, que cosa fea, esta rar*, no gusta, muy oscur*, muy clar*, sigue muy, sigue mal, salio cortad*, no se ve, no parece, esta fe*',
    en: 'cringe, cringy, cringey, wrong background, not the background i, not what i asked, boring, bland, meh, overexposed, washed out, blown out, pixelated, came out blurry, looks blurry, its blurry, is blurry, so blurry, too blurry, looks grainy, too grainy, out of focus, not loving it, dont like, didnt like, do not like, not what i wanted, not what i asked, not what i had in mind, not it, not good, not great, not quite, dont love, not a fan, not happy with, looks bad, looks ugly, looks weird, looks fake, looks terrible, looks awful, looks horrible, looks off, looks wrong, looks strange, ugly, terrible, awful, horrible, hate it, hate this, came out bad, came out weird, came out wrong, cut off, thats wrong, its wrong, could be better, nope not that, isnt right, not right, looks blurry, turned out bad, blurry, photoshopped, cut and paste, yuck, ew, eww, ugh, gross, meh, not my style, not feeling it, not digging it, poorly done, distorted, deformed, unnatural, dont care for, not loving, isnt good, isnt great, isnt what, too dark, too bright, still too, thats bad, this is bad, its bad, doesnt look, didnt come out, didnt turn out, got cut off, is cut off, not natural, not realistic',
  },
  write: {
    pt: 'escrev~er, escrito, escrita, escritos, com texto, com os dizeres, com dizeres, com frase, com titulo, titulo, dizendo, que diga, que diz, escrevendo, com a palavra, com as palavras, com letreiro, com nome, texto na foto, texto na imagem, texto em cima, frase em cima, coloc~ar frase, coloc~ar texto, poe frase, poe texto, por frase, por texto, bot~ar frase, bot~ar texto, bot~ar um texto, met~er frase, met~er texto, adicion~ar texto, adicion~ar frase, ponha frase, ponha texto, frase, um texto na foto, um texto em cima, um texto na imagem, um texto no topo',
    es: 'escrib~ir, escrito, escrita, con texto, con frase, con titulo, titulo, diciendo, que diga, que dice, con leyenda, con palabra, con palabras, con letrero, con nombre, pon frase, ponle frase, pon texto, ponle texto, agreg~ar texto, agreg~ar frase, ponerle texto, frase, un texto en la foto, un texto arriba, un texto en la imagen, un texto encima',
    en: 'write, writing, written, with text, with words, with title, title, headline, saying, that says, that reads, which says, text saying, with name, add text, put text, says, put words, add words, put the words, with the words, some words on, words on it, text on it',
  },
  publish: {
    pt: 'posta, postam, postar, poste, postem, posto, postas, postando, public~ar, publicacao no instagram, sobe no instagram, subir no instagram, sobe para instagram, sobe, subir, manda para instagram, mand~ar para feed, mandar para instagram, manda no instagram, coloca no instagram, colocar no instagram, poe no instagram, por no instagram, mete no instagram, joga no instagram, joga no feed, coloca no feed, bota no instagram, bota no feed, joga na rede, compartilh~ar, partilh~ar, solta no instagram, solta no feed, lanca no instagram, pode soltar, ao ar, no ar',
    es: 'public~ar, poste~ar, sube, subir, subi, suba, suban, sub~ir, compart~ir, pon en instagram, ponlo en instagram, ponla en instagram, ponelo en instagram, manda al instagram, mandalo a instagram, mandala a instagram, manda a instagram, cuelga, cuelgal*, colgar, colgal*, subilo, subila, subelo, subela, subirlo, subirla',
    en: 'publish, publishing, post it, post this, post now, post tomorrow, post today, post tonight, post at, post on, post in, post monday, post tuesday, post wednesday, post thursday, post friday, post saturday, post sunday, put on feed, put it on feed, on my feed, put it up, post right now, post on, post to, posting, post them, go live, put on instagram, put it on instagram, put up on, put it up, share, share it, upload to instagram, upload, upload it, send to instagram, send it to instagram, get it on instagram, put it out there, post my, go ahead and post, post again, please post, can you post, can u post, you can post, you post, ready to post, lets post, send out, send it out',
  },
  schedule: {
    pt: 'agend~ar, agendamento, program~ar, programad*, marc~ar, deixa marcado, deixa agendado, deixar agendado, agendado, reagend~ar, adi~ar, remarc~ar, calendariz~ar, para sair, que saia, que saisse, a sair, saia na',
    es: 'agend~ar, program~ar, programad*, programacion, reprogram~ar, posterg~ar, calendariz~ar, dejalo programado, que salga, que saliera, para que salga, salga el',
    en: 'hold till, hold until, hold it till, hold it until, schedule, scheduling, reschedule, set for, set it for, queue, queue up, line up for, post later, plan it for, book it for, delay, go out, to go out, goes out',
  },
  save: {
    pt: 'versao grande, versao maior, para cartaz, sem compactar, sem comprimir, perdeu qualidade, perde qualidade, melhor resolucao, mais resolucao, como salvo, salvo no celular, salva no celular, salvar no celular, como guardo, export~ar, exportacao, copia, baix~ar, download, salvar, alta resolucao, alta qualidade, resolucao maxima, qualidade maxima, em hd, tamanho grande, tamanho real, tamanho maximo, arquivo original, arquivo, ficheiro, full hd, em alta qualidade, em alta resolucao, descarreg~ar, descarregamento, em alta, sem perder qualidade, guardar no celular, guardar na galeria, link da foto, link da imagem, manda link da foto, manda link da imagem, passa link da foto, sem compressao, boa qualidade, qualidade boa, imprimir, impressao, arquivo grande, grafica',
    es: 'sin comprimir, perdio calidad, pierde calidad, mejor resolucion, mas resolucion, como guardo, como la guardo, como lo guardo, guardarl*, export~ar, exportacion, copia, descarg~ar, descarga, baj~ar, bajarl*, guardar, alta resolucion, alta calidad, maxima calidad, maxima resolucion, en hd, tamano grande, tamano real, tamano completo, archivo, en alta, en alta calidad, en alta resolucion, en maxima calidad, sin perder calidad, link de la foto, buena calidad, imprimir, imprenta, archivo grande',
    en: 'big version, large version, larger version, for a poster, without compression, lost quality, better resolution, higher resolution, export, a copy, copy of, download, downloading, save, full size, full resolution, full res, high resolution, high res, hi res, high quality, in hd, hd version, original file, image file, full quality, bigger version, file, uncompressed, best quality, max quality, print, printer, printing, for print',
  },
  choose: {
    pt: 'escolh~er, us~ar, tem, tens, ha, existem, ver, mostr~ar, list~ar, lista, opcoes, quais, quais sao, que tipos, tem quais, catalogo, galeria, exemplos, manda, disponive*, prontos, modelos',
    es: 'eleg~ir, escog~er, us~ar, ver, mostr~ar, muestr~ar, ensen~ar, list~ar, lista, opciones, cuales, que tipos, catalogo, galeria, ejemplos, disponibles, listos, tienes, tienen, tenes, hay',
    en: 'choose, use, pick, see, show, list, options, which, what, whats, what kind of, catalogue, catalog, gallery, examples, available, ready made, browse',
  },
  translate: { pt: 'traduz~ir, traducao', es: 'traduc~ir, traduzc~er, traduccion', en: 'translate, translation, translated' },
  connect: {
    pt: 'conectad*, vinculad*, conect~ar, vincul~ar, vinculo, lig~ar, associ~ar, integr~ar, reconect~ar, desconect~ar, emparelh~ar, sincroniz~ar, ativ~ar, entrar com, ligacao, conexao, voltar a entrar, voltar a ligar',
    es: 'conectad*, vinculad*, conect~ar, vincul~ar, enlaz~ar, asoci~ar, integr~ar, reconect~ar, desconect~ar, lig~ar, sincroniz~ar, activ~ar, conexion, volver a entrar',
    en: 'connect, link, linking, pair, reconnect, disconnect, hook up, integrate, sync, attach, connecting, activate, connection',
  },
  disconnect: {
    pt: 'desconect~ar, desvincul~ar, deslig~ar, desassoci~ar, deslog~ar, logout, fazer logout, terminar sessao, termina sessao, encerrar sessao, encerra sessao, sair deste whatsapp, sair desse whatsapp, sair do whatsapp, sair deste chat, sair desse chat, sair do chat, sair desta conversa, sair dessa conversa, sair da conversa',
    es: 'desconect~ar, desvincul~ar, desenlaz~ar, desasoci~ar, cerrar sesion, cierra sesion, salir de este whatsapp, salir de ese whatsapp, salir del whatsapp, salir de este chat, salir de ese chat, salir del chat, salirme de este chat, salir de esta conversacion, salir de la conversacion',
    en: 'disconnect, disconnecting, unlink, unlinking, unpair, detach, log out, log me out, logout, sign out, sign me out, leave this chat, leave the chat, leave this whatsapp, leave this conversation, get out of this chat',
  },
} as const satisfies CueTable
