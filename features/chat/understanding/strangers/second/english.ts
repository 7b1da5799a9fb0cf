import type { Phrasings } from '#features/chat/understanding/phrasings/phrasing.ts'

export const english: Phrasings = {
  'order:post +photo': `
can u brighten this up its so dark in my shop
Hi love, here's the wedding cake from Saturday, could you make it look presentable please x
fresh set 💅
open house sunday 1-3, kitchen shot, its a bit crooked
stick "BACK IN STOCK" across the top and fix the lighting
jollof and grilled turkey, just plated now now
🐶✂️
crop out my thumb lol
ok so this is the boiler we put in today for mrs hughes its a bit blurry but see what you can do with it
make this insta ready
Good day sir, kindly improve the attached photo of our sarees
before n after, 12 weeks with me. client said its ok to share
`,
  'order:swap +photo': `
can you pop it on the marble one
swap the background for one of yours, that pinky one
lose the messy counter and use the wood backdrop
`,
  'order:describe +photo': `
put the candle on a windowsill with rain outside and a wool blanket
background should look like a country pub garden in summer, fairy lights n that
surfboard leaning on a weathered fence, dunes behind it, golden hour
I'd like my hot sauce sitting on a rusty oil drum with flames in the back
`,
  'order:caption': `
no pic today just need words: closed monday for presidents day
write me a caption about our new toddler swim class
need something short for veterans day, we're a barbershop
caption idea for "delete your dark circles", its our new eye serum
had two cancellations this arvo, can you write a post saying there's spots at 2 and 4
text only: love it or get a full refund, new mattress range just landed
could you do me a few lines announcing that Dr Patel has joined the practice
`,
  'order:caption ?message': `
fish fry friday 4 till sold out at the VFW
we now do gluten free pizza bases, 2 quid extra
`,
  'order:describe|caption:own-words ?words': `
dark slate with scattered rosemary and coarse salt
`,
  redo: `
nah dont like it, go again
it made the steak look grey, try another one please
Her skin looks orange. Do it over.
`,
  'redo|no|unknown': `
well that's hideous
`,
  'caption:shorter': `
tldr make it shorter
`,
  'caption:longer': `
could you say a little more in the caption, it feels bare
`,
  'caption:rewrite': `
pics great but gimme different words
that caption doesn't sound like me at all, write a new one
`,
  'caption:without-hashtags': `
delete the hashtags
lose all the # stuff its cringe
`,
  'caption:with-hashtags': `
add some local hashtags, we're in Leeds
`,
  'caption:tone': `
make it funnier, my followers are all uni students
its for a funeral home so the wording needs to be gentler
`,
  'caption:offer': `
mention its buy one get one half price til sunday
`,
  'caption:language': `
can the caption be in spanish too, half my clients speak it
`,
  'caption:own-words': `
use my exact words: "Big Dave's Tyres. In by nine, out by ten."
caption should just say: Sold in 4 days. Call Renee.
`,
  'format:9:16': `
i need it story size
tall version for reels cover
`,
  'format:1:1': `
square plz
`,
  'format:original': `
dont crop it, keep it the shape i sent
`,
  backdrops: `
what backgrounds have u got
show me the backdrop list again please
`,
  status: `
sent you a photo 20 min ago, hello?
any news on the brownie one
`,
  'full-size': `
that's come through fuzzy, got the hi res?
Need the full quality file for our printer
`,
  publish: `
yep love it post it
go ahead and put that on our instagram now
`,
  schedule: `
hold it and post tmrw at 6am before the gym crowd
can this go out thurs evening instead, around 7
`,
  'cancel:subscription': `
i want to cancel my plan, business is slow
Please end my membership, I'm retiring in June
`,
  'cancel:scheduled': `
dont send out the thursday post, we got rained off
pull the one thats lined up for tomorrow
`,
  'cancel:order': `
oops wrong photo, dont do that one
`,
  cancel: `
cancel that
`,
  balance: `
how many have i got left
not cancelling!! just want to know how many edits ive used
`,
  renewal: `
when does my month start over
what day do you take the money
`,
  price: `
whats this cost
how much is that in rand per month?
`,
  refund: `
you charged me twice, I want my money back
`,
  'delete-account': `
wipe my account and everything you have on me
`,
  'delete-photo': `
please remove the picture of the little boy, his mum changed her mind
`,
  'export-data': `
Under GDPR please send me all the data you hold on me
`,
  'sign-up': `
my cousin uses this for her bakery, how do i join
`,
  link: `
resend the login link ta
`,
  'connect-instagram': `
how do I hook up my insta to this
`,
  payment: `
my card got stolen, need to put a new one on
can I get a receipt for my accountant
`,
  language: `
fala português comigo por favor
`,
  help: `
im lost, how does this work hun
`,
  person: `
let me speak to a human
`,
  greeting: `
howdy
`,
  thanks: `
you legend cheers
God bless you, this is beautiful 🙏🏾
`,
  'yes ?confirmation': `
go for it
yeah alright
`,
  'no ?confirmation': `
hmm nah hold on
not yet
`,
  'choice:1 ?choice': `
first one hands down
`,
  'choice:3 ?choice': `
3
`,
  abuse: `
f*** off you useless bot
`,
  stop: `
quit texting me
`,
  unknown: `
my 3 o'clock cancelled again and she wants her deposit back, typical
do you know a good plumber in Cork
my kid deleted half my phone pics im so mad
`,
  'help|unknown|person|cancel:unclear': `
hypothetically if i cancelled would my old posts disappear?
`,
  'order:swap|order:describe +photo': `
plain white background pls
`,
}
