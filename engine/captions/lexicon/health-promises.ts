/**
 * Promises about bodies: weight that goes, complaints that end, organs that are better off. Unaccented.
 * An aim is no promise: "treino para emagrecer" says what a service is for and stays; a thing to swallow or to rub in that is
 * sold "para emagrecer" promises all the same.
 */

const LIST = (...alternatives: readonly string[]) => `(?:${alternatives.join('|')})`
const SMALL = String.raw`(?:(?:a|as|o|os|ao?s?|d[aeo]s?|su?as?|seus?|tu?as?|teus?|ess[ae]s?|aquel[ae]s?|qualquer|tod[ao]s?|mais|de vez|ate|mais de|uns|umas|el|la|los|las|del?|tus?|sus?|es[aeo]s?|cualquier|hasta|mas de|unos|your|the|my|his|her|our|sons?|daughters?|son's|daughter's|baby's|husband's|all|any|that|those|this|of|up to|over|some|more|stubborn)\s+){0,4}`
const KILOS = String.raw`\d+(?:[.,]\d+)?(?:\s?(?:a|-|ou|o|or|to)\s?\d+)?\s?(?:kgs?|quilos?|quilinhos|kilos?|kilitos|libras|lbs?|pounds|stone|medidas|tallas|inches|dress sizes)(?![\p{L}\p{N}])(?! (?:de|of) (?!gordura|grasa|peso|medida|uma? |una |vez|body|fat))`
const IN_A_KITCHEN = String.raw`(?! (?:d[ao]s?|del|de la|from the|on the) (?:fog|coz|pia|panel|horno|forno|estuf|stove|oven|kitchen))`

const WEIGHT = [
  String.raw`(?<!nao )emagre(?:ca|cam|ce|cem|ces|cendo)|emagrec(?:i|eu) ${KILOS}|(?:faz(?:em)?|ajudam?|vai|vao|a) (?:a )?emagrecer|(?:ajuda|auxilia)m? no emagrecimento`,
  String.raw`emagrecer (?:${SMALL}${KILOS}|sem|rapido|dormindo|de vez|facil)|emagrecimento (?:rapido|garantido|sem|facil)`,
  String.raw`(?<!no )adelga(?:za|zas|zan|ce|ces|cen)|(?:hacen?|ayudan? a|a) adelgazar|adelgazar (?:${SMALL}${KILOS}|sin|rapido)`,
  String.raw`(?<=(?:chas?|capsulas?|shakes?|sucos?|gel|cremes?|cremas?|remedios?|suplementos?|gomas|te|tes|batidos?|pastillas|jugos?|cintas?|fajas?)(?: \p{L}+)? )(?:para|pra|p\/) (?:emagrecer|adelgazar|perder peso|bajar de peso)`,
  String.raw`(?:perc|perd|elimin|sec|sequ|enxug|queim|pierd|baj|quem)\p{L}* ${SMALL}${KILOS}|(?:lose|loses|lost|losing|shed|sheds|(?<!prices? )(?:drop|dropped)|melt) ${SMALL}${KILOS}`,
  String.raw`perca (?:muito )?peso|perd(?:e|em|es) peso|pierd(?:e|a|as|es|en) peso|baj(?:a|e|as) de peso|(?<!\bto )(?:lose|losing) (?:\p{L}+ )?weight|(?:helps?|makes?)(?: \p{L}+)? (?:to )?lose (?:\p{L}+ )?weight`,
  String.raw`(?:perc|perd|seca|sequ|elimin|tir|reduz|chap|acab\p{L}* com|adeus)\p{L}* ${SMALL}(?:barriga(?! da miseria| de aluguel| vazia)|pochete|pneuzinhos|medidas|culotes?)`,
  String.raw`(?:pierd|elimin|reduc|reduz|quit|adios)\p{L}* (?:a )?${SMALL}(?:barriga|michelines|tallas|medidas|panza)|(?:lose|flattens?|shrinks?|melts?) ${SMALL}(?:belly|tummy|waist)(?: fat)?`,
  String.raw`(?:queim|derret|elimin|quem|perc|pierd)\p{L}* ${SMALL}(?:gordura|grasa|gorduras|calorias em repouso)${IN_A_KITCHEN}|(?:burns?|burning|melts?|torch(?:es)?) ${SMALL}fat`,
  String.raw`weight[- ]?loss (?:fast|without)`,
  String.raw`elimina[m]? (?:ate )?\d+\s?% d[ae] (?:sua )?gordura(?: (?:localizada|corporal))?|(?:ajuda[m]? (?:voce )?a|pra|para) engravidar|(?:te )?(?:ayuda[n]? a )quedar(?:te)? embarazada|(?:te )?(?:vuelve[n]? a salir|crece[n]?(?: de nuevo)?) (?:el |tu )?(?:pelo|cabello)|(?:cura|limpia|quita) (?:la )?(?:psoriasis|dermatitis)`,
  String.raw`(?:barriga (?:trincada|chapada|negativa|tanquinho|lisa)|corpo d[eo] (?:verao|sonhos)|abdomen plano|vientre plano|six[- ]pack|flat (?:belly|tummy)|beach body) (?:em|en|in) (?:(?:apenas|solo|only|just) )?\d+`,
]

