// Where a page of a list begins: an id, preceded by the value that the list is ordered by ("7.1024").
import { LARGEST_ID } from './largest-id.ts'

export const CURSOR = /^(-?\d{1,9}\.)?[1-9]\d{0,9}$/
export const isCursor = (text: string) => CURSOR.test(text) && Number(text.split('.').at(-1)) <= LARGEST_ID

/** @param value null where the list is ordered by id alone */
export const cursorOf = (value: number | null, id: number) => (value === null ? String(id) : `${value}.${id}`)
