import type { landing as original } from '../pt-BR/landing.ts'
import type { Shape } from '../shape.ts'

export const landing = {
  title: 'Send the photo, get the post',
  description:
    'Send a phone photo and get a picture ready for Instagram: better light, another backdrop if you like, and a caption. {{limit}} edits for {{price}} a month.',
  pictureText: 'A photo of a coffee beside the finished post that Mandou made of it',
  nav: {
    label: 'Main',
    menu: 'Menu',
    home: 'Home',
    how: 'How it works',
    pricing: 'Pricing',
    contact: 'Contact',
    account: 'I have an account',
    login: 'Sign in',
    start: 'Get started',
  },
  languages: {
    choose: 'Select a language',
    submit: 'Change',
    list: 'Languages',
  },
  film: {
    fallback: 'Your browser does not support video.',
    play: 'Play: {{title}}',
    pause: 'Pause: {{title}}',
  },
  hero: {
    eyebrow: 'For nail artists, bakers, dentists, real estate agents and trainers who also run their own Instagram',
    heading: 'Send the photo, get the post.',
    text: 'Take the photo with your phone, however it comes out. Seconds later it is back with better light, cropped for the feed, on another backdrop if you like, with a caption in your own words.',
    how: 'How it works',
    start: 'Get started',
    note: '{{limit}} edits for {{price}} a month. Change your mind within 7 days and you get it all back.',
    film: 'a photo of a coffee turning into a finished post',
  },
  demos: {
    title: 'How it works',
    text: 'Send the photo and say what you want, or say nothing. There are four ways to ask. The videos show the Portuguese screens; yours are in English.',
    start: 'Get started',
    photoToPost: {
      title: 'Send the photo, get the post',
      text: 'Light, color and contrast corrected, without looking like a filter. The crop finds what matters in the photo and fits it to the feed, a square or a story.',
      first: 'A headline and your signature on the picture, if you like',
      second: 'Faces and skin stay as they are: nothing is retouched',
    },
    changeBackdrop: {
      title: 'Swap the backdrop',
      text: 'What you photographed leaves the place it was in for marble, wood, linen or a plaster wall, with the shadow and the light of the new place.',
      first: 'Dozens of backdrops, from a café table to an exam room',
      second: 'What is yours is not redrawn; the light match can be switched off',
    },
    describeBackdrop: {
      title: 'Describe the backdrop',
      text: 'Not on the list? Ask as you would ask a photographer: “light wooden table seen from above, shadow of leaves”. It is painted on the spot.',
      first: 'Understands Portuguese, Spanish and English',
      second: 'If a word is left out, the screen says which',
    },
    describeMessage: {
      title: 'Describe the message',
      text: 'One line is enough: what it is, what it costs, by when. The caption comes back in your tone, with a call to action and hashtags, ready for you to change.',
      first: 'Price, day and name are the ones you wrote, never made up',
      second: 'A caption alone does not use an edit',
    },
  },
  examples: {
    title: 'Three everyday photos, three posts',
    text: 'The photos below are free to use and went through the same Mandou that you will use. Nobody touched them up afterwards.',
    before: 'Before',
    after: 'After',
    beforeOf: 'Before: {{what}}',
    afterOf: 'After: {{what}}',
    lemur: {
      who: 'Animal photographers',
      text: 'Asked for: the ready backdrop “Golden forest”. The tangle of leaves went; fur and gaze stayed.',
      before: 'a black and white lemur in front of leaves, a wide photo',
      after: 'the same lemur in an upright picture, in a forest in golden light',
    },
    barista: {
      who: 'Bars and restaurants',
      text: 'Asked for: just the post, with the headline “Happy hour”. Same bar, same smile, cropped for the feed.',
      before: 'a woman behind a bar, a wide and rather dark photo',
      after: 'the same woman in an upright picture headed Happy hour',
    },
    dog: {
      who: 'Pet shops and dog trainers',
      text: 'Asked for in words: a garden in the morning light. Dog and owner are the ones in the photo.',
      before: 'a big dog on its hind legs, hugged by a woman in a field',
      after: 'the two of them in a garden in soft morning light',
    },
  },
  captions: {
    title: 'And what do I write?',
    text: 'These captions were written by Mandou, each from a single line.',
    wrote: 'You write',
    got: 'Mandou writes',
    baker: { who: 'Baker', message: 'strawberry cake in a jar for R$ 12, order by Friday' },
    nails: { who: 'Nail artist', message: 'gel manicure for R$ 80, openings on Thursday' },
    trainer: { who: 'Personal trainer', message: 'two spots left for 6am training' },
  },
  limits: {
    title: 'Not every photo works out. We tell you.',
    text: 'This flower lost its stem. It happens with anything thin, see-through or the same color as what lies behind it. When Mandou doubts its own cutout, the screen says so before you post, and doing it again is free.',
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
      text: 'Up to 7 days after the first payment, a button in your account gives back the whole amount. No e-mail, no explaining.',
    },
    failed: {
      title: 'An edit that fails costs nothing',
      text: 'Something broke on our side? The edit goes back to your balance by itself.',
    },
    redo: {
      title: 'Not what you wanted? Redo it free',
      text: 'Each edit can be done again once without using another, within 24 hours.',
    },
    card: {
      title: 'Your card is not kept',
      text: 'The numbers pass through us only to reach whoever processes the payment. We keep no copy.',
    },
  },
  pricing: {
    title: '{{limit}} finished photos a month',
    text: 'One plan. Every month the counter goes back to {{limit}}.',
    plan: 'Monthly plan',
    poses: 'edits',
    perMonth: 'a month',
    button: 'Get started',
    note: 'By credit card, charged monthly in Brazilian reais until you cancel. You need a Brazilian mobile number and a CPF. Unused edits don’t roll over to the next month.',
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
    skill: {
      question: 'Do I need to know how to edit?',
      answer:
        'No. Choose the photo and tap what you want, or write it. There are no layers, brushes or sliders to learn. You can change the caption before you post.',
    },
    install: {
      question: 'Do I have to install anything?',
      answer:
        'No. Mandou opens in the browser of your phone or computer, and you sign in with your number and a code by SMS, without a password.',
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
    patients: {
      question: 'Can I use it with photos of patients?',
      answer:
        'Yes, if you have their permission. For dentistry and medicine, Mandou reminds you of the posting rules as it writes the caption. The post remains your responsibility.',
    },
    counts: {
      question: 'What counts as an edit?',
      answer:
        'A picture that was delivered. What does not count: an edit that failed, the first redo within 24 hours, another format of the same edit, and a caption alone.',
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
