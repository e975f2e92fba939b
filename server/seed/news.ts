// The ten articles a new site starts with: craft and places, things that were true last year and will be next year.
import type { Setting } from '#art/choice.ts'

interface SeedArticle {
  title: string
  /** plain text, paragraphs separated by a blank line, 250 to 500 words */
  content: string
  /** the person the piece is about, or the room behind the scenes that it visits */
  celebrity: string
  /** catalogue titles that the piece speaks of */
  dramas: string[]
  art: Setting
  /** ISO 8601 */
  publishedAt: string
}

const paragraphs = (...all: string[]) => all.join('\n\n')

export const news: SeedArticle[] = [
  {
    title: 'Noh Hee-kyung and the people at the edge of the frame',
    celebrity: 'Noh Hee-kyung',
    dramas: ['Our Blues', 'Dear My Friends', "It's Okay, That's Love"],
    art: { scene: 'sea', mood: 'wisteria' },
    publishedAt: '2026-01-18T09:00:00.000Z',
    content: paragraphs(
      'Most dramas have two people in the middle and a crowd around them. The crowd carries trays, gives advice and goes home. Noh Hee-kyung writes the other way round. She walks into the crowd, picks someone holding a tray, and asks how the day has been.',
      'She has been doing it since 1995, when her first script was broadcast. A year later came The Most Beautiful Goodbye in the World, a short drama about a mother whose family has stopped looking at her. Lie followed in 1998 and found the kind of viewers who learn scenes by heart. In her country people buy her scripts as books and read them on the bus, stage directions and all.',
      'Dear My Friends, from 2016, may be the clearest picture of her way. Its heroines are in their sixties, seventies and eighties. They quarrel over the telephone, fall asleep in front of the television, drive too fast, and keep secrets from their grown children. Some of the greatest actresses Korea has share one table, and nobody is there to be wise.',
      'It’s Okay, That’s Love, two years earlier, is a romance between a psychiatrist and a novelist in a shared house. It talks about illness of the mind the way one talks about a bad back: it hurts, it has a name, one can get help.',
      'Our Blues, from 2022, goes furthest. Fourteen leading parts, one island, and stories that hand the light on to each other. Somebody who only carries a box of fish past in one hour may be the heart of a later one. Jung Eun-hye, a painter with Down syndrome, plays a painter with Down syndrome, and the pictures you see are hers. A deaf actress plays a deaf young woman at the market.',
      'Where to begin? With Our Blues if you have a free weekend and a sea in your head. With Dear My Friends if there is someone you have been meaning to ring. Do not hurry either of them. They are written for people who also stop to look at who is carrying the tray.',
    ),
  },
  {
    title: 'How a song finds its scene',
    celebrity: 'Nam Hye-seung',
    dramas: ['Goblin', 'Mr. Sunshine', 'Crash Landing on You', "It's Okay to Not Be Okay"],
    art: { scene: 'rain', mood: 'lagoon' },
    publishedAt: '2026-02-15T09:00:00.000Z',
    content: paragraphs(
      'You are washing up. Three notes of a piano come from another room, and suddenly you are back on a bridge in the rain with two people who cannot say it. You have not seen that drama for years. The song kept it for you.',
      'In Korea such music is called an OST, like the English word, but it is made in its own way. At the centre stands the music director. Nam Hye-seung is one whose name you will find in the credits of Goblin, Mr. Sunshine, Crash Landing on You and It’s Okay to Not Be Okay. If those four feel related to you although their stories are not, listen again to the piano and the strings.',
      'Two kinds of music are made for every drama. One is the score: pieces without words, written for footsteps, letters, kitchens, waiting. There may be dozens of them, and one small tune can return as a waltz, as a lullaby, or as a single line on a cello when somebody has lost something. The other kind is the song with a singer, and that is the one you hum.',
      'The songs do not arrive all at once. They are released in numbered parts while the drama is on air, often one or two a week, soon after the scene that first used them. Part 1 usually sets the colour of the whole. Later parts often belong to one person or one couple. So the album grows with the story, and by the last episode it is a diary of it.',
      'The hardest decision is not the tune. It is the door: at which breath does the music come in, and at which does it leave? A second too early and you are told to cry. A second late and the feeling has already sat down alone. Good music directors leave many scenes with nothing but rain and a spoon on a bowl, so that the song has something to break.',
      'Try it tonight. Watch a scene you love, and notice not when the music starts but when it stops. Somebody chose that silence for you.',
    ),
  },
  {
    title: 'The room where it is read aloud first',
    celebrity: 'Behind the scenes: the reading room',
    dramas: ['Reply 1988', 'Misaeng: Incomplete Life'],
    art: { scene: 'cloth', mood: 'dawn' },
    publishedAt: '2026-03-22T09:00:00.000Z',
    content: paragraphs(
      'Long tables pushed together into a square. Name cards folded from paper. Bottled water, pencils, and in front of every chair the same thick script with a plain cover. This is a script reading, in Korean daebon riding, and for most dramas it is the first time everybody is in one room.',
      'The order is simple. The director says a few words. The writer, who has been alone with these people for a year or more, says a few words too, usually very few. Then each actor stands, gives a name and the name of the part, bows, and sits down. It sounds like the first day of school, and it feels like it.',
      'After that they read. Not one scene but whole episodes, from the top, in order. Somebody reads the stage directions aloud: she looks at the phone, she puts it away, a bus. There is no costume, no light, no second attempt. People listen to how loud the others are, where they breathe, who is funny without trying. A line that looked fine on paper falls on the table with a thud, and you can see the writer make a mark.',
      'What is it good for? For the actors it is a tuning fork. A family has to sound like one family, and nobody can find that alone in front of a mirror. Think of the kitchen in Reply 1988, where three people talk at once and you understand each of them, or the office in Misaeng, where a sigh has a rank. For the director it is the first rough cut, made of voices only. For the costume and props people it is a list: she has a habit with her sleeve, he will need a bag he can hide behind.',
      'Cameras are often allowed in nowadays, and a short film of the day is shown before the first broadcast. Look past the famous faces when you see one. Watch the older actors at the far side, the ones with reading glasses and four lines. They have turned to the page before theirs, and they are listening. That is what the day is for.',
    ),
  },
  {
    title: 'Park Hae-young writes the walk home',
    celebrity: 'Park Hae-young',
    dramas: ['My Mister', 'My Liberation Notes', 'The Light in Your Eyes'],
    art: { scene: 'field', mood: 'dusk' },
    publishedAt: '2026-04-19T09:00:00.000Z',
    content: paragraphs(
      'Somebody gets off a train, changes the bag to the other shoulder, and walks. It is late. The street has a shop with its shutter half down. Nothing happens, and you cannot look away. If this is the drama you are watching, it may well have been written by Park Hae-young.',
      'Her two best-known works are built on the way home. In My Mister, from 2018, an engineer in his forties and a young temporary worker live in the same part of Seoul, and the long evening road from the station is where they learn how the other one walks. In My Liberation Notes, from 2022, three grown children live so far outside the city that getting to work and back is half of life. They lose the last train, share taxis, look out of the window. One of them says that she would like to be free, and has no idea from what.',
      'It is a surprise to learn where this writer comes from. She spent years in comedy. She worked on daily sitcoms, among them Old Miss Diary and later Living in Cheongdam-dong, one small episode a day, with grandmothers, lodgers and unpaid bills. Then came Another Miss Oh in 2016, a romance with a very loud heart. The quiet dramas were written by someone who knows exactly how a joke works, and you can tell. The three brothers in My Mister are as funny as anything on television, and the funnier they are, the more it hurts.',
      'Her old sitcom years left her a companion, too. Kim Seok-yoon, who directed Old Miss Diary, also directed My Liberation Notes. Between the two he made The Light in Your Eyes, which is not hers but could live next door.',
      'A word for the tired. These are slow dramas, and the first hours of both are heavy. Nobody will mind if you stop. But if you stay, keep a blanket ready for the later ones. People who have hardly spoken begin to greet one another on the road, and it feels like the lights coming on.',
    ),
  },
  {
    title: 'What sageuk means, and why a doctor in the palace changed it',
    celebrity: 'Lee Young-ae',
    dramas: ['Jewel in the Palace', 'The Red Sleeve', 'Mr. Queen', 'Kingdom', "Under the Queen's Umbrella"],
    art: { scene: 'roofs', mood: 'ember' },
    publishedAt: '2026-05-17T09:00:00.000Z',
    content: paragraphs(
      'Sa is history, geuk is drama. Sageuk is any drama set in the Korea of long ago: horsehair hats, silk sleeves, snow on a palace roof, and somebody kneeling in it.',
      'The old kind follows the chronicles. The Joseon kings, who reigned from 1392 to 1910, had historians beside them who wrote down what was said at court, and a king was not supposed to read what they wrote about him. Those books, the Annals, survived, and for decades sageuk took its plots from them: kings, ministers, poison, letters.',
      'Then, in 2003, a drama looked at the kitchen. Jewel in the Palace, with Lee Young-ae in the title part, follows a girl who enters the palace as an apprentice cook and becomes a physician. There is intrigue enough, but what people remember is a spoon, a jar, the taste of persimmon. It was sold to dozens of countries, and for many viewers abroad it was the first Korean drama they had ever seen.',
      'Was there a real Jang-geum? Yes, and that is the charm of it. The Annals of King Jungjong name a medical woman called Jang-geum a handful of times in the first half of the sixteenth century. She is praised, she is rewarded with rice and beans, and in his last illness the king says that the physician knows his condition. That is nearly all. The fifty-four hours are imagination, hung on a few lines of ink.',
      'Today there are many doors. Fusion sageuk borrows the costume and moves freely: in Mr. Queen a modern cook wakes up as a queen, in Kingdom the court has the undead at its gates. The Red Sleeve asks what a woman in service might have wanted for herself. Under the Queen’s Umbrella turns the royal nursery into a school run by a very tired mother.',
      'One small thing to listen for. When courtiers call out together and bow, the words are seongeuni manggeukhaomnida: the grace of the king is beyond measure. Depending on the scene it means thank you, forgive me, or please do not. You will soon hear which.',
    ),
  },
  {
    title: 'Lee Woo-jung and the art of nothing much happening',
    celebrity: 'Lee Woo-jung',
    dramas: ['Reply 1997', 'Reply 1994', 'Reply 1988', 'Hospital Playlist'],
    art: { scene: 'jars', mood: 'autumn' },
    publishedAt: '2026-06-21T09:00:00.000Z',
    content: paragraphs(
      'A mother sends her son next door with a bowl of stew. The neighbour sends him back with kimchi. He is sent out again with rice cakes. The boy wants to eat his dinner, and the whole alley is on the stairs with dishes in their hands. That is the opening of Reply 1988, more or less, and it tells you everything about the woman who wrote it.',
      'Lee Woo-jung did not come from drama. She wrote for variety shows, where one throws likeable people together, gives them something small to do, and waits. Shin Won-ho, who directs her scripts, came from the same place. When they made Reply 1997 in 2012 they were beginners at fiction, and they simply brought their tools along: many people in a room, everyone talking, jokes about food, and a heart that shows itself when nobody is looking.',
      'Reply 1994 followed in 2013 and Reply 1988 in 2015. Each of the three has a game in it, a question about who married whom, and viewers have fought over it ever since. But ask anybody what they remember, and it is a father on the front step, a cassette, a box of briquettes, a taxi at dawn.',
      'Hospital Playlist, from 2020, went a step further. There is hardly a villain in it. Five doctors have been friends since their first year of medical school. They work, they eat in a great hurry, and when all five are free they play in a band. The five actors really learned the pieces and played them. The drama was shown once a week instead of twice, which was unusual, and it left the story room to breathe.',
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
    art: { scene: 'city', mood: 'dusk' },
    publishedAt: '2026-07-19T09:00:00.000Z',
    content: paragraphs(
      'Read Korean articles about drama for five minutes and you meet the two letters PD. They stand for producer, or for producer and director in one, and they are a title, like doctor. On a set people call out gamdok-nim, director. In an office it is PD-nim. Very often both mean the same person.',
      'The word is left over from the time when broadcasters made everything themselves. A young PD passed an examination, was hired by a station, carried cables and coffee for years as an assistant, and one day was handed a single short drama to direct. The best ones stayed for decades. Today most dramas come from production companies, and directing and producing are separate jobs. The word has stayed.',
      'What does a drama PD do? Everything that is not on the page. The writer delivers words. The PD decides that the conversation takes place at a bus stop, that we see it from behind, that it rains. The PD chooses the faces, the pace, the length of a look. In Korea writer and director are often named in one breath, because for half a year they need each other daily.',
      'Kim Won-seok is a good name to follow. He directed Sungkyunkwan Scandal in 2010, then Misaeng in 2014, Signal in 2016, My Mister in 2018 and When Life Gives You Tangerines in 2025. Students, office workers, detectives, an engineer, a family on an island: you would not think of one person. But look at the hands. In each of them somebody’s hands tell you what the mouth will not, on a photocopier, on a radio, round a glass, in the earth.',
      'And now the puzzle. Descendants of the Sun was written by Kim Eun-sook together with Kim Won-seok. That is not our director. It is a screenwriter with exactly the same name, written the same way in Korean. Lists and databases mix them up.',
      'So if one of them tells you that the director of My Mister also wrote a romance with helicopters, smile kindly. It is the other one.',
    ),
  },
  {
    title: 'Why an hour, and why twice a week',
    celebrity: 'Behind the scenes: the schedule',
    dramas: [
      'Crash Landing on You',
      'When the Camellia Blooms',
      'While You Were Sleeping',
      'Suspicious Partner',
      'Hospital Playlist',
    ],
    art: { scene: 'snow', mood: 'night' },
    publishedAt: '2026-08-23T09:00:00.000Z',
    content: paragraphs(
      'Sixteen episodes, about an hour and ten minutes each, two a week, eight weeks. If you have watched a few Korean dramas you know this rhythm in your body. It comes from the television set in the living room.',
      'A Korean week is cut into pairs. There are Monday and Tuesday dramas, Wednesday and Thursday dramas, Friday and Saturday dramas, and Saturday and Sunday dramas. A story owns its pair of evenings. Crash Landing on You was a weekend drama, When the Camellia Blooms belonged to Wednesday and Thursday. The first evening ends on a question, and twenty-four hours later you get the answer, along with a larger question that has to last until next week. Once you know this, you can feel it even when you watch alone years later: odd episodes open doors, even ones slam them.',
      'Two hours and more a week is a great deal to film. For a long time scripts were finished while the drama was already on air, and scenes were shot in the week they were shown. Now most productions have a large part ready before the first broadcast, and the streaming services usually want all of it.',
      'There is one oddity that puzzles everybody who reads catalogues. Why does When the Camellia Blooms have forty episodes, and While You Were Sleeping thirty-two? They are not longer than others. For years the big broadcasters were not allowed to interrupt a programme with advertisements. In May 2017 they began to cut each evening into two half-hour episodes, so that the break fell between programmes and not inside one. Suspicious Partner was among the first. The number on the box doubled and the story stayed the same. Since July 2021 breaks are allowed, and the halves have grown together again.',
      'Some have left the rhythm on purpose. Hospital Playlist came once a week, for twelve weeks, and asked its viewers to wait.',
      'You do not have to keep any of it. But try it once: two episodes, then five days of nothing. It is surprising how much of a drama happens in the days between.',
    ),
  },
  {
    title: 'One city, two villages that do not exist',
    celebrity: 'Behind the scenes: the location scouts',
    dramas: ['Hometown Cha-Cha-Cha', 'When the Camellia Blooms'],
    art: { scene: 'sea', mood: 'noon' },
    publishedAt: '2026-09-20T09:00:00.000Z',
    content: paragraphs(
      'You cannot buy a bus ticket to Gongjin, where a dentist from Seoul loses her shoe to the sea in Hometown Cha-Cha-Cha. You cannot buy one to Ongsan either, where a woman called Dongbaek runs a bar called Camellia in When the Camellia Blooms. Neither village exists. But you can buy one ticket to Pohang, on the east coast, and see both.',
      'Pohang is a steel town with a long, broken shoreline. Take it from the north. The market of Gongjin is the market of Cheongha, a real one that wakes up every fifth day, and some of the shop signs from the drama were left over the doors. The beach is Wolpo. The boat on top of a hill, where the hero likes to sit, stands in a park that was made to tell how bare hills were planted with trees again. The dental clinic is a house by the water a few kilometres further on. On screen you walk from one to the other in a minute. In truth you need a car and a free day.',
      'Now go round the bay to the south, to Guryongpo. Behind the harbour runs a narrow street of wooden houses, built by Japanese fishing families who settled here about a century ago, when the country was under their rule. It is not an easy memory, and the town keeps it on purpose, with a small museum. The drama gave the street a second memory. Camellia is here. So are the stone steps up to the park, where two people sit with the whole harbour at their feet, as on the poster.',
      'This is how location scouts work. They do not look for a village. They look for a market, a stair, a window, a wind, and the editor builds the village out of them. If the joins are good, you will swear that you could find your way in the dark.',
      'A request, should you go. People live in both places. Buy your fish there, leave the laundry lines out of your pictures, and keep your voice down on the steps. Somebody behind that paper window gets up at three for the boats.',
    ),
  },
  {
    title: 'Lim Sang-choon, the writer nobody has seen',
    celebrity: 'Lim Sang-choon',
    dramas: ['Fight For My Way', 'When the Camellia Blooms', 'When Life Gives You Tangerines'],
    art: { scene: 'blossom', mood: 'wisteria' },
    publishedAt: '2026-10-25T09:00:00.000Z',
    content: paragraphs(
      'There is no photograph. No age is given, no school, no home town. Lim Sang-choon is a pen name, chosen, so the writer once explained, because it does not give away whether a woman or a man is holding the pen. In a trade where names stand on posters, this one belongs to somebody who would like us to look at the work. So let us do that.',
      'It began small. In 2016 there was Baekhee Has Returned, four episodes about a woman who comes back to her island with a grown daughter and a reputation. A year later came Fight For My Way: four friends in their late twenties in a shabby block of flats, all of them somebody once, none of them quite anybody now. He used to be a fighter. She wanted to stand before a microphone. The joke is always on them and never at their cost.',
      'When the Camellia Blooms, from 2019, has a crime in it, and one does want to know. But the reason to stay is a shy woman who brings up her boy alone, keeps a bar in a street full of crab restaurants, and is told by a clumsy policeman, loudly and in public, that she is the strongest person in town. Around her stand the women of the market. They gossip about her. They also, one by one, begin to look after her.',
      'When Life Gives You Tangerines followed in 2025, directed by Kim Won-seok. A girl on Jeju wants to be a poet, a boy sells her cabbages, and four seasons pass over them, each a part of a life. The Korean title, Pokssak sogatsuda, is in the island’s own language, and it means something like: you have worked so very hard.',
      'Put the three in a row and you see what this writer cannot stop looking at. Small kindnesses that nobody is thanked for. A fish slipped on to a plate, a light left on, an uncle who says he was passing anyway. Lim Sang-choon writes them large, so that we may notice the ones on our own stairs.',
      'And perhaps that is why there is no photograph. The thank-you is not to go to the wrong address.',
    ),
  },
]
