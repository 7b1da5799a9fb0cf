/** The page that Meta shows to people who asked there for the deletion of their data here. */
export const deletion = {
  title: 'Data deletion',
  done: 'Your Instagram data has been deleted.',
  details:
    'On {{date}} we erased everything we had received from Facebook and Instagram up to your request of {{asked}}: the authorization, the account name, the profile picture and the addresses of posts. What you authorized after the request stays, as do the posts themselves on Instagram.',
  rest: 'Your {{brand}} account, if you have one, stays. To delete it as well, use its settings.',
  code: 'Confirmation code: {{code}}',
  unknown: 'We found no such request.',
  unknownDetails: 'Check the address that Facebook showed. Requests older than a year are not kept.',
  privacy: 'Privacy Policy',
} as const
