import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import type { TeamContext } from '#platform/context.ts'
import { takeRate } from '#platform/http/rate-limit.ts'
import { foldName } from '../city-search-rules.ts'
import type * as contract from '../contract.ts'
import { CITY_RATE, COUNTRY_CODES, countryName } from '../rules.ts'
import { readCountry } from './read-country.ts'

type Get = typeof contract.getCity

/** A city by its exact name, else ignoring case and accents; `notFound` when the country or the city is unknown. */
export async function getCity(ctx: TeamContext, input: Input<Get>): Promise<Output<Get>> {
  await takeRate(ctx, `cities:${ctx.actor.sessionId}`, CITY_RATE)
  const iso2 = codeOf(input.country)
  if (!iso2) throw new Problem('notFound')
  const country = await readCountry(iso2)
  const asWritten = country.names.indexOf(input.name)
  const city = country.cityAt(asWritten >= 0 ? asWritten : country.folded.indexOf(foldName(input.name)))
  if (!city) throw new Problem('notFound')
  return city
}

function codeOf(country: string): string | undefined {
  const code = country.toUpperCase()
  if (COUNTRY_CODES.includes(code)) return code
  const folded = foldName(country)
  const isNamed = (iso2: string) => (['en', 'fr'] as const).some((lang) => foldName(countryName(iso2, lang)) === folded)
  return COUNTRY_CODES.find(isNamed)
}
