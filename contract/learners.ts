// Korean for learners: how lines are found, and how saved ones are reviewed.

/** How a line went, from "show me again" to "it was easy". */
export const GRADES = ['again', 'hard', 'good', 'easy'] as const
export type Grade = (typeof GRADES)[number]

/** Days after which every line is looked at again, however well it is known. */
export const LONGEST_INTERVAL = 60

/** Further lines on one page of their list. */
export const LINES_PAGE = 12

/** The feelings by which further lines are found. */
export const FEELINGS = {
  comfort: 'Comfort',
  courage: 'Courage',
  hope: 'Hope',
  love: 'Love',
  longing: 'Longing',
  family: 'Family',
  kindness: 'Everyday kindness',
  parting: 'Parting',
  humor: 'Humor',
} as const
export type Feeling = keyof typeof FEELINGS

/** The patterns by which further lines are found, each with what it says. The names are in addresses. */
export const GRAMMAR = {
  polite: '-아/어요, -(스)ㅂ니다: polite sentences',
  is: '이다: to be',
  past: '-았/었-: the past',
  will: '-(으)ㄹ 거야, -겠-: will',
  promise: '-(으)ㄹ게요: I’ll',
  not: '안, -지 않다: not',
  question: '-니, -(으)냐: questions among friends',
  lets: '-자, -(으)ㅂ시다: let’s',
  shall: '-(으)ㄹ까요: shall I, I wonder',
  dont: '-지 말다: don’t',
  honorific: '-(으)시-: speaking with respect',
  want: '-고 싶다: want to',
  wish: '-았/었으면 좋겠다: I wish',
  can: '-(으)ㄹ 수 있다: can',
  must: '-아/어야: must, only if',
  try: '-아/어 보다: try',
  'do-for': '-아/어 주다: do for someone',
  ongoing: '-고 있다: be doing',
  result: '-아/어 버리다: be over and done',
  passive: '-이-, -히-, -리-, -기-: be done',
  and: '-고, -(으)면서: and, while',
  contrast: '-지만, -는데: but',
  because: '-아/어서, -(으)니까: because',
  if: '-(으)면: if',
  'even-if': '-아/어도: even if, may',
  when: '-(으)ㄹ 때: when',
  'in-order': '-(으)려고, 위해: in order to, for',
  guess: '-나 보다, -(으)ㄹ 테니: I guess',
  noticed: '-더라: I have found',
  'you-know': '-잖아, -지: you know',
  quoting: '-다고, -(이)라고: what people say',
  modifier: '-(으)ㄴ, -는, -(으)ㄹ: before a noun',
  thing: '-는 것: doing as a noun',
  adverb: '-게: how it is done',
  particles: '도, 만, (이)라도: small words after nouns',
  as: '대로: as, in one’s own way',
  like: '같다: like',
  most: '제일: most',
  name: '아, 야: calling someone',
  older: '-소, -(으)시오, 다오: older speech',
} as const
export type Grammar = keyof typeof GRAMMAR
