// Sends stored pictures of TMDB.
import type { FastifyInstance } from 'fastify'
import { A_WEEK, sendStored } from '#server/images/send-picture.ts'
import type { ImageStore } from '#server/images/store.ts'
import { STORED_WIDTHS } from './picture-key.ts'

export const tmdbRoutes = (app: FastifyInstance, store: ImageStore) =>
  app.get<{ Params: { name: string; file: string } }>('/tmdb/:name/:file', (request, reply) =>
    sendStored(request, reply, {
      ...{ store, area: 'tmdb', ...request.params },
      ...{ widths: STORED_WIDTHS, caching: A_WEEK },
    }),
  )
