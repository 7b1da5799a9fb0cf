import type { Phrasings } from '#features/chat/understanding/phrasings/phrasing.ts'

export const english: Phrasings = {
  'order:post +photo': `
can u brighten this up n make it postable
fresh sourdough, just out. do your thing
Hello, this is the kitchen of a listing in Maple Ridge. Please straighten it and add the words Open House Sunday.
lighting in my van is awful sorry, its a labradoodle groom, need it for insta
get rid of the glare on her glasses pls and write something nice
crop out my foot lol
ok so this is the retirement cake I did for a teacher it's got little books on it can you make it look good and do me a post I don't really know what to write
headline: BACK IN STOCK. fix the colours too
make it pop 🔥
new brows on my 2pm 😍
delete the timestamp in the corner and sharpen it a bit
`,
  'order:post|help': `
if i send a pic of my tacos can you clean it up for instagram
`,
  'order:swap +photo': `
put it on the marble one
same backdrop as last week's candle
use backdrop 4
`,
  'order:swap|order:describe +photo': `
plain white background
can we lose the messy salon behind her, put anything else
`,
  'order:describe +photo': `
stick this mug on a log in a foggy pine forest, campfire blurred behind
i want the background to look like a 70s diner, red booths, neon sign
could the bike be parked outside a little french bakery with ivy on the wall
halloween vibe behind it, pumpkins and candlelight but not too scary
Please place the necklace on wet black pebbles with a bit of sea foam.
`,
  'order:caption': `
just words today: we're closed monday for staff training
need a caption bout my new 6am bootcamp, 5 spots left
had a cancellation at 3:30, write something to fill the slot (gel removal + manicure)
caption only - puppies' first groom half price in june
write me a lil blurb saying we do gluten free pizza bases now
do a caption telling people we'll refund their deposit if it rains on the day
`,
  'order:caption ?message': `
soup of the day is leek n potato, 4.50 w bread
`,
  redo: `
nope try again
eh. the icing looks grey now, another go?
gimme a different version plz
`,
  'caption:shorter': `
trim the caption down to one line
`,
  'caption:longer': `
could the text say a bit more? feels thin
`,
  'caption:rewrite': `
pic is great, caption is cringe. new one pls
`,
  'caption:without-hashtags': `
drop the hashtags
i dont do the # stuff, take em off
`,
  'caption:with-hashtags': `
add some tags so ppl in leeds find me
`,
  'caption:tone': `
less salesy pls
make it sound more professional, i'm a physio
funnier!!
`,
  'caption:offer': `
mention that its buy 2 get 1 til saturday
add to the text: free consultation for new clients
`,
  'caption:language': `
can i get the caption in spanish
half my customers are polish, do the words in polish
`,
  'caption:own-words': `
I'll use my own text: "Thirty years of sharp scissors. Come say hi."
change the caption to exactly this: Doors open 5pm. First pint's on us.
`,
  'caption:own-words ?words': `
Small batch, big flavour. Hot sauce drop this Thursday!
`,
  'format:9:16': `
need it tall for my story
`,
  'format:1:1': `
square please
`,
  'format:4:5': `
do it in 4:5
`,
  'format:original': `
dont crop it, keep the shape i sent
`,
  backdrops: `
what backgrounds have you got
show me the backdrop options
`,
  status: `
hows my pic coming along
been 20 mins... did you even get it?
`,
  'full-size': `
whatsapp squashed it, can i have the full res file
need a big version for a poster
`,
  publish: `
love it, post it
go ahead and put that on my insta now
`,
  schedule: `
hold it till thurs 6pm then post
can it go out tomorrow morning around 8
`,
  'cancel:subscription': `
I'd like to end my subscription please
dont renew me, im shutting the shop
`,
  'cancel:scheduled': `
that thursday post, pull it
`,
  'cancel:order': `
wrong photo!! dont do that one
`,
  'cancel:unclear': `
cancel
`,
  balance: `
how many have i got left
`,
  'balance|help': `
did that redo use one of my 12?
`,
  renewal: `
when do i get my next lot of edits
`,
  price: `
how much is it
is that 37.90 a month or each
`,
  refund: `
you charged me after i left. i want that money back
`,
  'delete-account': `
wipe my account and everything in it
`,
  'delete-photo': `
client changed her mind, please remove her photo from your system
`,
  'export-data': `
can you send me a copy of all the data you hold on me
`,
  'sign-up': `
im in, how do i join
`,
  link: `
send the link again? it expired
`,
  'connect-instagram': `
how do i hook up my bakery's ig
`,
  payment: `
my card got declined, can i use a different one
`,
  language: `
english pls, i dont read portuguese
`,
  help: `
what can you actually do
does it work with screenshots or only camera pics
`,
  'help|unknown|person': `
just wondering, is there a fee if i ever cancel?
`,
  person: `
let me talk to a real human
`,
  greeting: `
heyyy
`,
  thanks: `
omg obsessed, ty!!
cheers mate that's spot on
`,
  'yes ?confirmation': `
yep go for it
sure why not
👍
`,
  'no ?confirmation': `
nah leave it
wait hang on, not yet
`,
  'choice:2 ?choice': `
second one
`,
  'choice:-1 ?choice': `
the last one's my fave
`,
  abuse: `
this is f***ing garbage and so are you
`,
  stop: `
stop texting me
`,
  unknown: `
lol my kid deleted my whole camera roll yesterday, nightmare
are you coming to pick up the chairs or what
hm
`,
}
