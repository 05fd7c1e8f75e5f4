import type { BrowserContext } from '@playwright/test'

/** A press of a journey: its wall in milliseconds (Event Timing), the role and the name of what was pressed. */
type Noted = { wall: number; role: string; name: string; path: string }
const MOST = 10
const noted: Noted[] = []

/** Notes the wall of every press in a browser; it fails nothing. */
export async function notePresses(context: BrowserContext): Promise<void> {
  await context.exposeFunction('blazonNotePress', (press: Noted) => {
    noted.push(press)
    noted.sort((a, b) => b.wall - a.wall).splice(MOST)
  })
  await context.addInitScript(watchPresses)
}

/** The ten slowest presses of a worker's run, the slowest first. */
export function slowestPresses(): string[] {
  return noted.map(({ wall, role, name, path }) => `${wall} ms  ${role} "${name}"  ${path}`)
}

/** In the page: tells of presses of 100 ms and longer. */
function watchPresses(): void {
  const tell = (window as unknown as { blazonNotePress: (press: Noted) => void }).blazonNotePress
  const report = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (!entry.interactionId) continue
      const pressed =
        entry.target instanceof Element ? entry.target.closest('a, button, [role], input, textarea') : null
      const role = pressed?.getAttribute('role') ?? pressed?.tagName.toLowerCase() ?? entry.name
      const name = (pressed?.getAttribute('aria-label') ?? pressed?.textContent ?? '').trim().slice(0, 60)
      tell({ wall: entry.duration, role, name, path: location.pathname })
    }
  }
  new PerformanceObserver(report).observe({ type: 'event', durationThreshold: 104 } as PerformanceObserverInit)
}
