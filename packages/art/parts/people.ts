// Small people, always seen from behind.
import type { Paint } from '#art/colour.ts'
import type { Pen } from '#art/pen.ts'

interface Clothes {
  coat: Paint
  hair: Paint
  legs: Paint
  scarf?: Paint
  /** a jacket instead of a coat */
  short?: boolean
  umbrella?: Paint
}

/** Standing, feet at (x, y). */
export function person(pen: Pen, x: number, y: number, height: number, clothes: Clothes): void {
  // drawn 100 units tall
  pen.place(x, y, height / 100, () => {
    pen.path('M-9.5 0L-7.2 -40L-.8 -40L-2.2 0ZM2.2 0L.8 -40L7.2 -40L9.5 0Z', clothes.legs)
    const hem = clothes.short ? -37 : -23
    const sides = `C-15 -79 -15.5 -60 -17.5 ${hem}Q0 ${hem + 5} 17.5 ${hem}C15.5 -60 15 -79 5 -80.5Z`
    pen.path(`M-5 -80.5${sides}`, clothes.coat)
    pen.circle(0, -90.5, 9.8, clothes.hair)
    if (clothes.scarf) {
      pen.rect(-8.2, -83.2, 16.4, 7.2, clothes.scarf, { round: 3.6 })
      pen.rect(2, -81, 5, 23, clothes.scarf, { round: 2.2 })
    }
    if (clothes.umbrella) umbrella(pen, clothes.legs, clothes.umbrella)
  })
}

function umbrella(pen: Pen, stick: Paint, canopy: Paint): void {
  pen.line('M13 -54L10 -123', stick, 2.6)
  pen.path(
    'M-34 -103C-28 -134 44 -140 53 -106Q43 -111 34 -105Q22 -111 10 -104Q-2 -110 -13 -103Q-24 -109 -34 -103Z',
    canopy,
  )
}

/** Sitting on something whose seat is at y, the head turned a little to one side. */
export function sitter(
  pen: Pen,
  x: number,
  y: number,
  height: number,
  coat: Paint,
  hair: Paint,
  turned: 'left' | 'right',
): void {
  pen.place(x, y, height / 100, () => {
    pen.path('M-19 4C-21 -30 -15 -52 -4 -54H4C15 -52 21 -30 19 4Z', coat)
    pen.circle(turned === 'right' ? 2.4 : -2.4, -65, 12.4, hair)
  })
}
