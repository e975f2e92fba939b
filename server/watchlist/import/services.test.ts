// Whole exports as the services write them, with reviews and lists. Titles are from our catalog.
//
// Where the shapes are from: Letterboxd's zip as importers of it read it (columns of diary.csv and reviews.csv, "Letterboxd
// list export v7"); Trakt's zip from its data settings, with the names of its files; AniList's MediaListCollection as its
// API describes it; MyDramaList as the script mydramalist-update writes it; Simkl's and IMDb's as their help shows them.
import { expect, test } from 'vitest'
import { readExport, readFiles } from './read.ts'

/** Of each row: title, status, rating, days, reviews, and whether it is for the watchlist. */
const read = (files: Record<string, unknown>) => {
  const sent = Object.entries(files).map(([name, content]) => ({
    name,
    text: typeof content === 'string' ? content : JSON.stringify(content),
  }))
  const { format, rows, lists } = readFiles(sent)
  return {
    format,
    rows: rows.map((row) => [
      row.title,
      row.inWatchlist ? row.status : 'elsewhere',
      row.ownRating,
      row.watched.map(({ day, firstEpisode, lastEpisode, rewatch }) =>
        [day, firstEpisode && `${firstEpisode}-${lastEpisode}`, rewatch && 'again'].filter(Boolean).join(' '),
      ),
      row.reviews.map(({ content, hasSpoilers }) => content + (hasSpoilers ? ' (spoilers)' : '')),
    ]),
    lists: lists.map(({ title, dramas }) => [title, dramas.map(({ at, note }) => [rows[at]!.title, note])]),
  }
}

const BASE = 'Date,Name,Year,Letterboxd URI'

test('Letterboxd: its zip, where one viewing is in two files and a film in five', () => {
  expect(
    read({
      'profile.csv': 'Date Joined,Username,Given Name\n2020-01-01,minji,Minji\n',
      'comments.csv': 'Date,Content,Comment\n2020-01-01,Misaeng,Nice\n',
      'watched.csv': `${BASE}\n2024-03-01,Misaeng,2014,https://boxd.it/1\n2024-03-01,Move to Heaven,2021,https://boxd.it/2\n`,
      'watchlist.csv': `${BASE}\n2024-03-05,My Mister,2018,https://boxd.it/3\n2024-03-05,Misaeng,2014,https://boxd.it/1\n`,
      'diary.csv': `${BASE},Rating,Rewatch,Tags,Watched Date\n2024-03-01,Misaeng,2014,https://boxd.it/a,4,,"office, kind",2024-02-28\n2025-03-01,Misaeng,2014,https://boxd.it/b,5,Yes,,2025-02-28\n`,
      'ratings.csv': `${BASE},Rating\n2025-03-01,Misaeng,2014,https://boxd.it/1,4.5\n`,
      'reviews.csv': `${BASE},Rating,Rewatch,Review,Tags,Watched Date\n2025-03-01,Misaeng,2014,https://boxd.it/b,5,Yes,"<b>Tired</b>, &amp; kind.<br />=1+1",,2025-02-28\n`,
      'lists/rainy-days.csv': `Letterboxd list export v7\nDate,Name,Tags,URL,Description\n2021-11-06,Rainy days,,https://boxd.it/l,"Two\nlines"\n\nPosition,Name,Year,URL,Description\n1,My Mister,2018,https://boxd.it/3,Slowly\n2,Reply 1988,2015,https://boxd.it/4,\n`,
      'likes/films.csv': `${BASE}\n2024-03-01,Misaeng,2014,https://boxd.it/1\n`,
      'deleted/diary.csv': `${BASE},Rating,Rewatch,Tags,Watched Date\n2024-03-01,Signal,2016,https://boxd.it/s,4,,,2024-02-28\n`,
      'orphaned/reviews.csv': `${BASE},Rating,Rewatch,Review,Tags,Watched Date\n2024-03-01,Signal,2016,https://boxd.it/s,4,,Gone,,\n`,
    }),
  ).toEqual({
    format: 'letterboxd',
    rows: [
      ['Misaeng', 'finished', 9, ['2024-02-28', '2025-02-28 again'], ['Tired, & kind.\n=1+1']],
      ['Move to Heaven', 'finished', null, [], []],
      ['My Mister', 'plan', null, [], []],
      ['Reply 1988', 'elsewhere', null, [], []],
    ],
    lists: [
      [
        'Rainy days',
        [
          ['My Mister', 'Slowly'],
          ['Reply 1988', ''],
        ],
      ],
      ['Likes', [['Misaeng', '']]],
    ],
  })
})

