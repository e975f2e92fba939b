// What a line of Korean consists of, and the seven of the calendar: one for each day of the week, Sunday first.

import type { PageRead } from './comfort.ts'

export type TipKind = 'grammar' | 'sound' | 'today'

export interface Tip {
  kind: TipKind
  title: string
  /** English with Korean in it: mark the Hangul runs as Korean when showing it */
  text: string
}

/** A line of Korean from a drama. */
export interface Line {
  /** for good: members save lines by it */
  id: string
  korean: string
  /** Revised Romanization */
  romanization: string
  english: string
  /** a catalogue title */
  drama: string
  /** the page that confirms it, or comes closest to it */
  source: LinePage
}

/**
 * How sure the words are. Spaces follow the dictionary in all of them.
 * exact: the page has the very words, and is an article, or a second page has them too
 * remembered: one viewer wrote them down
 * close: the page has nearly these words
 */
export const LINE_WORDS = ['exact', 'remembered', 'close'] as const

interface LinePage extends PageRead {
  words: (typeof LINE_WORDS)[number]
  /** another page with the same words */
  second?: PageRead
}

/** A line of the calendar. */
export interface Quote extends Line {
  tips: readonly [Tip, Tip, Tip]
  /** where in the drama it is heard, as far as we know */
  scene: string
}

