const BEGINS = ['pointerdown']
const ENDS = ['pointerup', 'pointercancel']

/** Knows whether a button or finger is down, from `start` to `stop`. */
export function watchPress(page: EventTarget) {
  let isDown = false
  let after: (() => void) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const begin = () => {
    isDown = true
  }
  // The click of this press is dispatched in the same task.
  const settle = () => {
    timer = setTimeout(() => after?.())
  }
  const end = () => {
    isDown = false
    if (after) settle()
  }
  for (const type of BEGINS) page.addEventListener(type, begin, true)
  for (const type of ENDS) page.addEventListener(type, end, true)
  return {
    /** Runs `act` after the click of the current press, or soon without one. Returns a function that cancels it. */
    afterPress: (act: () => void) => {
      after = act
      if (!isDown) settle()
      return () => {
        clearTimeout(timer)
        after = undefined
      }
    },
    stop: () => {
      clearTimeout(timer)
      after = undefined
      for (const type of BEGINS) page.removeEventListener(type, begin, true)
      for (const type of ENDS) page.removeEventListener(type, end, true)
    },
  }
}
