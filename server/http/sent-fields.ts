// Of a body with optional fields, those that were really sent: undefined means "leave it as it is", null is a value.

type Sent<T> = { [Field in keyof T]: Exclude<T[Field], undefined> }

export const sentFields = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Sent<T>
