// Fourteen places where dramas of the catalogue were filmed, for the virtual tour of a new site.
import type { Setting } from '#art/choice.ts'

interface SeedPlace {
  name: string
  /** Hangul name, as signs and map apps write it */
  nativeName: string
  /** the drama it is best known for: a catalogue title */
  drama: string
  /** further catalogue titles that were filmed here */
  otherDramas?: string[]
  description: string
  address: string
  /** Hangul address, to show to a driver */
  nativeAddress: string
  /** WGS 84. It leads to the place or its gate, give or take a hundred metres or two: not for surveying */
  latitude: number
  longitude: number
  funFacts: string[]
  /** which scenes, told so that nothing late is given away */
  scenes: string[]
  /** year and month in which we last compared these lines with what is published about the place */
  lastChecked: string
  art: Setting
  /** which of our drawn panoramas resembles the place enough to look around in */
  panorama?: 'village' | 'harbour' | 'city'
}

export const places: SeedPlace[] = [
  {
    name: 'Cheongha Market',
    nativeName: '청하시장 (공진시장)',
    drama: 'Hometown Cha-Cha-Cha',
    description:
      'Gongjin is made up, its market is not. Cheongha is a farming and fishing township in the north of Pohang, and every fifth day its small market fills with radishes, dried fish and plastic bowls. The drama borrowed the square and the lanes around it for the hardware shop, the supermarket, the café and the Chinese restaurant, and when the cameras had left, the city kept some of the painted fronts. Come on a market day and you get both villages at once: the one from the screen, and the one where somebody’s grandmother will weigh your persimmons and round the number up.',
    address: 'Cheongha Market, Deokseong-ri, Cheongha-myeon, Buk-gu, Pohang, Gyeongsangbuk-do',
    nativeAddress: '경상북도 포항시 북구 청하면 덕성리 청하시장',
    latitude: 36.1971,
    longitude: 129.3398,
    funFacts: [
      'A big squid stands in the middle of the market. It came with the drama and was allowed to stay.',
      'Five-day markets are older than shops here: traders used to walk from town to town and were back on the fifth day.',
      'The wooden boat on the hilltop is a drive away, at Sabang Memorial Park, which tells how bare slopes were planted with trees again.',
    ],
    scenes: [
      'Hye-jin’s first walks through Gongjin, when everybody already knows who she is.',
      'Du-sik at work: one day behind the counter, the next day on a ladder.',
      'The neighbours’ evenings in front of the café, with too many opinions.',
    ],
    lastChecked: '2026-11',
    art: { scene: 'sea', mood: 'noon' },
  },
  {
    name: 'Guryongpo Modern Culture Street',
    nativeName: '구룡포 일본인가옥거리',
    drama: 'When the Camellia Blooms',
    description:
      'Behind the quay of Guryongpo runs one narrow street of wooden houses. Japanese fishing families built them a hundred years ago, when Korea was under their country’s rule, and a few dozen are left. The city keeps them as a reminder that is meant to be a little uncomfortable. Then a drama moved in and called the street Ongsan. The bar with the camellia sign is here, and a long flight of stone steps climbs from the street to the park. Sit down on it, as they did on the poster. The whole harbour lies at your feet, with the gulls, the nets and the squid boats.',
    address: '153-1 Guryongpo-gil, Guryongpo-eup, Nam-gu, Pohang, Gyeongsangbuk-do',
    nativeAddress: '경상북도 포항시 남구 구룡포읍 구룡포길 153-1',
    latitude: 35.9904,
    longitude: 129.5606,
    funFacts: [
      'Guryongpo means harbour of nine dragons. In the legend ten set out for the sky, and one fell back into the sea.',
      'The stone posts beside the steps once bore the names of Japanese settlers. After 1945 the town turned them round.',
      'In winter the whole place smells of gwamegi, fish dried in the sea wind, eaten with seaweed and garlic.',
      'Long before the camellias, the street was already a film set: Eyes of Dawn was shot here around 1990.',
    ],
    scenes: [
      'Dongbaek and Yong-sik on the stone steps above the harbour.',
      'The front of Camellia, with the women of the street watching from across the road.',
      'Walks home past the crab restaurants, where nothing stays a secret.',
    ],
    lastChecked: '2026-11',
    art: { scene: 'sea', mood: 'dusk' },
    panorama: 'harbour',
  },
  {
    name: 'Yeongjin Beach Breakwater',
    nativeName: '주문진 영진해변 방사제',
    drama: 'Goblin',
    description:
      'A short finger of concrete, grey stones on both sides, and the East Sea all around. It was built to keep the sand of the beach from wandering off, and nobody gave it a thought until a schoolgirl in a red scarf lit her birthday candles here and a tall man turned up with buckwheat flowers in his hand. There are several breakwaters that look alike along this shore. The right one has a sign and, on most days, a queue. Go early, when the light comes flat over the water and only the fishing boats of Jumunjin are about. When the waves are high it is closed, and with good reason.',
    address: '1609 Haean-ro, Jumunjin-eup, Gangneung, Gangwon-do',
    nativeAddress: '강원특별자치도 강릉시 주문진읍 해안로 1609',
    latitude: 37.8799,
    longitude: 128.8342,
    funFacts: [
      'In Korean it is not a breakwater at all but a bangsaje, a wall against wandering sand.',
      'Stalls nearby have lent out red scarves and bunches of buckwheat, so that nobody has to pose empty-handed.',
      'Buckwheat flowers in early autumn. The bunch in the drama was picked in a field on the other side of the country.',
    ],
    scenes: [
      'Eun-tak’s birthday by the sea, and the first time that blowing out a flame brings somebody to her side.',
      'A bunch of white flowers that changes hands between two strangers.',
    ],
    lastChecked: '2026-11',
    art: { scene: 'sea', mood: 'wisteria' },
    panorama: 'harbour',
  },
  {
    name: 'Hagwon Farm',
    nativeName: '보리나라 학원농장',
    drama: 'When Life Gives You Tangerines',
    otherDramas: ['Goblin', 'My Dearest', 'Racket Boys'],
    description:
      'Low hills without a fence, a path of red earth, one tree. In April the hills are green with barley and yellow with rape blossom, in summer there are sunflowers, and in September buckwheat lies on them like the first snow. It looks like Jeju in one drama, like another century in the next, and like a door into nowhere in a third. In fact it is a working farm in Gochang, in the south-west of the mainland, where a family has been growing things since the nineteen-sixties and found out that people would come just to see barley move in the wind. Keep to the paths. The fields are somebody’s harvest.',
    address: '154 Hagwonnongjang-gil, Gongeum-myeon, Gochang, Jeollabuk-do',
    nativeAddress: '전북특별자치도 고창군 공음면 학원농장길 154',
    latitude: 35.3754,
    longitude: 126.5433,
    funFacts: [
      'The barley festival in spring has been held since 2004.',
      'Before the barley there were mulberries, then cattle, then watermelons, then roses.',
      'The name holds two birds: the place was once called valley of herons, and the founder’s wife had crane in her name.',
      'Buckwheat is in flower for about a month, so all its scenes for Goblin were filmed in one go.',
    ],
    scenes: [
      'Ae-sun and Gwan-sik among the yellow flowers, very young and very serious.',
      'The white field behind one of the goblin’s doors.',
      'Two people in My Dearest finding out where they stand, with green barley up to their knees.',
    ],
    lastChecked: '2026-11',
    art: { scene: 'field', mood: 'gardenia' },
  },
  {
    name: 'Hanbyeok Tunnel',
    nativeName: '한벽굴',
    drama: 'Twenty-Five Twenty-One',
    description:
      'At the edge of Jeonju’s old town a stream bends round a cliff, and through the cliff goes a tunnel, just long enough for two people to get their breath back. Trains used it from 1931, until the line was moved. Now it belongs to walkers and bicycles. Ivy hangs over the mouth, the stones are cool in July, and from inside you see a circle of such green that it looks painted. Up on the rock stands Hanbyeokdang, a pavilion more than six hundred years old where scholars came to drink and to watch the water. Most of the young heroes’ neighbourhood lies within half an hour on foot.',
    address: 'San 7-3, Gyo-dong, Wansan-gu, Jeonju, Jeollabuk-do',
    nativeAddress: '전북특별자치도 전주시 완산구 교동 산7-3',
    latitude: 35.8119,
    longitude: 127.1608,
    funFacts: [
      'The story plays in Seoul, in Ahyeon-dong. Most of its lanes are in Jeonju.',
      'The railway was driven through the foot of the pavilion’s rock under colonial rule. The pavilion stayed where it was.',
      'The comic book shop was a music workshop in Seohak-dong, across the stream, rebuilt for the camera.',
      'From the hill called Omokdae you can look down on a sea of tiled roofs, and on Hee-do’s house too.',
    ],
    scenes: [
      'Two people running away from an angry guard, soaked to the skin and laughing.',
      'A promise about being happy, only for a moment, when nobody else is looking.',
    ],
    lastChecked: '2026-11',
    art: { scene: 'blossom', mood: 'noon' },
  },
  {
    name: 'Noksapyeong Footbridge',
    nativeName: '녹사평 육교',
    drama: 'Itaewon Class',
    description:
      'A river of cars below, Namsan with its tower straight ahead, and Itaewon one flight of stairs away. The footbridge at Noksapyeong is nothing special on the map, and yet half of Seoul has a picture from here. In the drama it is the place where Sae-ro-yi and Yi-seo say what they could not say in the bar. The bar’s own houses stood on the slopes round about and have changed hands since, as things do in this quarter. The view has not. Wait for the minute after sunset when the tower lights up and the rear lights below begin to glow.',
    address: 'Noksapyeong Station, Noksapyeong-daero, Yongsan-gu, Seoul',
    nativeAddress: '서울특별시 용산구 녹사평대로 녹사평역 육교',
    latitude: 37.5343,
    longitude: 126.9873,
    funFacts: [
      'Itaewon takes its name from an old inn: a won was a house where travelling officials could sleep.',
      'The colour of the light on Namsan’s tower has told people whether the air is good that evening.',
      'DanBam, the name of the bar, can be read as sweet night or as sweet chestnut.',
    ],
    scenes: [
      'Talks on the bridge with the tower behind them, usually about what to do next.',
      'Runs through the evening city, when thinking does not help.',
    ],
    lastChecked: '2026-11',
    art: { scene: 'city', mood: 'night' },
    panorama: 'city',
  },
  {
    name: 'Mokpo Modern History Museum',
    nativeName: '목포근대역사관 1관',
    drama: 'Hotel del Luna',
    description:
      'On the slope of Yudalsan, above the roofs of the port, stands a house of red brick with white lines round its windows. It was finished in 1900 as the Japanese consulate and has since been town hall, library and house of culture. Today it is a museum about the years when Mokpo was opened, built over and bled. For one summer it was also a hotel for guests who are no longer alive. The drama shot its front steps here and drew the many floors above with a computer. Look inside for the old fireplaces, then walk round to the back, where a tunnel was cut into the rock as a shelter.',
    address: '6 Yeongsan-ro 29beon-gil, Mokpo',
    nativeAddress: '목포시 영산로29번길 6',
    latitude: 34.7877,
    longitude: 126.3818,
    funFacts: [
      'It is the oldest modern building in Mokpo.',
      'The bricks came by ship from Japan, and so did the marble of the fireplaces.',
      'A second museum a few streets down was the office of a colonial land company.',
    ],
    scenes: [
      'Chan-seong in front of the door, not yet sure whether to run.',
      'Man-wol coming down the steps, dressed for another decade.',
      'Guests arriving after dark, each with something left to do.',
    ],
    lastChecked: '2026-11',
    art: { scene: 'city', mood: 'ember' },
  },
  {
    name: 'Baekbin Railway Crossing',
    nativeName: '백빈건널목',
    drama: 'My Mister',
    description:
      'Ten minutes from the towers of Yongsan a bell begins to ring, ttaeng, ttaeng, ttaeng. A man steps out of his hut with a flag, the barrier sinks, bicycles and delivery vans wait side by side, and a train goes by so close that you feel it. Then the street belongs to people again. There is a rice mill, a hardware shop, a noodle sign. Crossings like this one have nearly vanished from Seoul. In the drama it is part of Hugye, the neighbourhood that is on no map, where tired people walk home and look to the side to see who is walking with them. Come in the evening, and stand back from the rails.',
    address: '40-45 Hangangno 3-ga, Yongsan-gu, Seoul',
    nativeAddress: '서울특별시 용산구 한강로3가 40-45',
    latitude: 37.5253,
    longitude: 126.9611,
    funFacts: [
      'People call it Ttaengttaeng Street, after the sound of the bell.',
      'The name remembers a palace lady of the Baek family, who is said to have lived nearby and passed this way.',
      'It is one of the few crossings in the city that still have keepers with flags.',
    ],
    scenes: [
      'Ji-an waiting against the wall, out of the lamplight.',
      'The long way home from Hugye station, Dong-hun a few steps ahead.',
      'Three brothers side by side after an evening that was meant to be short.',
    ],
    lastChecked: '2026-11',
    art: { scene: 'rain', mood: 'dusk' },
    panorama: 'city',
  },
  {
    name: 'Binae Island',
    nativeName: '비내섬',
    drama: 'Crash Landing on You',
    description:
      'No house, no lamp post, only reeds and silver grass taller than a man, and the Namhan River going round them on both sides. Binae is an island of sand and silt that the river made by itself, reached by a low bridge from Angseong. It is a protected wetland, home to hundreds of kinds of plants and animals, and in October it looks as if somebody had breathed on it and turned it white. Far from any border it became the North Korean riverbank of the picnic: an afternoon off for a few soldiers and a woman who was not supposed to be there. Go at sunset, as they did, and take your rubbish home.',
    address: '412 Jocheon-ri, Angseong-myeon, Chungju, Chungcheongbuk-do',
    nativeAddress: '충청북도 충주시 앙성면 조천리 412',
    latitude: 37.1076,
    longitude: 127.8177,
    funFacts: [
      'One explanation of the name: people used to come over to cut the reeds, and to cut is beda.',
      'The long cycle path from Seoul to Busan passes right beside it, with a stamp booth.',
      'Many historical dramas have ridden through these reeds before and since.',
    ],
    scenes: [
      'The farewell picnic of episode six, with food that everyone pretends to be arguing about.',
      'A walk along the water in the last light, and a good deal left unsaid.',
    ],
    lastChecked: '2026-11',
    art: { scene: 'field', mood: 'autumn' },
  },
  {
    name: 'Manhyujeong Pavilion',
    nativeName: '만휴정',
    drama: 'Mr. Sunshine',
    description:
      'A path climbs beside a brook, a waterfall slides over bare rock, and above it, behind a bridge no wider than your shoulders, sits a small pavilion with a tiled roof. Kim Gye-haeng had it built around 1500. He had left the court of a cruel king, and the name he chose means resting late. In the drama a potter lives here, and on the bridge a man who has been thinking for days gives his answer to a question about an English word that she has not quite understood. The wildfires of March 2025 came right up to these trees. People had wrapped the posts in fireproof cloth, and the house was saved.',
    address: '42 Mukgyehari-gil, Giran-myeon, Andong, Gyeongsangbuk-do',
    nativeAddress: '경상북도 안동시 길안면 묵계하리길 42',
    latitude: 36.4104,
    longitude: 128.9099,
    funFacts: [
      'Cut into a rock nearby is the builder’s motto: there is no treasure in my house, and if there is one, it is to be upright.',
      'The autumn leaves on screen had help. The crew coloured even some of the pines.',
      'The river ferry that seems to land next door was filmed at another pavilion, about sixty kilometres away by road.',
    ],
    scenes: [
      'Eugene at the potter’s house, waiting.',
      'The handshake on the bridge, and the line everybody quotes: let us do it, love, together with me.',
    ],
    lastChecked: '2026-11',
    art: { scene: 'mountain', mood: 'autumn' },
  },
  {
    name: 'Hwaseong Haenggung Palace',
    nativeName: '화성행궁',
    drama: 'Jewel in the Palace',
    otherDramas: ['Love in the Moonlight', 'Extraordinary Attorney Woo'],
    description:
      'A palace for being away from the palace. King Jeongjo had it built in Suwon in 1789, to stay in when he visited his father’s grave, and nothing of its kind in the country was larger. In 1795 he held a feast here for his mother’s sixtieth birthday, and clerks wrote down every dish. Most of it was torn down under colonial rule and built up again with those records in hand. The first restored halls were opened in October 2003, and Jang-geum was already cooking in them. The lanes around it, Haenggung-dong, are low and old and full of cafés, and half of today’s romances seem to live there.',
    address: '825 Jeongjo-ro, Paldal-gu, Suwon, Gyeonggi-do',
    nativeAddress: '경기도 수원시 팔달구 정조로 825',
    latitude: 37.2819,
    longitude: 127.0142,
    funFacts: [
      'When it was whole it counted well over five hundred kan, the spaces between pillars by which a house was measured.',
      'The last missing buildings came back in 2024, a hundred and nineteen years after the first were lost.',
      'An old zelkova by the gate wears a skirt of wishes, written on paper and tied to straw rope.',
      'The gimbap shop of Extraordinary Attorney Woo was a restaurant in these lanes, with no gimbap on the menu.',
    ],
    scenes: [
      'Courtyards where the kitchen maids of Jewel in the Palace learn, hurry and are examined.',
      'The court of Love in the Moonlight and its restless young crown prince, passing through the same gates.',
    ],
    lastChecked: '2026-11',
    art: { scene: 'roofs', mood: 'dawn' },
    panorama: 'village',
  },
  {
    name: 'Hwahongmun Gate and Yongyeon Pond',
    nativeName: '화홍문과 용연',
    drama: 'Lovely Runner',
    otherDramas: ['Our Beloved Summer'],
    description:
      'Seven stone arches stand in a stream, with a wooden hall on top: the north water gate of Suwon’s fortress, built in the seventeen-nineties. A few steps up the slope a pavilion looks down on a round pond with an island the size of a room. Children feed the carp, students bring blankets, and the wall runs off over the hill like a ribbon. This is where nineteen-year-old Sol learns to ride a bicycle and where Sun-jae, on the bridge, hears his own heart. Their two houses face each other in an alley close by. People live there, so look, smile and walk on.',
    address: '44-6 Suwoncheon-ro 392beon-gil, Paldal-gu, Suwon, Gyeonggi-do',
    nativeAddress: '경기도 수원시 팔달구 수원천로392번길 44-6',
    latitude: 37.2875,
    longitude: 127.0178,
    funFacts: [
      'The fortress of Suwon has been a World Heritage Site since 1997.',
      'The pavilion’s name, Banghwasuryujeong, speaks of visiting flowers and following willows.',
      'Yongyeon means dragon pond.',
      'Because of the fortress nothing tall may be built here, which is why it looks like a summer some years ago.',
    ],
    scenes: [
      'The bicycle lesson round the pond, with a good deal of shouting.',
      'Sun-jae’s first brave sentence, on the little bridge with the arches behind him.',
      'The white house near the fortress wall where Choi Ung draws, in Our Beloved Summer.',
    ],
    lastChecked: '2026-11',
    art: { scene: 'roofs', mood: 'wisteria' },
    panorama: 'village',
  },
  {
    name: 'Goseong Five-Day Market',
    nativeName: '고성오일시장',
    drama: 'Our Blues',
    description:
      'Goseong’s market comes on dates that end in a four or a nine, six mornings a month and no more. By eight the hairtail lies in silver rows, by noon there are only crates and cats, and at two it is over. The markets of Our Blues are pieced together from several on Jeju, this one among them, and none of it was built in a studio. That is why it sounds right: the knives, the bargaining, the radio, the jokes in an island tongue that even people from Seoul need subtitles for. Buy something small. Seongsan’s green crater is a few minutes down the road.',
    address: '93 Goseongojo-ro, Seongsan-eup, Seogwipo, Jeju',
    nativeAddress: '제주특별자치도 서귀포시 성산읍 고성오조로 93',
    latitude: 33.452,
    longitude: 126.9133,
    funFacts: [
      'More than four fifths of Our Blues was filmed on Jeju itself.',
      'The island’s speech is counted by some as a language of its own, and by UNESCO as one in danger.',
      'In the drama the day ends when the fish does. In Goseong it is the same.',
    ],
    scenes: [
      'Eun-hui’s calls across the fish, and her silence when a boy from school stands in front of her.',
      'Ok-dong and Chun-hui side by side behind their baskets.',
      'The ice man and the sausage man, who are not on speaking terms.',
    ],
    lastChecked: '2026-11',
    art: { scene: 'jars', mood: 'noon' },
  },
  {
    name: 'Pocheon Art Valley',
    nativeName: '포천아트밸리',
    drama: 'Moon Lovers: Scarlet Heart Ryeo',
    description:
      'They cut granite here for some thirty years, for the great public buildings of Seoul, and left a hole in the mountain. Spring water and rain filled it. Today a small monorail takes you up to Cheonju Lake, twenty metres deep, jade green on bright days, with walls as straight as if drawn with a ruler. There are sculptures along the paths and an observatory at the top. In the drama a young woman with a broken heart sits beside this water, sees a child go under, and jumps. The sun goes dark, and when she comes up again it is another century. Bring a jacket. It is always cooler by the lake.',
    address: '234 Art Valley-ro, Sinbuk-myeon, Pocheon, Gyeonggi-do',
    nativeAddress: '경기도 포천시 신북면 아트밸리로 234',
    latitude: 37.9247,
    longitude: 127.2371,
    funFacts: [
      'Stone from this quarry is in the National Assembly and in the airport of Incheon.',
      'The lake is clear because nothing flows into it but rain and springs.',
      'In a cold January it freezes over, and the green turns to white from one week to the next.',
    ],
    scenes: [
      'The first minutes of Moon Lovers: Ha-jin, a bottle, a stranger with good advice, and the eclipse.',
      'The jump into green water, and the light going out.',
    ],
    lastChecked: '2026-11',
    art: { scene: 'mountain', mood: 'lagoon' },
  },
]
