// What the commonest passwords are made of. Our own collection: the words people reach for, and what they put behind them.

/** Words that stand alone, or with one of the endings. */
export const WORDS = `
password passwort passwd pass passw0rd pa55word secret private login welcome hello letmein changeme change default admin
administrator root user guest test testing tester temp master manager server system internet computer laptop samsung
iphone android google facebook twitter instagram youtube netflix amazon apple microsoft windows linux nintendo pokemon
playstation minecraft fortnite roblox starwars superman batman spiderman ironman avengers matrix hunter killer shadow
dragon monkey tiger lion eagle falcon phoenix panther wolf bear horse kitty kitten puppy doggy buster bailey charlie
ginger pepper cookie chocolate cheese banana orange cherry strawberry pumpkin butterfly flower rainbow sunshine sunflower
summer winter spring autumn january february march april august september october november december monday friday sunday
football baseball basketball soccer hockey tennis golfer liverpool arsenal chelsea barcelona madrid juventus yankees
lakers cowboys steelers ferrari mercedes porsche corvette mustang harley yamaha honda toyota princess prince queen king
angel angels lovely lover iloveyou iloveu loveme love forever sweet sweetie sweetheart honey baby babygirl babyboy beauty
beautiful gorgeous pretty happy smile lucky freedom friends friend family mother father mommy daddy sister brother
michael michelle jessica jennifer jordan joshua joseph matthew daniel david andrew anthony ashley amanda nicole samantha
elizabeth victoria stephanie natasha vanessa patricia christopher christian benjamin william robert richard thomas george
alexander alexandra maria anna sophie oliver charles jackson tyler taylor hannah olivia emma isabella maggie jasmine
jesus christ heaven angelina blessed faith trustno whatever nothing money million dollar access account business company
office online mobile music guitar piano metallica nirvana eminem bigbang blackpink bts army twice exo korea seoul hangul
hallyu kdrama kpop oppa saranghae hwaiting annyeong drama dramas healing goblin vincenzo itaewon squidgame shimpyo
qwerty qwertz azerty qwert asdf asdfgh zxcvbn zxcvbnm abc abcd abcdef aaaa asd zxc qaz qazwsx wsx onetwo zaq
`
  .trim()
  .split(/\s+/)

/** What stands behind a word. The empty one is the word itself. */
export const ENDINGS = [
  ...[
    '',
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
    '0',
    '00',
    '01',
    '007',
    '10',
    '11',
    '12',
    '13',
    '21',
    '22',
    '23',
  ],
  ...[
    '33',
    '44',
    '55',
    '66',
    '69',
    '77',
    '88',
    '99',
    '111',
    '123',
    '321',
    '420',
    '666',
    '777',
    '888',
    '999',
    '000',
  ],
  ...[
    '1234',
    '4321',
    '12345',
    '54321',
    '123456',
    '654321',
    '1234567',
    '12345678',
    '123456789',
    '1111',
    '0000',
    '2468',
  ],
  ...['abc', 'abc123', 'qwerty', '@123', '#123', '_123', '-123', '123abc', '1a', '1q', 'a1', 'me', 'you'],
]

/** Years people were born in, married in, or live in. */
export const YEARS = { from: 1950, to: 2035 }

/** Walks over the keyboard, and other long ones that are no word with an ending. */
export const OTHERS = `
1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 1qaz2wsx 1qaz2wsx3edc qazwsxedc qazwsxedcrfv zaq12wsx zaq1xsw2 xsw2zaq1
1qazxsw2 qwertyui qwertyuio qwertyuiop qwerty12345 qweasdzxc qweasd123 qwe123qwe qwer1234 qwerasdf qwaszx12 asdfghjk asdfghjkl
asdfasdf asdf1234 asdf4321 zxcvbnm1 zxcvbnm123 zxcv1234 poiuytrewq lkjhgfdsa mnbvcxz1 mnbvcxza qwertzuiop azertyuiop
abcdefgh abcdefghi abcdefghij abcdefg1 abcd1234 abcd12345 abc12345 abc123456 abc123abc abcabcabc abcdabcd a1b2c3d4 a1b2c3d4e5
1a2b3c4d 1a2b3c4d5e aa123456 aa12345678 a1234567 a12345678 a123456789 a1a1a1a1 aaa11111 aaaaaaa1 asd12345 asd123456 zxc123456
qwe12345 qwe123456 q12345678 q123456789 w12345678 z12345678 x12345678 p@ssw0rd p@ssword pa$$word pa$$w0rd passwordpassword
password!@# mypassword mypassw0rd yourpassword thepassword newpassword oldpassword nopassword password1234567890 passpass
adminadmin rootroot testtest test1test useruser guestguest loginlogin letmein! letmeinnow welcomehome welcome2us iloveyou2
iloveyouso iloveyoubaby iloveyouforever ilovejesus ilovegod iloveme1 imissyou ihateyou fuckyou1 fuckyou123 fuckyou! fuckoff1
trustno1 trustnoone whatsup1 superstar superhero supersecret topsecret secretsecret dragonball dragonball1 pokemon1 jordan23
michaeljordan manchester manutd123 manunited realmadrid fcbarcelona liverpoolfc chelseafc bayernmunich liverpool1 blink182
slipknot linkinpark greenday metallica1 starwars1 harrypotter hogwarts gandalf1 lordoftherings gameofthrones targaryen
rockyou1 sexylady sexygirl hotmail1 yahoo123 gmail123 facebook1 counterstrike leagueoflegends worldofwarcraft callofduty
changeit changeme! change_me changethis temporary temp1234 default1 default123 nothing1 whoknows whatever1 notmypassword
correcthorsebatterystaple opensesame open-sesame abracadabra bismillah inshallah allahuakbar mohammed muhammad krishna1
ganesha1 jaihanuman jaishreeram inlove4ever 4everyoung together forever21 foreveryoung bestfriend bestfriends bff4ever
iloveyou! iloveyou!! ilovekorea ilovekdrama ilovekpop lovekdrama kdramalover kpoplover btsarmy1 btsarmy123 armybts1 ilovebts
bangtanboys blackpink1 blinkblink girlsgeneration saranghaeyo saranghae1 annyeong1 annyeonghaseyo gamsahamnida daebak123
dkssudgktpdy tkfkdgo123 qlalfqjsgh tlqkftlqkf rladudgml wjdgus123 qkrwltjd dlatldlqslek gksrnrdj eogksalsrnr
`
  .trim()
  .split(/\s+/)
