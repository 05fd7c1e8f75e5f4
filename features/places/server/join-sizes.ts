import { foldName } from '../city-search-rules.ts'

/** A city with its folded name and coordinates in degrees. */
type Listed = { folded: string; latitude: number; longitude: number }
/** Of the larger cities: name, thousands of inhabitants, latitude, longitude. */
export type SizedCity = [name: string, thousands: number, latitude: number, longitude: number]

/** How far apart two lists may place a city of one name, in kilometres, and one whose name is longer in one of them. */
const SAME_NAME_KM = 40
/** The only city of its name may have coordinates that are wrong. */
const ONLY_ONE_KM = 300
const SIMILAR_NAME_KM = 10
/** Cities that the list lacks are added from this size, in thousands: it has the districts of Shanghai, but not Shanghai. */
const ADDED_FROM = 100
const KM_A_DEGREE = 111

/** Finds the size of each listed city, 0 for small ones, and the large cities that are missing in the list. */
export function joinSizes(listed: Listed[], large: SizedCity[]): { sizes: number[]; missing: SizedCity[] } {
  const sizes = listed.map(() => 0)
  const byName = Map.groupBy(listed.keys(), (at) => listed[at]?.folded ?? '')
  const missing = large.filter((city) => {
    const name = foldName(city[0])
    const named = byName.get(name) ?? []
    const limit = named.length === 1 ? ONLY_ONE_KM : SAME_NAME_KM
    const same = named.filter((at) => kilometres(listed[at], city) < limit)
    const found = same.length > 0 ? same : similar(listed, name, city)
    const nearest = found.toSorted((a, b) => kilometres(listed[a], city) - kilometres(listed[b], city))[0]
    if (nearest !== undefined) sizes[nearest] = Math.max(sizes[nearest] ?? 0, city[1])
    return nearest === undefined && city[1] >= ADDED_FROM
  })
  return { sizes, missing }
}

/** "Bogotá" is listed as "Bogotá D.C.", and "Makati City" as "Makati". */
function similar(listed: Listed[], name: string, city: SizedCity): number[] {
  const isSimilar = ({ folded }: Listed) => folded.startsWith(`${name} `) || name.startsWith(`${folded} `)
  return listed.flatMap((one, at) => (isSimilar(one) && kilometres(one, city) < SIMILAR_NAME_KM ? [at] : []))
}

/** Near enough for short distances. */
export function kilometres(
  one: Pick<Listed, 'latitude' | 'longitude'> | undefined,
  [, , latitude, longitude]: SizedCity,
): number {
  if (!one) return Number.POSITIVE_INFINITY
  const north = (one.latitude - latitude) * KM_A_DEGREE
  const east = (one.longitude - longitude) * KM_A_DEGREE * Math.cos((latitude * Math.PI) / 180)
  return Math.hypot(north, east)
}
