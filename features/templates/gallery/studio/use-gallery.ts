import { LANGUAGES, type Sentence, say } from '#base/text.ts'
import type { GalleryShelf } from '#ui/pictures/gallery-shelves.ts'
import { useLanguage } from '#ui/words/language.tsx'
import { galleryAlts } from '../alt-texts.ts'
import { GALLERY, type GalleryScope } from '../rules.ts'
import { galleryNames } from '../texts.ts'

/**
 * The built-in pictures of a scope, by collection, named in the page's language and searchable in every language. Call
 * it in a `lazyPart`: it brings many texts in both languages.
 */
export function useGallery(scope: GalleryScope): GalleryShelf[] {
  const { language } = useLanguage()
  return Object.entries<number>(GALLERY[scope]).map(([key, count]) => {
    const name = galleryNames[key as keyof typeof galleryNames]
    return {
      key,
      name: say(name, language),
      pictures: Array.from({ length: count }, (_, at) => {
        const alt = galleryAlts[`${key}${at + 1}` as keyof typeof galleryAlts]
        return {
          url: addressOf(key, at + 1, 'png'),
          thumb: addressOf(key, at + 1, 'webp'),
          alt: say(alt, language),
          found: inAll(alt, name),
        }
      }),
    }
  })
}

function inAll(...sentences: Sentence[]): string {
  return sentences.flatMap((sentence) => LANGUAGES.map((language) => say(sentence, language))).join(' ')
}

function addressOf(collection: string, number: number, ending: 'png' | 'webp'): string {
  const version: unknown = import.meta.env.GALLERY_VERSION
  return `/gallery/${collection}/${number}.${ending}${version ? `?v=${version}` : ''}`
}
