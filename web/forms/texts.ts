// The texts around the contact, feedback and experiential learning forms.

export const contactTexts = {
  title: 'Contact',
  lead: 'Write to us about anything: a wrong fact, a missing drama, a thank-you, a complaint.',
  formTitle: 'Send us a Message',
  promise: 'We reply within 24 hours.',
  quickLinksTitle: 'Quick Links',
  /** `to` names an entry of web/paths.ts */
  quickLinks: [
    {
      to: 'feedback',
      title: 'Your K-Drama Story',
      text: 'Tell us about your favorite drama and how we can do better.',
    },
    {
      to: 'experiential',
      title: 'Experiential Learning',
      text: 'Stay in Korea for 2 weeks to 2 months.',
    },
    {
      to: 'tour',
      title: 'Virtual Tour',
      text: 'See where the scenes were filmed.',
    },
  ],
} as const

/** Links to other pages, where the specification has none. */
export const furtherTexts = {
  contact: { before: 'Have a question? ', link: 'Send us a message', after: '.' },
  logos: { before: 'Writing about us? ', link: 'Download our logos', after: '.' },
  places: { before: 'Not sure where to go? ', link: 'Look at the filming places', after: '.' },
} as const

export const feedbackTexts = {
  title: 'Contact Us',
  formTitle: 'Your K-Drama Story',
  lead: 'Tell us about the drama that helped you and how we can do better. Only your name and email are required.',
} as const

export const experientialTexts = {
  title: 'Experiential Learning',
  lead: 'A travel community for people who love Korean dramas. Stay for a while, together with others.',
  /** our own promises; the operator's text is below */
  facts: [
    { title: '2 weeks to 2 months', text: 'Stays are from 2 weeks to 2 months.' },
    { title: 'A weekly group activity', text: 'The group does something together once a week.' },
    { title: 'You pay your own way', text: 'Participants pay their own airfare and accommodation.' },
  ],
  offerTitle: 'More about it',
  formTitle: 'Join Our Travel Community',
  formLead:
    "Only your name and email are required. Sending this form books nothing. We'll contact you with more details.",
} as const
