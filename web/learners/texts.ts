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
  keep: {
    button: 'Keep for later',
    isKept: 'Kept for later',
    kept: { title: 'Kept for later', text: 'It comes back by itself, just before you would forget it.' },
    dropped: { title: 'Put away', text: 'The line is with the others of its week again.' },
    failed: 'That did not work. Please try again.',
    title: 'Lines you keep',
    unread: 'Your lines could not be read.',
    none: 'None yet. Keep a line of this week, and it comes back just before you would forget it.',
    ready: (count: number) =>
      count === 0
        ? 'They all rest. There is nothing to do.'
        : count === 1
          ? '1 line is ready when you are.'
          : `${count} lines are ready when you are.`,
    isReady: 'ready when you are',
    look: 'Look at them',
    think: 'What does it mean, and how does it sound? Take your time.',
    reveal: 'Show the meaning',
    later: 'Another time',
    howWasIt: 'How was it?',
    grades: { again: 'Show me again', hard: 'It was hard', good: 'I knew it', easy: 'It was easy' },
    thanks: 'Thank you.',
    notSaid: 'Your answer did not arrive. Please try again.',
    done: 'That was all. They come back by themselves, after two months at the latest.',
    close: 'Close',
    anki: 'Export for Anki',
  },
  hear: { title: 'Hear it in a drama', text: 'Find something to listen to tonight.' },
  practise: {
    title: 'Practise with others',
    text: 'Ask in the community. Somebody there was stuck on the same word.',
  },
} as const
