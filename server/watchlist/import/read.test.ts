// Reading exports of other services in their real formats. Titles are from our catalog or invented.
import { expect, test } from 'vitest'
import { WATCH_STATUSES } from '#contract/watchlist.ts'
import { readExport } from './read.ts'

/** The rows, in short: title, year, status, episodes, day added. */
const read = (text: string, fileName?: string) => {
  const { format, rows } = readExport(text, fileName)
  return {
    format,
    rows: rows.map((row) => [
      row.title,
      row.year,
      row.status,
      row.episodesWatched,
      row.addedAt?.slice(0, 10) ?? null,
    ]),
    left: rows.map((row) => row.skip ?? (row.isFilm ? 'film' : '')),
  }
}

test('Letterboxd: watchlist, diary and an exported list', () => {
  const heading = 'Date,Name,Year,Letterboxd URI'
  expect(read(`${heading}\n2024-03-01,"Mr. Sunshine, Again",2018,https://x/1`, 'watchlist.csv')).toEqual({
    format: 'letterboxd',
    rows: [['Mr. Sunshine, Again', 2018, 'plan', null, '2024-03-01']],
    left: [''],
  })
  expect(read(`${heading}\n2024-03-01,Misaeng,2014,https://x/1`).rows[0]![2]).toBe(null)
  const diary = `${heading},Rating,Rewatch,Tags,Watched Date\n2024-03-01,Misaeng,2014,https://x/1,4.5,,,2024-02-28`
  expect(read(diary).rows[0]![2]).toBe('finished')
  const list =
    'Letterboxd list export v7\nDate,Name,Tags,URL,Description\n2021-11-06,My list,,https://x,"Two\nlines"\n\nPosition,Name,Year,URL,Description\n1,Misaeng,2014,https://x/1,\n'
  expect(read(list)).toMatchObject({
    format: 'letterboxd',
    rows: [['Misaeng', 2014, null, null, null]],
  })
})

test('the days on which something was watched are read for the diary, episodes of one day together', () => {
  const watched = (text: string) => readExport(text).rows.map((row) => row.watched)
  const whole = (day: string) => ({ day, firstEpisode: null, lastEpisode: null })
  const letterboxd = 'Date,Name,Year,Letterboxd URI,Watched Date\n2024-03-01,Misaeng,2014,https://x/1,'
  expect(watched(`${letterboxd}2024-02-28`)).toEqual([[whole('2024-02-28')]])
  for (const none of ['', 'soon', '1900-01-01']) expect(watched(`${letterboxd}${none}`)).toEqual([[]])

  const show = { title: 'My Mister', year: 2018 }
  const history = [
    ...[5, 4, 2].map((number) => ({ at: '2020-01-02T20:00:00.000Z', season: 1, number })),
    ...[1, 1].map((number) => ({ at: '2020-01-01T20:00:00.000Z', season: 1, number })),
    { at: '2020-01-03T20:00:00.000Z', season: 2, number: 1 },
  ].map(({ at, ...episode }) => ({ type: 'episode', watched_at: at, show, episode }))
  const on = (day: string, firstEpisode: number, lastEpisode: number) => ({ day, firstEpisode, lastEpisode })
  expect(watched(JSON.stringify(history))[0]).toEqual([
    on('2020-01-01', 1, 1),
    on('2020-01-02', 2, 2),
    on('2020-01-02', 4, 5),
  ])
  const film = { plays: 1, last_watched_at: '2020-01-01T20:00:00.000Z', movie: show }
  expect(watched(JSON.stringify([film]))).toEqual([[whole('2020-01-01')]])
  const seasons = [{ number: 1, episodes: [{ number: 1, watched_at: '2020-01-01T20:00:00Z' }] }]
  const simkl = { shows: [{ status: 'watching', show, seasons }] }
  expect(watched(JSON.stringify(simkl))).toEqual([[on('2020-01-01', 1, 1)]])
})

test.each(WATCH_STATUSES)('the status %s that we export is not skipped when it is imported', (status) => {
  const { rows, left } = read(`Title,Status\nMisaeng,${status}`)
  expect(rows[0]![2]).toBe(status)
  expect(left).toEqual([''])
})

test.each(WATCH_STATUSES)(
  'the status %s stays where another row of the drama says less, or nothing',
  (status) => {
    for (const words of [
      [status, 'plan', ''],
      ['', 'plan', status],
    ])
      expect(read(['Title,Status', ...words.map((word) => `Misaeng,${word}`)].join('\n')).rows).toEqual([
        ['Misaeng', null, status, null, null],
      ])
  },
)

