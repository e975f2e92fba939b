// The body of an error response.
import { z } from 'zod'

export const failureBody = z
  .object({
    /** words for people */
    message: z.string(),
    /** which fields, on a 400 from validation */
    issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    /** on 5xx: the same id stands in the log */
    requestId: z.string().optional(),
    /** on 409 from an outdated save: the state that is there now */
    current: z.unknown().optional(),
  })
  .meta({ id: 'Failure' })
export type FailureBody = z.infer<typeof failureBody>
