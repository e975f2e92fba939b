// The row of dyed strips on the footer, and a thin one on the sign-in dialog.
import { classes } from './classes.ts'

const STRIPS = [
  'dye-chija f3',
  'dye-sol f5',
  'dye-hong f2',
  'cat-family f4',
  'dye-jjok f3',
  'cat-healing f2',
  'dye-chija',
  'cat-romance f4',
  'cat-school f3',
  'cat-slice-of-life f5',
  'dye-hong',
  'cat-fantasy f3',
  'dye-sol f2',
]

export function Hem({ thin }: { thin?: boolean }) {
  return (
    <div className={classes('hem', thin && 'thin')} aria-hidden="true">
      {(thin ? STRIPS.slice(0, 6) : STRIPS).map((strip) => (
        <i key={strip} className={strip} />
      ))}
    </div>
  )
}