test('IMDb: a watchlist, and ratings; films are marked, episodes are left out', () => {
  const list =
    'Position,Const,Created,Modified,Description,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors,Your Rating,Date Rated\n' +
    '1,tt1,2022-05-04,2022-05-04,,My Mister,Na-ui Ajeossi,https://x,TV Series,9,70,2018,"Drama, Family",1,2018-03-21,,,\n' +
    '2,tt2,2022-05-05,2022-05-05,,A Film,A Film,https://x,Movie,9,70,2013,Drama,1,2013-03-21,,9,2023-01-01\n' +
    '3,tt3,2022-05-05,2022-05-05,,Part One,Part One,https://x,TV Episode,9,70,2013,Drama,1,2013-03-21,,,\n'
  expect(read(list, 'WATCHLIST.csv')).toEqual({
    format: 'imdb',
    rows: [
      ['My Mister', 2018, 'plan', null, '2022-05-04'],
      ['A Film', 2013, 'finished', null, '2022-05-05'],
      ['Part One', 2013, 'plan', null, '2022-05-05'],
    ],
    left: ['', 'film', 'Not a series.'],
  })
  const ratings =
    'Const,Your Rating,Date Rated,Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors\n' +
    'tt1,10,2024-01-15,Misaeng,https://x,TV Mini Series,9,45,2014,Drama,1,2014-10-17,\n'
  expect(read(ratings)).toMatchObject({
    format: 'imdb',
    rows: [['Misaeng', 2014, 'finished', null, '2024-01-15']],
  })
})

test('Simkl: its CSV backup and its JSON', () => {
  const csv =
    '"SIMKL_ID","Title","Type","Year","Watchlist","LastEpWatched","WatchedDate","Rating","Memo","TVDB","TMDB","IMDB"\r\n' +
    '"1","My Mister","tv","2018","completed","s1e16","2023-01-05","10","","","",""\r\n' +
    '"2","Misaeng","tv","2014","plantowatch","","","","","","",""\r\n' +
    '"3","Somebody","tv","2022","dropped","S02E03","","","","","",""\r\n' +
    '"4","Later","tv","2020","hold","5","","","","","",""\r\n'
  expect(read(csv)).toEqual({
    format: 'simkl',
    rows: [
      ['My Mister', 2018, 'finished', 16, '2023-01-05'],
      ['Misaeng', 2014, 'plan', null, null],
      ['Somebody', 2022, 'dropped', null, null],
      ['Later', 2020, 'on-hold', 5, null],
    ],
    left: ['', '', '', ''],
  })
  const json = {
    shows: [
      {
        added_to_watchlist_at: '2021-02-03T04:05:06Z',
        status: 'watching',
        watched_episodes_count: 5,
        show: { title: 'My Mister', year: 2018, ids: { simkl: 1 } },
      },
    ],
    anime: [],
    movies: [{ status: 'completed', movie: { title: 'A Film', year: 2013 } }],
  }
  expect(read(JSON.stringify(json))).toEqual({
    format: 'simkl',
    rows: [
      ['My Mister', 2018, 'watching', 5, '2021-02-03'],
      ['A Film', 2013, 'finished', null, null],
    ],
    left: ['', 'film'],
  })
})

test('Trakt: the watchlist, what was watched, the history, and a CSV', () => {
  const show = { title: 'My Mister', year: 2018, ids: { trakt: 1 } }
  const listed = [
    { rank: 1, listed_at: '2020-05-06T07:08:09.000Z', type: 'show', show },
    { rank: 2, listed_at: '2020-05-06T07:08:09.000Z', type: 'movie', movie: { title: 'A Film', year: 2013 } },
  ]
  expect(read(JSON.stringify(listed), 'watchlist.json')).toEqual({
    format: 'trakt',
    rows: [
      ['My Mister', 2018, 'plan', null, '2020-05-06'],
      ['A Film', 2013, 'plan', null, '2020-05-06'],
    ],
    left: ['', 'film'],
  })
  const seasons = [
    { number: 0, episodes: [{ number: 1 }] },
    { number: 1, episodes: [{ number: 1 }, { number: 2 }] },
  ]
  expect(read(JSON.stringify([{ plays: 2, last_watched_at: 'x', show, seasons }])).rows).toEqual([
    ['My Mister', 2018, 'watching', 2, null],
  ])
  const history = [1, 2, 2, 3].map((number) => ({
    type: 'episode',
    watched_at: '2020-01-01',
    show,
    episode: { season: 1, number },
  }))
  expect(read(JSON.stringify(history)).rows).toEqual([['My Mister', 2018, 'watching', 3, '2020-01-01']])
  const csv = 'rank,listed_at,type,title,year,trakt_id\n1,2020-05-06T07:08:09.000Z,show,My Mister,2018,1\n'
  expect(read(csv, 'trakt-watchlist.csv')).toMatchObject({
    format: 'trakt',
    rows: [['My Mister', 2018, 'plan', null, '2020-05-06']],
  })
})

