// The one post a new community starts with: a welcome by the site itself. Nobody is invented to fill the room.

interface SeedPost {
  title: string
  /** plain text, paragraphs separated by a blank line */
  content: string
}

export const welcomePost: SeedPost = {
  title: 'Come in, there is tea',
  content: [
    'Welcome. This room is empty because it has just been opened, so you are early, and early guests may choose where to sit.',
    'It is a place to talk about what a story did for you. A scene that made you ring your sister. A song you cannot get out of your head. A drama you stopped in the middle, and why. You do not have to be clever about it, and you do not have to like what everybody likes. Two lines are enough.',
    'A few things that help. If you give something away, say so in the title, and tell us how far you have watched. Ask for what you need as plainly as you can: “something gentle, I am tired, no hospitals” is a very good post. A link to a video, alone on its line, turns into a player. And if you would rather only read for a while, that is company too.',
    'Votes here say “this helped me”. Nobody can see who gave them.',
    'If something feels wrong, report it and we will look. If you are having a hard time, say so if you like. People here will listen, and they will also tell you to talk to somebody near you, because a forum cannot put a hand on your shoulder.',
    'So, to begin with: which drama would you give to a friend who has had a long week?',
  ].join('\n\n'),
}
