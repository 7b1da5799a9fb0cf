import type { Phrasings } from '#features/chat/understanding/phrasings/phrasing.ts'

export const english: Phrasings = {
  'order:post +photo': `can u brighten this up for my insta
fresh sourdough this morning 🥖 make it look good
nails i did today, headline "2 spots left this week"
Good afternoon, please tidy up this photo of the living room and write something to go with it. Thank you, Margaret
hey so i took this on my phone in the back of the shop and its kinda dark and theres like half a chair in the shot so if you could crop that out and make it pop and then write the post thatd be amazing
new listing 3 bed 2 bath, open house sun 1-3
this one pls
its blurry and yellow fix it
teeth whitening before/after, patient signed the release
taco tuesday put $2 TACOS across the top`,
  'order:post': `wanna do a post about my new menu, sending pic in a sec`,
  'order:swap +photo': `use backdrop 4
stick it on one of ur ready made backgrounds`,
  'order:describe +photo': `lose the messy counter and put it on white marble w eucalyptus
make it look like shes in a fancy spa, candles etc
plain sage green background`,
  'order:swap|order:describe +photo': `change the background
delete everything behind the cake, just want it clean`,
  'order:post|order:caption +photo': `just need a caption for this`,
  'order:caption': `caption only: closed monday for bank holiday
write me something saying i had a cancellation and 3pm is open
need a caption for my bootcamp, £40 a month no contract cancel anytime
can you do just text for a post, full refund if your dog isnt happy w the groom lol
caption plz valentines cupcakes preorder by wed`,
  redo: `nah try again
redo it, her face looks weird
do over but less orange`,
  'redo|caption:rewrite': `got another version?`,
  'caption:shorter': `way too long
cut the text down to like one sentence`,
  'caption:longer': `caption needs more detail`,
  'caption:rewrite': `dont love the wording, write a different one
this caption has nothing to do w my shop, start over on the text`,
  'caption:without-hashtags': `ditch the hashtags
no # pls its tacky`,
  'caption:with-hashtags': `add some local hashtags, austin tx`,
  'caption:tone': `can it sound less salesy
make it funnier
more professional pls we're a law office`,
  'caption:offer': `mention buy one get one til friday
add that first session is free`,
  'caption:offer|caption:rewrite': `put in the caption that deposits are non refundable`,
  'caption:language': `can i get the caption in spanish too`,
  'caption:own-words': `use my words: We did it. Ten years. Thank you Leeds.
caption should just say "Delete your dating apps, come to brunch" haha`,
  'format:1:1': `square please`,
  'format:9:16': `i need it story size`,
  'format:4:5': `4x5 portrait for the grid`,
  'format:original': `dont crop it, keep it the shape i sent`,
  backdrops: `what backgrounds do u have`,
  status: `any update on my pic?
hellooo its been 15 min where is it`,
  'full-size': `can you send the hi res, its for print`,
  publish: `looks great go ahead and post it
put it on my instagram`,
  schedule: `post it tmrw 9am
hold it til friday evening then put it up`,
  'cancel:scheduled': `actually dont put up the friday one anymore`,
  'cancel:subscription': `i want to cancel my subscription
not renewing, business is slow. how do i end my plan`,
  'cancel:order': `oops wrong pic ignore that one`,
  cancel: `cancel it
cancel pls`,
  balance: `how many edits do i have left`,
  renewal: `when does my plan renew`,
  price: `how much is it
is it 37.90 every month or one off`,
  refund: `i want my money back this is a joke`,
  'refund|payment': `why was i charged twice`,
  'delete-account': `please delete my account and everything in it`,
  'delete-photo': `can u remove the photo i sent earlier from your system, client changed her mind about it`,
  'export-data': `send me a copy of all the data you hold on me`,
  'sign-up': `how do i sign up`,
  link: `link isnt working send it again`,
  'connect-instagram': `how do i hook up my ig`,
  payment: `card got declined, what now
where do i change my card`,
  language: `podemos falar em português?`,
  help: `how does this work
what can u do`,
  person: `can i talk to a real person`,
  greeting: `hiya
morning!`,
  thanks: `omg love it thank you!!
ta 👍`,
  'yes ?confirmation': `yep
sure go for it`,
  'no ?confirmation': `no wait
nooo i dont want to cancel my plan i just asked`,
  'choice:2 ?choice': `second one`,
  'choice:1 ?choice': `#1 for sure`,
  'choice:-1 ?choice': `the last one`,
  'order:describe ?words': `rustic wood table with soft window light`,
  'cancel:order|no ?words': `never mind`,
  'person ?message': `tell them ive emailed three times about my invoice and got nothing`,
  abuse: `stupid fucking bot youre useless`,
  stop: `stop texting me`,
  unknown: `my supplier just cancelled on me and wont refund ugh
lol`,
  'unknown|help': `accidentally deleted my instagram app 🙄`,
}
