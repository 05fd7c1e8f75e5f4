import { plainText } from '#base/plain-text.ts'

/** `found` is its search text in every language. */
export type GalleryPicture = { url: string; thumb: string; alt: string; found: string }
/** A collection of built-in pictures, named in the page's language. */
export type GalleryShelf = { key: string; name: string; pictures: GalleryPicture[] }

/** The pictures of a collection (of all without a key) that have every word of a text, ignoring case and accents. */
export function picturesOf(shelves: GalleryShelf[], key: string | undefined, text: string): GalleryPicture[] {
  const sought = plainText(text).split(/\s+/)
  return shelves
    .filter((shelf) => key === undefined || shelf.key === key)
    .flatMap(({ pictures }) => pictures)
    .filter(({ found }) => sought.every((word) => plainText(found).includes(word)))
}
