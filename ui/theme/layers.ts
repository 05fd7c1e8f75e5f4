/**
 * The stacking order from the page up: the only place that chooses a z-index. CSS reads each as `--bz-layer-<name>`,
 * Mantine's parts take them from the theme. Inside of one part -1, 0 and 1 are free.
 */
export const LAYERS = {
  /** The cookie banner: under everything that people open or need. */
  banner: 80,
  /** The shortcuts of a side bar that has icons only. */
  sideShortcuts: 85,
  /** The phone's bar at the foot. */
  bar: 90,
  /** Sends in progress, at the foot of the page. */
  sends: 100,
  tour: 120,
  dialog: 200,
  /** Sends in progress where there is room for them beside a dialog. */
  sendsBesideDialog: 220,
  /** The message in place of a dialog that did not load. */
  dialogNote: 240,
  /** A tour through a full-screen dialog. */
  tourOfDialog: 260,
  /** Menus, lists, calendars and tooltips, also those of a dialog. */
  popover: 300,
  toast: 400,
  /** The link that skips the navigation. */
  skip: 500,
} as const

/** The layers as CSS variables. */
export function layerVariables(): Record<string, string> {
  return Object.fromEntries(Object.entries(LAYERS).map(([name, level]) => [`--bz-layer-${kebab(name)}`, String(level)]))
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