/** Index 0 is Sunday, as in Date.getDay(). */
export const quotes: readonly Quote[] = [
  {
    id: 'live-today',
    korean: '오늘을 살아가세요.',
    romanization: 'Oneureul saragaseyo.',
    english: 'Live today.',
    drama: 'The Light in Your Eyes',
    tips: [
      {
        kind: 'grammar',
        title: 'A soft request',
        text: 'The ending -(으)세요 asks kindly, or wishes someone well. 살아가다 joins 살다, to live, and 가다, to go: to go on living, day after day. 을 marks 오늘, today, as the thing that is lived.',
      },
      {
        kind: 'sound',
        title: 'Let the ㄹ travel',
        text: 'A final consonant moves over to the next vowel. 오늘을 is spoken 오느를, and 살아 becomes 사라. Say the whole line without a gap.',
      },
      {
        kind: 'today',
        title: 'The same ending, every day',
        text: 'You will hear it in stores and elevators: 좋은 하루 보내세요, have a good day. To someone tired you can say 푹 쉬세요, have a good rest.',
      },
    ],
    scene: 'Heard in the words that close the last episode (12).',
    source: {
      name: 'Sports Chosun on the last episode (in Korean)',
      url: 'https://www.sportschosun.com/amp/2019-03-20/201903210100149760010670',
      read: '2026-11',
      words: 'exact',
    },
  },
  {
    id: 'nothing-at-all',
    korean: '아무것도 아니야.',
    romanization: 'Amugeotdo aniya.',
    english: 'It is nothing at all.',
    drama: 'My Mister',
    tips: [
      {
        kind: 'grammar',
        title: 'Nothing, nobody, nowhere',
        text: '아무 with 도 and a negative leaves nothing over: 아무것도, nothing, 아무도, nobody, 아무 데도, nowhere. 아니다 is the opposite of 이다, to be.',
      },
      {
        kind: 'sound',
        title: 'A door that shuts',
        text: 'ㅅ at the end of 것 closes without a hiss, and the ㄷ after it grows tight: 아무걷또. Romanization writes geotdo and leaves the tightness to you.',
      },
      {
        kind: 'today',
        title: 'Comfort, or a brush-off',
        text: 'Said slowly it comforts. Said fast, often as 아무것도 아냐, it answers “What is the matter?” with “Nothing.” Only for friends and family. To others: 아무것도 아니에요.',
      },
    ],
    scene:
      'Dong-hun says it to Ji-an about things that are long past. The page has the short form, 아무것도 아냐.',
    source: {
      name: 'A list of lines from the drama (in Korean)',
      url: 'https://merry-go-round-life.tistory.com/13?category=971077',
      read: '2026-11',
      words: 'close',
    },
  },
  {
    id: 'read-it-backwards',
    korean: '똑바로 읽어도 거꾸로 읽어도 우영우입니다.',
    romanization: 'Ttokbaro ilgeodo geokkuro ilgeodo Uyeonguimnida.',
    english: 'Read it forwards, read it backwards: it is Woo Young-woo.',
    drama: 'Extraordinary Attorney Woo',
    tips: [
      {
        kind: 'grammar',
        title: 'Whether or not',
        text: '-아도 or -어도 means even if. Twice in a row it means whether this or that: 비가 와도 눈이 와도, in rain or snow.',
      },
      {
        kind: 'sound',
        title: 'Two consonants part',
        text: 'In 읽어도 the ㄱ of ㄺ goes over to the next syllable: 일거도. In 입니다 the ㅂ turns nasal before ㄴ: 임니다. Romanization writes it as it is spoken, imnida.',
      },
      {
        kind: 'today',
        title: 'Introduce yourself',
        text: 'A name and 입니다 is all you need on a first day. She goes on with words that read the same both ways: 기러기, wild goose, 토마토, tomato, 스위스, Switzerland. By the book her name is U Yeong-u; people choose the spelling of their own names.',
      },
    ],
    scene: 'It is how she introduces herself, again and again.',
    source: {
      name: 'Every Meme on the line (in Korean)',
      url: 'https://everymemes.tistory.com/527',
      read: '2026-11',
      words: 'exact',
    },
  },
  {
    id: 'together-with-me',
    korean: '합시다, 러브. 나랑 같이.',
    romanization: 'Hapsida, reobeu. Narang gachi.',
    english: 'Let us do it. Love. Together with me.',
    drama: 'Mr. Sunshine',
    tips: [
      {
        kind: 'grammar',
        title: 'Let us',
        text: '-(으)ㅂ시다 proposes something to an equal or a group: 갑시다, let us go. To someone older it sounds pushy today. Ask 같이 가실래요? instead.',
      },
      {
        kind: 'sound',
        title: 'ㅌ before 이',
        text: '같이 is not spoken as it is written: ㅌ and 이 together become 치, so you hear 가치. The same happens in 끝이, 끄치.',
      },
      {
        kind: 'today',
        title: 'With me',
        text: '랑 after a vowel and 이랑 after a consonant mean with, in everyday talk: 친구랑, with a friend, 동생이랑, with my little brother or sister. 나랑 is for people you are close to, 저랑 for the rest.',
      },
    ],
    scene: 'Heard on the bridge at Manhyujeong. We do not know for certain in which episode.',
    source: {
      name: 'Chosun Ilbo on the pavilion, on Zum (in Korean)',
      url: 'https://m.news.zum.com/articles/97144108?cm=news_RelatedNews_recommender_pop&r=3&thumb=1',
      read: '2026-11',
      words: 'exact',
    },
  },
  {
    id: 'first-time-dad',
    korean: '아빠도 아빠가 처음인디.',
    romanization: 'Appado appaga cheoeumindi.',
    english: 'It is my first time being a dad, too.',
    drama: 'Reply 1988',
    tips: [
      {
        kind: 'grammar',
        title: 'An ending left open',
        text: 'In standard Korean it is 처음인데. -ㄴ데 puts a fact on the table and leaves the rest to you: …, you see. 도 after a noun means too.',
      },
      {
        kind: 'sound',
        title: 'A father from the south-west',
        text: 'People from Jeolla say -ㄴ디 for -ㄴ데. And mind the ㅃ in 아빠: lips pressed, then released without any breath.',
      },
      {
        kind: 'today',
        title: 'My first time',
        text: '처음이에요 helps in cafés, classes and baths: it is my first time. 한국은 처음이에요, I am in Korea for the first time. People become patient at once.',
      },
    ],
    scene: 'The father to his second daughter, in the first episode.',
    source: {
      name: 'A blog with his words in the first episode (in Korean)',
      url: 'https://healthbook22.tistory.com/entry/tvN-%EC%9D%91%EB%8B%B5%ED%95%98%EB%9D%BC-1988-1%ED%9A%8C-%EC%95%84%EB%B9%A0%EB%8F%84-%ED%83%9C%EC%96%B4%EB%82%A0-%EB%95%8C%EB%B6%80%ED%84%B0-%EC%95%84%EB%B9%A0%EA%B0%80-%EC%95%84%EB%8B%88%EC%9E%90%EB%84%A4',
      read: '2026-11',
      words: 'remembered',
    },
  },
  {
    id: 'worked-so-hard',
    korean: '폭싹 속았수다.',
    romanization: 'Pokssak sogatsuda.',
    english: 'You have worked so very hard.',
    drama: 'When Life Gives You Tangerines',
    tips: [
      {
        kind: 'grammar',
        title: 'An island word',
        text: 'This is the language of Jeju. There 속다 means to go through a great deal; on the mainland it means to be fooled. 폭싹 is completely, and -수다 is a polite ending.',
      },
      {
        kind: 'sound',
        title: 'Shut, then tight',
        text: 'ㄱ at the end of 폭 closes without a puff, and 싹 follows with a tight ss. In 속았수다 the ㄱ moves on and the last s is tight again: 소갇쑤다.',
      },
      {
        kind: 'today',
        title: 'For the end of the day',
        text: 'In standard Korean it would be 정말 수고 많으셨습니다. When a day of work is done, colleagues say 수고하셨습니다 to each other. To someone above you, 고생 많으셨습니다 is the safer choice.',
      },
    ],
    scene: 'It is the Korean title of the drama.',
    source: {
      name: 'Wikitree on what the title means (in Korean)',
      url: 'https://wikitree.co.kr/articles/1031808',
      read: '2026-11',
      words: 'exact',
    },
  },
  {
    id: 'every-day-was-good',
    korean: '모든 날이 좋았다.',
    romanization: 'Modeun nari joatda.',
    english: 'Every day was good.',
    drama: 'Goblin',
    tips: [
      {
        kind: 'grammar',
        title: 'The voice of a diary',
        text: '-았다 and -었다 are the plain past of books, diaries and narrators. Spoken to someone it would be 좋았어요. 모든 comes before a noun and means every or all.',
      },
      {
        kind: 'sound',
        title: 'A silent ㅎ',
        text: 'ㅎ falls silent between vowels: 좋았다 is spoken 조앋따. 날이 runs together to 나리.',
      },
      {
        kind: 'today',
        title: 'Day and weather',
        text: '날 is a day, and also what the sky is doing. On a fine morning say 오늘 날이 좋네요, lovely day today. He counts good days, bad days and days that are just right, and likes them all.',
      },
    ],
    scene: 'It ends Kim Shin’s best-known sentence.',
    source: {
      name: 'A list of lines from the drama, on Daum (in Korean)',
      url: 'https://cafe.daum.net/_c21_/bbs_read?datanum=147&fldid=Bd8E&grpid=1HcTk',
      read: '2026-11',
      words: 'exact',
      second: {
        name: 'A blog on the drama’s lines (in Korean)',
        url: 'https://yeonny59.com/entry/%EB%8F%84%EA%B9%A8%EB%B9%84-%EB%AA%85%EB%8C%80%EC%82%AC-%EC%B4%9D%EC%A0%95%EB%A6%AC-%EA%B9%80%EC%8B%A0-%EC%9D%80%ED%83%81-%EC%A0%80%EC%8A%B9%EC%82%AC%EC%9E%90',
        read: '2026-11',
      },
    },
  },
]
