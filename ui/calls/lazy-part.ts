import { type ComponentType, lazy } from 'react'
import { loadTexts } from '#base/load-texts.ts'
import { LANGUAGES, type Language } from '#base/text.ts'
import { detectLanguage } from '../words/language.tsx'

/**
 * A part of a screen that loads when it is first shown, with its sentences in both languages, because a template may be
 * in another language than the page. A part that shows no template passes the page's own language.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  languages: () => readonly Language[] = () => LANGUAGES,
) {
  return lazy(async () => {
    const part = await load()
    await Promise.all(languages().map(loadTexts))
    return { default: part }
  })
}

/** A part of a screen that loads when it is first shown, with its sentences in the language of the page. */
export function lazyHere<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazyPart(load, () => [detectLanguage()])
}
