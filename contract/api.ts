// The whole API: the server binds it, the browser's calls are typed by it, /api/docs prints it.
import { adminDramasApi } from './api/admin-dramas.ts'
import { adminImportApi } from './api/admin-import.ts'
import { adminPagesApi } from './api/admin-pages.ts'
import { airingApi } from './api/airing.ts'
import { authApi } from './api/auth.ts'
import { communityApi } from './api/community.ts'
import { correctionsApi } from './api/corrections.ts'
import { diaryApi } from './api/diary.ts'
import { dramasApi } from './api/dramas.ts'
import { formsApi } from './api/forms.ts'
import { historyApi } from './api/history.ts'
import { homeApi } from './api/home.ts'
import { imagesApi } from './api/images.ts'
import { inboxApi } from './api/inbox.ts'
import { learnersApi } from './api/learners.ts'
import { listsApi } from './api/lists.ts'
import { membersApi } from './api/members.ts'
import { moderationApi } from './api/moderation.ts'
import { newsApi } from './api/news.ts'
import { noticesApi } from './api/notices.ts'
import { peopleApi } from './api/people.ts'
import { publicPagesApi } from './api/public-pages.ts'
import { relatedApi } from './api/related.ts'
import { reviewsApi } from './api/reviews.ts'
import { searchApi } from './api/search.ts'
import { virtualTourApi } from './api/virtual-tour.ts'
import { watchlistApi } from './api/watchlist.ts'
import { watchlistImportApi } from './api/watchlist-import.ts'
import { whereToWatchApi } from './api/where-to-watch.ts'

export const api = {
  ...adminDramasApi,
  ...adminImportApi,
  ...adminPagesApi,
  ...airingApi,
  ...historyApi,
  ...authApi,
  ...communityApi,
  ...correctionsApi,
  ...diaryApi,
  ...dramasApi,
  ...formsApi,
  ...homeApi,
  ...imagesApi,
  ...inboxApi,
  ...learnersApi,
  ...listsApi,
  ...membersApi,
  ...moderationApi,
  ...newsApi,
  ...noticesApi,
  ...relatedApi,
  ...peopleApi,
  ...publicPagesApi,
  ...reviewsApi,
  ...searchApi,
  ...virtualTourApi,
  ...watchlistApi,
  ...watchlistImportApi,
  ...whereToWatchApi,
} as const
export type Api = typeof api
/** The calls of the API, by name: "GET /api/dramas/{id}". */
export type Call = keyof Api

type AreaOf<Path> = Path extends `${string} /api/${infer Rest}`
  ? Rest extends `${infer Area}/${string}`
    ? Area
    : Rest
  : never

/** The first word of an address, and what its calls are about. */
export const AREAS: Record<AreaOf<Call>, string> = {
  auth: 'Sign-in, sign-out and your account.',
  corrections: 'Corrections that readers send about a drama.',
  dramas: 'Dramas, as visitors see them.',
  people: 'Actors and writers.',
  'home-content': 'The texts of the home page.',
  'k-drama-content': 'The texts of the K-Drama page.',
  'page-text': 'Texts of other pages.',
  news: 'K-Star news articles and their comments.',
  comments: 'Comments on articles, for admins.',
  posts: 'Community posts, votes and comments.',
  'kdrama-notes': 'Reviews.',
  lists: 'Lists of dramas that members put together.',
  watchlist: 'Your watchlist.',
  members: 'Public pages of members: reading, following, blocking.',
  following: 'Whom you follow, and what they did.',
  blocked: 'Whom you blocked.',
  'public-page': 'The switches of your public page.',
  diary: 'Your diary: what you watched on which day.',
  'where-to-watch': 'Where dramas can be watched, by country.',
  airing: 'What airs, and what of it is your own.',
  'korean-lines': 'Lines of Korean.',
  'kept-lines': 'The lines of Korean that a member has saved.',
  'virtual-tour-locations': 'Filming places.',
  'feedback-form': 'The feedback form.',
  'contact-form': 'The contact form.',
  'experiential-learning-form': 'The application to the travel community.',
  reports: 'Reports about what members wrote, and about their pages.',
  notices: 'What is new for you: replies and decisions of moderators.',
  upload: 'Picture uploads, for admins.',
  admin: 'Everything else for admins.',
}
