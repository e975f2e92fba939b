// A request that names a write must see it: its sender has written just now, or has heard of a change.
import type { IncomingHttpHeaders } from 'node:http'

/** Whoever writes gets it, for their next requests on any instance. */
export const WRITTEN_COOKIE = 'written'
/** Programs without cookies, and pages that refetch after a live update, may send it as well. */
export const WRITTEN_HEADER = 'x-written'

export const namesWrite = (headers: IncomingHttpHeaders): boolean =>
  headers[WRITTEN_HEADER] !== undefined || (headers.cookie?.includes(`${WRITTEN_COOKIE}=`) ?? false)
