import type { CallInput, Output } from '#base/endpoint.ts'
import type * as contract from '../contract.ts'

/** Numbers as typed, by provider, and `network`. */
export type Limits = Record<string, string>
type Known = Output<typeof contract.getCheckLimits>

const NETWORK_MOST = 1000

/** The form as it opens. */
export function startLimits({ providers, network }: Known): Limits {
  const perDay = providers.map(({ provider, perDay }) => [provider, String(perDay)])
  return { ...Object.fromEntries(perDay), network: String(network) }
}

/** The key of the problem of each wrong number. */
export function checkLimits(values: Limits, { providers }: Known): Record<string, string | undefined> {
  const wrong = (field: string, least: number, most: number) =>
    isWhole(values[field] ?? '', least, most) ? undefined : 'limitInvalid'
  const perDay = providers.map(({ provider, most }) => [provider, wrong(provider, 0, most)])
  return { ...Object.fromEntries(perDay), network: wrong('network', 1, NETWORK_MOST) }
}

/** The call of valid numbers. */
export function limitsCall({ network = '', ...perDay }: Limits): CallInput<typeof contract.updateCheckLimits> {
  const providers = Object.entries(perDay).map(([provider, typed]) => [provider, Number(typed)])
  return { providers: Object.fromEntries(providers), network: Number(network) }
}

function isWhole(typed: string, least: number, most: number): boolean {
  return /^\d{1,9}$/.test(typed.trim()) && Number(typed) >= least && Number(typed) <= most
}
