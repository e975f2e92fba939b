// The settings from the environment: the only place that reads it, validated with clear errors.
import { join, resolve } from 'node:path'
import { z } from 'zod'

const text = z.string().trim()
const address = text.pipe(
  z.url({ protocol: /^https?$/, error: 'must be an address that starts with http:// or https://' }),
)
const origin = address.transform((url) => new URL(url).origin)
const wholeNumber = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`
  return text.regex(/^\d+$/, { error }).transform(Number).pipe(z.int(error).min(min, error).max(max, error))
}
const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` })

const database = text
  .regex(/^postgres(ql)?:\/\//, { error: 'must start with postgres://' })
  .regex(/^\w+:\/\/([^@/?#]*@)?[^,/?#]*([/?#]|$)/, {
    error: 'must name one host: deploy/haproxy-postgres.cfg leads to the one of several that takes writes',
  })

/** What tests and measurements set; no owner needs it. */
const forTests = {
  /** seconds from the first failure of a mail to the second try; each further wait is twice as long */
  MAIL_RETRY_SECONDS: wholeNumber(1, 3_600).default(60),
  TMDB_URL: address.default('https://api.themoviedb.org/3'),
  TMDB_IMAGE_URL: address.default('https://image.tmdb.org/t/p'),
  /** `off` renders every page for every request */
  PAGE_CACHE: oneOf(['on', 'off']).default('on'),
  /** `off` draws the pictures of what was saved when somebody looks at it */
  DRAW_AHEAD: oneOf(['on', 'off']).default('on'),
}

const settings = z
  .object({
    NODE_ENV: oneOf(['production', 'development', 'test']).default('production'),
    PORT: wholeNumber(0, 65_535).default(3000),
    // For "localhost" Fastify would listen twice, and limits of connections hold for the first server alone.
    HOST: text.default('127.0.0.1').transform((host) => (host === 'localhost' ? '127.0.0.1' : host)),
    DATA_DIR: text.default('./data').transform((dir) => resolve(dir)),
    DATABASE_URL: database.optional(),
    DATABASE_POOL: wholeNumber(1, 200).default(10),
    SITE_URL: origin.optional(),
    SITE_NAME: text
      .min(1, { error: 'must not be blank' })
      .max(60, { error: 'can be at most 60 characters' })
      .default('Shimpyo'),
    ADMIN_EMAIL: text.pipe(z.email({ error: 'must be an email address' })).optional(),
    ADMIN_PASSWORD: z
      .string()
      .min(8, { error: 'must be at least 8 characters' })
      .max(256, { error: 'can be at most 256 characters' })
      .optional(),
    SMTP_URL: text.regex(/^smtps?:\/\//, { error: 'must start with smtp:// or smtps://' }).optional(),
    MAIL_FROM: text.optional(),
    MAIL_TO: text.optional(),
    OIDC_ISSUER: address.optional(),
    OIDC_CLIENT_ID: text.optional(),
    OIDC_CLIENT_SECRET: text.optional(),
    S3_ENDPOINT: address.optional(),
    S3_BUCKET: text.optional(),
    S3_REGION: text.default('us-east-1'),
    S3_ACCESS_KEY_ID: text.optional(),
    S3_SECRET_ACCESS_KEY: text.optional(),
    GA_MEASUREMENT_ID: text.regex(/^G-[A-Z0-9]{4,20}$/, { error: 'must look like G-XXXXXXXXXX' }).optional(),
    ADSENSE_CLIENT_ID: text
      .regex(/^ca-pub-\d{10,20}$/, { error: 'must look like ca-pub-0000000000000000' })
      .optional(),
    META_PIXEL_ID: text.regex(/^\d{6,20}$/, { error: 'must be a number' }).optional(),
    TRUST_PROXY: wholeNumber(0, 10).default(0),
    RATE_LIMIT_SCALE: text
      .regex(/^\d+(\.\d+)?$/, { error: 'must be a number' })
      .transform(Number)
      .default(1),
    /** how long proxies get to see that this instance leaves; only where somebody asks /readyz */
    DRAIN_SECONDS: wholeNumber(0, 300).default(3),
    METRICS_TOKEN: text.min(16, { error: 'must be at least 16 characters' }).optional(),
    TMDB_API_KEY: text.optional(),
    /** requests a day for where to watch and what airs; 0: none, and nothing of it is shown */
    TMDB_DAILY_CALLS: wholeNumber(0, 100_000).default(2_000),
    LOG_LEVEL: oneOf(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
    ...forTests,
  })
  .superRefine((env, context) => {
    const together = (names: (keyof typeof env)[], others: (keyof typeof env)[] = []) => {
      const missing = names.filter((name) => env[name] === undefined)
      const given = [...names, ...others].filter((name) => env[name] !== undefined)
      if (missing.length && given.length)
        context.addIssue({
          code: 'custom',
          path: [missing[0]!],
          message: `is required together with ${given.join(', ')}`,
        })
    }
    together(['ADMIN_EMAIL', 'ADMIN_PASSWORD'])
    together(['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'])
    together(['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'], ['S3_ENDPOINT'])
    together(['SMTP_URL', 'MAIL_FROM'], ['MAIL_TO'])
  })

/** What an owner can set; README.md and .env.example name all of it. */
export const settingNames = Object.keys(settings.shape).filter((name) => !(name in forTests))

export type Env = z.output<typeof settings> & {
  /** public origin of the site; without SITE_URL the address it listens on */
  siteUrl: string
}

/** Where the built-in database is. */
export const databaseDir = ({ DATA_DIR }: Pick<Env, 'DATA_DIR'>) => join(DATA_DIR, 'postgres')

/** A configuration mistake: one line that names the variable. */
export class ConfigurationMistake extends Error {}

/** Reads and checks the settings. An empty variable counts as not set. @throws ConfigurationMistake */
export function readEnv(source: Record<string, string | undefined>): Env {
  const set = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = settings.safeParse(set)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new ConfigurationMistake(`${String(issue?.path[0])}: ${issue?.message} (set in the environment)`)
  }
  const env = parsed.data
  const host = env.HOST === '0.0.0.0' || env.HOST === '::' ? 'localhost' : env.HOST
  return { ...env, siteUrl: env.SITE_URL ?? `http://${host.includes(':') ? `[${host}]` : host}:${env.PORT}` }
}
