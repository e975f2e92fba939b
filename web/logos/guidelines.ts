// The five logos that may be downloaded, and how we ask people to use them.

interface LogoFile {
  id: 'multicolor' | 'green' | 'blue' | 'pink' | 'compact'
  title: string
  text: string
}

export const logoFiles: readonly LogoFile[] = [
  {
    id: 'multicolor',
    title: 'Multicolor',
    text: 'The one to use first: the whole name, and a comma sewn from four dyed pieces.',
  },
  { id: 'green', title: 'Green', text: 'Single dye, pine green. For print in one colour.' },
  { id: 'blue', title: 'Blue', text: 'Single dye, indigo. For print in one colour.' },
  { id: 'pink', title: 'Pink', text: 'Single dye, safflower. For print in one colour.' },
  {
    id: 'compact',
    title: 'Compact',
    text: 'Only the comma. For small places: avatars, app icons, the corner of a slide.',
  },
]

interface LogoRule {
  title: string
  text: string
}

export const logoRules: readonly LogoRule[] = [
  { title: 'Give it air', text: 'Keep a space as wide as the head of the comma free on every side.' },
  {
    title: 'Not too small',
    text: 'The full logo is at least 96 pixels wide, or 25 millimetres in print. Below that, take the compact one.',
  },
  {
    title: 'Quiet ground',
    text: 'Place it on a plain, light surface. Over a picture, put a plate of paper colour underneath.',
  },
  {
    title: 'Leave it as it is',
    text: 'Do not stretch, tilt, outline, shade or recolour it, and do not sew the comma to other words.',
  },
  {
    title: 'Speak for yourself',
    text: 'You may use it to write about us or to link to us. Please do not make it look as if we had made or approved what is yours.',
  },
]
