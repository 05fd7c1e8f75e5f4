import { type Graphics, startGraphics } from './graphics.ts'

/** The latest that a busy page starts its scene. */
const BUSY_MS = 2000
/** Where the browser does not tell when it is idle. */
const PAUSE_MS = 200

/**
 * Waits for the moment to build the scene of a card: when the page is idle, so that what it shows first is not held up.
 * Without a graphics processor building one blocks the page, so the card stays flat until it is pressed. `ended` ends the
 * wait without an answer.
 */
export async function whenWanted(
  element: EventTarget,
  ended: AbortSignal,
  askGraphics: () => Promise<Graphics> = startGraphics,
): Promise<void> {
  const pressed = new Promise<void>((resolve) => {
    element.addEventListener('click', () => resolve(), { once: true, signal: ended })
  })
  await idle()
  const graphics = await askGraphics()
  if (graphics !== 'software' && graphics !== 'slow') return
  await pressed
  // The press itself answers by the flat card; what blocks the page comes after it.
  await idle()
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: BUSY_MS })
    else setTimeout(resolve, PAUSE_MS)
  })
}
