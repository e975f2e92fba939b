// A number with its noun: "1 drama", "3,000 dramas".
import { formatNumber } from './in-words.ts'

export const plural = (count: number, one: string, many = `${one}s`) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`
