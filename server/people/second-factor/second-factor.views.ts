import type { PasskeyView } from '#domain/people/second-factor/passkeys.contract.ts'
import type { OwnFactor } from '#domain/people/second-factor/second-factor.contract.ts'

interface OwnRow {
  readonly set_up_at: Date | null
  readonly requires_factor: boolean
  readonly codes_left: number
  readonly passkeys: number
}

export function presentOwnFactor({ set_up_at, requires_factor, codes_left, passkeys }: OwnRow): OwnFactor {
  return {
    app: set_up_at && { set_up_at: set_up_at.toISOString() },
    recovery_codes_left: codes_left,
    passkeys,
    required: requires_factor,
  }
}

export const presentSetup = ({ key, uri, expiresAt }: { key: string; uri: string; expiresAt: Date }) => ({
  key,
  uri,
  expires_at: expiresAt.toISOString(),
})

interface PasskeyRow {
  readonly uuid: string
  readonly name: string
  readonly created_at: Date
  readonly last_used_at: Date | null
}

export function presentPasskey({ uuid, name, created_at, last_used_at }: PasskeyRow): PasskeyView {
  return { uuid, name, created_at: created_at.toISOString(), last_used_at: last_used_at?.toISOString() ?? null }
}
