// Fourteen places where dramas of the catalogue were filmed, for the virtual tour of a new site.
import type { PageRead } from '#contract/comfort.ts'

/** A line, and the positions of the sources that say so. */
type Sourced = readonly [line: string, ...sources: number[]]

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
  /** WGS 84. It leads to the place or its gate, give or take a hundred meters or two: not for surveying */
  latitude: number
  longitude: number
  funFacts: Sourced[]
  /** which scenes, described so that nothing late is given away */
  scenes: Sourced[]
  /** the pages that were read; visitors see them */
  sources: PageRead[]
  /** the day on which these lines were last compared with what is published about the place */
  lastChecked: string
  /** its own drawing, as a picture and as a panorama */
  art: string
}

export const places: SeedPlace[] = [
  {
    name: 'Cheongha Market',
    nativeName: '청하시장 (공진시장)',
    drama: 'Hometown Cha-Cha-Cha',
    description:
      'Gongjin is made up, its market is not. Cheongha is a farming and fishing township in the north of Pohang, and every fifth day its small market fills with radishes, dried fish and plastic bowls. The drama borrowed the square and the lanes around it for the hardware shop, the supermarket, the café and the Chinese restaurant, and when the cameras had left, the traders kept the painted fronts. Come on a market day and you get both villages at once: the one from the screen, and the one where somebody’s grandmother will weigh your persimmons and round the number up.',
    address: 'Cheongha Market, Deokseong-ri, Cheongha-myeon, Buk-gu, Pohang, Gyeongsangbuk-do',
    nativeAddress: '경상북도 포항시 북구 청하면 덕성리 청하시장',
    latitude: 36.1971,
    longitude: 129.3398,
    funFacts: [
      [
        'A big squid stands in the middle of the market. It came with the drama, and the city unveiled a new one in February 2025.',
        0,
        2,
      ],
      ['The market is held on dates that end in a one or a six.', 0],
      ['Since the drama it calls itself Cheongha Gongjin Market.', 1],
      ['The boat on the hilltop is a drive away, at Sabang Memorial Park.', 0],
    ],
    scenes: [
      ['Bora Super, the shop at the entrance of the market.', 1, 3],
      ['Gongjin Banjeom, the Chinese restaurant where Du-sik lends a hand.', 1],
      ['Oh Yoon’s café, coffee by day and beer by moonlight, and the hardware shop.', 1, 3],
    ],
    sources: [
      {
        name: 'JoongAng Ilbo on the places of the drama (in Korean)',
        url: 'https://www.joongang.co.kr/article/25019815',
        read: '2026-11',
      },
      {
        name: 'Sporbiz on the market (in Korean)',
        url: 'https://www.sporbiz.co.kr/news/articleView.html?idxno=644304',
        read: '2026-11',
      },
      { name: 'Daum on the new squid (in Korean)', url: 'https://v.daum.net/v/ulAqdX5r5h', read: '2026-11' },
      {
        name: 'Leyjun, a visit after the last episode (in Korean)',
        url: 'https://leyjun.tistory.com/entry/%EA%B0%AF%EB%A7%88%EC%9D%84%EC%B0%A8%EC%B0%A8%EC%B0%A8-%EC%B4%AC%EC%98%81%EC%A7%80966',
        read: '2026-11',
      },
    ],
    lastChecked: '2026-11-22',
    art: 'cheongha',
  },
  {
    name: 'Guryongpo Modern Culture Street',
    nativeName: '구룡포 일본인가옥거리',
    drama: 'When the Camellia Blooms',
    description:
      'Behind the quay of Guryongpo runs one narrow street of wooden houses. Japanese fishing families built them about a hundred years ago, when Korea was under their country’s rule, and some fifty are left. The city keeps them as a reminder that is meant to be a little uncomfortable. Then a drama moved in and called the street Ongsan. The bar with the camellia sign is here, and a long flight of stone steps climbs from the street to the park. Sit down on it, as they did on the poster. The whole harbor lies at your feet, with the gulls, the nets and the squid boats.',
    address: '153-1 Guryongpo-gil, Guryongpo-eup, Nam-gu, Pohang, Gyeongsangbuk-do',
    nativeAddress: '경상북도 포항시 남구 구룡포읍 구룡포길 153-1',
    latitude: 35.9904,
    longitude: 129.5606,
    funFacts: [
      [
        'Guryongpo means harbor of nine dragons. In the legend there were ten, and nine rose into the sky.',
        2,
      ],
      [
        'The stone posts beside the steps once bore the names of Japanese settlers. When these had left, the town covered the names with cement and turned the posts around.',
        1,
      ],
      ['In winter the town is known for gwamegi, fish dried in the cold wind.', 3],
      [
        'Long before the camellias, the street was already a film set: Eyes of Dawn was shot here in 1991.',
        0,
      ],
    ],
    scenes: [
      ['Dongbaek and Yong-sik on the stone steps, as on the poster.', 1],
      [
        'The front of Camellia: a wooden house with a small yard and a roofed well, about a hundred years old.',
        0,
      ],
      ['The street of crab restaurants where everybody knows everybody.', 0],
    ],
    sources: [
      {
        name: 'Hankook Ilbo, on Zum (in Korean)',
        url: 'https://news.zum.com/articles/55681598?cm=popular',
        read: '2026-11',
      },
      {
        name: 'Fastpick on the steps and the posts (in Korean)',
        url: 'https://fastpick.co.kr/%EC%97%AC%ED%96%89/%ED%9E%90%EB%A7%81%ED%95%98%EB%9F%AC-%EA%B0%84%EB%8B%A4-%EA%B3%B5%ED%9A%A8%EC%A7%84%EB%8F%84-%EB%B0%98%ED%96%88%EB%8B%A4%EB%8A%94-%EB%8F%99%EB%B0%B1%EA%BD%83%ED%95%84%EB%AC%B4/',
        read: '2026-11',
      },
      {
        name: 'Easy Infohub on the history of the street (in Korean)',
        url: 'https://easy-infohub.com/34?category=1354336',
        read: '2026-11',
      },
      {
        name: 'eTravel News on Pohang in winter (in Korean)',
        url: 'https://etravelnews.kr/62337',
        read: '2026-11',
      },
      {
        name: 'Song Jong-sik, a visit in 2021 (in Korean)',
        url: 'https://bloggerscirahab.blogspot.com/2021/01/feat_6.html',
        read: '2026-11',
      },
    ],
    lastChecked: '2026-11-22',
    art: 'guryongpo',
  },
  {
    name: 'Yeongjin Beach Breakwater',
    nativeName: '주문진 영진해변 방사제',
    drama: 'Goblin',
    description:
      'A short finger of concrete, gray stones on both sides, and the East Sea all around. It was built to keep the sand of the beach from wandering off, and nobody gave it a thought until a schoolgirl in a red scarf lit her birthday candles here and a tall man turned up with buckwheat flowers in his hand. There are several breakwaters that look alike along this shore. The right one has a sign and, on most days, a queue. Go early, when the light comes flat over the water and only the fishing boats of Jumunjin are about. When the waves are high, stay on the beach: signs warn of falls.',
    address: '1609 Haean-ro, Jumunjin-eup, Gangneung, Gangwon-do',
    nativeAddress: '강원특별자치도 강릉시 주문진읍 해안로 1609',
    latitude: 37.8799,
    longitude: 128.8342,
    funFacts: [
      ['In Korean it is not a breakwater at all but a bangsaje, a wall against wandering sand.', 1],
      [
        'While the drama was on air, stalls nearby lent out red scarves and bunches of buckwheat for 1,000 won.',
        0,
      ],
      ['The buckwheat was in another place altogether: Hagwon Farm in Gochang, in the south-west.', 3],
    ],
    scenes: [
      ['Eun-tak’s birthday by the sea: the candles go out, and somebody stands at her side.', 0, 2],
      ['A bunch of buckwheat flowers that changes hands between two strangers.', 0],
    ],
    sources: [
      {
        name: 'Kyunghyang Shinmun, on Daum (in Korean)',
        url: 'https://v.media.daum.net/v/20170102091552673',
        read: '2026-11',
      },
      {
        name: 'OWL Magazine on the bangsaje (in Korean)',
        url: 'https://owlmagazine.co.kr/%ec%a3%bc%eb%ac%b8%ec%a7%84-%eb%93%9c%eb%9d%bc%eb%a7%88-%eb%8f%84%ea%b9%a8%eb%b9%84-%ec%b4%ac%ec%98%81%ec%a7%80-%ec%98%81%ec%a7%84%ed%95%b4%eb%b3%80-%eb%b0%a9%ec%82%ac%ec%a0%9c/',
        read: '2026-11',
      },
      {
        name: 'Suwan News on the sign and the waves (in Korean)',
        url: 'https://en.swn.kr/?p=13349',
        read: '2026-11',
      },
      {
        name: 'With Mint on the fields of Gochang (in Korean)',
        url: 'https://carittas.tistory.com/entry/%EB%9D%BC%EC%BC%93%EC%86%8C%EB%85%84%EB%8B%A8-5%ED%9A%8C-%EC%B4%AC%EC%98%81%EC%A7%80-%EC%B2%AD%EB%B3%B4%EB%A6%AC%EB%B0%AD',
        read: '2026-11',
      },
    ],
    lastChecked: '2026-11-22',
    art: 'yeongjin',
  },
  {
    name: 'Hagwon Farm',
    nativeName: '보리나라 학원농장',
    drama: 'When Life Gives You Tangerines',
    otherDramas: ['Goblin', 'My Dearest', 'Racket Boys'],
    description:
      'Low hills without a fence, a path of red earth, one tree. In April the hills are green with barley and yellow with rape blossom, in summer there are sunflowers, and in autumn buckwheat lies on them like the first snow. It looks like Jeju in one drama, like another century in the next, and like a door into nowhere in a third. In fact it is a working farm in Gochang, in the south-west of the mainland, where a family has been growing things since the nineteen-sixties and found out that people would come just to see barley move in the wind. Keep to the paths. The fields are somebody’s harvest.',
    address: '154 Hagwonnongjang-gil, Gongeum-myeon, Gochang, Jeollabuk-do',
    nativeAddress: '전북특별자치도 고창군 공음면 학원농장길 154',
    latitude: 35.3754,
    longitude: 126.5433,
    funFacts: [
      ['The barley festival in spring had its twenty-second year in 2025.', 0],
      ['Before the barley there were mulberry trees for silk, then cattle, then watermelons and peanuts.', 1],
      [
        'The name holds birds twice: the valley was named after its herons, and the founder, Lee Hak, has crane in her name.',
        1,
      ],
    ],
    scenes: [
      ['Ae-sun and Gwan-sik among the yellow flowers, very young and very serious.', 0],
      ['The white field behind one of the goblin’s doors.', 2, 3],
      ['Jang-hyun and Gil-chae of My Dearest, on the hill across from the rape blossom.', 3],
      ['The barley field of episode five of Racket Boys.', 2],
    ],
    sources: [
      {
        name: 'Asia Today on the farm and its dramas (in Korean)',
        url: 'https://api1.asiatoday.co.kr/kn/view.php?key=20250317001121127',
        read: '2026-11',
      },
      {
        name: 'The farm’s own page on its history (in Korean)',
        url: 'https://www.borinara.co.kr/29',
        read: '2026-11',
      },
      {
        name: 'With Mint on Racket Boys and Goblin (in Korean)',
        url: 'https://carittas.tistory.com/entry/%EB%9D%BC%EC%BC%93%EC%86%8C%EB%85%84%EB%8B%A8-5%ED%9A%8C-%EC%B4%AC%EC%98%81%EC%A7%80-%EC%B2%AD%EB%B3%B4%EB%A6%AC%EB%B0%AD',
        read: '2026-11',
      },
      {
        name: 'Nabiflower on the festival of 2025 (in Korean)',
        url: 'https://nabiflower.thenewsmedical.co.kr/entry/%EC%B2%AD%EB%B3%B4%EB%A6%AC-%EB%AC%BC%EA%B2%B0-%EB%94%B0%EB%9D%BC-%EB%B4%84%EC%9D%84-%EA%B1%B7%EB%8B%A4%E2%80%A6%EA%B3%A0%EC%B0%BD-%EC%B2%AD%EB%B3%B4%EB%A6%AC%EB%B0%AD-%EC%B6%95%EC%A0%9C-%EB%93%9C%EB%9D%BC%EB%A7%88-%EA%B0%99%EC%9D%80-%ED%92%8D%EA%B2%BD-%EC%86%8D%EC%9C%BC%EB%A1%9C',
        read: '2026-11',
      },
    ],
    lastChecked: '2026-11-22',
    art: 'hagwon',
  },
  {
    name: 'Hanbyeok Tunnel',
    nativeName: '한벽굴',
    drama: 'Twenty-Five Twenty-One',
    description:
      'At the edge of Jeonju’s old town a stream bends round a cliff, and through the cliff goes a tunnel, just long enough for two people to get their breath back. Trains used it from 1931, until the line was moved. Now it belongs to those on foot. From inside, in summer, you see an arch of such green that it looks painted. Up on the rock stands Hanbyeokdang, a pavilion first built in 1404, where scholars came to write poems and to watch the water. Other parts of the young heroes’ neighborhood lie a quarter of an hour along the stream.',
    address: 'San 7-3, Gyo-dong, Wansan-gu, Jeonju, Jeollabuk-do',
    nativeAddress: '전북특별자치도 전주시 완산구 교동 산7-3',
    latitude: 35.8119,
    longitude: 127.1608,
    funFacts: [
      ['The story is set in Seoul, in Ahyeon-dong. Its lanes are in Jeonju.', 2],
      [
        'The railway was driven through the foot of the pavilion’s rock under colonial rule. Trains ran through it until 1981.',
        3,
      ],
      ['The comic book shop was a music studio in Seohak-dong, fifteen minutes along the stream.', 1],
      [
        'Hee-do’s house stands on the slope below Omokdae, from where you look down on the roofs of the old town.',
        2,
        4,
      ],
    ],
    scenes: [
      [
        'Episode two: two people out of breath, who agree to be happy for a moment when nobody is looking.',
        0,
      ],
      ['Hee-do cheering up Yi-jin after a bad day.', 1],
    ],
    sources: [
      {
        name: 'Cosmopolitan Korea (in Korean)',
        url: 'https://www.cosmopolitan.co.kr/article/63888',
        read: '2026-11',
      },
      {
        name: 'Koya Culture on Jeonju (in Korean)',
        url: 'https://koya-culture.com/mobile/article.html?no=139060',
        read: '2026-11',
      },
      {
        name: 'JoongAng Ilbo on the places of the drama (in Korean)',
        url: 'https://www.joongang.co.kr/article/25051320',
        read: '2026-11',
      },
      {
        name: 'Korean Wikipedia on the tunnel',
        url: 'https://ko.wikipedia.org/wiki/%ED%95%9C%EB%B2%BD%ED%84%B0%EB%84%90',
        read: '2026-11',
      },
      {
        name: 'The city of Jeonju (in Korean)',
        url: 'https://tour.jeonju.go.kr/board/view.jeonju?boardId=BBS_0000022&menuCd=DOM_000000105007000000&dataSid=10201',
        read: '2026-11',
      },
      {
        name: 'Barongl on the pavilion (in Korean)',
        url: 'https://barongl.tistory.com/1832?category=997337',
        read: '2026-11',
      },
    ],
    lastChecked: '2026-11-22',
    art: 'hanbyeok',
  },
  {
    name: 'Noksapyeong Footbridge',
    nativeName: '녹사평 육교',
    drama: 'Itaewon Class',
    description:
      'A river of cars below, Namsan with its tower straight ahead, and Itaewon one flight of stairs away. The footbridge at Noksapyeong is nothing special on the map, and yet half of Seoul has a picture from here. In the drama it is the place where Sae-ro-yi and Yi-seo say what they could not say in the bar. The bar’s own house stood on the slope close by. Shops change hands quickly in this quarter. The view has not changed. Wait for the minute after sunset when the tower lights up and the rear lights below begin to glow.',
    address: 'Noksapyeong Station, Noksapyeong-daero, Yongsan-gu, Seoul',
    nativeAddress: '서울특별시 용산구 녹사평대로 녹사평역 육교',
    latitude: 37.5343,
    longitude: 126.9873,
    funFacts: [
      [
        'DanBam’s first house was a shop on the slope above Noksapyeong Station. Inside there was hardly room for five tables, so the bar itself was built in a studio.',
        1,
        2,
      ],
      ['The light on Namsan’s tower tells the city how clean the air is: blue is good, red is bad.', 3],
      ['From the bridge you also see Haebangchon, the village on the side of the hill.', 0],
    ],
    scenes: [
      ['Sae-ro-yi and Yi-seo on the bridge, with the tower behind them.', 0],
      ['The slope by the station, where the bar DanBam began.', 1],
    ],
    sources: [
      {
        name: 'Visit Seoul on the footbridge (in Korean)',
        url: 'https://korean.visitseoul.net/attractions/noksapyeongoverpass/KOPuqpj4a',
        read: '2026-11',
      },
      {
        name: 'JoongAng Ilbo on the places of the drama (in Korean)',
        url: 'https://www.joongang.co.kr/article/23723477',
        read: '2026-11',
      },
      {
        name: 'Photohistory, a visit in February 2020 (in Korean)',
        url: 'https://photohistory.tistory.com/19065?category=748267',
        read: '2026-11',
      },
      {
        name: 'Namsan Seoul Tower on its lights',
        url: 'https://www.seoultower.co.kr/en/tour/tower_light',
        read: '2026-11',
      },
    ],
    lastChecked: '2026-11-22',
    art: 'noksapyeong',
  },
  {
    name: 'Mokpo Modern History Museum',
    nativeName: '목포근대역사관 1관',
    drama: 'Hotel del Luna',
    description:
      'On the slope of Yudalsan, above the roofs of the port, stands a house of red brick with white lines around its windows. It was finished in December 1900 as the Japanese consulate and later served the city’s offices and its cultural center. Today it is a museum about the years when Mokpo was opened, built over and bled. For one summer it was also a hotel for guests who are no longer alive. Only the outside was filmed: the steps, the arched door, the brick. The hotel’s rooms were elsewhere. Look inside for the old fireplaces, then walk around to the back, where a tunnel was cut into the rock as a shelter.',
    address: '6 Yeongsan-ro 29beon-gil, Mokpo',
    nativeAddress: '목포시 영산로29번길 6',
    latitude: 34.7877,
    longitude: 126.3818,
    funFacts: [
      ['It is the oldest building of its kind in Mokpo.', 0],
      ['The red bricks came from Japan, and so did the marble of the fireplaces.', 0],
      ['The ticket also covers the air-raid shelter in the rock behind the house.', 2],
      ['A second museum stands about two hundred meters down the street.', 1],
    ],
    scenes: [
      ['Chan-seong in front of the hotel’s door.', 0],
      ['Man-wol and Chan-seong going in by the arched entrance at the top of the steps.', 0],
    ],
    sources: [
      {
        name: 'Hankook Ilbo (in Korean)',
        url: 'https://www.hankookilbo.com/News/Read/201908290971752931',
        read: '2026-11',
      },
      {
        name: 'Review Times on the museum (in Korean)',
        url: 'https://edu.dcinside.com/board/view/?id=reviewtimes&no=2090&page=14',
        read: '2026-11',
      },
      {
        name: 'A visit to the museum and the shelter (in Korean)',
        url: 'https://m.blog.naver.com/PostView.naver?blogId=sb-ssambi&logNo=223244454540',
        read: '2026-11',
      },
      {
        name: 'Great Y on the house and its history (in Korean)',
        url: 'https://zooz.tistory.com/entry/%ED%98%B8%ED%85%94-%EB%8D%B8%EB%A3%A8%EB%82%98-%EC%B4%AC%EC%98%81%EC%A7%80-%EB%AA%A9%ED%8F%AC-%EA%B7%BC%EB%8C%80%EC%97%AD%EC%82%AC%EA%B4%80-1%EA%B4%80-%EC%9D%BC%EB%B3%B8-%EC%98%81%EC%82%AC%EA%B4%80-feat-%ED%98%B8%ED%85%94-%EB%8D%B8%EB%A3%A8%EB%82%98-%EC%9D%BC%EB%B3%B8-%EC%98%81%EC%82%AC%EA%B4%80?category=581370',
        read: '2026-11',
      },
    ],
    lastChecked: '2026-11-22',
    art: 'mokpo',
  },
  {
    name: 'Baekbin Railway Crossing',
    nativeName: '백빈건널목',
    drama: 'My Mister',
    description:
      'Ten minutes from the towers of Yongsan a bell begins to ring, ttaeng, ttaeng, ttaeng. A keeper looks left and right, the barrier sinks, bicycles and delivery vans wait side by side, and a train goes by so close that you feel it. Then the street belongs to people again. There is a mill, a hardware shop, a rice shop, a noodle sign. Crossings like this one have nearly vanished from Seoul. In the drama it is part of Hugye, a neighborhood that is on no map, where tired people walk home and are glad of company. Come in the evening, and stand back from the rails.',
    address: '40-45 Hangangno 3-ga, Yongsan-gu, Seoul',
    nativeAddress: '서울특별시 용산구 한강로3가 40-45',
    latitude: 37.5253,
    longitude: 126.9611,
    funFacts: [
      ['People call it Ttaengttaeng Street, after the sound of the bell.', 0, 1],
      [
        'The name remembers a royal concubine of the Baek family, who is said to have lived nearby after she left the palace.',
        1,
      ],
      ['It is one of the few crossings in the city that still have keepers.', 0],
    ],
    scenes: [
      ['Dong-hun on his way home after a long day, and Ji-an, who turns up with a word of comfort.', 0],
      ['The two of them at the barrier, while the train goes by.', 2],
    ],
    sources: [
      {
        name: 'Dong-A Ilbo on the crossing (in Korean)',
        url: 'https://donga.com/news/Society/article/all/20200224/99838039/1',
        read: '2026-11',
      },
      {
        name: 'The city of Seoul’s Media Hub (in Korean)',
        url: 'https://mediahub.seoul.go.kr/archives/1261894',
        read: '2026-11',
      },
      {
        name: 'Midori, a visit in January 2024 (in Korean)',
        url: 'https://midorisweb.tistory.com/1554',
        read: '2026-11',
      },
    ],
    lastChecked: '2026-11-22',
    art: 'baekbin',
  },
  {
    name: 'Binae Island',
    nativeName: '비내섬',
    drama: 'Crash Landing on You',
    description:
      'No house, no lamp post, only reeds and silver grass taller than a man, and the Namhan River going round them on both sides. Binae is an island of sand and silt that the river made by itself, reached by a low bridge from Angseong. It has been a protected wetland since 2021, home to hundreds of kinds of plants and animals, and in October it looks as if somebody had breathed on it and turned it white. Far from any border it became the North Korean riverbank of the picnic: an afternoon off for a few soldiers and a woman who was not supposed to be there. Go at sunset, as they did, and take your trash home.',
    address: '412 Jocheon-ri, Angseong-myeon, Chungju, Chungcheongbuk-do',
    nativeAddress: '충청북도 충주시 앙성면 조천리 412',
    latitude: 37.1076,
    longitude: 127.8177,
    funFacts: [
      ['One explanation of the name: people came over to cut the reeds, and to cut is beda.', 2],
      ['The cycle path that crosses the country passes right beside it.', 2],
      ['Guides count 865 kinds of plants and animals here, eighteen of them endangered.', 1],
    ],
    scenes: [
      ['The farewell picnic of episode six.', 0],
      ['The river, the reeds and the evening light around two people with a good deal left unsaid.', 0],
    ],
    sources: [
      {
        name: 'Digital Chosun on the island (in Korean)',
        url: 'https://digitalchosun.dizzo.com/m/article.amp.html?contid=2020021180071',
        read: '2026-11',
      },
      {
        name: 'Leeke, from the sign of the wetland (in Korean)',
        url: 'https://leeke2000.tistory.com/16510598?category=1092156',
        read: '2026-11',
      },
      {
        name: 'Runer303, a walk to the place of the picnic (in Korean)',
        url: 'https://runer303.tistory.com/20?category=1058223',
        read: '2026-11',
      },
    ],
    lastChecked: '2026-11-22',
    art: 'binae',
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
      [
        'Cut into a rock nearby is the builder’s motto: there is no treasure in my house, and if there is one, it is to be upright.',
        2,
      ],
      ['At first it was called Ssangcheongheon. The name that means resting late came afterwards.', 3],
      ['The drama’s other famous pavilion, Gosanjeong, is in Dosan, also in Andong.', 4],
    ],
    scenes: [
      ['Ae-sin comes to see the potter, and Eugene is there.', 1],
      ['The bridge, and the line everybody quotes: let us do it, love, together with me.', 0],
    ],
    sources: [
      {
        name: 'Chosun Ilbo on the fire, on Zum (in Korean)',
        url: 'https://m.news.zum.com/articles/97144108?cm=news_RelatedNews_recommender_pop&r=3&thumb=1',
        read: '2026-11',
      },
      {
        name: 'Wikitree on the fire and the drama (in Korean)',
        url: 'https://wikitree.co.kr/articles/1036667',
        read: '2026-11',
      },
      {
        name: 'The Festival, with the words on the rock (in Korean)',
        url: 'https://thefestival.co.kr/community/photo/7237',
        read: '2026-11',
      },
      {
        name: 'Kimilkoo on the history of the house (in Korean)',
        url: 'https://kimilkoo.tistory.com/tag/%EC%86%A1%EC%95%94%ED%8F%AD%ED%8F%AC',
        read: '2026-11',
      },
      {
        name: 'Ayam3390, a visit to both pavilions (in Korean)',
        url: 'https://ayam3390.tistory.com/8881281?category=1072177',
        read: '2026-11',
      },
    ],
    lastChecked: '2026-11-22',
    art: 'manhyu',
  },
  {
    name: 'Hwaseong Haenggung Palace',
    nativeName: '화성행궁',
    drama: 'Jewel in the Palace',
    otherDramas: ['Love in the Moonlight', 'Extraordinary Attorney Woo'],
    description:
      'A palace for being away from the palace. King Jeongjo had it built in Suwon in 1789, to stay in when he visited his father’s grave, and nothing of its kind in the country was larger. In 1795 he held a feast here for his mother’s sixtieth birthday. Most of it was torn down under colonial rule and has been built up again. The restored halls were opened in October 2003, and newspapers of that week already report that Jang-geum was being filmed in them. The lanes around it, Haenggung-dong, are low and old and full of cafés, and many of today’s romances seem to live there.',
    address: '825 Jeongjo-ro, Paldal-gu, Suwon, Gyeonggi-do',
    nativeAddress: '경기도 수원시 팔달구 정조로 825',
    latitude: 37.2819,
    longitude: 127.0142,
    funFacts: [
      ['When it was whole it counted 576 kan, the spaces between pillars by which a house was measured.', 3],
      [
        'The last missing buildings came back in April 2024, a hundred and nineteen years after the first were lost.',
        4,
      ],
      ['An old zelkova near the gate wears a skirt of wishes, written on paper and tied to straw rope.', 2],
      [
        'The gimbap shop of Extraordinary Attorney Woo was a Japanese restaurant in the lanes nearby, with no gimbap on the menu.',
        5,
      ],
    ],
    scenes: [
      ['The courts of Boknaedang and Jangnakdang in Jewel in the Palace.', 0],
      ['Bongsudang, the innermost hall, as the crown prince’s quarters in Love in the Moonlight.', 1],
      ['The crown prince’s dance in the teaser, in front of the gate Jungyangmun.', 2],
    ],
    sources: [
      {
        name: 'Seoul Shinmun, October 2003 (in Korean)',
        url: 'https://m.seoul.co.kr/news/2003/10/16/20031016009003',
        read: '2026-11',
      },
      {
        name: 'Korea.kr on Love in the Moonlight (in Korean)',
        url: 'https://koreablog.korea.kr/1173',
        read: '2026-11',
      },
      {
        name: 'Dongwon’s reporters on two dramas in Suwon (in Korean)',
        url: 'https://dongwonblog.tistory.com/559',
        read: '2026-11',
      },
      {
        name: 'Korean Content on the palace (in Korean)',
        url: 'https://koreancontent.kr/3077',
        read: '2026-11',
      },
      {
        name: 'A travel page on Suwon, on Daum (in Korean)',
        url: 'https://cafe.daum.net/_c21_/bbs_read?datanum=478&fldid=bGBp&grpid=1ZXRQ',
        read: '2026-11',
      },
      {
        name: 'Herald on the gimbap shop (in Korean)',
        url: 'https://mbiz.heraldcorp.com/view.php?ud=20220804000636',
        read: '2026-11',
      },
      {
        name: 'Totobox on the feast of 1795 (in Korean)',
        url: 'https://totobox.tistory.com/tag/%EC%88%98%EC%9B%90%ED%99%94%EC%84%B1',
        read: '2026-11',
      },
    ],
    lastChecked: '2026-11-22',
    art: 'haenggung',
  },
  {
    name: 'Hwahongmun Gate and Yongyeon Pond',
    nativeName: '화홍문과 용연',
    drama: 'Lovely Runner',
    otherDramas: ['Our Beloved Summer'],
    description:
      'Seven stone arches stand in a stream, with a wooden hall on top: the north water gate of Suwon’s fortress, built in the seventeen-nineties. A few steps up the slope a pavilion looks down on a round pond with an island the size of a room. People bring blankets and spread them on the grass, and the wall runs off over the hill like a ribbon. This is where Sol learns to ride a bicycle and where Sun-jae, on the bridge, gathers his courage. Their two houses face each other in an alley not far away. People live there, so look, smile and walk on.',
    address: '44-6 Suwoncheon-ro 392beon-gil, Paldal-gu, Suwon, Gyeonggi-do',
    nativeAddress: '경기도 수원시 팔달구 수원천로392번길 44-6',
    latitude: 37.2875,
    longitude: 127.0178,
    funFacts: [
      ['The fortress of Suwon has been a World Heritage Site since 1997.', 3],
      [
        'Because of the fortress, building is restricted here, which is why the old houses are still standing.',
        2,
      ],
      ['Banghwasuryujeong, the pavilion above the pond, was a command post with a beautiful view.', 1],
    ],
    scenes: [
      ['Episode five: the bicycle lesson around the pond.', 1],
      ['Episode six: Sun-jae on the bridge over the stream, with the seven arches behind him.', 0, 1],
      ['Choi Ung’s house in Our Beloved Summer, in the same old town.', 4],
    ],
    sources: [
      {
        name: 'The city of Suwon’s reporters (in Korean)',
        url: 'https://news.suwon.go.kr/?p=46&viewMode=view&reqIdx=202405140824267004',
        read: '2026-11',
      },
      {
        name: 'A travel page on Suwon, on Daum (in Korean)',
        url: 'https://cafe.daum.net/_c21_/bbs_read?datanum=478&fldid=bGBp&grpid=1ZXRQ',
        read: '2026-11',
      },
      {
        name: 'Welvoter on the old town (in Korean)',
        url: 'https://www.welvoter.co.kr/43624',
        read: '2026-11',
      },
      {
        name: 'Samsung Fire on Suwon (in Korean)',
        url: 'https://blog.samsungfire.com/1247?category=604121',
        read: '2026-11',
      },
      {
        name: 'Choi Eun-jin, a walk to both houses of Our Beloved Summer (in Korean)',
        url: 'https://brunch.co.kr/@choeeunjin/19',
        read: '2026-11',
      },
    ],
    lastChecked: '2026-11-22',
    art: 'hwahongmun',
  },
  {
    name: 'Goseong Five-Day Market',
    nativeName: '고성오일시장',
    drama: 'Our Blues',
    description:
      'Goseong’s market comes on dates that end in a four or a nine, six mornings a month and no more. It opens at eight and closes at two, and on other days there is only an empty lot. The markets of Our Blues are pieced together from several on Jeju, this one among them, and they are real ones, not sets. That is why it sounds right: the knives, the bargaining, the radio, the jokes in an island tongue that even people from Seoul need subtitles for. It sells what people here need, not souvenirs, so buy some fruit. Seongsan’s green crater is close by.',
    address: '93 Goseongojo-ro, Seongsan-eup, Seogwipo, Jeju',
    nativeAddress: '제주특별자치도 서귀포시 성산읍 고성오조로 93',
    latitude: 33.452,
    longitude: 126.9133,
    funFacts: [
      ['More than four fifths of Our Blues was filmed on Jeju itself, and its markets are real ones.', 1],
      [
        'Eun-hui’s fish shop is not in this market. One page puts it in the Jungang Market of Moseulpo, another in the Olle Market of Seogwipo.',
        0,
        1,
      ],
      ['By noon most traders begin to pack up.', 2],
    ],
    scenes: [
      ['Ok-dong and Chun-hui selling vegetables side by side.', 2],
      ['The traders of the drama at work, Ho-sik the ice man among them.', 3],
    ],
    sources: [
      {
        name: 'Jeju Development Corporation’s webzine (in Korean)',
        url: 'https://webzine.jpdc.co.kr/html/vol47/sub02_02.php',
        read: '2026-11',
      },
      {
        name: 'JoongAng Ilbo on the places of the drama (in Korean)',
        url: 'https://www.joongang.co.kr/article/25072673',
        read: '2026-11',
      },
      {
        name: 'Mindgil, a visit to the market (in Korean)',
        url: 'https://www.mindgil.com/news/articleView.html?idxno=74734',
        read: '2026-11',
      },
      {
        name: 'Jenny on the drama’s places on Jeju (in Korean)',
        url: 'https://social-world.tistory.com/entry/%EC%9A%B0%EB%A6%AC%EB%93%A4%EC%9D%98-%EB%B8%94%EB%A3%A8%EC%8A%A4-%EC%B4%AC%EC%98%81%EC%A7%80%EC%A0%9C%EC%A3%BC%EC%9D%98-%EC%97%AC%EA%B8%B0%EB%9E%98%EC%9A%94',
        read: '2026-11',
      },
    ],
    lastChecked: '2026-11-22',
    art: 'goseong',
  },
  {
    name: 'Pocheon Art Valley',
    nativeName: '포천아트밸리',
    drama: 'Moon Lovers: Scarlet Heart Ryeo',
    description:
      'They cut granite here for some thirty years, from the nineteen-sixties on, and left a hole in the mountain. Spring water and rain filled it. Today a small monorail takes you up to Cheonju Lake, twenty metres deep, jade green on bright days, with walls as straight as if drawn with a ruler. There are sculptures along the paths and an observatory at the top. In the drama a young woman with a broken heart sits beside this water, sees a child go under, and jumps. The sun goes dark, and when she comes up again it is another century. On foot the way up is steep.',
    address: '234 Art Valley-ro, Sinbuk-myeon, Pocheon, Gyeonggi-do',
    nativeAddress: '경기도 포천시 신북면 아트밸리로 234',
    latitude: 37.9247,
    longitude: 127.2371,
    funFacts: [
      ['Stone from Pocheon is in the National Assembly and in the airport of Incheon.', 2],
      ['The lake is clear because it is fed by rain and springs, and crayfish live in it.', 3, 4],
      ['The Legend of the Blue Sea and A Korean Odyssey were filmed here too.', 1],
    ],
    scenes: [
      ['The first minutes of Moon Lovers: Ha-jin, a bottle, and a stranger with advice.', 5],
      ['The jump into green water, and the sky going dark.', 0, 5],
    ],
    sources: [
      {
        name: 'Visit Korea on Moon Lovers',
        url: 'https://english.visitkorea.or.kr/enu/ATR/SI_EN_3_6.jsp?cid=2420291',
        read: '2026-11',
      },
      {
        name: 'Korean Drama Land',
        url: 'https://koreandramaland.com/listings/pocheon-art-valley/',
        read: '2026-11',
      },
      {
        name: 'MD Guesthouse on the quarry (in Korean)',
        url: 'https://www.mdguesthouse.com/post/%EC%97%AC%ED%96%89-%ED%8F%AC%EC%B2%9C%EC%95%84%ED%8A%B8%EB%B0%B8%EB%A6%AC',
        read: '2026-11',
      },
      {
        name: 'Nannaya Korea (in Korean)',
        url: 'https://nannayakorea.com/spots/gyeonggi_pocheon_artvalley',
        read: '2026-11',
      },
      { name: 'pt7294kim, a visit (in Korean)', url: 'https://pt7294kim.tistory.com/m/11', read: '2026-11' },
      {
        name: 'Dramabeans, recap of episode 1',
        url: 'https://www.dramabeans.com/2016/08/moon-lovers-scarlet-heart-ryeo-episode-1/',
        read: '2026-11',
      },
    ],
    lastChecked: '2026-11-22',
    art: 'pocheon',
  },
]
