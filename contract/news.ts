// K-Star news: what an article and a comment on it are, and the rules that both ends keep.

/** Articles on one page of the news, and comments shown at once below an article. */
export const NEWS_PAGE = 24
export const NEWS_COMMENTS_PAGE = 50
/** A list that names no limit ends here. */
export const NEWS_MOST = 1_000
/** How the admins' list of articles can be ordered and narrowed; the first order is the usual one. */
export const ADMIN_ARTICLE_SORTS = ['newest', 'published', 'changed', 'views', 'title'] as const
export type AdminArticleSort = (typeof ADMIN_ARTICLE_SORTS)[number]
export const ADMIN_ARTICLE_KINDS = ['published', 'drafts'] as const
export type AdminArticleKind = (typeof ADMIN_ARTICLE_KINDS)[number]
/** Celebrities on the card about the K-Star page. */
export const FEATURED_MOST = 6