const show = { title: 'My Mister', year: 2018, ids: { trakt: 1, slug: 'my-mister-2018', tmdb: 67915 } }
const other = { title: 'Misaeng', year: 2014, ids: { trakt: 2, slug: 'misaeng', tmdb: 61466 } }
const at = (day: string) => `${day}T20:00:00.000Z`

test('Trakt: its many files, where the history has the days and a comment is a review', () => {
  const seasons = [
    {
      number: 1,
      episodes: [1, 2].map((number) => ({ number, plays: 2, last_watched_at: at('2024-05-09') })),
    },
  ]
  const history = [
    ['2024-01-01', 1],
    ['2024-01-01', 2],
    ['2024-05-09', 1],
    ['2024-05-09', 2],
  ] as const
  const said = {
    id: 7,
    parent_id: 0,
    comment: 'He walks home.',
    spoiler: true,
    review: false,
    created_at: at('2024-05-09'),
    user: { username: 'minji' },
  }
  expect(
    read({
      'user-profile.json': { username: 'minji', name: 'Minji' },
      'watched/watched-shows.json': [
        { plays: 4, last_watched_at: at('2024-05-09'), reset_at: null, show, seasons },
      ],
      'watched/watched-history-1.json': history.map(([day, number], id) => ({
        ...{ id, watched_at: at(day), action: 'watch', type: 'episode', show },
        episode: { season: 1, number, title: `Episode ${number}`, ids: { trakt: number } },
      })),
      'ratings/ratings-shows.json': [{ rated_at: at('2024-05-10'), rating: 9, type: 'show', show }],
      'ratings/ratings-episodes.json': [],
      'lists-watchlist.json': [
        { rank: 1, id: 1, listed_at: at('2024-06-01'), notes: null, type: 'show', show: other },
      ],
      'lists-lists.json': [
        {
          name: 'Rainy days / nights',
          description: '',
          privacy: 'private',
          ids: { trakt: 123, slug: 'rainy-days-nights' },
        },
      ],
      'lists-list-123-rainy-days-nights.json': [
        { rank: 1, listed_at: at('2024-06-01'), notes: 'Slowly', type: 'show', show: other },
        { rank: 2, listed_at: at('2024-06-01'), notes: null, type: 'show', show },
      ],
      'lists-favorites.json': [{ rank: 1, listed_at: at('2024-06-01'), notes: null, type: 'show', show }],
      'comments-shows.json': [
        { type: 'show', show, comment: said },
        {
          type: 'show',
          show: other,
          comment: { ...said, id: 8, parent_id: 3, comment: 'I agree with you.' },
        },
      ],
      'comments-episodes.json': [
        {
          type: 'episode',
          show,
          episode: { season: 1, number: 4 },
          comment: { ...said, comment: 'Rain.', spoiler: false },
        },
      ],
      'hidden-dropped.json': [],
      'collection-shows.json': [
        { last_collected_at: at('2024-06-01'), show: { title: 'Signal', year: 2016 }, seasons },
      ],
      'likes-comments.json': [{ liked_at: at('2024-06-01'), show: { title: 'Signal', year: 2016 } }],
    }),
  ).toEqual({
    format: 'trakt',
    rows: [
      [
        'My Mister',
        'finished',
        9,
        ['2024-01-01 1-2', '2024-05-09 1-2'],
        ['He walks home. (spoilers)', '1x04: Rain.'],
      ],
      ['Misaeng', 'plan', null, [], []],
    ],
    lists: [
      [
        'Rainy days / nights',
        [
          ['Misaeng', 'Slowly'],
          ['My Mister', ''],
        ],
      ],
      ['Favorites', [['My Mister', '']]],
    ],
  })
})

