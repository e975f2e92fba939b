// The direction of view in a panorama, in radians and in words.

export interface Looking {
  /** 0 is north, a quarter turn is east */
  yaw: number
  /** above 0 is up */
  pitch: number
}

/** Radians per key press: three presses turn an eighth. */
export const STEP = Math.PI / 12
export const ZOOM_STEP = 15

export const ahead: Looking = { yaw: 0, pitch: 0 }

const ROUND = 2 * Math.PI
/** The limit up and down: beyond it the picture is distorted. */
const STEEPEST = 1.2
const NAMES = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest']

export const turned = (from: Looking, yaw: number, pitch: number): Looking => ({
  yaw: (((from.yaw + yaw) % ROUND) + ROUND) % ROUND,
  pitch: Math.max(-STEEPEST, Math.min(STEEPEST, from.pitch + pitch)),
})

/** "Looking northeast", "Looking south, up" */
export function heading({ yaw, pitch }: Looking): string {
  const side = NAMES[Math.round((((yaw % ROUND) + ROUND) % ROUND) / (ROUND / 8)) % 8]
  const tilt = pitch > STEP / 2 ? ', up' : pitch < -STEP / 2 ? ', down' : ''
  return `Looking ${side}${tilt}`
}
