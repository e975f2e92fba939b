// Maximum lengths of texts. Longer ones are a 400 that names the limit.

export const LIMITS = {
  name: 200,
  title: 200,
  email: 254,
  passwordMin: 8,
  passwordMax: 256,
  usernameMin: 2,
  usernameMax: 30,
  comment: 5_000,
  post: 20_000,
  review: 20_000,
  news: 50_000,
  description: 20_000,
  formField: 5_000,
  formMessage: 25_000,
  /** the texts of the home page and the browse page */
  pageText: 1_000,
  /** the one text of other pages: page-texts.ts */
  longPageText: 10_000,
  /** what a picture shows */
  alt: 300,
  /** a short remark beside a fact */
  remark: 120,
  /** about a drama in a list */
  listNote: 1_000,
  url: 2_000,
  listItem: 500,
  listItems: 100,
} as const

/** Bytes of a JSON body. */
export const BODY_LIMIT = 1_000_000

/** Dramas on one page of the K-Drama page. */
export const BROWSE_PAGE = 24
