import { createHmac } from 'node:crypto'
import { deriveKey, type Signing, sameText, signings } from '#platform/access/derive-key.ts'
import type { Config } from '#platform/settings/config.ts'
import { GATE_COOKIE, GATE_SECONDS } from '../rules.ts'

type Settings = Signing & Pick<Config, 'gatePassword'>

/** The gate cookie's value, valid until its end: `<seconds since 1970>.<mac>`. Changing the password invalidates it. */
export function makeGatePass(config: Settings, now: Date): string {
  const end = String(Math.floor(now.getTime() / 1000) + GATE_SECONDS)
  return `${end}.${macOf(config, end)}`
}

/** Whether a request's cookies open the gate; always true when no password is set. */
export function passesGate(config: Settings, cookies: string | undefined, now: Date): boolean {
  if (config.gatePassword === '') return true
  const start = `${GATE_COOKIE}=`
  const pass = cookies?.split('; ').find((one) => one.startsWith(start))
  const [end = '', mac = ''] = pass?.slice(start.length).split('.') ?? []
  return signings(config).some((each) => sameText(mac, macOf(each, end))) && Number(end) * 1000 > now.getTime()
}

function macOf({ secret, gatePassword }: Settings, end: string): string {
  const key = deriveKey(secret, 'gate')
  return createHmac('sha256', key)
    .update(JSON.stringify([gatePassword, end]))
    .digest('base64url')
}
