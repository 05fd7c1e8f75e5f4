/** One variant of a screen. */
export type Look = {
  name: string
  language: 'en' | 'fr'
  colorScheme: 'light' | 'dark'
  isMobile: boolean
  viewport: { width: number; height: number }
}

const SIZES = [
  { size: 'desktop', viewport: { width: 1440, height: 900 } },
  { size: 'phone', viewport: { width: 390, height: 844 } },
] as const

/** Desktop and phone, light and dark, English and French: `desktop-light-en` and seven more. */
export const LOOKS: Look[] = SIZES.flatMap(({ size, viewport }) =>
  (['light', 'dark'] as const).flatMap((colorScheme) =>
    (['en', 'fr'] as const).map((language) => ({
      name: `${size}-${colorScheme}-${language}`,
      language,
      colorScheme,
      viewport,
      isMobile: size === 'phone',
    })),
  ),
)

/** The screenshots in the repository, one or two of each screen; all others are only in `.cache/screens`. */
export const KEPT = [
  'sign-in-desktop-light-en',
  'wizard-desktop-light-en',
  'list-desktop-light-en',
  'list-desktop-dark-fr',
  'list-phone-light-fr',
  'form-desktop-light-en',
  'detail-desktop-light-fr',
  'history-desktop-light-en',
  'send-desktop-light-fr',
  'search-desktop-dark-en',
  'settings-desktop-light-en',
  'members-desktop-light-en',
  'quests-desktop-light-en',
  'insights-desktop-light-en',
  'sub-communities-desktop-light-en',
  'access-desktop-light-en',
  'door-phone-dark-fr',
  'claim-phone-light-en',
  'wallet-phone-light-en',
  'community-phone-light-fr',
  'badge-phone-dark-en',
  'verify-desktop-light-en',
]