test('Trakt and Simkl: a later season is a row of its own, which counts only if it is a drama of its own', () => {
  const show = { title: 'Hospital Playlist', year: 2020, ids: {} }
  const listed = [{ type: 'season', season: { number: 2, ids: {} }, show }]
  expect(readExport(JSON.stringify(listed)).rows).toMatchObject([{ title: 'Hospital Playlist', season: 2 }])
  const csv = 'type,title,year,season,trakt_id\nseason,Hospital Playlist,2020,2,1\nseason,Misaeng,2014,1,2\n'
  const [later, first] = readExport(csv).rows
  expect([later!.season, first!.season]).toEqual([2, undefined])
  const seasons = [1, 2].map((number) => ({ number, episodes: [{ number: 1 }, { number: 2 }] }))
  const both = [
    { title: 'Hospital Playlist', year: 2020, episodesWatched: 4 },
    { title: 'Hospital Playlist', year: 2020, season: 2, episodesWatched: 2, onlyIfMatched: true },
  ]
  const watched = [{ plays: 4, last_watched_at: 'x', show, seasons }]
  expect(readExport(JSON.stringify(watched)).rows).toMatchObject(both)
  const history = [1, 2].flatMap((season) =>
    [1, 2].map((number) => ({
      type: 'episode',
      watched_at: '2020-01-01',
      show,
      episode: { season, number },
    })),
  )
  expect(readExport(JSON.stringify(history)).rows).toMatchObject(both)
  const simkl = { shows: [{ status: 'completed', watched_episodes_count: 4, show, seasons }] }
  expect(readExport(JSON.stringify(simkl)).rows).toMatchObject(both)
})

test('MyDramaList: rows of an export, and rows copied from the page', () => {
  const tsv =
    'Show ID\tTitle\tStatus\tEpisodes Watched\tTotal Episodes\tCountry of Origin\tShow Type\tRating\n' +
    '1\tMy Mister\tCompleted\t16\t16\tSouth Korea\tDrama\t10\n2\tMisaeng\tPlan to Watch\t0\t20\tSouth Korea\tDrama\t\n'
  expect(read(tsv)).toMatchObject({
    format: 'mydramalist',
    rows: [
      ['My Mister', null, 'finished', 16, null],
      ['Misaeng', null, 'plan', 0, null],
    ],
  })
  const pasted =
    'Currently Watching\n#\tTitle\tCountry\tYear\tType\tScore\tProgress\n1\tOur Blues\tSouth Korea\t2022\tDrama\t9.0\t5/20\n\n' +
    'Not Interested\n1\tSomebody\tSouth Korea\t2022\tDrama\t\t0/8\n' +
    'Plan to Watch 2\n1\tMisaeng\tSouth Korea\t2014\tMovie\t\t0/1\n2\tMy Mister\tSouth Korea\t2018\tDrama\t\t0/16\n'
  expect(read(pasted)).toEqual({
    format: 'mydramalist',
    rows: [
      ['Our Blues', 2022, 'watching', 5, null],
      ['Somebody', 2022, null, 0, null],
      ['Misaeng', 2014, 'plan', 0, null],
      ['My Mister', 2018, 'plan', 0, null],
    ],
    left: ['', 'You were not interested.', 'film', ''],
  })
})

test('MyDramaList: the length and a country other than Korea are read', () => {
  const copied = (country: string) => `Completed\n1\tMother\t${country}\t2010\tDrama\t9.0\t5/11\n`
  expect(readExport(copied('Japan')).rows).toMatchObject([{ episodes: 11, country: 'Japan' }])
  expect(readExport(copied('South Korea')).rows[0]).not.toHaveProperty('country')
  const tsv = 'Title\tStatus\tTotal Episodes\tCountry of Origin\nMother\tCompleted\t11\tJapan\n'
  expect(readExport(tsv).rows).toMatchObject([{ episodes: 11, country: 'Japan' }])
})

