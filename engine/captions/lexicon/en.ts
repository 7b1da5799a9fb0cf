import { lines, type Grammar } from './grammar.ts'
import { LINES_EN } from './lines-en.ts'

export const en: Grammar = {
  openings: {
    sell: {
      plain: lines(`
        For everyone who asked:
        Here you go:
        On offer:
        Take note:
        Good to know:
        In case you were waiting:
        Here's what we have:
        You asked, so here it is:
        Just so you know:
        Quick heads-up:`),
      casual: lines(`
        Look at this:
        One for the group chat:
        Tell someone who'd want to know:`),
    },
    new: {
      plain: lines(`
        New in:
        Something new:
        New this week:
        Just in:
        Finally:
        We've been wanting to show you this:
        Meet the newest:
        The wait is over:
        News:
        Now you can see it:`),
      casual: lines(`
        Guess what's new:
        It's here:
        Time to tell you:`),
    },
    agenda: {
      plain: lines(`
        Books are open:
        Been meaning to book?
        Got your appointment yet?
        Which day works for you?
        Here's what's open:
        Book early and take your pick.
        For everyone waiting on a spot:
        There's still time.
        Now booking:
        Don't leave it to the last minute.`),
      casual: lines(`
        Shall we put you down?
        Plan your week:
        Pick your time:`),
    },
    result: {
      plain: lines(`
        Here's how it turned out:
        Today's work:
        All done:
        Finished and delivered:
        Look at the details.
        The finished result:
        From our latest work:
        Another one finished:
        From plan to finished:
        Fresh off the job:`),
      casual: lines(`
        Go ahead, zoom in.
        We loved doing this one:
        What do you think?
        And it came out like this:
        What we did today:`),
    },
    tip: {
      plain: lines(`
        Quick tip:
        Good question.
        We get asked this a lot.
        Worth knowing:
        A common question:
        Save this for when you need it.
        Here's the short answer:
        Keep this in mind:
        Useful to know:
        Something to remember:`),
      casual: lines(`
        Did you know?
        A quick read:
        Who needs to hear this?
        Take note:
        Short and useful:`),
    },
    thanks: {
      plain: lines(`
        This post is just to say thank you.
        Thank you for being here.
        Today we're grateful.
        We couldn't do this without you.
        We wanted to say this:
        With love:
        To everyone who comes back and tells a friend:
        Thank you, truly.
        Some things deserve a thank-you.
        To all of you:`),
      casual: lines(`
        This one's for you.
        Just wanted to say this:
        Big hug.
        You made us smile.
        Lucky to have you.`),
    },
    celebration: {
      plain: lines(`
        Today we celebrate.
        A special day:
        So happy to share this with you.
        There's something to celebrate.
        A day to remember.
        It's a big day.
        Here's to this:
        We're so happy about this.
        Thank you for celebrating with us.
        A date to circle on the calendar:`),
      casual: lines(`
        It's party time!
        Let's celebrate!
        Cheers to this.
        So exciting!
        Who's celebrating with us?`),
    },
    hiring: {
      plain: lines(`
        We're hiring.
        Our team is growing.
        Job opening:
        Now hiring:
        There's a spot on our team.
        Looking for work? Read this.
        We have an opening.
        Join our team.
        New opening:
        Share this with someone looking for work.`),
      casual: lines(`
        Want to work with us?
        Know someone who'd be a good fit?
        Could this be you?
        Tag someone who's looking for work.
        Come work with us.`),
    },
    hours: {
      plain: lines(`
        Please note:
        A note about our hours:
        So you can plan ahead:
        Take note:
        Before you come by:
        Change of hours:
        Heads-up for the next few days:
        Mark your calendar:
        Letting you know early:
        Our hours:`),
      casual: lines(`
        Quick heads-up:
        Check the hours:
        So you don't make the trip for nothing:
        Write it down:
        Just so you know:`),
    },
    testimonial: {
      plain: lines(`
        What a client told us:
        Thank you for these words.
        Messages that make our day:
        In their own words:
        A review we're grateful for:
        Kind words from a client:
        This message came in:
        Someone wrote to us:
        A message worth a post:
        Reading this made our day.`),
      casual: lines(`
        This one's getting framed.
        Look at this message:
        Better if they say it:
        This made us smile:
        Messages like this keep us going.`),
    },
    share: {
      plain: lines(`
        A bit of what we do:
        We do this, too:
        In case you didn't know:
        A look at our work:
        For everyone new here:
        How we work:
        A regular day here:
        Here's one for today:
        For everyone who asked:
        What you see here:`),
      casual: lines(`
        Look at this:
        Did you know we do this?
        What do you think?`),
    },
    untold: {
      plain: lines(`
        What's the first thing you see in this photo?
        How would you caption this photo?
        What does this photo remind you of?
        Tell us what you think.
        One word for this photo?
        Do you like it?`),
      casual: lines(`
        Zoom in: which detail did you find?
        Give this photo a title.
        Which emoji fits this photo?
        What do you think?`),
    },
  },
  event: { soon: '{event} is coming up.', here: '{event} is here!' },
  closings: {
    order: {
      casual: lines(`
        Message us to order.
        DM us to order.
        Message us to reserve.
        Orders by DM.
        Send us a message to order yours.`),
      formal: lines(`
        Message us to order.
        To order, send us a message.
        Orders by direct message.
        Orders and questions by message.`),
    },
    come: {
      casual: lines(`
        Come by.
        Stop by and say hi.
        Come and see us.`),
      formal: lines(`
        We look forward to seeing you.
        Come and visit us.`),
    },
    quote: {
      casual: lines(`
        Message us for a quote.
        DM us and we'll get you a quote.
        Send us a message and we'll get back to you.
        Quotes by DM.
        Want a quote? Message us.`),
      formal: lines(`
        Message us for a quote.
        Quotes by direct message.
        Get in touch for a quote.
        To get a quote, send us a message.`),
    },
    join: {
      casual: lines(`
        Message us to save your spot.
        Are you in? Message us.
        DM us and we'll tell you how to start.
        Want in? Send us a message.
        Sign up by DM.`),
      formal: lines(`
        Message us to sign up.
        Sign up by direct message.
        Get in touch for details.
        To join, send us a message.`),
    },
    book: {
      casual: lines(`
        Message us to book.
        Send us a message and pick a time.
        Book by DM.
        Message us and we'll find you a time.
        Ready to book? Message us.`),
      formal: lines(`
        Message us to book.
        Appointments by direct message.
        Get in touch to book your appointment.
        Send us a message for available times.`),
    },
    visit: {
      casual: lines(`
        Message us to set up a showing.
        Want to see it? Send us a message.
        DM us and we'll find a time to show you around.
        Book a tour by message.`),
      formal: lines(`
        Showings by appointment, by message.
        Message us for the full details.
        Get in touch to schedule a showing.
        Send us a message to arrange a visit.`),
    },
    reserve: {
      casual: lines(`
        Message us to reserve.
        Reserve by DM.
        To reserve, send us a message.`),
      formal: lines(`
        Reservations by message.
        To reserve, send us a message.`),
    },
    ask: {
      casual: lines(`
        Message us for details.
        Interested? Message us.
        Questions? Message us.`),
      formal: lines(`
        Message us for details.
        Get in touch for details.
        More details by message.`),
    },
    talk: {
      casual: lines(`
        Tell us in the comments.
        What do you think?
        Tag someone who'd like to see this.
        Let us know below.
        Save it if you like it.
        Tell us what you think.
        Share it with a friend.`),
      formal: lines(`
        Tell us what you think in the comments.
        Any questions? Send us a message.
        Questions are welcome in the comments.
        More details by message.`),
    },
    answer: {
      casual: lines(`
        Tell us in the comments.
        Let us know below.
        Answer in the comments.`),
      formal: lines(`
        Tell us in the comments.
        Leave your answer in the comments.
        Let us know in the comments.`),
    },
    apply: {
      casual: lines(`
        Send us your resume by DM.
        To apply, message us.
        Want the job? Send us a message.`),
      formal: lines(`
        Please send your resume by direct message.
        To apply, send us a message.`),
    },
  },
  trades: LINES_EN,
}
