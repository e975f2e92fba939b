// The type of an endpoint: who may call it, its input and output, its failures.
import type { z } from 'zod'
import type { FailureName } from './failure.ts'

/** Who may call: the server refuses everyone else before it reads the body. */
export type Who = 'anyone' | 'member' | 'admin'

/** The topics of writes. A write invalidates cached answers with its topics. */
export type Topic =
  | 'dramas'
  | 'people'
  | 'ratings'
  | 'home'
  | 'news'
  | 'community'
  | 'reviews'
  | 'lists'
  | 'members'
  | 'places'
  | 'news-comments'
  | 'where-to-watch'
  | 'airing'

export interface Limit {
  /** endpoints with the same name share one budget */
  name: string
  max: number
  seconds: number
  /** what is counted: 'caller' (the default) counts a member's calls for the member and a visitor's for the address */
  per?: 'caller' | 'address'
  /** calls of a new account count for its first day's limit as well */
  newcomers?: true
}

export interface Endpoint {
  /** one sentence for the API page */
  does: string
  who?: Who
  query?: z.ZodType
  takes?: z.ZodType
  gives: z.ZodType
  /** the status of a good answer; 200 */
  status?: 200 | 201
  /** beyond what the shape already says: a body can be invalid, a member's call unauthorized, an {id} not found ... */
  fails?: readonly FailureName[]
  /** the same answer for every visitor, kept until one of these changes */
  keep?: readonly Topic[]
  /** a session may add to the answer (one's own vote): kept for visitors, never for members */
  personal?: true
  limit?: Limit
  /** how the body comes, where not as JSON alone; the handler reads the parts of a form itself */
  sentAs?: 'form' | 'form or JSON'
  /** files among the parts of the form; true: it cannot be without */
  files?: Readonly<Record<string, boolean>>
  /** bytes a JSON body may have; 1 MB */
  bodyLimit?: number
}

/** "GET /api/dramas/{id}" */
type Signature = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`
export type EndpointTable = Record<Signature, Endpoint>

type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never
/** The parameters in an endpoint's path. Names that end in "id" are ids; all others are text. */
export type ParamsOf<Call extends string> = {
  [Name in Names<Call>]: Name extends 'id' | `${string}Id` ? number : string
}
export type QueryOf<E> = E extends { query: infer Q extends z.ZodType } ? z.output<Q> : Record<string, never>
/** What a handler gets; of a form it reads the parts itself. */
export type TakesOf<E> = E extends { sentAs: string }
  ? undefined
  : E extends { takes: infer T extends z.ZodType }
    ? z.output<T>
    : undefined
/** What the caller sends: before defaults and coercions. */
export type SendsOf<E> = E extends { takes: infer T extends z.ZodType } ? z.input<T> : undefined
export type GivesOf<E> = E extends { gives: infer G extends z.ZodType } ? z.output<G> : never
