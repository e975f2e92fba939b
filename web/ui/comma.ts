// The outline of the comma, which is the logo, the companions, and a mark for resting.
export const COMMA = 'M54 27C54 44.5 40.5 57.5 17 62.5C26.5 57 32.2 51.2 33 45.98A20 20 0 1 1 54 27Z'
