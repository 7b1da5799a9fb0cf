import type { superseded as original } from '../pt-BR/superseded.ts'
import type { Shape } from '../shape.ts'

export const superseded = {
  first: {
    terms: {
      title: 'Terms of Use',
      description: 'What Mandou does, what it costs, how to cancel and how to get your money back.',
      intro: 'The agreement between you and Mandou, in plain words. “We” means the company that offers Mandou.',
      other: 'Please also read the <other>Privacy Policy</other>.',
      sections: {
        service: {
          title: 'What Mandou does',
          text: [
            'You send a photo and receive a picture that is ready to post: light and colour corrected, cropped for the feed, with another background if you like, and a caption.',
            'Editing is automatic, done by a computer. What your photo shows is not redrawn: when the background changes, the subject stays as you photographed it, apart from the light match, which you can switch off.',
          ].join('\n'),
        },
        account: {
          title: 'Your account',
          text: [
            'You sign in with your mobile number and a code by SMS, without a password. Give the code to nobody: whoever has it enters your account.',
            'The account is for you and your work. You answer for what is done with it.',
          ].join('\n'),
        },
        plan: {
          title: 'Plan and price',
          text: [
            'There is one plan: 12 photo edits a month for R$ 37.90 a month, by credit card.',
            'The plan renews every month, on the day it began, until you cancel it. The 12 new edits open when the payment for the month is confirmed; unused ones do not carry over.',
            'A caption alone uses no edit, within a fair daily limit. Nor do other formats of a finished edit.',
          ].join('\n'),
        },
        failures: {
          title: 'When an edit goes wrong',
          text: [
            'A failed edit costs nothing: it goes back to your balance.',
            'Not happy with the result? Every edit can be redone once for free, within 24 hours.',
          ].join('\n'),
        },
        refund: {
          title: 'Seven days to change your mind',
          text: [
            'Until 7 days after the first payment you can withdraw and get the whole amount back, without giving a reason, even if you have already used edits.',
            'The request gives you a protocol number at once, and access to the plan ends at that moment. How long the amount takes to appear depends on your card.',
          ].join('\n'),
        },
        cancelling: {
          title: 'Cancelling',
          text: 'You can cancel at any time, at no cost. There are no further charges, and you keep what you paid for until the end of the month of your plan.',
        },
        use: {
          title: 'What is not allowed',
          text: [
            'Send only photos that are yours or that you may use. If there are people in the photo, such as clients and patients, have their permission.',
            'Do not use Mandou for anything that is illegal, offends, deceives or impersonates somebody, nor to attack, overload or resell the service. Accounts that do may be suspended.',
          ].join('\n'),
        },
        ownership: {
          title: 'Who owns the pictures',
          text: [
            'The photos that you send are yours. So are the pictures and captions that you receive: use them freely, also to sell your work.',
            'You only allow us to keep and process your photos to deliver what you asked for. We publish nothing unless you ask, and we use your photos neither in advertising nor to train artificial intelligence.',
            'When a generator paints a part of the picture, the file carries a marker that says so.',
          ].join('\n'),
        },
        responsibility: {
          title: 'Responsibility',
          text: [
            'The computer can be wrong: an imperfect cutout, a caption in the wrong tone. When it is unsure about a photo, we say so. Check before you post; the decision to post is yours.',
            'We take care that the service is available, but it can stop for maintenance or through failures of others. We promise no likes, clients or sales.',
            'The laws of Brazil apply, and nothing here takes away the rights that consumer law gives you.',
          ].join('\n'),
        },
        professions: {
          title: 'Regulated professions',
          text: 'Dentists, doctors and other professions have advertising rules of their own, such as those for before and after photos. Mandou reminds you of them and writes no promises of medical results, but following the rules of your board is up to you.',
        },
        changes: {
          title: 'Changes to these terms',
          text: 'When the text changes, so do the version and the date at the top of this page. We keep which version you accepted, and when.',
        },
        contact: {
          title: 'Contact',
          text: 'Questions, requests or complaints? Talk to our support. The company’s name, tax id and contacts are shown on the site and when you subscribe.',
        },
      },
    },
    privacy: {
      title: 'Privacy Policy',
      description: 'Which data Mandou keeps, why, for how long, and your rights.',
      intro: 'We keep what it takes to edit your photos and run your account, and nothing more.',
      other: 'Please also read the <other>Terms of Use</other>.',
      why: 'What for',
      kept: 'For how long',
      data: {
        phone: {
          what: 'Mobile number',
          why: 'To let you into your account without a password and tell you what matters there.',
          kept: 'As long as the account exists.',
        },
        profile: {
          what: 'Profile: name, e-mail, profession and whatever else you fill in',
          why: 'To call you by your name and write captions for your profession.',
          kept: 'As long as the account exists, or until you delete it.',
        },
        photos: {
          what: 'Photos that you send',
          why: 'To edit, redo and show before and after. Metadata, with the place of the photo, is removed on arrival.',
          kept: '30 days.',
        },
        results: {
          what: 'Results: pictures, captions and what you asked for',
          why: 'For you to see, download and post what you made.',
          kept: '12 months.',
        },
        payments: {
          what: 'Billing: name, CPF, e-mail, mobile number, address and payments',
          why: 'To charge the plan, give money back and issue receipts. The card number goes straight on to the payment provider and is not kept.',
          kept: 'As long as tax law demands.',
        },
        consent: {
          what: 'Consent: version of the texts, date, IP address and channel',
          why: 'To prove what was agreed.',
          kept: 'As long as the law demands.',
        },
        sessions: {
          what: 'Sessions and use: browser, times and edits used',
          why: 'To keep you signed in, protect the account and keep the plan’s numbers right.',
          kept: 'As long as the account exists; access records, as long as the law demands.',
        },
      },
      sections: {
        data: {
          title: 'Which data, what for and for how long',
          text: 'The day on which each photo and each result will be deleted is shown beside it, and you can delete it earlier.',
        },
        never: {
          title: 'What we do not do',
          text: [
            'We do not use your photos to train artificial intelligence. We sell no data. We show no ads, and there are no third-party scripts on our pages.',
            'Nobody opens your pictures just by knowing their address: it takes your session or a signed link that lasts a few minutes.',
          ].join('\n'),
        },
        sharing: {
          title: 'Who we share with',
          text: [
            'Only with those it takes to run the service: the SMS operator receives your mobile number and the text of the message; the payment provider, the billing data; WhatsApp and Instagram, what you exchange with us or post there, if you use them.',
            'Your photos are edited on our own servers. If an outside service helps to paint a background or to write a caption, it receives only the words of the request, never the photo.',
            'We hand data to authorities only when the law obliges us to.',
          ].join('\n'),
        },
        grounds: {
          title: 'Why the law allows it',
          text: 'We process data to fulfil our contract with you (account, photos, plan), to comply with the law (receipts, access records) and, as a legitimate interest, to keep the service secure. Whatever depends on consent, you can withdraw at any time.',
        },
        cookies: {
          title: 'Cookies',
          text: [
            'We use two cookies, both our own: one for the session, which keeps you signed in, and one for the chosen language. There are no cookies for ads or measurement.',
            'Your browser also keeps, for itself alone, the number you signed in with, the language, the signature you put on pictures, and drafts. Deleting the site’s data deletes all of it.',
          ].join('\n'),
        },
        rights: {
          title: 'Your rights',
          text: [
            'The Brazilian data protection law (LGPD) entitles you to know whether we have data of yours and to see it, correct it, take a copy, delete it, object to its use, know who we share it with, and withdraw consent.',
            'You can also complain to the Brazilian data protection authority (ANPD).',
          ].join('\n'),
        },
        deletion: {
          title: 'Deleting the account',
          text: 'Deleting the account ends the sessions, cancels the plan, disconnects Instagram and removes photos, results, captions and personal data. What remains is only what the law demands, with reason and end date, and a code derived from the mobile number, which does not reveal it, to recognise a return.',
        },
        security: {
          title: 'Security',
          text: 'Connections are encrypted, sign-in codes are kept in a form that not even we can read, and technical logs carry neither your number nor your words.',
        },
        contact: {
          title: 'Contact',
          text: 'To use your rights or to ask a question, talk to our support. The company’s name, tax id and contacts are shown on the site and when you subscribe.',
        },
      },
    },
  },
} as const satisfies Shape<typeof original>
