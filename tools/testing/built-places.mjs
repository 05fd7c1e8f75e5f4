import { convertPlaces } from '../places/convert-places.mjs'

/** Tests that Vitest runs by itself find the list of cities too. */
export function setup() {
  convertPlaces(process.cwd())
}
