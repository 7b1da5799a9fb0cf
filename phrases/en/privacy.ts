import type { privacy as original } from '../pt-BR/privacy.ts'
import type { Shape } from '../shape.ts'

export const privacy = {
  title: 'Privacy Policy',
  description: 'Which data Mandou keeps, what for, for how long, and your rights.',
  intro:
    'We keep what it takes to edit your photos and run your account, and nothing beyond that. This page follows the Brazilian data protection law (LGPD, Law 13.709/2018).',
  other: 'Please also read the <other>Terms of Use</other>.',
  why: 'What for',
  kept: 'For how long',
  ground: 'Legal basis',
  data: {
    phone: {
      what: 'Mobile number',
      why: 'To sign you in without a password and tell you what matters in your account.',
      kept: 'As long as the account exists. Sign-in codes, 2 days. The delivery record of each SMS, without the number and without the text, 90 days.',
      ground: 'Contract (LGPD, art. 7, V)',
    },
    profile: {
      what: 'Profile: name, e-mail, profession and whatever else you fill in',
      why: 'To call you by your name and write captions for your profession.',
      kept: 'As long as the account exists, or until you delete it.',
      ground: 'Contract (art. 7, V)',
    },
    photos: {
      what: 'Photos you send',
      why: 'To edit, to redo and to show before and after. Metadata, with the photo’s location, is removed on arrival.',
      kept: '30 days.',
      ground: 'Contract (art. 7, V)',
    },
    results: {
      what: 'Results: pictures, captions and what you asked for',
      why: 'So that you can see, download and publish what you made.',
      kept: '12 months.',
      ground: 'Contract (art. 7, V)',
    },
    payments: {
      what: 'Billing: name, CPF, e-mail, payments, the card’s brand and last four digits',
      why: 'To charge the plan, return money and give receipts. The number and code of the card are not kept.',
      kept: 'As long as the account exists and then five years, counted from the following year.',
      ground: 'Contract and tax duty (art. 7, V and II; Brazilian Tax Code, arts. 173 and 195)',
    },
    instagram: {
      what: 'Instagram, if you connect it: account, profile picture, Meta’s authorization and posts',
      why: 'To publish what you ask for. The authorization is kept encrypted.',
      kept: 'Until you disconnect or delete the account.',
      ground: 'Contract (art. 7, V)',
    },
    chat: {
      what: 'WhatsApp, if you use it: number or identifier, and messages, also of people who write without an account',
      why: 'To receive photos and orders, and to answer.',
      kept: 'Messages you send, 14 days; a conversation with the team, up to 30 days after it ended; the rest of the conversation, at most as long as the account exists. Of people without an account, everything goes 30 days after the last message.',
      ground: 'Contract (art. 7, V)',
    },
    consent: {
      what: 'Acceptance: version of the texts, date, IP address and channel',
      why: 'To prove what was agreed.',
      kept: 'As long as the account exists and, if anything was paid, five years counted from the following year; without a payment, six months.',
      ground: 'Exercise of rights (art. 7, VI; art. 8, § 2)',
    },
    sessions: {
      what: 'Sessions: browser and times',
      why: 'To keep you signed in and show you your devices.',
      kept: '60 days after the last use.',
      ground: 'Contract (art. 7, V)',
    },
    activity: {
      what: 'Access and activity records: what was done in the account, when, from which IP address and with which browser',
      why: 'To protect the account and follow the Brazilian internet law.',
      kept: '400 days; once the account is deleted, six months of each record.',
      ground: 'Legal duty (art. 7, II; Law 12.965/2014, art. 15) and security (art. 7, IX)',
    },
    notices: {
      what: 'Notices you received in your account',
      why: 'To show what happened to your plan and your posts.',
      kept: '400 days.',
      ground: 'Contract (art. 7, V)',
    },
  },
  sections: {
    controller: {
      title: 'Who looks after your data',
      text: [
        'The company named at the end of this page is the controller of your account’s data. As a small processing agent it names no data protection officer (Resolution CD/ANPD 2/2022, art. 11); to talk about your data, write to its support e-mail.',
        'For the people in your photos, taking and publishing the picture is your decision: you are the controller of those images, and we process them on your behalf (art. 39).',
        'Photos of patients, or that show somebody’s health, are sensitive data (arts. 5, II, and 11). Of these, too, we are only the processor: we make the edit you asked for and nothing else, do not look for health or identity in them, and delete them when the others are deleted or when you say so. Having the legal basis, such as the person’s specific and separate consent, is up to you.',
      ].join('\n'),
    },
    data: {
      title: 'Which data, what for and for how long',
      text: 'The date on which each photo and each result will be deleted stands beside it, and you can delete it earlier. The 30 days and 12 months count from the upload and from the edit.',
    },
    never: {
      title: 'What we do not do',
      text: [
        'We do not train artificial intelligence on your photos. We do not sell data. We show no advertising, and no third-party code runs on our pages.',
        'We recognize no faces and conclude nothing about who is in a picture. Nobody opens your pictures by knowing their address: it takes your session, or a signed link, which ends within minutes on the site and after 7 days when you receive it on WhatsApp.',
      ].join('\n'),
    },
    sharing: {
      title: 'Whom we share with',
      text: [
        'Only with those whom the service needs, and only what is needed:',
        '- Asaas (payments, Brazil): name, CPF, e-mail, phone, postal code and house number and, when you pay, the card and the IP address you pay from, against fraud. We do not keep the address.',
        '- Twilio (United States) and Zenvia (Brazil), which deliver SMS: your number and the text of the message.',
        '- Meta (Instagram and WhatsApp, United States and Ireland): what you publish or exchange with us there, if you use it.',
        '- OpenAI (United States), only if we switch it on (without it our own program does everything, and our support tells you whether it is on) to paint a backdrop, write a caption or understand a message in the chat that our rules do not: the words of the request, the language and the profession, never the photo, your name or your number.',
        'Your photos are edited by our own program, on the servers we use; whoever hosts them keeps the files on our behalf and may not use them. Our support tells you who that is and in which country. To publish, Instagram fetches the picture from a secret address that is open for 10 minutes at most.',
        'We hand data to authorities only when the law obliges us to.',
      ].join('\n'),
    },
    transfer: {
      title: 'Data outside Brazil',
      text: 'Twilio, Meta and OpenAI may process data outside Brazil. That happens only as far as it takes to deliver what you contracted or asked for (LGPD, art. 33, IX, with art. 7, V): to send the code, publish the post, write the caption.',
    },
    cookies: {
      title: 'Cookies and what stays in your browser',
      text: [
        'We use two cookies, both our own and both necessary: the session’s, which keeps you signed in for up to 60 days without use, and that of the chosen language, for a year. There are no advertising or measuring cookies, which is why there is no cookie banner.',
        'Your browser also keeps, for itself alone:',
        '- the language, which stays; the number you signed in with, or typed to sign in, until you sign out;',
        '- the signature you put on pictures, and that you were asked about your profession, until you sign out;',
        '- an order under way, without card data, for 30 minutes;',
        '- what you choose and write, until you sign out or close the tab; and a photo on its way, or shared from the gallery, which lapses after an hour and is deleted at the next visit;',
        '- short marks that make things work, such as that of a connection to Instagram under way;',
        '- the page that appears when there is no internet.',
        'Deleting the site’s data in the browser deletes all of it.',
      ].join('\n'),
    },
    rights: {
      title: 'Your rights',
      text: [
        'The LGPD (art. 18) gives you, free of charge, the right:',
        '- to know whether we have data of yours, to see it and to take a copy: under Settings, as a zip file with your photos and lists in JSON, up to 5 times a day;',
        '- to correct it: in your profile;',
        '- to delete photos, results or the whole account: with buttons, at once;',
        '- to ask that data which is unnecessary, excessive or processed against the law be anonymized, blocked or deleted;',
        '- to know whom we share with: it is on this page;',
        '- to disconnect Instagram and WhatsApp whenever you like, and to object to a use you find wrong;',
        '- to have a person review an automatic decision, such as a block after too many tries (art. 20).',
        'For what has no button, ask our support; we answer within 15 days. You can also complain to the Brazilian data protection authority (ANPD).',
      ].join('\n'),
    },
    deletion: {
      title: 'Deleting the account',
      text: [
        'Deleting the account ends the sessions, cancels the plan, returns what is due, disconnects Instagram and removes photos, results, captions and personal data. What stays, apart and with a date on which it ends, is only:',
        '- who paid (name and CPF, encrypted), payments and refunds: five years counted from the following year, by tax law;',
        '- the acceptance of these texts: for the same time; without a payment, six months;',
        '- access records: six months, by the Brazilian internet law;',
        '- a code derived from the mobile number and, if there was a coupon, one from the CPF, which do not reveal them, to recognize a return and a coupon already used, against fraud (art. 7, IX): five years counted from the following year;',
        '- if Meta does not answer at once, the Instagram authorization, encrypted, until it is undone: 7 days at most.',
        'Numbers without an owner (how many edits there were) stay too, and say nothing about anybody. What is public on Instagram stays there, and Asaas and the carriers keep what their laws demand.',
      ].join('\n'),
    },
    minors: {
      title: 'Children and teenagers',
      text: 'Mandou is for people who work and are 18 or older. We do not knowingly keep data of children. If there are children in your photos, have their guardians’ permission (art. 14); if you know of a minor’s account, tell us and it will be deleted.',
    },
    security: {
      title: 'Security',
      text: [
        'Connections are encrypted. Sign-in codes, sessions and CPFs are kept in a form that cannot be read from a copy of the database, and technical logs carry neither your number nor your words.',
        'If an incident puts you at risk, we tell you and the ANPD within the time the law sets (art. 48).',
      ].join('\n'),
    },
    changes: {
      title: 'Changes to this policy',
      text: 'When the text changes, so do the version and the date at the top of this page, and we tell you in your account. Earlier versions stay here to be read.',
    },
    contact: { title: 'Contact', text: 'To use your rights or to ask a question, talk to our support:' },
  },
} as const satisfies Shape<typeof original>
