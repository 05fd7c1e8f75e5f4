import { route } from '#platform/http/serve.ts'
import type { Feature } from '#platform/manifest/feature.ts'
import * as contract from '../contract.ts'
import { getCity } from './get-city.ts'
import { placesPages } from './pages.ts'
import { queryCities } from './query-cities.ts'

/** What this feature brings to the product. */
export const placesFeature: Feature = {
  name: 'places',
  routes: [route(contract.queryCities, queryCities), route(contract.getCity, getCity)],
  pages: [placesPages],
}
