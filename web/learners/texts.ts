// The texts of the Korean Learners page.

export const learnersTexts = {
  title: 'Korean Learners',
  lead: 'Learn a line of Korean from a drama, 10 minutes a day.',
  how: {
    title: '10 minutes a day',
    steps: [
      {
        minutes: 2,
        title: 'Listen',
        text: 'Read the line, listen to it, then listen again more slowly.',
      },
      {
        minutes: 3,
        title: 'Say it',
        text: 'Hide the romanization and say the line out loud until it feels easy.',
      },
      {
        minutes: 3,
        title: 'Understand it',
        text: 'Read the tips, then change one word to make your own line.',
      },
      { minutes: 2, title: 'Write it', text: 'Write the line once by hand.' },
    ],
  },
  calendarHint: 'Each day of this week has a line.',
  missed: 'Choose a day to see its line. If you miss one, it comes back next week.',
  keep: {
    button: 'Save line',
    isSaved: 'Saved',
    saved: { title: 'Line saved', text: "We'll bring it back for review." },
    dropped: { title: 'Line removed', text: 'It is no longer in your saved lines.' },
    failed: 'Could not save your change. Please try again.',
    title: 'Saved lines',
    unread: 'Could not load your saved lines.',
    none: "Save a line and we'll bring it back for review.",
    ready: (count: number) =>
      count === 0
        ? 'Nothing to review right now.'
        : count === 1
          ? '1 line is ready to review.'
          : `${count} lines are ready to review.`,
    isReady: 'ready to review',
    look: 'Start review',
    think: 'What does it mean? How does it sound? Take your time.',
    reveal: 'Show meaning',
    later: 'Not now',
    howWasIt: 'How was it?',
    grades: { again: 'Show me again', hard: 'It was hard', good: 'I knew it', easy: 'It was easy' },
    thanks: 'Saved.',
    answerFailed: 'Could not save your answer. Please try again.',
    done: "All done. We'll bring each line back when it's time to review it.",
    close: 'Close',
    anki: 'Export for Anki',
  },
  further: {
    title: 'More lines',
    lead: 'Short lines from many dramas, each with a note on its grammar and the public page where we read it.',
    drama: 'Drama',
    anyDrama: 'All dramas',
    feeling: 'Feeling',
    anyFeeling: 'All feelings',
    grammar: 'Grammar',
    anyGrammar: 'All patterns',
    show: 'Show lines',
    found: (count: number) => (count === 1 ? '1 line.' : `${count} lines.`),
    clear: 'Clear filters',
    none: 'No lines match your filters.',
    fewer: 'Try removing a filter.',
    failed: 'Could not load more lines.',
    anki: 'All lines for Anki',
    save: (english: string) => `Save “${english}”`,
    hear: (english: string) => `Hear “${english}” in Korean`,
  },
  hear: { title: 'Hear it in a drama', text: 'Find a drama to watch.' },
  practise: {
    title: 'Practice with others',
    text: 'Ask your questions in the community.',
  },
} as const
