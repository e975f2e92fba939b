// What is new for a member.

/** Posts with new replies in one answer. */
export const MOST_NOTICES = 20
