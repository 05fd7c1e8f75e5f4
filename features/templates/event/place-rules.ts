import { placeText } from '../rules.ts'

type Place = { location: string; streetAddress: string }

/** The address of a map of an event's place; '' for a virtual event. */
export function directionsUrl(place: Place): string {
  const text = placeText(place)
  return text && `https://www.openstreetmap.org/search?query=${encodeURIComponent(text)}`
}

/** The first https address in what a community wrote about a virtual event; '' without one. */
export function joinUrl(text: string): string {
  const [found = ''] = /https:\/\/[^\s<>"'()[\]]+/.exec(text) ?? []
  const address = found.replace(/[.,;:!?]+$/, '')
  return URL.canParse(address) ? new URL(address).href : ''
}
