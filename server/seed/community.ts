// The one post a new community starts with: a welcome by the site itself. Nobody is invented to fill the room.

interface SeedPost {
  title: string
  /** plain text, paragraphs separated by a blank line */
  content: string
}

export const welcomePost: SeedPost = {
  title: 'Welcome to the community',
  content: [
    'This is a place to talk about Korean dramas: a scene that stayed with you, a song, a drama you stopped in the middle, and why. Two lines are enough.',
    'If your post gives something away, say so in the title and name the episode. Ask for what you need as plainly as you can: “something gentle, I am tired, no hospitals” is a good post. A link to a video on a line of its own becomes a player.',
    'A vote says “this helped me”. Other members cannot see who voted.',
    'If something feels wrong, report it and we will look at it. If you are having a hard time, you can say so here. A forum is no substitute for a person: the community guidelines on this page lead to people you can call.',
    'To begin with: which drama would you give to a friend who has had a long week?',
  ].join('\n\n'),
}
