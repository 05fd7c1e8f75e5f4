import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { loadTexts } from '#base/load-texts.ts'
import { chosenLanguage } from './studio-language.ts'

type Screens<N extends string> = Record<N, ComponentType>

/** A route's screen, loaded at the first opening with its sentences in the current language and the cache of calls. */
export function screen<N extends string>(load: () => Promise<Screens<N>>, name: N) {
  return bareScreen(async () => {
    const [loaded, { QueryFrame }] = await Promise.all([load(), import('#ui/calls/query-frame.tsx')])
    const Screen: ComponentType = loaded[name]
    // biome-ignore lint/correctness/noComponentHookFactories: made once a route, when its screen is loaded.
    const Framed = () => (
      <QueryFrame>
        <Screen />
      </QueryFrame>
    )
    return { [name]: Framed } as unknown as Screens<N>
  }, name)
}

/** Like `screen`, for a screen without cached calls, which does not wait for the cache. */
export function bareScreen<N extends string>(load: () => Promise<Screens<N>>, name: N) {
  return lazyRouteComponent(async () => {
    const loaded = await load()
    await loadTexts(chosenLanguage())
    return loaded
  }, name)
}
