import { use } from 'react'
import { loadTexts } from '#base/load-texts.ts'
import type { Language } from '#base/text.ts'
import type { GalleryShelf } from '#ui/gallery-picker.tsx'
import { useLanguage, useTexts } from '#ui/language.tsx'
import { galleryAlts } from '../gallery-alt-texts.ts'
import { GALLERY, type GalleryScope } from '../gallery-rules.ts'
import { galleryNames } from '../gallery-texts.ts'

const loaded = new Map<Language, Promise<void>>()

/**
 * The built-in pictures of a scope, by collection, named in the page's language. Their many sentences are fetched when
 * first asked for, so it suspends once.
 */
export function useGallery(scope: GalleryScope): GalleryShelf[] {
  const { language } = useLanguage()
  use(textsIn(language))
  const names = useTexts(galleryNames)
  const alts = useTexts(galleryAlts)
  return Object.entries<number>(GALLERY[scope]).map(([key, count]) => ({
    key,
    name: names[key as keyof typeof galleryNames](),
    pictures: Array.from({ length: count }, (_, at) => ({
      url: addressOf(key, at + 1, 'png'),
      thumb: addressOf(key, at + 1, 'webp'),
      alt: alts[`${key}${at + 1}` as keyof typeof galleryAlts](),
    })),
  }))
}

function textsIn(language: Language): Promise<void> {
  const known = loaded.get(language)
  if (known) return known
  const loading = loadTexts(language).catch((error: unknown) => {
    loaded.delete(language)
    throw error
  })
  loaded.set(language, loading)
  return loading
}

function addressOf(collection: string, number: number, ending: 'png' | 'webp'): string {
  const version: unknown = import.meta.env.GALLERY_VERSION
  return `/gallery/${collection}/${number}.${ending}${version ? `?v=${version}` : ''}`
}
