import { type Route, route } from '#platform/serve.ts'
import * as contract from '../contract.ts'
import { getCity } from './get-city.ts'
import { queryCities } from './query-cities.ts'

/** The calls for cities. */
export const placesRoutes: Route[] = [route(contract.queryCities, queryCities), route(contract.getCity, getCity)]
