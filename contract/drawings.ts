// The drawings that an admin can choose from, and their colors. The same names as in packages/art, which a test compares.

const words = (text: string): readonly string[] => text.trim().split(/\s+/)

export const DRAWINGS = words(`
bench-and-tree bookshelf candle clock comma-path curtain door-ajar empty-swing envelope folding-fan footprints gat key
lamp-window magnifier microphone moon-water one-lit-window paper-mountains paper-plane pencil phone-on-bed rice-bowl
running-shoe scales steaming-pot stethoscope suit-and-tie train-window two-cups two-rings umbrella
`)

export const PALETTES = words('indigo tomato mustard mint bone cobalt plum forest blush coal sky')
