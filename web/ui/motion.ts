// Whether a visitor has asked for less motion.

export const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches
