// Validation of comments on articles, and their change events. Not in news.ts, because the first view does not need it.

import { isBlank } from './blank.ts'

export const INCOMPLETE_COMMENT = 'Please fill in both your name and comment'
export const NO_ARTICLE = 'Please select an article first'

/** Which of the two is missing; a text in which a reader would see nothing is. */
export const missingIn = ({ author, content }: { author: string; content: string }) => ({
  author: isBlank(author),
  content: isBlank(content),
})

/** Nobody writes a comment faster. A page of ours waits so long before it sends one for a guest; programs that say less are refused. */
export const QUICKEST_MS = 1_500