const COMPLAINTS = LIST(
  String.raw`dor(?:es)?(?! (?:d[ae] (?:saudade|amor|cotovelo|partida|despedida)|de cabeca (?:com|na|no|d[aeo])))|dolor(?:es)?(?! de cabeza (?:con|en|de))|(?:(?:back|neck|knee|joint|chronic|muscle|period|foot|feet) )?pains?(?! (?:au|point))|backaches?|headaches?(?! (?:with|of|about))`,
  String.raw`acnes?|espinhas(?! d[aeo]s? (?:peixe|bacalhau))|espinillas|pimples|rugas|arrugas(?! (?:de|en) (?:la|tu|su) ropa)|wrinkles(?! (?:from|in|out of) (?:\p{L}+ )?(?:clothes|clothing|shirts?|suits?|fabrics?|linens?|curtains|dress(?:es)?|garments?|leather))|celulit[ei]s?|cellulite|estrias|stretch marks|flacidez|varizes|varices|varicose veins`,
  String.raw`olheiras|ojeras|dark circles|papada|double chin|melasma|eczemas?|dermatit[ei]s?|eczema|psorias[ei]s?|psoriase|queda de cabelo|caida del (?:cabello|pelo)|hair loss|calvicie|baldness`,
  String.raw`ansiedade(?! d[aeo]s? (?:prova|esper|escolh))|ansiedad|anxiety|depressao|depresion|depression|insonias?|insomnio|insomnia|enxaquecas?|migranas?|migraines?|panico`,
  String.raw`colesterol|cholesterol|diabet[ei]s|pressao alta|tensao alta|presion alta|hipertensao|hipertension|high blood pressure|azia|refluxo|reflujo|acid reflux|heartburn|gastrit[ei]s?|prisao de ventre|obstipacao|estrenimiento|constipation`,
  String.raw`artros[ei]s?|artrit[ei]s?|arthritis|hernias?|rinit[ei]s?|sinusit[ei]s?|asma|asthma|tpm|colicas?|colicos|tendinit[ei]s?|fibromialgia|inchaco|retencao de liquidos?|retencion de liquidos?|bloating|inflamacao|inflamacion|inflammation|obesidade|obesidad|obesity`,
)
const ENDINGS = LIST(
  String.raw`acab(?:a|am|e|em|ar|amos|ando|ou) (?:com|con)|termin(?:a|an|ar|e) con|(?:poe|ponha|por) fim|(?:dig(?:a|am|ale)|de|da|dale|diz|dile|di) (?:adeus|tchau|adios)(?: [aeo]s?| al?)?|adeus,?(?: as?)?|adios,?(?: al?)?|livre-se|livra-te|libert[ea]-(?:se|te)|libera(?:te)?|olvidate|esqueca|esquece`,
  String.raw`elimin(?:a|am|ar|e|an|amos|ates?|ating)|erradic(?:a|an|e)|some com|tir(?:a|am|e)|quit(?:a|an|e)|apag(?:a|ue)|borr(?:a|an)|alivi(?:a|am|an|e|amos)|combat(?:e|em|en)|resolv(?:e|em|emos)|resuelv(?:e|en)|previn(?:e|em)|previen(?:e|en)|chega|basta de|nunca mais|nunca mas|melhora[m]?|mejoran?|diminu(?:i|em)|reduz(?:em)?|reduce[ns]?`,
  String.raw`(?:get|gets|getting) rid of|(?:say )?(?:good)?bye,?(?: to)?|no more|banish(?:es)?|reliev(?:es?|ing)|eases?|clear(?:s|ed)(?: up)?|remov(?:es?|ing)|erases?|fix(?:es)?|stops?|ends?|heals?|improves?|prevents?`,
)

const ORGANS = LIST(
  String.raw`utero|colon|prostata|coracao|saude|figado|rins|intestinos?|estomago|imunidade|sistema imunologico|circulacao|digestao|metabolismo|sono|colesterol|glicemia|glicose|diabetes|hormonios|ossos|articulacoes|organismo|doencas|cancer|pressao(?: arterial| alta| sanguinea|(?=\s*(?:$|[,.;!?])))|tensao (?:arterial|alta)|memoria(?! (?:d[aeo]|ram|afetiva))`,
  String.raw`corazon|salud|higado|rinones|estomago|inmunidad|defensas|sistema inmun\p{L}*|circulacion(?! (?:vial|de trafico))|digestion|sueno|glucosa|azucar en (?:la )?sangre|hormonas|huesos|articulaciones|enfermedades|presion arterial|tension arterial`,
  String.raw`heart|health|liver|kidneys|gut|immunity|immune system|circulation|digestion|metabolism|sleep|blood pressure|blood sugar|cholesterol|hormones|bones|joints|diseases?|illness(?:es)?`,
)
const BETTERS = LIST(
  String.raw`(?:faz|fazem|hace|hacen) (?:muito |super |tao |muy )?bi?e[mn] (?:para|pra|pro|ao?|al)|(?:bo[mn]s?|boas?|buen[oa]s?|otim[oa]s?) (?:para|pra|pro)|(?:good|great) for`,
  String.raw`fortalec(?:e|em|en)|refor[cz]a[mn]?|refuerza[n]?|aument(?:a|am|an|e)|melhor(?:a|am|e)|mejor(?:a|an|e)|turbina|regul(?:a|am|an|e|ates?)|equilibr(?:a|am|an)|control(?:a|am|an|e|s)|baix(?:a|am|e)|baj(?:a|an|e)|sube[n]?|reduz(?:em)?|reduce[s]?|previn(?:e|em)|previene[n]?|limp(?:a|am|ia|ian)|desintoxic(?:a|am|an)|acelera[mn]?(?= (?:o |el |seu |tu )?metabol)|ajuda n[oa]`,
  String.raw`boosts?|strengthens?|improves?|lowers?|prevents?|speeds? up|cleanses?|detox(?:es|ifies)?`,
)

