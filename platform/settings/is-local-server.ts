import type { Config } from './config.ts'
import { isLoopbackHost } from './is-loopback-host.ts'

/**
 * Whether only this machine reaches the server: it listens on loopback, and all of its addresses are there. A public address
 * is served by a proxy on this machine, before which it also listens on loopback.
 */
export function isLocalServer({
  production,
  host,
  publicUrl,
  alsoHosts,
}: Pick<Config, 'production' | 'host' | 'publicUrl' | 'alsoHosts'>): boolean {
  const isLocal = [publicUrl, ...alsoHosts].every((url) => isLoopbackHost(new URL(url).hostname))
  return !production && isLocal && isLoopbackHost(host)
}
