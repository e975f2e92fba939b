// The outline of the comma of the logo and the companions.
export const COMMA = 'M54 27C54 44.5 40.5 57.5 17 62.5C26.5 57 32.2 51.2 33 45.98A20 20 0 1 1 54 27Z'
