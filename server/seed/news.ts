// The ten articles a new site starts with: people, craft and places, each with the pages that were read for it.
import type { PageRead } from '#contract/comfort.ts'

interface SeedArticle {
  title: string
  /** plain text, paragraphs separated by a blank line, 250 to 500 words */
  content: string
  /** the person the piece is about; blank where it is about a craft or a place */
  celebrity: string
  /** catalogue titles that the piece speaks of */
  dramas: string[]
  /** the pages that were read; they stand below the text */
  sources: PageRead[]
  /** ISO 8601 */
  publishedAt: string
}

const paragraphs = (...all: string[]) => all.join('\n\n')

export const news: SeedArticle[] = [
  {
    title: 'Noh Hee-kyung and the people at the edge of the frame',
    celebrity: 'Noh Hee-kyung',
    dramas: ['Our Blues', 'Dear My Friends', "It's Okay, That's Love"],
    publishedAt: '2026-01-18T09:00:00.000Z',
    sources: [
      {
        name: 'Wikipedia on Noh Hee-kyung',
        url: 'https://en.wikipedia.org/wiki/Noh_Hee-kyung',
        read: '2026-11',
      },
      {
        name: 'K-Star Trend on Jung Eun-hye',
        url: 'https://kstartrend.com/2022/05/27/actress-jung-eun-hye-from-our-blues-is-actually-a-talented-caricature-painter-despite-having-a-down-syndrome',
        read: '2026-11',
      },
      {
        name: 'JoongAng Ilbo on Our Blues (in Korean)',
        url: 'https://www.joongang.co.kr/article/25072673',
        read: '2026-11',
      },
    ],
    content: paragraphs(
      'Most dramas have two people in the middle and a crowd around them. The crowd carries trays, gives advice and goes home. Noh Hee-kyung writes the other way round. She walks into the crowd, picks someone holding a tray, and asks how the day has been.',
      'She has been doing it since 1995, when her first script was broadcast. A year later came The Most Beautiful Goodbye in the World, a short drama about a mother whose family has stopped looking at her. She has said that she wrote it as a tribute to her own mother. Lie followed in 1998. It had few viewers and very devoted ones, and in Korea there has been a word for such dramas ever since: mania dramas.',
      'Dear My Friends, from 2016, may be the clearest picture of her way. Its heroines are in their sixties, seventies and eighties. They quarrel over the telephone, fall asleep in front of the television, drive too fast, and keep secrets from their grown children. Some of the greatest actresses Korea has share one table, and nobody is there to be wise.',
      'It’s Okay, That’s Love, two years earlier, is a romance between a psychiatrist and a novelist in a shared house. It talks about illness of the mind the way one talks about a bad back: it hurts, it has a name, one can get help.',
      'Our Blues, from 2022, goes furthest. Fourteen leading parts, one island, and stories that hand the light on to each other. Somebody who only carries a box of fish past in one hour may be the heart of a later one. Jung Eun-hye, a painter with Down syndrome, plays a painter with Down syndrome, and the pictures you see are hers. The part was written for her, after the two had come to know each other for a year.',
      'Where to begin? With Our Blues if you have a free weekend and a sea in your head. With Dear My Friends if there is someone you have been meaning to ring. Do not hurry either of them. They are written for people who also stop to look at who is carrying the tray.',
    ),
  },
  {
    title: 'How a song finds its scene',
    celebrity: 'Nam Hye-seung',
    dramas: ['Goblin', 'Mr. Sunshine', 'Crash Landing on You', 'Queen of Tears'],
    publishedAt: '2026-02-15T09:00:00.000Z',
    sources: [
      {
        name: 'DSA Music on Nam Hye-seung (in Korean)',
        url: 'https://dsamusic.com/entry/h1%EB%82%A8%ED%98%9C%EC%8A%B9-%EC%9D%8C%EC%95%85%EA%B0%90%EB%8F%85-I-%EB%8F%84%EA%B9%A8%EB%B9%84-%EB%AF%B8%EC%8A%A4%ED%84%B0-%EC%84%A0%EC%83%A4%EC%9D%B8h1',
        read: '2026-11',
      },
      {
        name: 'Etoday on the songs of Goblin (in Korean)',
        url: 'https://etoday.co.kr/news/view/1425610',
        read: '2026-11',
      },
      {
        name: 'Seoul Economic Daily on a song of Mr. Sunshine (in Korean)',
        url: 'https://m.sedaily.com/NewsView/1S4JN31GCR',
        read: '2026-11',
      },
      {
        name: 'Hankook Sports on part 11 of the songs of Goblin (in Korean)',
        url: 'https://sports.hankooki.com/lpage/entv/201701/sp20170109110626136690.htm',
        read: '2026-11',
      },
    ],
    content: paragraphs(
      'You are washing up. Three notes of a piano come from another room, and suddenly you are back on a bridge in the rain with two people who cannot say it. You have not seen that drama for years. The song kept it for you.',
      'In Korea such music is called an OST, like the English word, but it is made in its own way. At the centre stands the music director. Nam Hye-seung is one whose name you will find in the credits of Goblin, Mr. Sunshine, Crash Landing on You and Queen of Tears. If those four feel related to you although their stories are not, listen again to the piano and the strings.',
      'Two kinds of music are made for every drama. One is the score: pieces without words, written for footsteps, letters, kitchens, waiting. There may be dozens of them, and Nam Hye-seung likes to build them on one theme: the same small tune comes back in another tempo, on another instrument, once happy and once full of loss. The other kind is the song with a singer, and that is the one you hum.',
      'The songs do not arrive all at once. They are released in numbered parts while the drama is on air, soon after the scenes that first used them. Goblin had come to part 11 before it was over, and that part held the theme of its heroine. So the album grows with the story, and by the last episode it is a diary of it.',
      'The hardest decision is not the tune. It is the door: at which breath does the music come in, and at which does it leave? A second too early and you are told to cry. A second late and the feeling has already sat down alone. Good music directors leave many scenes with nothing but rain and a spoon on a bowl, so that the song has something to break.',
      'Try it tonight. Watch a scene you love, and notice not when the music starts but when it stops. Somebody chose that silence for you.',
    ),
  },
  {
    title: 'The room where it is read aloud first',
    celebrity: '',
    dramas: ['Reply 1988', 'Misaeng: Incomplete Life'],
    publishedAt: '2026-03-22T09:00:00.000Z',
    sources: [
      {
        name: 'Haen on script readings',
        url: 'https://haen.ai/p/script-reading-sessions-for-korean-dramas',
        read: '2026-11',
      },
      {
        name: 'Hello K-Pop on the reading of Good Casting',
        url: 'https://www.hellokpop.com/kdrama/good-casting-first-table-script-reading/',
        read: '2026-11',
      },
    ],
    content: paragraphs(
      'Long tables pushed together into a square. Name cards folded from paper. Bottled water, pencils, and in front of every chair the same thick script with a plain cover. This is a script reading, in Korean daebon riding, and for most dramas it is the first time that director, writer and cast are in one room.',
      'It begins with introductions. The director says a few words to take the tension out of the room, and each actor gives a name and the name of the part. There is applause. It sounds like the first day of school, and it feels like it.',
      'After that they read aloud. There is no costume and no light. People listen to how loud the others are, where they breathe, who is funny without trying. A line that looked fine on paper falls on the table with a thud, and you can see the writer make a mark.',
      'What is it good for? For the actors it is a tuning fork. A family has to sound like one family, and nobody can find that alone in front of a mirror. Think of the kitchen in Reply 1988, where three people talk at once and you understand each of them, or the office in Misaeng, where a sigh has a rank. For the director it is a first look at how everybody works together, and the last chance to change a part before the cameras roll. For the writer it is the moment to hear what is too long, too fast, or not yet in the right tone.',
      'Cameras are often allowed in nowadays, and a short film of the day is shown before the first broadcast. Look past the famous faces when you see one. Watch the older actors at the far side, the ones with reading glasses and four lines. They have turned to the page before theirs, and they are listening. That is what the day is for.',
    ),
  },
  {
    title: 'Park Hae-young writes the walk home',
    celebrity: 'Park Hae-young',
    dramas: ['My Mister', 'My Liberation Notes', 'The Light in Your Eyes'],
    publishedAt: '2026-04-19T09:00:00.000Z',
    sources: [
      {
        name: 'A Koala’s Playground on Park Hae-young',
        url: 'https://koalasplayground.com/2022/05/12/k-netizens-marvel-at-screenwriter-park-hae-youngs-diversity-of-genres-and-writing-5-critically-acclaimed-dramas-in-a-row-starting-from-old-miss-diary-on-through-my-liberation-notes/',
        read: '2026-11',
      },
      {
        name: 'An interview with Park Hae-young, in translation',
        url: 'https://m00nlygreat.notion.site/Interview-of-writer-Park-Hae-young-a407e1969a484b96bf64d962d83a36a9',
        read: '2026-11',
      },
      {
        name: 'The Best Movie Review on Kim Seok-yoon and Old Miss Diary',
        url: 'https://www.thebestmoviereview.com/movie/tv-series/korean/4984/old-miss-diary--the-movie',
        read: '2026-11',
      },
      {
        name: 'A Koala’s Playground on the director of My Liberation Notes',
        url: 'https://koalasplayground.com/tag/my-liberation-diary/',
        read: '2026-11',
      },
    ],
    content: paragraphs(
      'Somebody gets off a train, changes the bag to the other shoulder, and walks. It is late. The street has a shop with its shutter half down. Nothing happens, and you cannot look away. If this is the drama you are watching, it may well have been written by Park Hae-young.',
      'Her two best-known works are built on the way home. In My Mister, from 2018, an engineer in his forties and a young temporary worker live in the same part of Seoul, and the long evening road from the station is where they learn how the other one walks. In My Liberation Notes, from 2022, three grown children live so far outside the city that getting to work and back is half of life. They lose the last train, share taxis, look out of the window. One of them says that she would like to be free, and has no idea from what.',
      'It is a surprise to learn where this writer comes from. She wrote sitcoms for ten years, and in an interview she tells that at first people laughed at things which she did not find funny. Among them were Old Miss Diary, with its three grandmothers, and later Living in Cheongdam-dong. Then came Another Miss Oh in 2016, a romance with a very loud heart. The quiet dramas were written by someone who knows exactly how a joke works, and you can tell. The three brothers in My Mister are as funny as anything on television, and the funnier they are, the more it hurts.',
      'Her old sitcom years left her a companion, too. Kim Seok-yoon, who directed Old Miss Diary, also directed My Liberation Notes. Between the two he made The Light in Your Eyes, which is not hers but could live next door.',
      'A word for the tired. These are slow dramas, and the first hours of both are heavy. Nobody will mind if you stop. But if you stay, keep a blanket ready for the later ones. People who have hardly spoken begin to greet one another on the road, and it feels like the lights coming on.',
    ),
  },
  {
    title: 'What sageuk means, and why a doctor in the palace changed it',
    celebrity: 'Lee Young-ae',
    dramas: ['Jewel in the Palace', 'The Red Sleeve', 'Mr. Queen', 'Kingdom', "Under the Queen's Umbrella"],
    publishedAt: '2026-05-17T09:00:00.000Z',
    sources: [
      {
        name: 'The Korean Way on the real Jang-geum',
        url: 'https://thekoreanway.wordpress.com/2010/04/22/the-real-jang-geum/',
        read: '2026-11',
      },
      {
        name: 'Drama in Korea on the drama and the Annals',
        url: 'https://www.dramainkorea.com/blog/dae-jang-geum-jewel-in-the-palace-historical-fact/',
        read: '2026-11',
      },
      { name: 'Wikipedia on Jang-geum', url: 'https://en.wikipedia.org/wiki/Janggeum', read: '2026-11' },
    ],
    content: paragraphs(
      'Sa is history, geuk is drama. Sageuk is any drama set in the Korea of long ago: horsehair hats, silk sleeves, snow on a palace roof, and somebody kneeling in it.',
      'The old kind follows the chronicles. The Joseon kings, who reigned from 1392 to 1910, had historians beside them who wrote down what was said at court. Those books, the Annals, survived, and for decades sageuk took its plots from them: kings, ministers, poison, letters.',
      'Then, in 2003, a drama looked at the kitchen. Jewel in the Palace, with Lee Young-ae in the title part, follows a girl who enters the palace as an apprentice cook and becomes a physician. There is intrigue enough, but what people remember is a spoon, a jar, the taste of persimmon. It was shown in more than twenty countries, from Japan to Iran and Kenya, and for many viewers abroad it was the first Korean drama they had ever seen.',
      'Was there a real Jang-geum? Yes, and that is the charm of it. The Annals name a medical woman called Jang-geum ten times in the first half of the sixteenth century. King Jungjong praises her, rewards her with rice and beans, and says that nobody knows his illnesses as well as she does. That is nearly all. The fifty-four hours are imagination, hung on a few lines of ink.',
      'Today there are many doors. Fusion sageuk borrows the costume and moves freely: in Mr. Queen a modern cook wakes up as a queen, in Kingdom the court has the undead at its gates. The Red Sleeve asks what a woman in service might have wanted for herself. Under the Queen’s Umbrella turns the royal nursery into a school run by a very tired mother.',
      'One small thing to listen for. When courtiers call out together and bow, the words are seongeuni manggeukaomnida: the grace of the king is beyond measure. Depending on the scene it means thank you, forgive me, or please do not. You will soon hear which.',
    ),
  },
  {
    title: 'Lee Woo-jung and the art of nothing much happening',
    celebrity: 'Lee Woo-jung',
    dramas: ['Reply 1997', 'Reply 1994', 'Reply 1988', 'Hospital Playlist'],
    publishedAt: '2026-06-21T09:00:00.000Z',
    sources: [
      {
        name: 'Cultura on Lee Woo-jung',
        url: 'https://www.cultura.co.kr/news/articleView.html?idxno=1637',
        read: '2026-11',
      },
      {
        name: 'Koogle TV on the Reply dramas',
        url: 'https://www.koogle.tv/media/news/writers-choice-lee-woo-jung-and-the-reply-series/',
        read: '2026-11',
      },
      {
        name: 'The Korea Herald on Hospital Playlist',
        url: 'https://www.koreaherald.com/view.php?ud=20200310000896',
        read: '2026-11',
      },
      {
        name: 'Motto Korea on the band',
        url: 'https://mottokorea.co.kr/2021/06/10/hospital-playlist-2-jo-jung-suk-you-can-look-forward-to-the-improvement-of-the-99s-band/',
        read: '2026-11',
      },
    ],
    content: paragraphs(
      'A mother sends her son next door with a bowl of stew. The neighbor sends him back with kimchi. He is sent out again with rice cakes. The boy wants to eat his dinner, and the whole alley is on the stairs with dishes in their hands. That is the opening of Reply 1988, more or less, and it tells you everything about the woman who wrote it.',
      'Lee Woo-jung made her name with variety shows, 2 Days and 1 Night and Grandpas Over Flowers among them, where one throws likable people together, gives them something small to do, and waits. Shin Won-ho, who directs her scripts, met her on such a show at KBS. When they made Reply 1997 in 2012 they simply brought their tools along: many people in a room, everyone talking, jokes about food, and a heart that shows itself when nobody is looking.',
      'Reply 1994 followed in 2013 and Reply 1988 in 2015. Each of the three has a game in it, a question about who married whom, and viewers have fought over it ever since. But ask anybody what they remember, and it is a father on the front step, a cassette, a box of briquettes, a taxi at dawn.',
      'Hospital Playlist, from 2020, went a step further. There is hardly a villain in it. Five doctors have been friends since their first year of medical school. They work, they eat in a great hurry, and when all five are free they play in a band. The five actors practiced and played the songs themselves. The drama was shown once a week instead of twice, which was unusual, and it left time for the band to practice.',
      'If you look for the secret, look at the edges. Patients, guards, aunts, the man at the snack counter: every one has a name, a small trouble and a good line. Somebody who had half a minute early on may come back many hours later, with news and a cake.',
      'Watch one episode on an evening when you cannot bear another plot. Have something warm to eat within reach. You will be hungry by the second scene.',
    ),
  },
  {
    title: 'What a PD does, and two people called Kim Won-seok',
    celebrity: 'Kim Won-seok',
    dramas: [
      'Misaeng: Incomplete Life',
      'Signal',
      'My Mister',
      'When Life Gives You Tangerines',
      'Sungkyunkwan Scandal',
      'Descendants of the Sun',
    ],
    publishedAt: '2026-07-19T09:00:00.000Z',
    sources: [
      {
        name: 'Wikipedia on the director Kim Won-seok',
        url: 'https://en.wikipedia.org/wiki/Kim_Won-seok',
        read: '2026-11',
      },
      {
        name: 'Seoul National University on its alumnus',
        url: 'https://cba.snu.ac.kr/en/newsroom/news?md=v&bbsidx=10982',
        read: '2026-11',
      },
      {
        name: 'TV Report on the writer Kim Won-seok (in Korean)',
        url: 'https://tvreport.co.kr/?p=643764',
        read: '2026-11',
      },
    ],
    content: paragraphs(
      'Read Korean articles about drama for five minutes and you meet the two letters PD. They stand for producer, or for producer and director in one, and they are a title, like doctor. On a set people call out gamdok-nim, director. In an office it is PD-nim. Very often both mean the same person.',
      'The word belongs to the time when broadcasters made everything themselves. One was hired by a station, assisted for years, and one day was handed a single short drama to direct. Kim Won-seok took that road: assistant at KBS from 2001, second director from 2005, two short dramas in 2007, and the first series of his own in 2010. Today many dramas come from production companies. The word has stayed.',
      'What does a drama PD do? Everything that is not on the page. The writer delivers words. The PD decides that the conversation takes place at a bus stop, that we see it from behind, that it rains. The PD chooses the faces, the pace, the length of a look. In Korea writer and director are often named in one breath.',
      'Kim Won-seok is a good name to follow. He directed Sungkyunkwan Scandal in 2010, then Misaeng in 2014, Signal in 2016, My Mister in 2018 and When Life Gives You Tangerines in 2025. Students, office workers, detectives, an engineer, a family on an island: you would not think of one person. But look at the hands. In each of them somebody’s hands tell you what the mouth will not, on a photocopier, on a radio, around a glass, in the earth.',
      'And now the puzzle. Descendants of the Sun was written by Kim Eun-sook together with Kim Won-seok. That is not our director. It is a screenwriter with exactly the same name, written the same way in Korean, who had won a prize with the story the drama grew from: Doctors Without Borders. In it the hero was a doctor and not yet a captain.',
      'So if one of them tells you that the director of My Mister also wrote a romance with helicopters, smile kindly. It is the other one.',
    ),
  },
  {
    title: 'Why an hour, and why twice a week',
    celebrity: 'Shin Won-ho',
    dramas: [
      'Crash Landing on You',
      'When the Camellia Blooms',
      'While You Were Sleeping',
      'Suspicious Partner',
      'Hospital Playlist',
    ],
    publishedAt: '2026-08-23T09:00:00.000Z',
    sources: [
      {
        name: 'Edaily on the first half-hour episodes (in Korean)',
        url: 'https://m3.edaily.co.kr/News/Read?mediaCodeNo=258&newsId=01111926615927280',
        read: '2026-11',
      },
      {
        name: 'News1 on the new rule of July 2021 (in Korean)',
        url: 'https://www.news1.kr/amp/it-science/cc-newmedia/4352631',
        read: '2026-11',
      },
      {
        name: 'K-Drama Pal on how dramas are scheduled',
        url: 'https://www.kdramapal.com/drama/',
        read: '2026-11',
      },
      {
        name: 'The Korea Herald on Hospital Playlist',
        url: 'https://www.koreaherald.com/view.php?ud=20200310000896',
        read: '2026-11',
      },
      {
        name: 'Soompi on Hospital Playlist',
        url: 'https://www.soompi.com/article/1387568wpp/pd-shin-won-ho-actors-of-hospital-playlist-talk-about-casting-why-the-drama-will-only-air-once-a-week-and-more',
        read: '2026-11',
      },
    ],
    content: paragraphs(
      'Sixteen episodes, about an hour and ten minutes each, two a week, eight weeks. If you have watched a few Korean dramas you know this rhythm in your body. It comes from the television set in the living room.',
      'A Korean week is cut into pairs. There are Monday and Tuesday dramas, Wednesday and Thursday dramas, Friday and Saturday dramas, and Saturday and Sunday dramas. A story owns its pair of evenings. Crash Landing on You was a weekend drama, When the Camellia Blooms belonged to Wednesday and Thursday. The first evening ends on a question, and twenty-four hours later you get the answer, along with a larger question that has to last until next week. Once you know this, you can feel it even when you watch alone years later: odd episodes open doors, even ones slam them.',
      'There is one oddity that puzzles everybody who reads catalogues. Why does When the Camellia Blooms have forty episodes, and While You Were Sleeping thirty-two? They are not longer than others. For years the big broadcasters were not allowed to interrupt a program with commercials. In May 2017 they began to cut dramas into two episodes of thirty-five minutes an evening, so that the break fell between programs and not inside one. Suspicious Partner was among the first: planned as twenty episodes, it became forty. The number doubled and the story stayed the same. Since July 2021 breaks are allowed, and the halves have grown together again.',
      'Some have left the rhythm on purpose. When Hospital Playlist was presented in March 2020, its director Shin Won-ho explained why there would be one episode a week. Two had been right in the past, he said, but costs had risen and working days had changed, and he doubted that everybody could go on like that. He wanted to set a new model. The second season kept to it, because it left his actors time to practice for their band, and he hoped that other dramas would find rhythms of their own.',
      'You do not have to keep any of it. But try it once: two episodes, then five days of nothing. It is surprising how much of a drama happens in the days between.',
    ),
  },
  {
    title: 'One city, two villages that do not exist',
    celebrity: '',
    dramas: ['Hometown Cha-Cha-Cha', 'When the Camellia Blooms'],
    publishedAt: '2026-09-20T09:00:00.000Z',
    sources: [
      {
        name: 'JoongAng Ilbo on Hometown Cha-Cha-Cha (in Korean)',
        url: 'https://www.joongang.co.kr/article/25019815',
        read: '2026-11',
      },
      {
        name: 'Hankook Ilbo on When the Camellia Blooms, on Zum (in Korean)',
        url: 'https://news.zum.com/articles/55681598?cm=popular',
        read: '2026-11',
      },
      {
        name: 'Leyjun, a visit to both ends of the market (in Korean)',
        url: 'https://leyjun.tistory.com/entry/%EA%B0%AF%EB%A7%88%EC%9D%84%EC%B0%A8%EC%B0%A8%EC%B0%A8-%EC%B4%AC%EC%98%81%EC%A7%80966',
        read: '2026-11',
      },
      {
        name: 'eTravel News on both dramas (in Korean)',
        url: 'https://etravelnews.kr/62337',
        read: '2026-11',
      },
    ],
    content: paragraphs(
      'You cannot buy a bus ticket to Gongjin, where a dentist from Seoul loses her shoe to the sea in Hometown Cha-Cha-Cha. You cannot buy one to Ongsan either, where a woman called Dongbaek runs a bar called Camellia in When the Camellia Blooms. Neither village exists. But you can buy one ticket to Pohang, on the east coast, and see both.',
      'Pohang is a steel town with a long, broken shoreline. Take it from the north. The market of Gongjin is the market of Cheongha, a real one that wakes up on dates that end in a one or a six, and the shop signs from the drama were left over the doors. On screen it lies by the water. In truth it is three and a half kilometers inland. The beach is Wolpo. The boat on top of a hill stands in Sabang Memorial Park, with the whole bay below it. The dental clinic is a house by the harbor of Cheongjin. On screen you walk from one to the other in a minute. In truth you need a car and a free day.',
      'Now go around the bay to the south, to Guryongpo. Behind the harbor runs a narrow street of wooden houses, built by Japanese fishing families who settled here about a century ago, when the country was under their rule. It is not an easy memory, and the town keeps it on purpose, with a small museum. The drama gave the street a second memory. Camellia is here, a house that people had lived in for a hundred years. So are the stone steps up to the park, where two people sit with the whole harbor at their feet, as on the poster.',
      'This is how location scouts work. They do not look for a village. They look for a market, a stair, a window, a wind, and the editor builds the village out of them. If the joins are good, you will swear that you could find your way in the dark.',
      'A request, should you go. People live in both places. Buy your fish there, leave the laundry lines out of your pictures, and keep your voice down on the steps. Somebody behind that window may have to get up at three for the boats.',
    ),
  },
  {
    title: 'Lim Sang-choon, the writer nobody has seen',
    celebrity: 'Lim Sang-choon',
    dramas: ['Fight For My Way', 'When the Camellia Blooms', 'When Life Gives You Tangerines'],
    publishedAt: '2026-10-25T09:00:00.000Z',
    sources: [
      {
        name: 'Kukinews, November 2019 (in Korean)',
        url: 'https://img.kukinews.com/article/view/kuk201911220006',
        read: '2026-11',
      },
      {
        name: 'My Daily, April 2025 (in Korean)',
        url: 'https://v.daum.net/v/20250410190006270',
        read: '2026-11',
      },
      {
        name: 'Wikipedia on Lim Sang-choon',
        url: 'https://en.wikipedia.org/wiki/Lim_Sang-choon',
        read: '2026-11',
      },
      {
        name: 'Netizen Buzz on the Baeksang Arts Awards of 2025',
        url: 'https://netizenbuzz.com/im-sang-chun-baeksang-2025',
        read: '2026-11',
      },
    ],
    content: paragraphs(
      'There is no photograph, no school, no home town. Lim Sang-choon is a pen name, chosen by somebody who wanted, as the writer once explained, to be a writer without sex or age. Of the person only a little is in print: when Fight For My Way was presented in 2017, the press learned that the writer was a woman in her early thirties, who had worked in an office and taught herself how scripts are written. In 2025 a producer named 1985 as the year of her birth, and added that this was not certain. In a trade where names stand on posters, she would like us to look at the work. So let us do that.',
      'It began small. In 2016 there was Baekhee Has Returned, four episodes about a woman who comes back to her island with a grown daughter and a reputation. A year later came Fight For My Way: four friends in their late twenties in a shabby apartment block, all of them somebody once, none of them quite anybody now. He used to be a fighter. She wanted to stand before a microphone. The joke is always on them and never at their cost.',
      'When the Camellia Blooms, from 2019, has a crime in it, and one does want to know. But the reason to stay is a shy woman who brings up her boy alone, keeps a bar in a street full of crab restaurants, and is told by a clumsy policeman, loudly and in public, that she is the strongest person in town. Around her stand the women of the market. They gossip about her. They also, one by one, begin to look after her.',
      'When Life Gives You Tangerines followed in 2025, directed by Kim Won-seok. A girl on Jeju wants to be a poet, a boy sells her cabbages, and four seasons pass over them, each a part of a life. The Korean title, Pokssak sogatsuda, is in the island’s own language, and it means something like: you have worked so very hard.',
      'Put these three in a row and you see what this writer cannot stop looking at. Small kindnesses that nobody is thanked for. A fish slipped onto a plate, a light left on, an uncle who says he was passing anyway. Lim Sang-choon writes them large, so that we may notice the ones on our own stairs.',
      'At the Baeksang Arts Awards of 2025 the prize for the best script went to her, and her director collected it. She had told him only that she was very thankful.',
    ),
  },
]
