import { convertPlaces } from '../places/convert-places.mjs'
import { drawGalleryWhenStale } from '../setup/gallery.mjs'

/** Prepares the list of cities and the built-in pictures, also when Vitest is started directly. */
export async function setup() {
  convertPlaces(process.cwd())
  await drawGalleryWhenStale(process.cwd(), process.execPath)
}
