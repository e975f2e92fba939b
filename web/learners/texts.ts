// What the Korean Learners page says around its calendar.

export const learnersTexts = {
  title: 'Korean Learners',
  lead: 'One line of Korean for every day of the week. It takes 10 minutes a day, and a cup of something warm.',
  how: {
    title: '10 minutes a day',
    steps: [
      {
        minutes: 2,
        title: 'Listen',
        text: 'Read the line, hear it, hear it again more slowly. Do not translate yet.',
      },
      {
        minutes: 3,
        title: 'Say it',
        text: 'Cover the romanization and say the line aloud until your mouth stops asking questions.',
      },
      {
        minutes: 3,
        title: 'Look inside',
        text: 'Read the tips. Change one word and make a line of your own.',
      },
      { minutes: 2, title: 'Keep it', text: 'Write the line by hand, once. Tomorrow there is another one.' },
    ],
  },
  calendarHint: 'The seven days of this week each hold a line. The other days rest.',
  missed: 'If you miss a day, nothing happens. The line waits until next week.',
  hear: { title: 'Hear it in a drama', text: 'Find something to listen to tonight.' },
  practise: {
    title: 'Practise with others',
    text: 'Ask in the community. Somebody there was stuck on the same word.',
  },
} as const
