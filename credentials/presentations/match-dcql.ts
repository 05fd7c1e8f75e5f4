import { asList, asObject, type Json } from '../read-credential.ts'
import { type ClaimQuery, type CredentialQuery, type DcqlFormat, type DcqlQuery, EXPANDED_TYPES } from './dcql.ts'

/** A credential that a wallet holds; `claims` is all that it could show. */
export type HeldCredential = { format: DcqlFormat; claims: Json }
/** A held credential, by its position, that matches a credential query; `claims` are those that the query asks for. */
export type Candidate = { held: number; claims: ClaimQuery[] }
/**
 * For each credential query the candidates; and what a wallet may answer: the queries to answer for each credential set,
 * alternatives in the verifier's order of preference. `isSatisfied` is false when a required set has no alternative.
 */
export type DcqlMatch = {
  isSatisfied: boolean
  candidates: Record<string, Candidate[]>
  sets: { isRequired: boolean; alternatives: string[][] }[]
}

/** Finds the held credentials that a query asks for. Queries with `trusted_authorities` match nothing: we know none. */
export function matchDcql(query: DcqlQuery, held: HeldCredential[]): DcqlMatch {
  const candidates = Object.fromEntries(query.credentials.map((each) => [each.id, candidatesOf(each, held)]))
  const isAnswerable = (option: string[]) => option.every((id) => (candidates[id]?.length ?? 0) > 0)
  const asked = query.credential_sets ?? query.credentials.map(({ id }) => ({ options: [[id]], required: true }))
  const sets = asked.map(({ options, required = true }) => ({
    isRequired: required,
    alternatives: options.filter(isAnswerable),
  }))
  const isSatisfied = sets.every(({ isRequired, alternatives }) => !isRequired || alternatives.length > 0)
  return { isSatisfied, candidates, sets }
}

function candidatesOf(query: CredentialQuery, held: HeldCredential[]): Candidate[] {
  return held.flatMap((credential, nth) => {
    const claims = claimsOf(query, credential)
    return claims ? [{ held: nth, claims }] : []
  })
}

/** The claims to show for a query, those of its first claim set that the credential has; undefined without a match. */
function claimsOf(query: CredentialQuery, { format, claims }: HeldCredential): ClaimQuery[] | undefined {
  const isAsked = format === query.format && query.trusted_authorities === undefined && isOfType(query, claims)
  if (!isAsked) return undefined
  const all = query.claims ?? []
  const sets = query.claim_sets?.map((ids) => all.filter(({ id }) => id !== undefined && ids.includes(id))) ?? [all]
  return sets.find((set) => set.every((claim) => hasClaim(claim, claims)))
}

function isOfType({ format, meta }: CredentialQuery, claims: Json): boolean {
  // A type that extends one of those asked for says so itself (OpenID4VP 1.0, B.3.5).
  if (format === 'dc+sd-jwt')
    return [claims.vct, ...asList(claims.aka_vcts)].some((vct) => isAmong(meta.vct_values, vct))
  const written = asList(claims.type).map(String)
  const types = new Set([...written, ...written.flatMap((type) => EXPANDED_TYPES[type] ?? [])])
  return meta.type_values?.some((values) => values.every((type) => types.has(type))) ?? false
}

function isAmong(values: string[] | undefined, value: unknown): boolean {
  return typeof value === 'string' && (values?.includes(value) ?? false)
}

function hasClaim({ path, values }: ClaimQuery, claims: Json): boolean {
  const found = select(path, claims)
  if (values === undefined) return found.some((value) => value !== null && value !== undefined)
  return found.some((value) => values.some((wanted) => wanted === value))
}

/** The values that a path selects (7.1). */
function select(path: ClaimQuery['path'], claims: Json): unknown[] {
  return path.reduce<unknown[]>((values, step) => values.flatMap((value) => stepInto(value, step)), [claims])
}

function stepInto(value: unknown, step: string | number | null): unknown[] {
  if (step === null) return Array.isArray(value) ? value : []
  if (typeof step === 'number') return Array.isArray(value) && step in value ? [value[step]] : []
  const object = asObject(value)
  return object && Object.hasOwn(object, step) ? [object[step]] : []
}
