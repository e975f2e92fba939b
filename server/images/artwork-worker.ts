// The thread that draws: takes a drawing, gives its SVG. It loads the fonts, and takes them along when it ends.
import { parentPort } from 'node:worker_threads'
import { type Drawing, svgOf } from './artwork-svg.ts'

export interface DrawingOrder {
  number: number
  drawing: Drawing
}

export type DrawingAnswer = { number: number; svg: string } | { number: number; problem: string }

parentPort?.on('message', ({ number, drawing }: DrawingOrder) => {
  parentPort?.postMessage(answer(number, drawing))
})

function answer(number: number, drawing: Drawing): DrawingAnswer {
  try {
    return { number, svg: svgOf(drawing) }
  } catch (error) {
    return { number, problem: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
