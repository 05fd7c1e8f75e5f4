import { convertPlaces } from '../places/convert-places.mjs'
import { drawGalleryWhenStale } from '../setup/gallery.mjs'

/** Tests that Vitest runs by itself find the list of cities and the built-in pictures too. */
export async function setup() {
  convertPlaces(process.cwd())
  await drawGalleryWhenStale(process.cwd(), process.execPath)
}