test('a bare list of titles: numbers and bullets go, a year in brackets is a year, a year in the title stays', () => {
  expect(
    read('Title\n1. My Mister (2018)\n- Reply 1988\n* 나의 아저씨\n\n ... \n20th Century Girl'),
  ).toMatchObject({
    format: 'lines',
    rows: [
      ['My Mister', 2018, null, null, null],
      ['Reply 1988', null, null, null, null],
      ['나의 아저씨', null, null, null, null],
      ['20th Century Girl', null, null, null, null],
    ],
  })
})

test('a table of anybody, with semicolons, and a list of objects', () => {
  expect(read('Name;Year;Status\nMisaeng;2014;watching')).toMatchObject({
    format: 'table',
    rows: [['Misaeng', 2014, 'watching', null, null]],
  })
  expect(read('{"items":[{"name":"Misaeng","releaseYear":2014,"date_added":"2020-02-30"}]}')).toMatchObject({
    format: 'table',
    rows: [['Misaeng', 2014, null, null, '2020-03-01']],
  })
})

test('a day that is no day, or before our time, is left out', () => {
  expect(read('Title,Added At\na,2020-99-99\nb,0001-01-01\nc,yesterday').rows.map((row) => row[4])).toEqual([
    null,
    null,
    null,
  ])
})

test('a Korean table: headings, words for a status, dates and episodes as they are written there', () => {
  const csv =
    '제목,연도,상태,시청 회차,추가일,유형\n' +
    '나의 아저씨,2018년,시청 완료,16화,2024. 3. 1.,드라마\n' +
    '미생,2014,보는 중,5/20회,2024년 3월 12일,드라마\n' +
    '우리들의 블루스,2022,보고 싶어요,,2024/3/2,드라마\n' +
    '어떤 영화,2013,완료,,,영화\n' +
    '아무개,2020,중도 하차,3,,드라마\n'
  expect(read(csv)).toEqual({
    format: 'table',
    rows: [
      ['나의 아저씨', 2018, 'finished', 16, '2024-03-01'],
      ['미생', 2014, 'watching', 5, '2024-03-12'],
      ['우리들의 블루스', 2022, 'plan', null, '2024-03-02'],
      ['어떤 영화', 2013, 'finished', null, null],
      ['아무개', 2020, 'dropped', 3, null],
    ],
    left: ['', '', '', 'film', ''],
  })
  expect(read(csv.normalize('NFD')).rows[0]![2]).toBe('finished')
})

test('a Korean table with both titles is found by either', () => {
  const { rows } = readExport('제목;영문 제목;시청상태\n나의 아저씨;My Mister;찜\n;Misaeng;봤어요')
  expect(rows).toMatchObject([
    { title: '나의 아저씨', otherTitle: 'My Mister', status: 'plan' },
    { title: 'Misaeng', status: 'finished' },
  ])
})

test('a list of titles under a Korean heading', () => {
  expect(read('제목\n나의 아저씨\n미생')).toMatchObject({
    format: 'lines',
    rows: [
      ['나의 아저씨', null, null, null, null],
      ['미생', null, null, null, null],
    ],
  })
})

test.each([
  ...['planning', 'Planned', 'Plan to watch', 'PTW', 'Want to Watch', 'To-Watch', 'Watch later', 'Wishlist'],
  ...['Queue', 'Backlog', 'Not started', 'Unwatched', 'CONSIDERING'],
])('%s is a plan', (word) => {
  expect(read(`Title,Status\nMisaeng,${word}`).rows[0]![2]).toBe('plan')
})
test.each(['Watching', 'CURRENT', 'in progress', 'Started', 'Repeating', 'Re-watching', 'Up to date'])(
  '%s is watching',
  (word) => expect(read(`Title,Status\nMisaeng,${word}`).rows[0]![2]).toBe('watching'),
)
test.each(['Completed', 'Finished', 'Done', 'Watched', 'Seen', 'Viewed'])('%s is finished', (word) => {
  expect(read(`Title,Status\nMisaeng,${word}`).rows[0]![2]).toBe('finished')
})

