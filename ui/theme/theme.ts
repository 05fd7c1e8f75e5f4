import { type CSSVariablesResolver, createTheme } from '@mantine/core'
import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown'
import { createElement } from 'react'
import controls from './controls.module.css'
import { LAYERS } from './layers.ts'

// Menus, panels and lists are placed before they have a size: with absolute positioning they would first exceed the
// right edge, and phones would widen the page.
const FLOATING = { floatingStrategy: 'fixed', zIndex: LAYERS.popover } as const

/** Mantine dressed as Blazon: faces, sizes, colours, radii, shadows and control heights. */
export const theme = createTheme({
  fontFamily: 'var(--bz-face-text)',
  fontFamilyMonospace: 'var(--bz-face-mono)',
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '20px' },
  lineHeights: { xs: '16px', sm: '18px', md: '20px', lg: '24px', xl: '26px' },
  headings: {
    fontFamily: 'var(--bz-face-display)',
    fontWeight: '640',
    sizes: {
      h1: { fontSize: '28px', lineHeight: '34px' },
      h2: { fontSize: '20px', lineHeight: '26px' },
      h3: { fontSize: '17px', lineHeight: '22px' },
    },
  },
  colors: {
    brand: [
      '#EEECFF',
      '#DEDBFF',
      '#CFCBFB',
      '#AAA8FF',
      '#8280FF',
      '#6A5BF0',
      '#5638D0',
      '#4723AD',
      '#2F2590',
      '#211970',
    ],
    gray: [
      '#F7F6FB',
      '#F4F3F9',
      '#F2F1F7',
      '#E5E3EE',
      '#D2CFDF',
      '#ABA6BF',
      '#8B86A3',
      '#676280',
      '#4B4663',
      '#17132B',
    ],
    dark: [
      '#F3F1FA',
      '#C2BDD6',
      '#9A95B3',
      '#777193',
      '#2B2742',
      '#242038',
      '#1C1830',
      '#141124',
      '#100D1D',
      '#0B0916',
    ],
  },
  primaryColor: 'brand',
  primaryShade: { light: 9, dark: 4 },
  autoContrast: true,
  luminanceThreshold: 0.25,
  black: '#17132B',
  defaultRadius: 8,
  radius: { xs: '6px', sm: '8px', md: '12px', lg: '14px', xl: '18px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  shadows: {
    xs: 'var(--bz-shadow-1)',
    sm: 'var(--bz-shadow-1)',
    md: 'var(--bz-shadow-2)',
    lg: 'var(--bz-shadow-2)',
    xl: 'var(--bz-shadow-3)',
  },
  cursorType: 'pointer',
  focusRing: 'auto',
  focusClassName: 'bz-focus',
  respectReducedMotion: true,
  components: {
    Input: { classNames: { input: controls.input, wrapper: controls.inputWrapper } },
    InputWrapper: { classNames: { label: controls.label, error: controls.error, description: controls.description } },
    Checkbox: { defaultProps: { radius: 6 }, classNames: { input: controls.checkbox } },
    Switch: { defaultProps: { size: 'sm', withThumbIndicator: false }, classNames: { track: controls.switchTrack } },
    ModalRoot: { defaultProps: { zIndex: LAYERS.dialog } },
    Menu: {
      defaultProps: { transitionProps: { duration: 160 }, shadow: 'md', radius: 12, ...FLOATING },
      classNames: { dropdown: controls.menu, item: controls.menuItem },
    },
    Popover: {
      defaultProps: { shadow: 'md', radius: 12, ...FLOATING },
      classNames: { dropdown: controls.menu },
    },
    Combobox: {
      defaultProps: { shadow: 'md', ...FLOATING },
      classNames: { dropdown: controls.menu, option: controls.menuItem },
    },
    Tooltip: {
      defaultProps: { openDelay: 400, radius: 6, zIndex: LAYERS.popover },
      classNames: { tooltip: controls.tooltip },
    },
    Select: {
      defaultProps: { rightSection: createElement(CaretDownIcon, { size: 16 }), rightSectionPointerEvents: 'none' },
    },
  },
})

/** Mantine's own variables mapped to ours (`tokens.css`), for light and dark. */
export const resolveVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: MANTINE_VARIABLES,
  dark: MANTINE_VARIABLES,
})

const MANTINE_VARIABLES = {
  '--mantine-color-body': 'var(--bz-sheet)',
  '--mantine-color-text': 'var(--bz-ink)',
  '--mantine-color-bright': 'var(--bz-ink)',
  '--mantine-color-dimmed': 'var(--bz-ink2)',
  '--mantine-color-placeholder': 'var(--bz-ink3)',
  '--mantine-color-anchor': 'var(--bz-accent)',
  '--mantine-color-error': 'var(--bz-error-text)',
  '--mantine-color-default': 'var(--bz-raised)',
  '--mantine-color-default-hover': 'var(--bz-sunken)',
  '--mantine-color-default-color': 'var(--bz-ink)',
  '--mantine-color-default-border': 'var(--bz-line)',
  '--mantine-color-disabled': 'var(--bz-expired-ground)',
  '--mantine-color-disabled-color': 'var(--bz-expired-text)',
  '--mantine-color-disabled-border': 'var(--bz-expired-ground)',
  '--mantine-primary-color-filled': 'var(--bz-brand)',
  '--mantine-primary-color-filled-hover': 'var(--bz-brand-hover)',
  '--mantine-primary-color-contrast': 'var(--bz-on-brand)',
  '--mantine-color-brand-filled': 'var(--bz-brand)',
  '--mantine-color-brand-filled-hover': 'var(--bz-brand-hover)',
}
