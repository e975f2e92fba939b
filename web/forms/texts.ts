// What the contact, feedback and experiential learning pages say around their forms.

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

/** How the pages lead on where their specified links do not. */
export const furtherTexts = {
  contact: { before: 'Have a question? ', link: 'Send us a message', after: '.' },
  logos: { before: 'Writing about us? ', link: 'Download our logos', after: '.' },
} as const

export const feedbackTexts = {
  title: 'Contact Us',
  formTitle: 'Your K-Drama Story',
  lead: 'Tell us about the drama that helped you and how we can do better. Only your name and email are required.',
} as const

export const experientialTexts = {
  title: 'Experiential Learning',
  lead: 'A travel community for people who learned to love a country from their sofa and would like to meet it. Live there for a while, among others who came for the same reason.',
  facts: [
    {
      title: '2 weeks to 2 months',
      text: 'Stay as long as your life allows. Two weeks are a good visit, two months are nearly a habit.',
    },
    {
      title: 'A weekly group activity',
      text: 'Once a week we do something together: a market, a walk, a kitchen, a place from a drama. The other days are yours.',
    },
    {
      title: 'You pay your own way',
      text: 'Participants pay their own airfare and accommodation. We help you to find a room and your first bus.',
    },
  ],
  who: {
    title: 'Who comes',
    text: 'Beginners who can say hello, people who have studied for years, and everybody between. Come alone or with a friend. You do not have to be good at anything.',
  },
  formTitle: 'Join Our Travel Community',
  formLead:
    'Tell us a little about yourself. Nothing is booked by sending this form. We will write to you and talk it over first.',
} as const
