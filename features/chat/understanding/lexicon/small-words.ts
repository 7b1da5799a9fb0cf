/** Words that express no wish: those allowed inside a phrase, those that negate, those that start a new thought. */
import { FILLERS } from '#engine/backdrop-description/lexicon/small-words.ts'
import type { BaseLanguage } from '#phrases/languages.ts'

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Allowed inside any phrase of the tables. */
export const ARTICLES: Readonly<Record<BaseLanguage, ReadonlySet<string>>> = {
  pt: list(
    'a o as os um uma uns umas meu minha meus minhas seu sua nosso nossa esse essa este esta esses essas aquela aquele mesmo so ai la ja favor pouco bem muito meio tao pouquinho bocadinho tiquinho bastante super mais voce voces gente sr sra todas todos todo toda eu ela ele isso isto foto imagem',
  ),
  es: list(
    'el la los las un una unos unas mi mis su sus tu tus este esta ese esa esos esas nuestro nuestra mismo ya favor solo tambien un poco poquito poquitin muy medio tan bastante super ustedes usted todas todos todo toda foto imagen',
  ),
  en: list(
    'the a an my your our this that these those me just please some any really very so bit kinda kind of quite too super little tad more even actually also you guys own photo picture it',
  ),
}

export const NEGATORS: Readonly<Record<BaseLanguage, ReadonlySet<string>>> = {
  pt: list('nao nem nunca jamais sem'),
  es: list('no ni nunca tampoco jamas sin'),
  en: list('not dont doesnt didnt never no cant wont isnt wasnt shouldnt wouldnt neither nor without'),
}

/** Words that end the scope of a negation. */
export const JOINERS: Readonly<Record<BaseLanguage, ReadonlySet<string>>> = {
  pt: list('mas porem porque pois e entao so apenas senao'),
  es: list('pero porque pues y entonces solo sino'),
  en: list('but because and so then just only instead cause'),
}

/** Address and courtesy, in addition to the small words of the backdrop painter. */
const COURTESY: Readonly<Record<BaseLanguage, ReadonlySet<string>>> = {
  pt: list(
    'por favor voce voces tu te lhe vos sera consegue consegues podia poderia podias posso preciso precisava queria quer quero gente amigo amiga querida querido moco moca cara mano pessoal galera entao ai ne viu tipo agora hoje mesmo ja ainda assim aqui la ali dai dessa desse nessa nesse nesta neste desta deste disso isso isto essa esse esta este ela ele dela dele nela nele dar da de do vou vai ir foi era estou estava to ta esta estao tava eh e ou mas se como onde quando quanto qual quais quem porque por que pq sobre senhor senhora sr sra dona rs rsrs haha hehe ah eh ei hum hmm uai ue ne la bom boa bem mal muito mais menos tudo todo toda nada tambem so vez vezes favor gentileza urgente logo rapido rapidinho agora depois antes dia tem tenho teria haver ha giro gira giros giras fixe legal bacana lindo linda bonito bonita chique top fazer faz feito ser seria pode podem podemos alguma algum coisa jeito forma maneira prefiro frente lado dela dele dentro fora pessoa tom estilo esqueci falar acho talvez hein parece feio feia horroroso horrorosa pouquinho bocadinho bocado tiquinho sistema site app aplicativo fosse esteja estivesse possivel',
  ),
  es: list(
    'por favor usted ustedes tu te le les nos vos sera puede puedes podes podria podrias pueden puedo necesito quiero quisiera quiere amigo amiga gente che oye mira entonces ahi aqui aca alla ya aun todavia ahora hoy mismo asi esto eso ella el lo la los las dar da de del voy va ir fue era estoy estaba esta estan eh y o pero si como donde cuando cuanto cual cuales quien porque por que sobre senor senora jaja jajaja ah ey hum bueno bien mal muy mas menos todo toda nada tambien solo vez veces urgente luego rapido despues antes dia tiene tengo tendria hay chulo chula lindo linda bonito bonita chevere haber hacer hace hecho ser seria alguna algun cosa forma manera prefiero sistema sitio app frente lado dentro fuera tipo tono estilo quiza quizas capaz parezca fuera feo fea horrible poquito poquitin tantito gustaria al con posible',
  ),
  en: list(
    'you u your ur i im id ill ive me my mine we us our they them it its this that these those can could would should will may might do does did be been being is are was were am have has had want wanna need like please kindly hey hi guys buddy friend dear sir madam now today just already still yet so here there go going gonna gotta to for from of on in at by with about if how where when what which who why because and or but oh ah um hmm lol haha well good bad very much more less all everything nothing also only time times urgent asap soon quick quickly after before day get got give let thing way the a an up out off any some as than then too again tell know think prefer system site app front side inside outside her him she he his look looks looked looking sound style maybe perhaps try trying ugly boring tad touch slightly nice cool pretty cute fancy possible',
  ),
}

