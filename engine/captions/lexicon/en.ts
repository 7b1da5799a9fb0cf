import { lines, words, type Grammar } from './grammar.ts'

export const en: Grammar = {
  openings: {
    sell: {
      plain: lines(`
        For everyone who's had an eye on this.
        For everyone who asked, here it is.
        Pass this on to someone who'd like to know.
        Good news shouldn't wait.
        This one is worth saving.
        What to know, in a few lines.`),
      casual: lines(`
        Drop this in the group chat.
        Tempted?
        If you needed a sign, this is it.
        Who are you sharing this with?`),
      product: lines(`
        Thinking about {product}? You're in the right place.
        Yes, we have {product}.
        Did somebody say {product}?
        {Product}: here are the details.`),
    },
    new: {
      plain: lines(`
        There's something new around here.
        Good news is hard to keep quiet.
        New here, and straight to the feed.
        You follow along, so you see it first.
        One more new thing to show you.
        We're so happy to show you this.`),
      casual: lines(`
        Make some room, there's news.
        We couldn't keep the secret any longer.
        Yes, it's exactly what it looks like.
        If you follow us, you hear it first.`),
      product: lines(`
        Now here: {product}.
        Say hello to {product}.
        What's new? {Product}.
        New around here: {product}.`),
    },
    agenda: {
      plain: lines(`
        The book is open.
        There's a spot for you.
        Plan early and pick your time.
        Consider this your reminder to book.
        Have you looked at your calendar?
        Worth setting aside some time for this.`),
      casual: lines(`
        Shall we find you a time?
        Good slots go fast.
        Before the week fills up, grab yours.
        There's still room for your name on the list.`),
      product: lines(`
        Now booking: {product}.
        Ready for {product}? The book is open.
        {Product}: pick your time.
        If {product} is on your list, now is the time to book.`),
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
        Worth a slow read.
        A pointer for every day.
        The basics, well remembered.
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
        Good days deserve a post.
        Celebrating together is so much better.
        Some days warm the heart.
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
        We're looking for one more person.
        The team has an open position.
        Please share with anyone looking for work.
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
        A notice about the coming days.
        Please check before you visit.
        Telling you in good time.
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
        A little of our everyday.
        Straight from our routine.
        For everyone who follows our work.
        A little more of what we do.
        Stopping by to tell you.
        A new post from us.`),
      casual: lines(`
        Look at this.
        Come closer.
        This post was asking to be written.
        Tell us if you like it too.`),
      product: lines(`
        If it's about {product}, stay a moment.
        Shall we talk about {product}?
        Who else loves {product}?
        {Product}: that's what this is about.`),
    },
    untold: {
      plain: lines(`
        What catches your eye first in this photo?
        What caption would you give this photo?
        What story does this photo tell you?
        Take a good look and tell us what you see.
        Which word goes with this photo?
        What does this photo remind you of?`),
      casual: lines(`
        Zoom in: which detail did you find?
        Your turn: how would you caption it?
        Which emoji fits this photo?
        Tell us what you saw first.`),
      product: [],
    },
  },
  crafts: {
    beauty: lines(`
      Taking care of yourself needs no special date.
      Confidence is also built from small gestures.
      It's that bit of time when the phone stays away and you come first.
      Beauty, to us, is recognizing yourself in the mirror.`),
    hair: lines(`
      Every head of hair has a story.
      Good hair can fix a Monday.
      Before the scissors comes the chat: what fits your routine?
      Some changes really do start at the top.`),
    nails: lines(`
      Fresh nails even change the way you hold your mug.
      The color you pick says a lot about your week.
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
      Some flavors feel like home.`),
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
      Color, scent and a note: the rest is up to you.`),
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
      Any questions, just ask: there are no silly questions here.
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
        Save it so you don't miss it.`),
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
        Your next time slot is one message away.
        Which time works for you?`),
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
    answer: {
      casual: lines(`
        Tell us in the comments.
        Let us know below.
        Leave a comment, we read them all.`),
      formal: lines(`
        Please tell us in the comments.
        Leave your answer in the comments.
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
    generic: words('smallbusiness shoplocal'),
  },
}
