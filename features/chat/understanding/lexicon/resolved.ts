/** "Obrigada, resolvido": nothing more is needed from a person, in every language. */
import type { BaseLanguage } from '#phrases/languages.ts'
import { boundedPattern } from '#engine/backdrop-description/bounded-pattern.ts'

type Words = Readonly<Record<BaseLanguage, string>>

const anyOf = (words: Words) => `(?:${[...new Set(Object.values(words).flatMap((line) => line.split(', ')))].join('|')})`

/** What stands around it. Neither a denial nor "still" is among them. */
const AROUND = anyOf({
  pt: 'ok, t[aá] bom, t[aá] [oó]timo, certo, beleza, blz, perfeito, [oó]timo, maravilha, que bom, muito, muit[ií]ssimo, obrigad[oa], brigad[oa], obg, valeu, vlw, gratid[aã]o, gente, pessoal, equipe, viu, agora, j[aá], aqui, sim, ent[aã]o, pela ajuda, pela aten[cç][aã]o, por tudo, mesmo, tudo, bom dia, boa tarde, boa noite, abra[cç]os?',
  es: 'vale, bueno, perfecto, genial, qu[eé] bien, much[ií]simas, muchas, gracias, ahora, ya, aqu[ií], s[ií], entonces, por la ayuda, por todo, a todos, todo, buen d[ií]a, un saludo, saludos',
  en: 'ok, okay, great, perfect, nice, cool, many, thanks, thank you, thx, ty, so much, a lot, now, already, yes, then, for the help, for your help, everyone, guys, all, it, cheers',
})

const RESOLVED = anyOf({
  pt: '(?:(?:est[aá]|t[aá]|foi|ficou|problema) )?(?:tudo )?(?:resolvid[oa]|solucionad[oa]), (?:se )?resolveu(?: tudo| aqui)?, (?:consegui )?resolver, (?:eu )?(?:j[aá] )?(?:resolvi|consegui)(?: resolver)?, deu (?:tudo )?certo, tudo certo, era (?:s[oó] )?isso(?: mesmo)?, n[aã]o (?:preciso|precisa) mais(?: (?:de )?(?:ajuda|nada))?, (?:pode|podem) (?:encerrar|fechar)(?: (?:a conversa|o atendimento|o chamado|aqui))?, (?:encerrar|encerra|fechar) (?:a conversa|o atendimento|o chamado)',
  es: '(?:(?:est[aá]|qued[oó]|problema) )?(?:todo )?(?:resuelt[oa]|solucionad[oa]|arreglad[oa]), se (?:resolvi[oó]|solucion[oó]|arregl[oó]), (?:ya )?lo (?:resolv[ií]|solucion[eé]|consegu[ií]), todo bien, todo en orden, (?:eso )?era (?:todo|eso), eso es todo, (?:ya )?no (?:hace falta|necesito) (?:m[aá]s|nada|ayuda|m[aá]s ayuda), (?:puedes|pueden|pod[eé]is) cerrar(?: la conversaci[oó]n| el caso)?, cerrar la conversaci[oó]n',
  en: "(?:it'?s |it is |all |issue |problem )?(?:resolved|solved|sorted|fixed)(?: out)?, all (?:good|set|done), that'?s (?:all|it), that (?:is|was) (?:all|it), (?:i )?(?:don'?t|no longer) need (?:help|anything)(?: any ?more| else)?, (?:you can )?close (?:this|the|my) (?:chat|conversation|ticket|case), you can close (?:it|this)",
})

const GAP = String.raw`[\s,.!;]+`

export const IS_RESOLVED = boundedPattern(
  String.raw`^\s*(?:${AROUND}${GAP}){0,8}${RESOLVED}(?:${GAP}${AROUND}){0,8}[\s.!,;]*[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f\s]*$`,
  'iu',
)
