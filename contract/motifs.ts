// What a drawn picture can contain. The same names as in packages/art/motif-names.ts, which a test compares.

const NAMES = `
umbrella red-umbrella yellow-umbrella rain-cloud moon sun comet rainbow balloon kite airplane
helicopter parachute paper-plane ufo lantern ghost butterfly birds cherry-petals maple-leaf
music-notes heart dream-cloud whale cat dog pig cow horse fox pigeon fish crab squid flower-pot
sunflower rose tulip camellia buckwheat canola reeds cactus tree tangerines watermelon strawberries
persimmons potatoes cabbage chestnut coffee two-cups ramyeon noodles rice-bowl cooking-pot
frying-pan wok knife side-dishes gimbap tteokbokki fried-chicken cake chocolate lunchbox popcorn
soju-bottle beer wine chopsticks suitcase backpack school-bag handbag briefcase bicycle
delivery-scooter car taxi truck ship railway-crossing lighthouse wheelchair map book comic-books
notebook newspaper letters letter-wall file contract typewriter laptop mobile-phone telephone
walkie-talkie camera film-camera clapperboard film-reel easel photo-frame calligraphy-brush
chalkboard microphone headphones cassette record-player guitar piano violin cello drum trumpet flute
score music-box baduk-board baseball baseball-glove basketball shuttlecock boxing-gloves barbell
swim-goggles fencing-sword running-shoes ballet-shoes medal trophy megaphone gamepad playing-cards
teddy-bear toy-robot swing snowman stethoscope syringe medicine-bottle mortar gavel scales handcuffs
magnifying-glass flask crown hairpin fan sword bow-and-arrow straw-shoes candle red-lantern torch
mask jar ring pendant wristwatch pocket-watch clock key mirror red-scarf necktie glasses sunglasses
shoe rain-boots baby-shoes light-bulb street-lamp bench mailbox shoe-cupboard model-house bathtub
fish-tank box gift gold-bars money hotel-bell hammer apron diving-mask shell message-bottle name-tag
dog-tag puzzle-piece bracelet stove
`

export const MOTIFS: readonly string[] = NAMES.trim().split(/\s+/)

/** How many of them a picture contains. */
export const MOTIFS_MOST = 3
