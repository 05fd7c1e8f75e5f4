import { ContextRefused, trustOwnContexts } from '#credentials/contexts/own-contexts.ts'
import { type Config, ConfigError } from '#platform/settings/config.ts'

/** Trusts the contexts of `CONTEXTS`; refuses the start with one by which a signed member could be hidden. */
export function trustContexts({ contexts }: Pick<Config, 'contexts'>): void {
  try {
    trustOwnContexts(contexts)
  } catch (error) {
    if (!(error instanceof ContextRefused)) throw error
    throw new ConfigError(`CONTEXTS has a context that cannot be trusted: ${error.message}.`)
  }
}