test('IMDb: a list is a plan whatever its file is called, as they are called by numbers today', () => {
  const list =
    'Position,Const,Created,Modified,Description,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors,Your Rating,Date Rated\n' +
    '1,tt1,2022-05-04,2022-05-04,,My Mister,Na-ui Ajeossi,https://x,TV Series,9,70,2018,Drama,1,2018-03-21,,,\n' +
    '2,tt2,2022-05-05,2022-05-05,,Misaeng,Misaeng,https://x,TV Series,9,70,2014,Drama,1,2014-10-17,,9,2023-01-01\n'
  for (const name of [undefined, '8b0c2f6e-1d6b-4f6e-9a55-aa0e4e3b2d11.csv', 'WATCHLIST.csv'])
    expect(read(list, name).rows.map((row) => row[2])).toEqual(['plan', 'finished'])
})

test('XML and web pages are refused in words, not read as titles', () => {
  for (const text of [
    '<?xml version="1.0"?>\n<myanimelist><anime/></myanimelist>',
    '\ufeff<!DOCTYPE html>\n<p>x',
  ])
    expect(() => readExport(text)).toThrow('CSV or JSON')
  expect(read('<script>\nMisaeng').rows).toHaveLength(2)
})

/** Ratings in half stars. */
const ratings = (text: string, fileName?: string) =>
  readExport(text, fileName).rows.map(({ ownRating }) => ownRating)

test('ratings keep their worth: five stars in halves, ten points, half points', () => {
  const letterboxd = 'Date,Name,Year,Letterboxd URI,Rating\n'
  expect(
    ratings(`${letterboxd}2024-03-01,A,2018,u,0.5\n2024-03-01,B,2018,u,4.5\n2024-03-01,C,2018,u,5`),
  ).toEqual([1, 9, 10])
  expect(
    ratings(
      'Const,Your Rating,Date Rated,Title,Title Type,IMDb Rating,Year\ntt1,7,2024-01-15,A,TV Series,9.1,2014\ntt2,,2024-01-15,B,TV Series,8,2014',
    ),
  ).toEqual([7, null])
  const trakt = [
    { rated_at: '2024-05-06T07:08:09.000Z', rating: 8, type: 'show', show: { title: 'A', year: 2018 } },
    { plays: 3, last_watched_at: '2024-01-01T00:00:00.000Z', show: { title: 'B', year: 2019 } },
  ]
  expect(ratings(JSON.stringify(trakt), 'ratings-shows.json')).toEqual([8, null])
  expect(read(JSON.stringify(trakt)).rows.map((row) => row[4])).toEqual(['2024-05-06', '2024-01-01'])
  expect(
    ratings(
      'Completed\n#\tTitle\tCountry\tYear\tType\tScore\tProgress\n1\tA\tSouth Korea\t2018\tDrama\t8.5\t16/16\n2\tB\tSouth Korea\t2014\tDrama\t0.0\t1/20\n3\tC\tSouth Korea\t2014\tDrama\t7.0\t20/20',
    ),
  ).toEqual([9, null, 7])
  expect(ratings('Title,MDL ID,Status,Score\nA,1,Completed,9.5\nB,2,Dropped,4', 'mydramalist.csv')).toEqual([
    10, 4,
  ])
  const simkl = { shows: [{ status: 'completed', user_rating: 6, show: { title: 'A', year: 2018 } }] }
  expect(ratings(JSON.stringify(simkl))).toEqual([6])
})

test('the rating of an episode is not the rating of its show', () => {
  const one = {
    rating: 3,
    type: 'episode',
    show: { title: 'A', year: 2018 },
    episode: { season: 1, number: 1 },
  }
  expect(ratings(JSON.stringify([one]))).toEqual([null])
})

test('a plain table is read by the smallest usual scale that holds its ratings', () => {
  expect(ratings('Title,Rating\nA,4.5\nB,3\nC,')).toEqual([9, 6, null])
  expect(ratings('Title,Rating\nA,4.5\nB,8\nC,0')).toEqual([5, 8, null])
  expect(ratings('Title,Rating\nA,85\nB,100')).toEqual([9, 10])
  expect(ratings('Title,My Rating\nA,4/5\nB,7/10\nC,★★★½\nD,★★★★☆')).toEqual([8, 7, 7, 8])
  expect(ratings('Title,Rating10\nA,4\nB,1')).toEqual([4, 1])
  expect(ratings('제목,별점\n나의 아저씨,4.5')).toEqual([9])
  expect(ratings('Title,Rating\nA,good\nB,-3\nC,1e9\nD,8/7\nE,4')).toEqual([null, null, null, null, 8])
})
