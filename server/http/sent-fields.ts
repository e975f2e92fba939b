// The fields of a body that were sent: undefined means "no change", null is a value.

type Sent<T> = { [Field in keyof T]: Exclude<T[Field], undefined> }

export const sentFields = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Sent<T>
