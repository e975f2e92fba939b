// The four-week programme that the Virtual Tour page describes, and its way on to the application.

export const programme = {
  title: 'Four weeks in Korea, if you would rather come in person',
  lead: 'A 4-week program for people who have walked these streets on a screen. We travel slowly: one place a week, with room to sit down.',
  weeks: [
    {
      title: 'Week 1: Arrive',
      text: 'Find your feet in the city, learn to read the signs, and watch a first evening together with subtitles on.',
    },
    {
      title: 'Week 2: The sea',
      text: 'Harbours, markets that come every fifth day, and a stone stair with a view. Bring a jacket against the wind.',
    },
    {
      title: 'Week 3: The old town',
      text: 'Tiled roofs, a palace, a tunnel with ivy over its mouth. Cook one dish with somebody who knows how.',
    },
    {
      title: 'Week 4: Your own place',
      text: 'Go to the one scene that brought you here, alone or with company, and tell the others about it on the last evening.',
    },
  ],
  note: 'You pay for your own airfare and accommodation. Shorter and longer stays are possible too, from 2 weeks to 2 months.',
  callToAction: 'Join Our Travel Community',
} as const
