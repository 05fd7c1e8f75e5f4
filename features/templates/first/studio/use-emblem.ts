import { useEffect, useState } from 'react'
import { planEmblem } from '#card/emblem.ts'
import { type Category, IMAGE_RATIO } from '../../rules.ts'
import { drawEmblem, isBlankAvatar } from './draw-emblem.ts'

/** What an emblem is drawn from; `picture` is the community's, on its Membership card in place of letters. */
export type EmblemOf = { category: Category; name: string; color: string; picture: string }

/** In the units of the drawing. */
const HEIGHT = 540
/** A Membership card shows its picture at the right, fading to the left. */
const COIN: Partial<Record<Category, number>> = { membership: 0.61 }
/** Typing has paused for so long before the emblem changes. */
const SETTLE_MS = 350
const KEPT_MOST = 12
const drawn = new Map<string, Promise<string>>()

/** The emblem of a name and a colour at a `data:` address, drawn once; rejects where the browser cannot draw. */
export function emblemOf(of: EmblemOf): Promise<string> {
  const key = JSON.stringify(of)
  const known = drawn.get(key)
  if (known) return known
  const made = draw(of)
  drawn.set(key, made)
  made.catch(() => drawn.delete(key))
  const oldest = drawn.size > KEPT_MOST ? drawn.keys().next().value : undefined
  if (oldest !== undefined) drawn.delete(oldest)
  return made
}

/** The emblem as it is being drawn: '' until the first one is there, then the latest. Undefined draws none. */
export function useEmblem(of: EmblemOf | undefined): string {
  const [picture, setPicture] = useState('')
  const key = of && JSON.stringify(of)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it is drawn from is compared by what it says.
  useEffect(() => {
    if (!of) return setPicture('')
    let isOver = false
    const take = () => {
      emblemOf(of).then(
        (made) => !isOver && setPicture(made),
        // The field is empty then, as for the other categories.
        () => undefined,
      )
    }
    const timer = picture === '' ? take() : setTimeout(take, SETTLE_MS)
    return () => {
      isOver = true
      if (timer !== undefined) clearTimeout(timer)
    }
  }, [key])
  return of ? picture : ''
}

async function draw({ category, name, color, picture }: EmblemOf): Promise<string> {
  const size = { width: Math.round(HEIGHT * IMAGE_RATIO[category]), height: HEIGHT, coin: COIN[category] }
  return drawEmblem(planEmblem(name, color, size), picture ? await ownPicture(picture) : undefined)
}

/** The picture that the community chose; undefined for the blank avatar, or when it cannot be shown. */
async function ownPicture(address: string): Promise<HTMLImageElement | undefined> {
  const image = new Image()
  image.src = address
  try {
    await image.decode()
    return isBlankAvatar(image) ? undefined : image
  } catch {
    return undefined
  }
}
