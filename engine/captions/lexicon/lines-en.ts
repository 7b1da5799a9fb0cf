import { tradeLines } from './trade-lines.ts'

export const LINES_EN = tradeLines(`
beauty #esthetician #skincare #facials
  Been putting off that facial?
  Is your skin due for a little attention?
  + Not sure what your skin needs? Tell us about it when you book.
  + Let us know if you have allergies or sensitive skin when you book.
  + Plan on coming without makeup if you can.
massage #massagetherapy #massage #selfcare
  Carrying the week on your shoulders?
  When did you last have an hour with your phone off?
  + Tell us where you feel it most and how much pressure you like.
  + Arrive a few minutes early so you can settle in.
  + Prefer a quiet session? Just say so.
waxing #waxing #waxspecialist #smoothskin
  Trip coming up?
  Due for a wax?
  + First time? Ask us anything before you come in.
  + Let the hair grow to about a quarter inch first.
  + Skip lotion on the day of your appointment.
makeup #makeupartist #mua #makeup
  Got an event on the calendar?
  Wedding, graduation or birthday coming up?
  + Send us a photo of a look you love and the color of your outfit.
  + Tell us what time you need to be ready.
  + Soft or full glam, you choose.
barber #barber #barbershop #menshair
  Due for a cut?
  How long has it been since your last cut?
  + Got a photo of the cut you want? Bring it.
  + Tell us how you wear it day to day and we'll take it from there.
  + Not sure what to ask for? We'll work it out in the chair.
hair #hairstylist #hairsalon #hairgoals
  Ready for a change?
  Due for an appointment?
  + Bring a couple of photos of hair you like.
  + Tell us what your hair has been through, color included, so we can plan it right.
  + Not sure about the shade? We'll go over it before we start.
nails #nailtech #nails #nailinspo
  Due for a fresh set?
  Got a design saved on your phone?
  + Send us your inspo pic and we'll tell you how long it takes.
  + Short, long, almond, square: you choose.
  + If you need a removal first, mention it when you book.
lashes #lashartist #lashextensions #lashes
  Over wearing mascara every day?
  Due for a fill?
  + Natural or dramatic, you choose.
  + Come with clean lashes and no eye makeup.
  + First set? Ask us how to look after it.
brows #browartist #brows #browshaping
  Due for a brow appointment?
  Been growing out your brows?
  + Come as you are, we'll map the shape together first.
  + Bring a photo if you have a shape in mind.
  + Soft or defined, you choose.
tattoo #tattooartist #tattoo #ink
  Still carrying that tattoo idea around?
  Got a reference saved somewhere?
  + Send us your idea, the size and where on the body.
  + Got questions about placement or aftercare? Ask before you book.
  + Eat well and sleep well the night before.
bakery #bakery #freshbaked #bread
  Breakfast sorted?
  Who's putting the coffee on?
  + Goes well with a hot coffee.
  + Take one for now and one for later.
  + Good with nothing but butter.
confectionery #homebaker #cakes #sweettreats
  Got a sweet tooth?
  Got something to celebrate?
  + Tell us the date and how many people, and we'll help you pick the size.
  + Any allergies at the table? Tell us when you order.
  + Great as a gift, too.
acai #acai #smoothiebowl #foodie
  Who are you bringing?
  Cone or cup?
  + Eat it fast, it won't wait.
  + Even better on a hot day.
  + Bring a friend.
icecream #icecream #icecreamshop #dessert
  Cone or cup?
  Which flavor would you pick?
  + Eat it fast, it won't wait.
  + Even better on a hot day.
  + Can't decide? Ask for a taste.
snacks #eatlocal #foodie #comfortfood
  Hungry?
  Who's coming with you?
  + Anything you'd like left out? Tell us when you order.
  + Best eaten right away.
  + Get one to share, or don't.
pizza #pizza #pizzanight #pizzeria
  No plans for dinner?
  Is it a pizza night?
  + Can't agree on a topping? Go half and half.
  + Best straight out of the box.
  + Call the family to the table.
meals #mealprep #homemadefood #lunchideas
  No time to cook this week?
  What's for lunch this week?
  + Tell us what you don't eat when you order.
  + Heat it up and lunch is ready.
  + One less thing to think about on a busy day.
grocery #groceries #shoplocal #fresh
  What's always on your list?
  Is this week's list ready?
  + Send us your list and we'll put it aside.
  + Come early for the best pick.
  + Bring your own bag.
food #restaurant #eatlocal #foodie
  Got plans for lunch?
  Who are you bringing?
  + Any allergies? Just tell us.
  + Bring the family.
  + Coming with a group? Let us know ahead of time.
dentistry #dentist #dentistry #oralhealth
  When was your last dental visit?
  Any questions about the treatment?
  Treatment always starts with an individual assessment.
  + Any questions? Bring them to your appointment.
  + Tell us at the visit about any medication you take.
medicine #health #wellness #selfcare
  When was your last check-up?
  Any questions for the doctor?
  Every treatment starts with an individual assessment.
  + Bring your recent tests and a list of any medication you take.
  + Write your questions down and bring them with you.
psychology #therapist #therapy #mentalhealth
  Thinking about starting therapy?
  How have you been, really?
  You don't need to have it all figured out to start.
  + In the first session you can tell your story at your own pace.
  + Everything said in a session stays between us.
nutrition #nutritionist #nutrition #healthyeating
  Not sure where to start with food?
  What does a normal day of eating look like for you?
  No need to change everything at once.
  + We look at your routine, your tastes and your budget first.
  + Bring your recent tests to the appointment, if you have any.
physiotherapy #physiotherapy #physio #rehab
  Been putting off that physio appointment?
  Is something stopping you from moving as you'd like?
  It always starts with an individual assessment.
  + Wear comfortable clothes and bring any scans you have.
  + Tell us what you'd like to get back to doing.
podiatry #podiatry #footcare #feet
  Are your feet asking for a break?
  Shoes feeling tight?
  + Tell us where it hurts and since when.
  + Best to leave it alone until your appointment.
  + Let us know if you have diabetes.
law #lawyer #law #legaladvice
  Not sure where you stand?
  Do you know your rights?
  Every case depends on its own documents and deadlines.
  + Get the paperwork together before you decide anything.
  + Laws change, so it pays to check before you sign.
accounting #accountant #smallbusiness #bookkeeping
  Are your books up to date?
  Tax time giving you a headache?
  + Tell us what kind of business you run and where you stand.
  + Keep every receipt, we'll tell you what matters.
  + Not sure which deadlines apply to you? Ask us.
real-estate #realestate #realtor #homesforsale
  Looking for your next home?
  Could this be the one?
  + Ask us for the full details and more photos.
  + Come and see it in person, at different times of day if you can.
  + Tell us what you're looking for, even if this isn't the one.
fitness #fitness #training #workout
  Ready to get moving?
  Been meaning to start?
  + Never trained before? Tell us and we'll start from there.
  + Bring water, a towel and comfortable shoes.
  + Bring a friend who'll keep you coming.
yoga #wellness #movement #mindbody
  When did you last take a deep breath?
  When was the last pause in your week?
  + Wear something comfortable.
  + First time? Tell us and we'll start from the beginning.
  + Come a few minutes early to settle in.
tutoring #learning #study #education
  Is one subject giving your kid a hard time?
  Big test coming up?
  + Tell us the grade and which topics are hardest.
  + Bring the homework or the last test to the first lesson.
  + No question is too small.
fashion #boutique #outfitideas #style
  Got plans to dress up for?
  How would you style it?
  + Not sure about your size? Ask us for the measurements.
  + Want to see it from another angle? We'll send more photos.
  + Dress it up or down.
shoes #shoes #footwear #shoelover
  What would you wear them with?
  Time for a new pair?
  + Tell us your size and we'll check for you.
  + Between sizes? Ask us before you choose.
  + Try both feet on before you decide.
bags #bags #handbags #accessories
  What do you carry every day?
  Work, travel or every day?
  + Ask us for the measurements and more photos.
  + Tell us what needs to fit inside.
  + Makes a good gift, too.
jewellery #jewelry #giftideas #accessories
  For you or for a gift?
  Special occasion or every day?
  + Not sure about the size? Ask us for the measurements.
  + Easy to wear every day.
  + Buying it as a gift? Tell us when you order.
cosmetics #beauty #skincare #cosmetics
  What's one thing you never skip?
  Already know which one is yours?
  + Ask us how to use it.
  + Tell us about your skin or hair and we'll help you choose.
  + Buying it as a gift? Tell us when you order.
optician #glasses #eyewear #optician
  Time for new glasses?
  Round, square or cat-eye?
  + Try on as many pairs as you like.
  + Bring your prescription if you have one.
  + Bring someone honest along for a second opinion.
kids #kids #baby #giftsforkids
  Baby shower or birthday coming up?
  Is there a little one on the way?
  + Tell us the child's age and we'll help you with the size.
  + They grow fast: if in doubt, size up.
  + Buying it as a gift? Tell us when you order.
home #homedecor #interiors #home
  Where in your home would it go?
  Is there a room you've been meaning to change?
  + Measure your space first, then ask us anything.
  + Send a photo of the room if you can't decide.
  + A good gift for someone who just moved.
crafts #handmade #handcrafted #giftideas
  Looking for a gift nobody else will bring?
  For you or for a gift?
  + Want another color or a name on it? Ask us.
  + Tell us the date you need it by.
  + A good gift for someone who has everything.
candles #candles #homefragrance #giftideas
  Fresh, sweet or woody?
  For you or for a gift?
  + Not sure which scent? Tell us what you like and we'll help.
  + Trim the wick before you light it.
  + Keep it away from drafts and it burns evenly.
seamstress #seamstress #alterations #tailoring
  Got something in the closet that doesn't fit?
  Something to wear soon that needs a fix?
  + Bring the shoes you'll wear with it.
  + Got a date to have it by? Tell us up front.
  + Try it on here and we'll pin it to fit.
vet #vet #veterinarian #pethealth
  When was your pet's last check-up?
  Are your pet's shots up to date?
  + Bring the vaccination record.
  + Noticed anything different? Tell us at the visit.
  + Bring cats in a carrier and dogs on a leash.
pet #doggrooming #petgrooming #dogsofinstagram
  Is somebody due for a bath?
  Who runs the house, you or the dog?
  + Tell us the breed, the size and how the coat is right now.
  + First visit? Tell us what your pet likes and what scares it.
  + Any allergies or sore spots? Let us know first.
gardening #gardening #lawncare #landscaping
  Has the yard gotten away from you?
  How's your yard looking?
  + Send us a couple of photos and the rough size.
  + One visit or every month, you choose.
  + Tell us what you'd like to keep and what can go.
plants #plants #houseplants #plantshop
  Which corner of your home could use a plant?
  Room for one more plant?
  + Tell us how much light you get and we'll help you choose.
  + Ask us how often to water it.
  + Makes a good gift, too.
flowers #flowers #florist #bouquet
  Who would you send flowers to?
  Birthday, anniversary or just because?
  + Tell us the occasion, the colors and what to write on the card.
  + Cut the stems and change the water every couple of days.
  + Order ahead if you need them for a date.
photography #photographer #photoshoot #photography
  When was the last time you had real photos taken?
  Who would you want in the picture?
  + Never posed before? We'll guide you.
  + Not sure what to wear? Ask us, we'll help.
  + Tell us what the photos are for and where you'd like them taken.
events #events #partyplanning #celebrations
  Party coming up?
  Got a date and a theme?
  + Tell us the date, the place and how many guests.
  + Got a theme in mind? Send us your references.
  + Dates fill up one at a time, so ask early.
cleaning #cleaningservice #cleaning #cleanhome
  Rather have your Saturday back?
  When did you last see the back of the fridge?
  + Tell us the size of the place and what needs doing.
  + Send a few photos and we'll know what to bring.
  + One time or every week, you choose.
mechanic #mechanic #autorepair #carcare
  When was your car's last service?
  Road trip coming up?
  + Tell us the make, model and year.
  + Heard a strange noise? Describe it, we'll take a look.
  + Check your manual for the service interval.
carwash #carwash #detailing #carcare
  When did your car last get a proper wash?
  Kids, dog or beach in the back seat?
  + Tell us the model and what the inside looks like.
  + Take your valuables out and leave the rest to us.
  + Pet hair or stains? Tell us beforehand.
electrician #electrician #handyman #homerepair
  Got a repair you keep putting off?
  Something at home not working?
  + Send a photo and tell us what needs doing.
  + Already have the parts? Tell us which.
  + Is it urgent? Say so when you write.
building #renovation #homeimprovement #home
  Which room would you start with?
  Tired of looking at that wall?
  + Send photos and rough measurements.
  + Not sure about the color? Try a small patch first.
  + Tell us when you'd like to start.
architecture #architecture #interiordesign #design
  Which room would you start with?
  Has your home stopped keeping up with you?
  + Send measurements and a few photos of the space.
  + Tell us who lives there and what a day looks like.
  + Collect a few pictures of what you like.
carpentry #carpentry #customfurniture #woodwork
  Got a corner nothing fits in?
  What would you build there?
  + Send us the measurements and a photo of the space.
  + Got a picture of something similar? Send it along.
  + Tell us what you need to store and we'll plan around it.
repairs #phonerepair #computerrepair #techrepair
  Phone or laptop acting up?
  Been living with it broken?
  + Tell us the model and what happened.
  + Back up your data before you bring it in, if you can.
  + Dropped it in water? Turn it off and don't charge it.
travel #travelagency #travel #vacation
  Who are you taking?
  Got your dates yet?
  + Tell us the dates, how many people and where from.
  + Prices and seats change, so ask us for today's.
  + Check that your documents are valid before you book.
generic #smallbusiness #shoplocal #supportlocal
`)
