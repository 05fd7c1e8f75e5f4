// `tokens.css` beside this is drawn from it and from the layers: a test compares them, and `vitest -u ui/theme` writes it anew.

/** The colours of the design, as CSS variables: `--bz-<name>`. */
type Tokens = Record<string, string>

/** Distances in px, between things and inside of them: `--bz-space-<name>`. Wider ones are multiples of these. */
export const SPACE = { xxs: 2, xs: 4, s: 8, m: 12, l: 16, xl: 20, xxl: 24, xxxl: 32 } as const

/** Corners in px: of chips, fields, panels, and what lies above a page: `--bz-radius-<name>`. */
export const RADIUS = { s: 6, m: 8, l: 12, xl: 20 } as const

/** Roles of type, size and line in px: `--bz-type-<role>` and `--bz-type-<role>-line`. */
export const TYPE = {
  caption: [12, 16],
  small: [13, 18],
  text: [14, 20],
  lead: [16, 24],
  heading: [17, 22],
  section: [20, 26],
  title: [28, 34],
  hero: [34, 40],
} as const

export const LIGHT_TOKENS: Tokens = {
  canvas: '#F2F1F7',
  sheet: '#FFFFFF',
  sunken: '#F7F6FB',
  plinth: '#F4F3F9',
  raised: '#FFFFFF',
  'raised-hover': '#F7F6FB',
  line: '#E5E3EE',
  edge: '#8B86A3',
  ink: '#17132B',
  ink2: '#4B4663',
  ink3: '#676280',
  brand: '#211970',
  'brand-hover': '#2F2590',
  'on-brand': '#FFFFFF',
  accent: '#4723AD',
  'accent-soft': '#EEECFF',
  'accent-line': '#CFCBFB',
  'mark-chief': '#211970',
  ring: '#6A5BF0',
  halo: 'rgba(106, 91, 240, 0.26)',
  toast: '#1B1733',
  'toast-error': '#A31538',
  danger: '#A31538',
  'danger-hover': '#8A0F2E',
  scrim: 'rgba(20, 15, 48, 0.42)',
  hover: 'rgba(23, 19, 43, 0.05)',
  ruling: 'rgba(23, 19, 43, 0.13)',
  'stage-top': '#E9E7F5',
  'stage-field': '#EFEDF8',
  'owner-text': '#0B6644',
  'owner-ground': '#E2F4EA',
  'pending-text': '#7A5000',
  'pending-ground': '#FDF1D3',
  'expired-text': '#565169',
  'expired-ground': '#EFEEF4',
  'error-text': '#A31538',
  'error-ground': '#FDE8EC',
  'anchoring-text': '#1D4F9C',
  'anchoring-ground': '#E5EEFB',
  'shadow-1': '0 1px 2px rgba(33, 25, 112, 0.06)',
  'shadow-2': '0 2px 4px rgba(23, 19, 43, 0.05), 0 8px 24px -6px rgba(33, 25, 112, 0.14)',
  'shadow-3': '0 4px 10px rgba(23, 19, 43, 0.06), 0 28px 64px -12px rgba(33, 25, 112, 0.32)',
}

export const DARK_TOKENS: Tokens = {
  canvas: '#0B0916',
  sheet: '#141124',
  sunken: '#100D1D',
  plinth: '#1D1932',
  raised: '#1C1830',
  'raised-hover': '#262140',
  line: '#2B2742',
  edge: '#777193',
  ink: '#F3F1FA',
  ink2: '#C2BDD6',
  ink3: '#9A95B3',
  brand: '#8280FF',
  'brand-hover': '#9997FF',
  'on-brand': '#0D0930',
  accent: '#AAA8FF',
  'accent-soft': '#262149',
  'accent-line': '#453D86',
  'mark-chief': '#FFFFFF',
  ring: '#A7A5FF',
  halo: 'rgba(167, 165, 255, 0.26)',
  toast: '#2B2742',
  'toast-error': '#A31538',
  danger: '#A31538',
  'danger-hover': '#B92447',
  scrim: 'rgba(4, 3, 12, 0.64)',
  hover: 'rgba(243, 241, 250, 0.06)',
  ruling: 'rgba(243, 241, 250, 0.14)',
  'stage-top': '#1A1630',
  'stage-field': '#131023',
  'owner-text': '#5FD3A0',
  'owner-ground': '#10291F',
  'pending-text': '#F0BE5A',
  'pending-ground': '#2C220D',
  'expired-text': '#AFA9C5',
  'expired-ground': '#242038',
  'error-text': '#FF8BA3',
  'error-ground': '#34121C',
  'anchoring-text': '#86B5FF',
  'anchoring-ground': '#12213C',
  'shadow-1': 'none',
  'shadow-2': '0 0 0 1px #2B2742, 0 8px 24px -6px rgba(0, 0, 0, 0.6)',
  'shadow-3': '0 0 0 1px #2B2742, 0 28px 64px -12px rgba(0, 0, 0, 0.8)',
}

/** The families of type: `--bz-face-<name>`. */
export const FACES = {
  text: '"Instrument Sans Variable", system-ui, sans-serif',
  display: '"Bricolage Grotesque Variable", "Instrument Sans Variable", system-ui, sans-serif',
  mono: '"Geist Mono Variable", ui-monospace, monospace',
} as const
