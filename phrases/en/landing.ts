import { CHAT_NETWORK } from '../chat-network.ts'
import { cycle } from './cycle.ts'
import type { landing as original } from '../pt-BR/landing.ts'
import type { Shape } from '../shape.ts'

export const landing = {
  title: 'Send the photo, get the post',
  description: `Send a phone photo and get a picture ready for Instagram: better light, another backdrop if you like, and a caption. {{limit}} edits for {{price}} a ${cycle.noun}.`,
  pictureText: 'A photo of a lava cake beside the finished post that Mandou made of it',
  nav: {
    label: 'Main',
    menu: 'Menu',
    home: 'Home',
    how: 'How it works',
    pricing: 'Pricing',
    contact: 'Contact',
    account: 'Sign in',
    login: 'Sign in',
    start: 'Get started',
  },
  languages: {
    choose: 'Select a language',
    submit: 'Change',
    list: 'Languages',
  },
  video: {
    fallback: 'Your browser does not support video.',
    play: 'Play: {{title}}',
    pause: 'Pause: {{title}}',
  },
  hero: {
    eyebrow: 'For nail artists, bakers, dentists, real estate agents and trainers who also run their own Instagram',
    heading: 'Send the photo, get the post.',
    where: `On ${CHAT_NETWORK} or right here in the browser.`,
    text: 'Take the photo with your phone, however it comes out. Seconds later it is back with better light, cropped for the feed, on another backdrop if you like, with a caption in your own words.',
    how: 'How it works',
    start: 'Get started',
    price: `{{limit}} photos for {{price}} a ${cycle.noun}, in Brazilian reais`,
    leave: 'By credit card. Cancel anytime, with one button; within the first 7 days you get all of it back.',
    trial: 'Try it first with a photo of yours, without paying: it carries a watermark.',
    tryOne: 'Try one photo free',
    trialTerms: 'The trial photo carries a watermark.',
    cancel: 'Cancel anytime.',
    after: 'Used all {{limit}}? The next ones come with the renewal, at no extra charge.',
    compare: 'Compare before and after',
    backdrops: 'Try another backdrop',
    try: 'Swap the backdrop here',
    video: 'phone photos turning into finished posts',
  },
  demos: {
    title: 'How it works',
    text: 'Say what you want, or say nothing. There are four ways to ask.',
    start: 'Get started',
    photo: 'The photo, straight from the phone',
    photoToPost: {
      title: 'Send the photo, get the post',
      text: 'Light and color corrected, cropped for the feed, a headline if you like. Faces and skin stay as they are.',
      crop: 'Cropped for the feed',
      light: 'Light and color corrected',
      ready: 'Ready to post',
    },
    changeBackdrop: {
      title: 'Swap the backdrop',
      text: 'From the counter to marble, linen or plaster, with the shadow of the new place.',
    },
    describeBackdrop: {
      title: 'Describe the backdrop',
      text: 'Not on the list? Ask in your own words.',
      ready: 'A new backdrop, the rest as in the photo',
    },
    describeMessage: {
      title: 'Describe the message',
      text: 'One line is enough. Price and day are yours, never made up.',
    },
  },
  examples: {
    before: 'Before',
    after: 'After',
    photo: 'Your photo',
    newBackdrop: 'New backdrop',
    beforeOf: 'Before: {{what}}',
    afterOf: 'After: {{what}}',
  },
  trades: {
    title: 'See it in your trade',
    credit: 'Example photo: {{author}}, {{licence}}. The result is Mandou’s own.',
    drawn: 'We drew the example photo in 3D, for lack of a free one; the result is Mandou’s own.',
    licences: {
      cc0: 'CC0 1.0',
      publicDomain: 'public domain',
    },
  },
  captions: {
    title: 'And what do I write?',
    text: 'This caption was written by Mandou, from a single line.',
    wrote: 'You write',
    got: 'Mandou writes',
  },
  limits: {
    title: 'Not every photo works out. We tell you.',
    text: 'This flower lost its stem. It happens with anything thin, see-through or the same color as what lies behind it. When Mandou doubts its own cutout, the screen says so before you post, and doing it again is free.',
    short:
      'This flower lost its stem. When Mandou doubts its own cutout, the screen says so before you post, and doing it again is free.',
    before: 'a pink flower hanging from a curved stem',
    after: 'the same flower on a terracotta backdrop, without its stem',
    faces: 'It does not make up faces, treated skin, labels or products.',
    promises: 'It does not promise cures or treatment results in a caption.',
    posting: 'It does not post anything until you tap.',
    blur: 'It works no miracles on a blurry photo: light improves, focus does not.',
  },
  guarantees: {
    title: 'Fair and square',
    refund: {
      title: '7 days to change your mind',
      text: 'A button in your account gives it all back, no reasons asked.',
    },
    failed: {
      title: 'An edit that fails costs nothing',
      text: 'The edit returns to your balance by itself.',
    },
    redo: {
      title: 'Not what you wanted? Redo it free',
      text: 'Once for each edit, within 24 hours.',
    },
    card: {
      title: 'Your card is not kept',
      text: 'Its numbers only pass through us to the payment company.',
    },
  },
  pricing: {
    title: '{{limit}} finished photos a month',
    text: 'One plan. Every month the counter goes back to {{limit}}.',
    plan: cycle.plan,
    poses: 'edits',
    perMonth: `{{price}} a ${cycle.noun}`,
    button: 'Get started',
    note: `By credit card, charged ${cycle.adverb} in Brazilian reais until you cancel. You need a Brazilian mobile number and a CPF. Unused edits don’t roll over to the next month.`,
    includes: {
      edits: '{{limit}} AI photo edits a month',
      captions: 'Captions alone, without using an edit',
      formats: 'Every format of the same edit: feed, square and story',
      instagram: 'Publish or schedule to Instagram',
      leave: 'Cancel with a button, whenever you like',
    },
  },
  questions: {
    title: 'Frequently asked questions',
    more: 'All questions',
    install: {
      question: 'Do I have to install anything?',
      answer: `No. You send the photo by ${CHAT_NETWORK} or in the browser, on a phone or a computer. You sign in with your number and a code by text message, without a password.`,
    },
    pay: {
      question: 'What does it cost, and how do I pay?',
      answer: `{{price}} a ${cycle.noun} by credit card, with {{limit}} edits. There is one plan, without a minimum term or a penalty. There is no other way to pay for now.`,
    },
    refund: {
      question: 'What if I do not like it?',
      answer:
        'Within 7 days of the first payment, a button in your account gives the whole amount back, and access ends at once.',
    },
    brazil: {
      question: 'Does it work outside Brazil?',
      answer: 'Not yet. Signing in takes a Brazilian mobile number, and subscribing takes a CPF (the Brazilian tax number).',
    },
    real: {
      question: 'Does the AI change my product or my client?',
      answer:
        'No. When the backdrop changes, what you photographed stays as it was, apart from a slight light match that you can switch off. Faces, labels and skin are never generated.',
    },
    counts: {
      question: 'What counts as an edit?',
      answer:
        'A picture that was delivered. What does not count: an edit that failed, the first redo within 24 hours, another format of the same edit, and a caption alone.',
    },
    trial: {
      question: 'Can I try it without paying?',
      answer:
        'Yes, with one photo of yours, in the browser: sign in with your phone and open the studio. The picture has a watermark and is up to 1080 px. If you subscribe, the watermark goes, without using any of the {{limit}}.',
    },
    after: {
      question: 'What happens after the {{limit}}?',
      answer:
        'The next {{limit}} come with the renewal. Until then captions and other formats of what you have made stay free, and nothing more is charged: single edits are not sold.',
    },
    instagram: {
      question: 'Does it post to my Instagram?',
      answer:
        'It publishes or schedules if you connect a professional Instagram account linked to a Facebook Page. Without one, you download the picture, copy the caption and post it yourself.',
    },
    photos: {
      question: 'What happens to my photos?',
      answer:
        'They are yours. Originals stay for 30 days so that you can redo, results for 12 months, and you can delete them at any time. We use them neither for advertising nor to train AI.',
    },
    cancel: {
      question: 'How do I cancel?',
      answer:
        'In your account, with a button. In the first 7 days you can have your money back; after that you use what you paid for until the end of the plan’s month and are not charged again.',
    },
  },
  contact: {
    title: 'Talk to us',
    text: 'A question, or something that did not come out as it should? Write to',
    ready: 'Is there a photo waiting on your phone?',
    start: 'Get started',
  },
  footer: {
    label: 'Footer',
    taxId: 'Brazilian tax id (CNPJ)\u00A0{{taxId}}',
    terms: 'Terms of Use',
    privacy: 'Privacy Policy',
    cookies: 'Cookies',
    source: 'Source code (AGPL)',
  },
} as const satisfies Shape<typeof original>
