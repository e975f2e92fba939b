// What other services and people call the columns of their tables, as name keys.

export const TITLE = [
  'title',
  'name',
  'seriestitle',
  'dramatitle',
  'showtitle',
  'primarytitle',
  'englishtitle',
  '제목',
  '드라마',
  '드라마명',
  '드라마제목',
  '작품명',
  '작품',
  '프로그램명',
]
export const OTHER_TITLE = [
  'originaltitle',
  'nativetitle',
  'koreantitle',
  '원제',
  '원제목',
  '한글제목',
  '영문제목',
  '영어제목',
  '영문명',
]
export const YEAR = [
  'year',
  'releaseyear',
  'releasedate',
  'firstaired',
  'startyear',
  '연도',
  '년도',
  '방영연도',
  '방영년도',
  '방송연도',
  '제작연도',
  '방영일',
  '첫방송',
  '첫방영',
  '공개일',
]
export const STATUS = [
  'status',
  'watchlist',
  'liststatus',
  'mystatus',
  'watchstatus',
  '상태',
  '시청상태',
  '시청여부',
  '진행상태',
]
export const EPISODES = [
  'episodeswatched',
  'watchedepisodes',
  'watchedepisodescount',
  'lastepwatched',
  'progress',
  '시청회차',
  '시청한회차',
  '본회차',
  '시청화수',
  '진행',
  '진도',
  '진행도',
  '진행상황',
]
export const ADDED = [
  'addedat',
  'dateadded',
  'watchlistedat',
  'listedat',
  'addedtowatchlistat',
  'created',
  'date',
  'daterated',
  'ratedat',
  'watcheddate',
  '추가일',
  '추가한날짜',
  '등록일',
  '담은날',
  '날짜',
]
export const KIND = ['titletype', 'type', 'mediatype', 'showtype', '유형', '종류', '구분', '형식']
export const LENGTH = ['totalepisodes', 'episodestotal', 'totaleps', '총회차', '총화수']
export const COUNTRY = ['country', 'countryoforigin', '국가', '제작국가']
export const SEASON = ['season', 'seasonnumber']
/** Not 'rating10', our own column and Letterboxd's: its name says the scale. */
export const RATING = [
  'yourrating',
  'myrating',
  'userrating',
  'rating',
  'score',
  '별점',
  '내별점',
  '내평점',
  '평점',
]
/** The day on which a whole drama was finished. */
export const WATCHED = [
  'watcheddate',
  'dateended',
  'enddate',
  'datefinished',
  'datecompleted',
  'finishedat',
  'completedat',
  '시청일',
  '완료일',
]
export const REWATCH = ['rewatch', '재시청']
export const REVIEW = [
  'review',
  'yourreview',
  'myreview',
  'notes',
  'note',
  'memo',
  'comments',
  'comment',
  '감상',
  '후기',
  '리뷰',
  '메모',
  '한줄평',
]
export const SPOILERS = ['spoilers', 'spoiler', 'containsspoilers', 'hasspoilers']
/** Columns that only something watched has a value in. */
export const SEEN = ['yourrating', 'rating10', 'watcheddate', 'rating', 'daterated']
