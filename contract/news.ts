// K-Star news: what an article and a comment on it are, and the rules that both ends keep.

/** Articles on one page of the news, and comments shown at once below an article. */
export const NEWS_PAGE = 24
export const NEWS_COMMENTS_PAGE = 50
/** A list that names no limit ends here. */
export const NEWS_MOST = 1_000
