import type { Input, Output } from '#base/endpoint.ts'
import type { TeamContext } from '#platform/context.ts'
import { takeRate } from '#platform/http/rate-limit.ts'
import { searchNames } from '../city-search-rules.ts'
import type * as contract from '../contract.ts'
import { CITIES_FOUND, CITY_RATE } from '../rules.ts'
import { readCountry } from './read-country.ts'

type Query = typeof contract.queryCities

/**
 * The cities of a country that match a search, ignoring case, accents and small typing errors, larger ones first; at
 * most `CITIES_FOUND`.
 */
export async function queryCities(ctx: TeamContext, input: Input<Query>): Promise<Output<Query>> {
  await takeRate(ctx, `cities:${ctx.actor.sessionId}`, CITY_RATE)
  const { folded, sizes, cityAt } = await readCountry(input.country)
  return searchNames(folded, input.query, { most: CITIES_FOUND, sizes }).flatMap((at) => cityAt(at) ?? [])
}