const CLOCK = [
  String.raw`(?:facial|rosto|cara|pele|piel|menos|uns?) menos \d+ (?:anos|años)|menos \d+ anos (?:logo |ja )?(?:n[ao]|em|en)(?!\p{L})`,
  String.raw`rejuvene(?:sce|sca|ce|zca) ${SMALL}\d+ anos|(?:pareca|fique|parece|luce) \d+ anos (?:mais|mas) (?:jov\p{L}+|nov\p{L}+)|(?:look|looks|feel) \d+ years younger|(?:takes?|took) \d+ years off`,
  String.raw`(?:substitui|dispensa|sustituye|reemplaza|replaces) ${SMALL}(?:remedios?|medicamentos?|medicinas?|medication|medicine|pills)`,
]

const GOOD_FOR = String.raw`(?:bo[mn]s?|boas?|buen[oa]s?|otim[oa]s?) (?:para|pra|pro|contra)|(?:good|great|brilliant|amazing) for`
const SPELT = LIST(
  ...WEIGHT,
  `${ENDINGS} ${SMALL}${COMPLAINTS}`,
  `(?:${GOOD_FOR}) ${SMALL}${COMPLAINTS}`,
  `${BETTERS} ${SMALL}${ORGANS}`,
  ...CLOCK,
)

/** What a thing is said to do, beside its name: the thing may stay. */
export const SLIMMING = String.raw`(?<![\p{L}\p{N}])(?:emagrecedor(?:a|as|es)?|adelgazantes?|fat[- ]burn(?:ing|er)|(?:slimming|weight[- ]?loss)(?= (?:teas?|pills?|gummies|shakes?|supplements?|coffee|creams?|gels?|drinks?|juices?)))(?![\p{L}\p{N}])`

export const HEALTH_PROMISE = String.raw`(?<![\p{L}\p{N}])${SPELT}(?![\p{L}\p{N}])`

/** How long a promise takes: no date of the offer. */
export const DURATION = String.raw`(?:(?:em|en|in|por|for|within|durante)\s+)?(?:(?:apenas|so|solo|only|just)\s+)?(?:\d+|um|uma|dois|duas|tres|un|una|dos|one|two|three|a)\s+(?:dias?|semanas?|mes|meses|sessoes|sesiones|horas|days?|weeks?|months?|sessions?)(?![\p{L}\p{N}])|(?:por|a|al|per)\s+(?:semana|mes|week|month)(?![\p{L}\p{N}])|\d+\s?%\s?(?:d[aeo]|of)\s+\p{L}+`

/** What says nothing any more where a promise was cut off behind it. */
export const LEFT_HANGING = String.raw`(?:[\s,:;#–—-]{0,3}(?<![\p{L}\p{N}])(?:que|q|e|y|and|para|pra|p\/|to|that|which|com|con|with|of|in|em|en|o|a|os|as|el|la|los|las|un|una|um|uma|the|ele|ela|elas|eles|isso|isto|(?<=que )te|lhe|se|me|voce|vc|voces|tu|usted|you|your|it|they|will|can|could|does|helps?|makes?|let|lets|faz|fazem|fazer|hace|hacen|ajuda[m]?|ayuda[n]?|vai|vao|va|van|pode[m]?|puede[n]?|quer|quieres?|want|tambem|tambien|also|ainda|super|muito|muy|really|it's|its|sao|es|is|are|do|dos|de|ate|como|how|venha|vem|ven|come|aqui|we|i|nos|nosotros|ja|ya|now|agora)(?![\p{L}\p{N}])){0,8}[\s,:;#–—-]{0,3}$`

/** Somebody of whom a promise was told goes on in the next clause: "a dona Rosa [perdeu 8 kg], treina duas vezes". Folded. */
export const SOMEBODY = String.raw`^(?:(?:o|a|el|la|meu|minha|mi|my|our|nossa?|nuestr[oa]) )?(?:dona|seu|d\.|sra?\.?|don|dona|alun[oa]|client[ea]|paciente|client|student)? ?\p{L}{2,20}$`
