// The texts of the four-week program on the Virtual Tour page.

export const programme = {
  title: 'Four weeks in Korea',
  lead: 'A 4-week program takes you to places like these.',
  weeks: [
    {
      title: 'Week 1: Arrive',
      text: 'Settle in, find your way around the city, and learn to read the signs.',
    },
    { title: 'Week 2: The sea', text: 'Harbors, markets, and a stone stair with a view.' },
    { title: 'Week 3: The old town', text: 'Tiled roofs, a palace, and a tunnel under a pavilion.' },
    { title: 'Week 4: Your own place', text: 'The one scene that brought you here.' },
  ],
  disclaimer:
    'An example, not a fixed plan. You pay for your own airfare and accommodation. Stays are from 2 weeks to 2 months.',
  callToAction: 'Join Our Travel Community',
} as const