test('AniList: lists of the API, with notes, custom lists, half known dates and any format of scores', () => {
  const entry = {
    ...{ status: 'COMPLETED', score: 85, progress: 16, repeat: 1, notes: 'Again in winter.', private: false },
    ...{ startedAt: { year: 2023, month: null, day: null }, completedAt: { year: 2024, month: 2, day: 3 } },
    ...{ createdAt: 1_700_000_000, updatedAt: 1_710_000_000 },
    media: {
      ...{ format: 'TV', episodes: 16, seasonYear: 2018, startDate: { year: 2018 }, countryOfOrigin: 'KR' },
      title: { romaji: 'Naui Ajeossi', english: 'My Mister', native: '나의 아저씨' },
    },
  }
  const anilist = (scoreFormat?: string) => ({
    data: {
      MediaListCollection: {
        user: { mediaListOptions: { scoreFormat } },
        lists: [
          { name: 'Completed', isCustomList: false, status: 'COMPLETED', entries: [entry] },
          { name: 'Rainy days', isCustomList: true, status: null, entries: [entry] },
          { name: 'Planning', isCustomList: false, status: 'PLANNING', entries: [] },
        ],
      },
    },
  })
  expect(read({ 'anilist.json': anilist('POINT_100') })).toEqual({
    format: 'anilist',
    rows: [['My Mister', 'finished', 9, ['2024-02-03'], ['Again in winter.']]],
    lists: [['Rainy days', [['My Mister', '']]]],
  })
  expect(read({ 'anilist.json': anilist() }).rows[0]![2]).toBe(9)
  const download = {
    user: {},
    lists: [{ id: 1, series_id: 5, series_type: 0, score: 80, status: 2, progress: 16 }],
  }
  expect(() => readExport(JSON.stringify(download))).toThrow(/has no titles/)
})

test('MyDramaList, Simkl, IMDb and a table of anybody: notes are reviews', () => {
  const tsv =
    'Show ID\tTitle\tStatus\tEpisodes Watched\tTotal Episodes\tCountry of Origin\tShow Type\tRating\tDate Started\tDate Ended\tRe-watched\n' +
    '1\tMy Mister\tCompleted\t16\t16\tSouth Korea\tDrama\t9.5\t2023-12-01\t2024-01-05\t1\n'
  expect(read({ 'mdl.tsv': tsv })).toMatchObject({
    format: 'mydramalist',
    rows: [['My Mister', 'finished', 10, ['2024-01-05'], []]],
  })
  const simkl = {
    shows: [{ status: 'hold', user_rating: 7, memo: { text: 'Later, with Mom.', is_private: true }, show }],
  }
  expect(read({ 'SimklBackup.json': simkl }).rows).toEqual([
    ['My Mister', 'on-hold', 7, [], ['Later, with Mom.']],
  ])
  const csv =
    '"SIMKL_ID","Title","Type","Year","Watchlist","LastEpWatched","WatchedDate","Rating","Memo"\n"1","My Mister","tv","2018","completed","s1e16","2023-01-05","10","Later, with Mom."\n'
  expect(read({ 'simkl.csv': csv }).rows).toEqual([
    ['My Mister', 'finished', 10, ['2023-01-05'], ['Later, with Mom.']],
  ])
  const imdb =
    'Position,Const,Created,Modified,Description,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),Year\n1,tt1,2022-05-04,2022-05-04,Ask Sora,My Mister,,https://x,TV Series,9,70,2018\n'
  expect(read({ 'list.csv': imdb }).rows).toEqual([['My Mister', 'plan', null, [], ['Ask Sora']]])
  expect(read({ 'a.csv': 'Title;Year;Rating;Review\nMisaeng;2014;4,5;"Tired, kind"\n' }).rows).toEqual([
    ['Misaeng', null, 9, [], ['Tired, kind']],
  ])
})

test('hostile files are read in time: one title ten thousand times, tags without an end, names of anything', () => {
  const begin = performance.now()
  const rows = Array.from(
    { length: 9_999 },
    (_, n) => `2024-03-01,A,2014,x,4,,,${new Date(n * 86_400_000).toISOString().slice(0, 10)}`,
  )
  const { rows: merged } = readExport(`${BASE},Rating,Rewatch,Tags,Watched Date\n${rows.join('\n')}`)
  expect([merged.length, merged[0]!.watched.length]).toEqual([1, 2_000])
  readExport(
    `${BASE},Rating,Rewatch,Review,Tags,Watched Date\n2024-03-01,A,2014,x,4,,"${'<a '.repeat(900_000)}",,`,
  )
  expect(performance.now() - begin).toBeLessThan(20_000)
  const odd = read({
    'export/lists/__proto__.csv': 'Title,Year,Review\nA,2014,\0\n',
    'lists/\u200b.csv': 'Title,Year\nA,2014\n',
    'lists-lists.json': '[{"name":5,"ids":null}]',
    'lists-list-1-.json': [{ rank: 1, show: { title: 'A', year: 2014 } }],
    'broken.json': '[{',
  })
  expect(odd.lists.map(([title]) => title)).toEqual(['__proto__', 'List', '1'])
  expect(() => read({ 'a.json': '{', 'b.csv': 'x' })).toThrow(/No titles found/)
})
