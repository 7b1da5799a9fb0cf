import { lines, words, type Grammar } from './grammar.ts'

export const en: Grammar = {
  openings: {
    sell: {
      plain: lines(`
        This one is worth writing down.
        If you needed a reason, here it is.
        Good news shouldn't wait.
        Let's get to the good part.
        A small treat, no special date required.
        Pass this on to someone who'd love it.
        Here is the detail you were looking for.`),
      casual: lines(`
        Something good is going on over here.
        The little nudge you were waiting for.
        Tempted? Read to the end.
        Drop this in the group chat.
        Waiting for a sign? Found it.`),
      product: lines(`
        Thinking about {product}? This post is for you.
        Somewhere in your week there's room for {product}.
        Did somebody say {product}?
        {Product}: let's talk about it.`),
    },
    new: {
      plain: lines(`
        There's something new around here.
        Good news is hard to keep quiet.
        The wait is over.
        A first that deserves a post of its own.
        From a sketch to real life.
        We're so happy to show you this.
        Every story starts somewhere.`),
      casual: lines(`
        Make some room, there's a newcomer.
        We couldn't keep the secret any longer.
        Go on, take a closer look.
        Yes, it's exactly what it looks like.
        If you follow us, you hear it first.`),
      product: lines(`
        Now here: {product}.
        Say hello to {product}.
        It's time for {product}.
        {Product}: the secret is out.`),
    },
    agenda: {
      plain: lines(`
        There's a spot for you.
        Consider this your reminder.
        A little time for yourself counts too.
        Remember that time slot you wanted?
        Open your calendar for a second.
        Looking after yourself fits in the week.
        The book is open and the chair is ready.`),
      casual: lines(`
        Shall we plan the week?
        Good slots fly.
        There's still room for your name on the list.
        A sign from the universe to book your time.
        Before the week fills up, a quick note.`),
      product: lines(`
        Now booking: {product}.
        There's always time for {product}.
        Time to book {product}?
        A friendly reminder: {product}.`),
    },
    result: {
      plain: lines(`
        Look at the details.
        A result we're happy to share.
        The photo tells it better than we can.
        Moments like this are why we love what we do.
        Work done, smile on.
        Every detail got its time.
        Take a slow look.
        Seeing it finished is the best part.
        Some work speaks for itself.
        From the first chat to this.`),
      casual: lines(`
        Zooming in is encouraged.
        Mission accomplished over here.
        Take a breath and look closer.
        Some results just ask for a post.
        Presenting the work of the day.`),
      product: [],
    },
    tip: {
      plain: lines(`
        A simple tip to take with you.
        Small habits, big difference.
        Advice from people who do this every day.
        Good information is meant to be shared.
        One minute of reading, well spent.
        Keep this for when you need it.
        Simple, and easy to forget.`),
      casual: lines(`
        Save this one.
        Did nobody tell you this?
        Let's make life a bit easier.
        Quick lesson, no test at the end.
        Grab a pen, this one's good.`),
      product: [],
    },
    thanks: {
      plain: lines(`
        This post is just to say thank you.
        Every person here makes a difference.
        Few words, a lot of heart.
        Some joys only make sense when shared.
        Gratitude fits in a few lines.
        It's good to have you around.
        From all of us, from the heart.
        We read it, we feel it, we're grateful.
        A minute to acknowledge the people around us.
        Nobody gets anywhere alone.`),
      casual: lines(`
        Our hearts are full over here.
        A hug in the shape of a post.
        Pausing the rush to say something.
        If you're reading this, it's about you.
        Come closer, this one is about you.`),
      product: [],
    },
    celebration: {
      plain: lines(`
        A day to celebrate.
        So happy to share this moment.
        Good dates deserve a post.
        Celebrating together is so much better.
        Some dates warm the heart.
        Plenty of reasons to smile.
        One to keep in the memory box.
        Time to raise a glass to good things.
        A little love to mark the date.
        We walk together, we celebrate together.`),
      casual: lines(`
        Release the balloons.
        A toast, even if it's with coffee.
        Stop everything, we're celebrating.
        Smiling from ear to ear over here.
        Hands up if you love a party.`),
      product: [],
    },
    hiring: {
      plain: lines(`
        The team is growing.
        Your next job might be right here.
        We're looking for good people.
        Open position, open door.
        Know someone who fits?
        There's a place on the team.
        An opportunity for someone who loves the craft.`),
      casual: lines(`
        Want to work with us?
        Tag the person who needs to see this.
        Dust off that resume.
        Ready to join the team?
        Wanted: one more good soul.`),
      product: [],
    },
    hours: {
      plain: lines(`
        A heads-up so you can plan.
        Mark your calendar.
        Before you leave the house, have a look.
        A note about our hours.
        So that nobody makes the trip for nothing.
        Please note the times.
        Here's how it works.`),
      casual: lines(`
        Little note for the week.
        Plan with us.
        Quick heads-up.
        Calendar at hand?
        Saving you a trip.`),
      product: [],
    },
    testimonial: {
      plain: lines(`
        In the words of someone who was here.
        Reading this made our day.
        Told by the person who lived it.
        This note deserved a post.
        Kindness like this is meant to be shared.
        Trust is what matters most here.
        Thank you for every word.
        Shared with joy.
        This is what makes the work worthwhile.
        Words that stay with us.`),
      casual: lines(`
        Some messages belong in a frame.
        We read it twice, we admit it.
        This one goes up on the wall.
        Feedback like this beats a second coffee.
        Better than us saying it: someone who came.`),
      product: [],
    },
    share: {
      plain: lines(`
        A note for everyone who follows along.
        A little of what goes on here.
        Straight from our everyday.
        We wanted to share this with you.
        Behind every photo there's a story.
        Worth stopping for a moment.
        What we do also fits in one picture.`),
      casual: lines(`
        Come closer, there's news.
        Behind the scenes deserves a photo too.
        Tell us if you feel the same.
        Look what turned up over here.
        A minute of your attention, please.`),
      product: lines(`
        A pause to talk about {product}.
        The topic of this post: {product}.
        Who else loves {product}?
        {Product}, to get the conversation going.`),
    },
  },
  toned: {
    warm: lines(`
      Come here, let us tell you.
      A little note, with love.
      A post that feels like a hug.
      Pull up a chair.`),
    professional: lines(`
      We'd like to share this with you.
      For your information.
      Information worth a calm read.
      A note for those who follow our work.`),
    playful: lines(`
      Stop scrolling and look at this.
      Warning: this post may cause smiles.
      No, your eyes are fine.
      Deep breath, here we go.`),
    direct: lines(`
      Straight to the point.
      No fuss.
      The essentials, in a few lines.
      In short.`),
  },
  crafts: {
    beauty: lines(`
      Taking care of yourself needs no special date.
      Confidence is also built from small gestures.
      It's that bit of time when the phone stays away and you come first.
      Beauty, to us, is recognising yourself in the mirror.`),
    hair: lines(`
      Every head of hair has a story.
      Good hair can fix a Monday.
      Before the scissors comes the chat: what fits your routine?
      Some changes really do start at the top.`),
    nails: lines(`
      Fresh nails change even the way you hold your mug.
      The colour you pick says a lot about your week.
      French, nude or red: which one is you?
      A small detail, the kind you keep looking at all day.`),
    brows: lines(`
      Your eyes arrive before you do.
      Good brows respect the face they frame.
      The right frame, a rested look.
      A detail that shows up in every selfie.`),
    bakery: lines(`
      The smell of the oven brings everyone into the kitchen.
      Warm bread asks for butter and good company.
      Some comforts come in a paper bag.
      Coffee poured, table set, the rest can wait.`),
    confectionery: lines(`
      Some days call for something sweet, and that's fine.
      The first bite is always a quiet one.
      A good cake ends up as a family memory.
      Small party or full table, the cake is always in the middle of the photo.`),
    food: lines(`
      Good food brings people around the table.
      Bring the appetite, the kitchen does the rest.
      A dish made slowly tastes different.
      Some flavours feel like home.`),
    dentistry: lines(`
      Every smile begins with a conversation.
      Looking after your teeth is looking after your health.
      Questions don't have to wait for the next appointment.
      Every case is different and deserves its own assessment.`),
    medicine: lines(`
      Health is built on information and follow-up.
      Every person is different and deserves an individual assessment.
      Listening is part of the appointment.
      Prevention is a way of being kind to yourself.`),
    'real-estate': lines(`
      The right home is the one where you can already picture breakfast.
      Notice the light, walk the rooms, listen to the quiet.
      Choosing where to live deserves a calm decision.
      Every key holds a beginning.`),
    fitness: lines(`
      Consistency beats hurry.
      The workout you can do is better than the perfect one.
      Your body, your pace, one day at a time.
      The hardest part is always putting on your shoes.`),
    fashion: lines(`
      Good clothes slip into your routine without asking.
      Picture it with that piece you already own.
      Wearing what feels like you changes your step.
      Works for the day, the evening and you.`),
    crafts: lines(`
      Handmade things have time inside.
      Every piece keeps a little of whoever made it.
      A good gift is the one people keep.
      No two are quite alike, and that's the charm.`),
    pet: lines(`
      If you live with an animal, you know.
      A wagging tail is the best sign.
      Four-legged love deserves care.
      We know that begging look very well.`),
    flowers: lines(`
      Flowers say what we can't quite write.
      A vase on the table changes the mood of a room.
      Nobody needs a reason to get flowers.
      Colour, scent and a note: the rest is up to you.`),
    photography: lines(`
      Years from now, this photo will tell the story.
      The best pose is when you forget the camera.
      Lovely light and real people: that's our thing.
      Good memories deserve to leave the phone.`),
    generic: lines(`
      Careful work shows in the details.
      We believe in simple things done well.
      Everyone who comes in brings a story, and we like to listen.
      Small kindnesses make the day go better.`),
  },
  moods: {
    tip: lines(`
      You don't have to change everything at once.
      Starting small is still starting.
      Any doubts, just ask: there are no silly questions here.
      Sharing what you know is a way of caring.`),
    thanks: lines(`
      None of this happens without people on the other side.
      Every message, visit and recommendation means a lot.
      We read everything, and we keep it.
      We carry on with the same care as always.`),
    celebration: lines(`
      May there be plenty of hugs and good reasons.
      Moments like this make the rush worth it.
      The picture stays, and so does the joy.
      Those who are part of it know what it means.`),
    hiring: lines(`
      Wanting to learn counts for a lot.
      If it's not for you, it may be for someone you know.
      A good team is made of people who respect each other.
      Good work stories start with a conversation.`),
    hours: lines(`
      That way nobody wastes time.
      If you need anything, just send a message.
      Thank you for understanding.
      Please tell whoever is coming with you.`),
  },
  closings: {
    order: {
      casual: lines(`
        Send us a message to get yours.
        Comment MINE and we'll reply.
        Order by direct message.
        Message us and we'll sort it out together.
        Want it? Just say so.
        Ordering takes one message.
        Who are you showing this to?`),
      formal: lines(`
        Please order by direct message.
        Get in touch to place your order.
        We're available by message.
        Send a message to reserve.`),
    },
    book: {
      casual: lines(`
        Message us and pick your time.
        Send a message to book.
        Shall we book you in? Just say so.
        Tell us which day works for you.
        Book yours by direct message.
        Reply here and we'll find you a spot.
        Bring that friend along.`),
      formal: lines(`
        Please book by direct message.
        Get in touch to schedule your appointment.
        Send a message to see available times.
        We're happy to answer any questions.`),
    },
    visit: {
      casual: lines(`
        Message us to plan a visit.
        Want to see it up close? Send a message.
        Tag the person you'd live with.
        Come and see it, one message is enough.
        Ask away and we'll share the details.
        Save it to look at with the family.`),
      formal: lines(`
        Schedule your visit by message.
        Get in touch for the full details.
        Contact us to see it in person.
        Send a message to find out more.`),
    },
    talk: {
      casual: lines(`
        Tell us in the comments.
        What do you think? We'd love to know.
        Leave a heart if you felt it too.
        Tag someone who should see this.
        Let us know down here.
        Which detail caught your eye?
        Answer with a single emoji.`),
      formal: lines(`
        Please share your thoughts in the comments.
        Tell us what you think.
        Any questions? Leave them in the comments.
        We'd be glad to read your comment.`),
    },
    cheer: {
      casual: lines(`
        Leave a heart to celebrate with us.
        Tag someone who is part of this.
        Big hug.
        Onwards, together.
        Tell us: how long have you been following?
        See you in the next post.`),
      formal: lines(`
        Warm regards from all of us.
        It's a pleasure to have you here.
        Onwards, together.
        With care and respect.`),
    },
    save: {
      casual: lines(`
        Save it so you don't forget.
        Send it to someone who needs to read this.
        Did you know? Tell us.
        Try it and tell us how it goes.
        Any questions? Ask below.
        Keep this post close.`),
      formal: lines(`
        Save this post for later.
        Share it with anyone who may need it.
        Any questions? Leave a comment.
        If in doubt, get in touch.`),
    },
    apply: {
      casual: lines(`
        Send us your resume by message.
        Interested? Talk to us.
        Tag someone who'd be great at this.
        Recommend someone in the comments.
        Tell us a bit about yourself by message.
        Share it, it may help someone.`),
      formal: lines(`
        Please send your resume by message.
        If you're interested, contact us by direct message.
        Recommend someone for the position.
        Please share with your network.`),
    },
    plan: {
      casual: lines(`
        Questions? Send us a message.
        Save it as a reminder.
        Tell whoever is coming with you.
        See you around.
        If you need anything, just say so.
        Pass it on to anyone who should know.`),
      formal: lines(`
        If in doubt, please send a message.
        Thank you for your understanding.
        We remain available by message.
        Save this notice for later.`),
    },
  },
  hashtags: {
    beauty: words('skincare beauty selfcare esthetician'),
    hair: words('hair hairstylist hairsalon haircolor'),
    nails: words('nails manicure nailart nailtech'),
    brows: words('brows lashes browartist lashtech'),
    bakery: words('bakery freshbread artisanbread baker'),
    confectionery: words('cakes baking desserts homebaker'),
    food: words('foodie restaurant goodfood localfood'),
    dentistry: words('dentistry dentist oralhealth smile'),
    medicine: words('health medicine prevention wellbeing'),
    'real-estate': words('realestate realtor property homesweethome'),
    fitness: words('fitness personaltrainer workout healthylife'),
    fashion: words('fashion style outfit boutique'),
    crafts: words('handmade crafts makersgonnamake giftideas'),
    pet: words('pets petgrooming dogsofinstagram petcare'),
    flowers: words('flowers florist bouquet floraldesign'),
    photography: words('photography photoshoot photographer portrait'),
    generic: words('smallbusiness shoplocal supportlocal localbusiness'),
  },
  community: words('smallbusiness shoplocal supportlocal supportsmallbusiness'),
}