export function isSmall(word: string, baseLanguage: BaseLanguage): boolean {
  return (
    ARTICLES[baseLanguage].has(word) ||
    COURTESY[baseLanguage].has(word) ||
    JOINERS[baseLanguage].has(word) ||
    FILLERS[baseLanguage].has(word)
  )
}

/** Small words that do not weaken a yes, as "depois", "só" and "talvez" do. */
export const SAID_WITH_YES: Readonly<Record<BaseLanguage, ReadonlySet<string>>> = {
  pt: list(
    'a o as os e de da do na no nas nos ela ele tudo todas todos agora ja entao ai la se favor por pra mim meu minha meus minhas esta essa esse este isso ser mesmo voce com certeza',
  ),
  es: list(
    'a el la lo las los y de del en mi mis ya ahora todo todas todos entonces esta esa ese este eso mismo favor por con seguridad toda',
  ),
  en: list('the a it them all of on to my me now and please just go that this these those everything both then'),
}

/** Abbreviations and misspellings of people who type on a phone. */
export const SHORT_FORMS: Readonly<Record<BaseLanguage, ReadonlyMap<string, string>>> = {
  pt: forms(
    'fundu fundo, fumdo fundo, fuundo fundo, troka troca, trosa troca, d de, qro quero, kero quero, qria queria, vc voce, vcs voces, ce voce, oce voce, q que, n nao, naum nao, pq porque, pfv por favor, pfvr por favor, pf por favor, pff por favor, ppf por favor, pfvo por favor, plmdds por favor, sff por favor, blz beleza, bele beleza, obg obrigado, obgd obrigado, obgda obrigada, obd obrigado, brigado obrigado, brigada obrigada, brigadinha obrigada, tb tambem, tbm tambem, hj hoje, oj hoje, amh amanha, amn amanha, amnh amanha, amanhn amanha, qto quanto, qnto quanto, qnt quanto, qt quanto, qts quantas, qnts quantas, qtas quantas, qtos quantos, qntas quantas, qntos quantos, qdo quando, qnd quando, qd quando, kd cade, cd cade, cad cade, nf nota fiscal, msm mesmo, td tudo, tds todos, dps depois, fto foto, ft foto, fts fotos, pra para, pro para, pras para, pros para, p para, pa para, c com, cm com, mt muito, mto muito, mta muita, mts muitos, fdo fundo, fnd fundo, fund fundo, bg fundo, bkg fundo, insta instagram, zap whatsapp, zapzap whatsapp, wpp whatsapp, whats whatsapp, zape whatsapp, msg mensagem, msgs mensagens, cel celular, tel telefone, eh e, vlw valeu, vlww valeu, tlgd certo, blza beleza, ta esta, to estou, tou estou, tava estava, fds fim de semana, fdss fim de semana, leg legenda, legnda legenda, lgnd legenda, lgenda legenda, dnv de novo, denovo de novo, dnovo de novo, dinovo de novo, mlhr melhor, bnt bonito, lgl legal, aki aqui, agr agora, agra agora, hr hora, hrs horas, pgto pagamento, pgt pagamento, assin assinatura, ass assinatura, cod codigo, desc desconto, promo promocao, img imagem, porfavor por favor, pofavor por favor, cmg comigo, vdd verdade, nd nada, ngm ninguem, alg alguem, tc falar, s sim, ss sim, nn nao, nops nao, oq o que, oque o que, doq do que, sdds saudades, bd bom dia, bdia bom dia, bt boa tarde, bn boa noite, axo acho, mim me, pls por favor, plz por favor, tx obrigado, slc nossa, min minutos, seg segunda, qua quarta, qui quinta, sex sexta, sab sabado, dom domingo',
  ),
  es: forms(
    'fomdo fondo, fonfo fondo, fodno fondo, d de, q que, k que, xq porque, pq porque, xfa por favor, xfavor por favor, porfa por favor, porfis por favor, porfavor por favor, pofavor por favor, pls por favor, plis por favor, x por, tmb tambien, tb tambien, tbn tambien, grax gracias, grcs gracias, grs gracias, gcs gracias, dnd donde, mnn manana, manna manana, cm como, bn bien, pa para, toy estoy, ta esta, insta instagram, msj mensaje, msjs mensajes, msg mensaje, cel celular, tel telefono, wsp whatsapp, wasap whatsapp, guasap whatsapp, whats whatsapp, whatsap whatsapp, bg fondo, fto foto, ft foto, fts fotos, tqm gracias, dsp despues, dps despues, ahorita ahora, hr hora, hrs horas, finde fin de semana, cto cuanto, cta cuenta, susc suscripcion, susb suscripcion, info informacion, img imagen, desc descuento, sip si, sipi si, nop no, nope no, oki ok, vdd verdad, min minutos, t te, m me, aki aqui, aca aqui, kiero quiero, qiero quiero, kero quiero, qero quiero, ksa casa, haslo hazlo, has haz, aser hacer, ay hay, lun lunes, mar martes, mie miercoles, jue jueves, vie viernes, sab sabado, dom domingo, gratiss gratis, promo promocion',
  ),
  en: forms(
    'u you, ur your, r are, pls please, plz please, plss please, pleez please, pliz please, plse please, thx thanks, thnx thanks, tnx thanks, ty thanks, tysm thanks, tq thanks, thanx thanks, thks thanks, bg background, bkg background, bckgrnd background, bkgd background, backgrd background, pic photo, pics photos, pix photos, rn now, tmrw tomorrow, tmr tomorrow, tmw tomorrow, tomoz tomorrow, tmro tomorrow, 2moro tomorrow, tomo tomorrow, 2day today, tdy today, 2nite tonight, tonite tonight, wanna want to, gonna going to, gimme give me, lemme let me, idk dont know, dunno dont know, cuz because, bc because, coz because, n and, w with, bout about, b be, c see, k ok, kk ok, sub subscription, subs subscription, subscrip subscription, acct account, acc account, insta instagram, ig instagram, msg message, msgs messages, txt text, num number, hrs hours, hr hour, mins minutes, min minutes, asap soon, ppl people, sum some, sumthing something, smth something, sth something, ya you, yr your, nite night, thru through, tho though, wats whats, wat what, wut what, hw how, abt about, cap caption, capt caption, cancle cancel, cancell cancel, mon monday, tue tuesday, tues tuesday, wed wednesday, thu thursday, thur thursday, thurs thursday, fri friday, sat saturday, sun sunday, wknd weekend, promo promotion, bday birthday, nvm never mind, diff different, gf girlfriend, resched reschedule, aint isnt, doesn doesnt, luv love, gud good, gr8 great',
  ),
}

/** "Num" is "em um", but before these words it is often a misspelt "não". */
export const DENIED_BY_NUM =
  /^(?:quero|queria|gostei|curti|ficou|ficaram|precis\p{L}*|sei|consigo|tem|tenho|foi|vou|vai|deu|da|chegou|recebi|faz|era|entendi|pode)$/u

/** Two words that mean one. */
export const JOINED: ReadonlyMap<string, string> = new Map([
  ['do not', 'dont'],
  ['does not', 'doesnt'],
  ['did not', 'didnt'],
  ['can not', 'cant'],
  ['will not', 'wont'],
  ['is not', 'isnt'],
  ['was not', 'wasnt'],
  ['have not', 'havent'],
  ['i would', 'id'],
])

function forms(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split(', ').map((pair) => {
      const cut = pair.indexOf(' ')
      return [pair.slice(0, cut), pair.slice(cut + 1)]
    }),
  )
}
