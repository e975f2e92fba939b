// Logs sign-in events with account id and coarse address. Never an email, a password or a token.
import type { FastifyRequest } from 'fastify'
import { coarseAddress } from '#server/limits/address.ts'

type AuthEvent =
  | 'registered'
  | 'signed-in'
  | 'sign-in-failed'
  | 'sign-in-suspended'
  | 'signed-out'
  | 'provider-failed'
  | 'password-changed'
  | 'password-wrong'
  | 'password-reset'
  | 'reset-link-made'
  | 'account-deleted'

export function logAuthEvent(request: FastifyRequest, event: AuthEvent, memberId?: number | null) {
  request.log.info({ auth: event, memberId: memberId ?? null, address: coarseAddress(request.ip) }, event)
}
