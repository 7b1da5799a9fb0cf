/** Words that stand between things, and those that name days, sizes and units, by what they do in a line; without accents. */
import type { BaseLanguage } from '#phrases/languages.ts'

export type Kind =
  | 'title'
  | 'of'
  | 'link'
  | 'and'
  | 'article'
  | 'day'
  | 'month'
  | 'unit'
  | 'size'
  | 'now'
  | 'each'
  | 'part'
  | 'who'
  | 'laugh'

export const KINDS: Readonly<Record<BaseLanguage, Readonly<Record<Kind, string>>>> = {
  pt: {
    title:
      'dona seu dr dra doutor doutora sr sra tia tio professor professora prof vovo sao santa santo rua avenida av alameda travessa praca parque jardim vila bairro',
    of: 'de do da dos das d desse dessa deste desta desses dessas',
    link: 'em no na nos nas com sem por para pra pro ao aos a as ate desde sob sobre entre pelo pela apos antes depois',
    and: 'e ou mais nem',
    article:
      'o os um uma dois duas tres quatro cinco seis sete oito dez doze vinte trinta uns umas este esta estes estas esse essa esses essas seu sua seus suas meu minha meus minhas nosso nossa nossos nossas teu tua',
    day: 'segunda terca quarta quinta sexta sabado domingo segundas tercas quartas quintas sextas sabados domingos segunda-feira terca-feira quarta-feira quinta-feira sexta-feira feriado',
    month: 'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro',
    unit: 'ml l litro litros g kg quilo kilo cm m metro metros m2 m² km minutos min hora horas dia dias semana semanas mes meses ano anos pessoas pessoa fotos unidades unidade sessoes sessao aulas vagas parcelas convidados quartos dormitorios suites vagas banheiros lugares andar itens pecas hastes looks noites',
    size: 'p m g gg pp xs s xl xxl pequeno pequena pequenos medio media medios grande grandes broto simples completa completo infantil',
    now: 'hoje amanha agora ontem ja',
    each: 'cada mensal mensais',
    who: 'eu ele ela eles elas voce voces tu vc vcs gente alguem ninguem',
    laugh: 'kkk kkkk kkkkk kkkkkk rs rsrs rsrsrs haha hahaha hehe',
    part: 'manha tarde noite cedo almoco meio-dia',
  },
  es: {
    title: 'don dona dr dra doctor doctora sr sra profe san santa calle avenida av plaza parque colonia barrio',
    of: 'de del d',
    link: 'en con sin por para a al hasta desde sobre entre segun antes despues tras',
    and: 'y e o u mas ni',
    article:
      'el la los las dos tres cuatro cinco seis diez doce veinte un una unos unas este esta estos estas ese esa tu tus su sus mi mis nuestro nuestra nuestros nuestras',
    day: 'lunes martes miercoles jueves viernes sabado domingo sabados domingos finde festivo',
    month: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
    unit: 'ml l litro litros g kg kilo cm m metro metros m² m2 km minutos min hora horas hrs dia dias semana semanas mes meses ano anos personas persona fotos raciones porciones piezas unidades sesiones sesion clases plazas cupos recamaras habitaciones banos hab',
    size: 's m l xl xs xxl chico chicos chica mediano medianos grande grandes pequeno pequenos simple doble completo completa',
    now: 'hoy manana ahora ayer ya',
    each: 'cada uno una pieza',
    who: 'yo ella ellos ellas nosotros nosotras usted ustedes alguien nadie',
    laugh: 'jaja jajaja jajajaja jeje jejeje',
    part: 'tarde noche mediodia',
  },
  en: {
    title: 'mr mrs ms dr st lake mount miss',
    of: 'of',
    link: 'in on at with for from by to until til till through near without within before after up per',
    and: 'and or plus nor',
    article: 'the a an two three four five six ten twelve twenty this that these our your my their his her',
    day: 'monday tuesday wednesday thursday friday saturday sunday weekend mon tue wed thu fri sat sun',
    month: 'january february march april may june july august september october november december',
    unit: 'oz lb lbs g kg ml l ft inch inches minutes min mins hour hours hr hrs day days week weeks wks month months year years people photos pics pieces spots sessions classes bed bath bedroom bathroom quarts qts seats pack',
    size: 's m l xs xl xxl xxxl small medium med large kids mini full',
    now: 'today tonight tomorrow now yesterday',
    each: 'each only',
    who: 'i he she it we they you nobody everyone',
    laugh: 'lol lmao haha hahaha hehe',
    part: 'morning afternoon evening night noon',
  },
}
