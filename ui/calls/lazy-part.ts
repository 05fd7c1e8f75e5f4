import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { loadTexts } from '#base/load-texts.ts'
import { LANGUAGES, type Language } from '#base/text.ts'
import { detectLanguage } from '../words/language.tsx'

/** `preload` loads it before it is shown: at a hover, a focus, or when it is likely to come next. */
type LazyPart<P extends object> = LazyExoticComponent<ComponentType<P>> & { preload: () => void }

/**
 * A part of a screen that loads when it is first shown, with its sentences in both languages, because a template may be
 * in another language than the page. A part that shows no template passes the page's own language. One that is loaded is drawn at
 * once, without the outline of its `Suspense`.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  languages: () => readonly Language[] = () => LANGUAGES,
): LazyPart<P> {
  type Loaded = { default: ComponentType<P> }
  let loading: Promise<Loaded> | undefined
  let loaded: Loaded | undefined
  const start = () => {
    loading ??= (async () => {
      const part = await load()
      await Promise.all(languages().map(loadTexts))
      loaded = { default: part }
      return loaded
    })()
    return loading
  }
  const part = lazy(() => (loaded ? atOnce(loaded) : start()))
  const preload = () => {
    start().catch(() => {
      // Without a network at the hover, it is loaded again when it is shown.
      loading = undefined
    })
  }
  return Object.assign(part, { preload })
}

/** A part of a screen that loads when it is first shown, with its sentences in the language of the page. */
export function lazyHere<P extends object>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  return lazyPart(load, () => [detectLanguage()])
}

/** A promise whose `then` answers in the same moment, so that React need not wait for a task. */
function atOnce<T>(value: T): Promise<T> {
  // biome-ignore lint/suspicious/noThenProperty: React draws what a thenable gives at once without waiting.
  return { then: (done: (value: T) => void) => done(value) } as unknown as Promise<T>
}
