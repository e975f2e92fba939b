// The five downloadable logos and the rules for their use.

interface LogoFile {
  id: 'multicolor' | 'green' | 'blue' | 'pink' | 'compact'
  title: string
  text: string
}

export const logoFiles: readonly LogoFile[] = [
  {
    id: 'multicolor',
    title: 'Multicolor',
    text: 'The main logo: the full name with a four-color comma.',
  },
  { id: 'green', title: 'Green', text: 'Pine green, for single-color print.' },
  { id: 'blue', title: 'Blue', text: 'Indigo, for single-color print.' },
  { id: 'pink', title: 'Pink', text: 'Safflower pink, for single-color print.' },
  {
    id: 'compact',
    title: 'Compact',
    text: 'The comma alone, for small spaces such as avatars and app icons.',
  },
]

interface LogoRule {
  title: string
  text: string
}

export const logoRules: readonly LogoRule[] = [
  { title: 'Leave space around it', text: 'Leave a space as wide as the head of the comma on every side.' },
  {
    title: 'Keep it large enough',
    text: 'Use the full logo at 96 pixels or wider, or 25 millimeters in print. Below that, use the compact logo.',
  },
  {
    title: 'Use a plain background',
    text: 'Place it on a plain, light background. Over a picture, put a light panel behind it.',
  },
  {
    title: "Don't change it",
    text: "Don't stretch, tilt, outline, shade or recolor it, and don't join the comma to other words.",
  },
  {
    title: "Don't imply endorsement",
    text: "Use it to write about us or link to us. Don't suggest that we made or approved your work.",
  },
]
