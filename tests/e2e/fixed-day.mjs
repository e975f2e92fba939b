// Loaded by the server before the site: its day is always the same, and its clock runs on.
const shift = Date.parse('2026-11-18T10:00:00Z') - Date.now()

globalThis.Date = new Proxy(Date, {
  construct: (Clock, args) => Reflect.construct(Clock, args.length > 0 ? args : [Clock.now() + shift]),
  get: (Clock, name) => (name === 'now' ? () => Clock.now() + shift : Reflect.get(Clock, name)),
})
