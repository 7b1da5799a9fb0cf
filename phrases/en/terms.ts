import type { terms as original } from '../pt-BR/terms.ts'
import type { Shape } from '../shape.ts'

export const terms = {
  title: 'Terms of Use',
  description: 'What Mandou does, what it costs, how to cancel and how to get your money back.',
  intro:
    'The contract between you and Mandou, in plain words. “We” means the company that offers Mandou, named at the end of this page.',
  other: 'Please also read the <other>Privacy Policy</other>: it says which data we keep, and for how long.',
  sections: {
    service: {
      title: 'What Mandou does',
      text: [
        'You send a photo and receive a picture that is ready to post: light and color corrected, cropped for the feed, with another backdrop if you like, and a caption.',
        'Photos may be JPEG, PNG, WebP, HEIC or AVIF, of up to 25 MB and 50 megapixels.',
      ].join('\n'),
    },
    account: {
      title: 'Your account',
      text: [
        'You sign in with your mobile number and a code by SMS, without a password. Don’t give the code to anyone: whoever has it can get into your account.',
        'To have an account you must be 18 or older. The account is yours and your business’s, and you answer for what is done with it.',
        'To use Mandou you have to accept these terms. We record which version you accepted, when and from where.',
      ].join('\n'),
    },
    plan: {
      title: 'Plan, price and renewal',
      text: [
        'There is one plan: {{limit}} photo edits a month for R$\u00A037.90 a month, by credit card. Before you pay you see a summary of the order and can correct what you typed.',
        'The plan renews every month on the day on which it began (or on the last day of a month that has no such day) until you cancel. We tell you 3 days before each renewal, in your account and by WhatsApp or SMS.',
        'The new {{limit}} edits open when the month’s payment is confirmed; those left over do not move to the next month.',
        'If a renewal is not paid, you go on using what was left for 3 more days. After that the plan is suspended until it is paid; if that has not happened by the next renewal, the plan ends and nothing more is charged.',
        'The price does not change unannounced: if it is going to, we tell you at least 30 days before, and you can cancel without paying the new one.',
      ].join('\n'),
    },
    payment: {
      title: 'How payment works',
      text: [
        'The card is charged by Asaas, our payment provider. Card data passes through our server to Asaas in a single encrypted call, and we do not keep it.',
        'Every payment leaves a receipt in your account. The tax invoice (nota fiscal) is made out to the name and CPF of whoever pays: ask our support for yours.',
      ].join('\n'),
    },
    coupons: {
      title: 'Coupons',
      text: 'A coupon pays for the number of months that it says, once per person and per CPF (the Brazilian tax number). After those months the plan ends by itself: without a card, nothing is charged.',
    },
    failures: {
      title: 'When an edit goes wrong',
      text: [
        'An edit that fails costs nothing: it goes back to your balance.',
        'Not happy with the result? Each edit can be redone once for free within 24 hours. Other formats of a finished edit are free, too.',
      ].join('\n'),
    },
    refund: {
      title: 'Seven days to change your mind',
      text: [
        'Up to 7 days after the first payment of each contract you can withdraw and get the whole amount back, without saying why, even if you have used edits (Brazilian Consumer Code, art. 49).',
        'The button is in your account, under Photo limit. The request gives you a protocol number at once, and access to the plan ends at that moment. On your card statement the refund may take up to 10 business days.',
      ].join('\n'),
    },
    cancelling: {
      title: 'Canceling',
      text: [
        'You cancel whenever you like, with a button and without a fee. There are no further charges, and you use what you have paid for until the end of the plan’s month. Until then you can change your mind.',
        'Deleting the account also cancels the plan and returns what is due.',
      ].join('\n'),
    },
    limits: {
      title: 'Fair use',
      text: 'To keep the service good for everybody there are limits that ordinary use does not reach: 60 captions on their own, 100 photos sent and 5 copies of your data a day, and 60 posts sent to Instagram an hour. If you reach a limit we tell you and you wait; nothing is charged.',
    },
    use: {
      title: 'What is not allowed',
      text: [
        'Send only photos that are yours or that you may use. If there are people in a photo, such as clients or patients, have their permission; for children and teenagers, that of their guardians.',
        'Do not use Mandou for what is illegal, offends, deceives or pretends to be somebody else, nor to attack, overload or resell the service. Accounts that do so may be suspended or closed, with notice and a reason, and you can contest it with our support. If we close an account, we give back the plan’s last payment.',
      ].join('\n'),
    },
    ownership: {
      title: 'Whose pictures they are',
      text: [
        'The photos you send are yours. So are the pictures and captions you receive: use them as you like, also to sell your work.',
        'You allow us only to keep and process your photos to deliver what you asked for, while they are with us. We do not use your photos in advertising or to train artificial intelligence.',
        'The ready backdrops, the brand and the software are ours; the pictures made with them are yours.',
      ].join('\n'),
    },
    automation: {
      title: 'Automatic editing and artificial intelligence',
      text: [
        'Edits are made by a computer; no person looks at your photo. What the photo shows is not redrawn: when the backdrop changes, the subject stays as you photographed it, apart from the light match, which you can switch off.',
        'When an image generator paints part of the result, the file carries a mark that says so (IPTC), and Instagram is told when you publish.',
        'A computer can be wrong: an imperfect cutout, a caption out of tone. When it has doubts about the photo, we say so. Check before you publish.',
      ].join('\n'),
    },
    publishing: {
      title: 'Instagram and WhatsApp',
      text: [
        'We publish on Instagram only what you ask for, on the account you connected, at the time you choose. You disconnect whenever you like.',
        'Instagram and WhatsApp belong to Meta and have rules of their own, which apply to what you publish and exchange there. If Meta changes or stops a service, that part of Mandou may change or stop; the rest goes on.',
      ].join('\n'),
    },
    professions: {
      title: 'Regulated professions',
      text: 'Dentists, doctors and other professions have advertising rules of their own, such as those about before-and-after photos. Mandou reminds you of them and writes no promises of medical results, but following your council’s rules is up to you.',
    },
    responsibility: {
      title: 'Responsibility',
      text: [
        'The decision to publish is yours. We promise no likes, clients or sales.',
        'We take care that the service is up, but it may stop for maintenance or because others fail. If an outage keeps you from using what you paid for, talk to us. If Mandou comes to an end, we tell you at least 30 days before, so that you can download what is yours, and give back the payment of the month under way.',
        'Nothing here takes away the rights that the Brazilian Consumer Code gives you, or our responsibility under it.',
      ].join('\n'),
    },
    changes: {
      title: 'Changes to these terms',
      text: 'When the text changes, so do the version and the date at the top of this page, and we tell you in your account; of what is worse for you, at least 30 days before. Earlier versions stay here to be read. If you do not agree with a change, you can cancel at no cost.',
    },
    law: {
      title: 'Law and courts',
      text: [
        'The laws of Brazil apply. Any dispute can be taken to the courts of the city where you live, to Procon or to consumidor.gov.br.',
        'The text in Brazilian Portuguese is the binding one; translations are there to make reading easier.',
      ].join('\n'),
    },
    contact: { title: 'Contact', text: 'Questions, requests or complaints? Talk to our support:' },
  },
} as const satisfies Shape<typeof original>
