export const CARD_CATEGORIES = ['basic', 'community', 'participation', 'ticket', 'membership', 'role'] as const
export type CardCategory = (typeof CARD_CATEGORIES)[number]
export type CardSide = 'front' | 'back'

export const CARD_EFFECTS = ['glare', 'texture_modulate', 'texture_glare', 'texture_hue', 'texture_difference'] as const
export type CardEffect = (typeof CARD_EFFECTS)[number]

export const CARD_TEXTURES = ['texture_1', 'texture_2', 'texture_3', 'texture_4', 'texture_5', 'texture_6'] as const
export type CardTexture = (typeof CARD_TEXTURES)[number]

export const CARD_SHAPES = ['shape_1', 'shape_2', 'shape_3', 'shape_4', 'shape_5', 'shape_6'] as const
export type CardShape = (typeof CARD_SHAPES)[number]

/** The content and look of a card. Dates are ISO (`2026-03-14` or `2026-03-14T19:00`, read as written). */
export type CardSpec = {
  category: CardCategory
  language: 'en' | 'fr'
  title: string
  issuerName: string
  /** A `data:`, `blob:`, http(s) or absolute same-origin address; '' draws the issuer's initial. */
  issuerImage: string
  /** As `issuerImage`; '' draws a ruled placeholder. */
  image: string
  /** `#rrggbb` */
  backgroundColor: string
  /** `#rrggbb` */
  textColor: string
  effect: CardEffect
  /** One of `CARD_TEXTURES`; any other value means the category's own ruling. */
  texture: string
  isLogoBack: boolean
  /** The outline of a Role; the other categories have their own. */
  shape: CardShape
  /** The line below the title, for example "Certified, valid 12 months". */
  subtitle: string
  holderName?: string
  issuedOn?: string
  validUntil?: string
  /** Written as a QR code on the back. */
  verifyUrl?: string
  eventDate?: string
  place?: string
  seat?: string
  section?: string
  giver?: string
  /** What the giver wrote, on the back of a Community card. */
  sentence?: string
  memberSince?: string
  /** The points of the badge, possibly negative. */
  points?: number
  timestamped?: boolean
  /** Its verification page shows evidence. */
  hasEvidence?: boolean
}

export type CardTheme = { backgroundColor: string; textColor: string; texture: CardTexture }

/** The default colours and ruling of a template in each category. */
export const DEFAULT_THEMES: Record<CardCategory, CardTheme> = {
  basic: { backgroundColor: '#211970', textColor: '#FFFFFF', texture: 'texture_1' },
  community: { backgroundColor: '#8280FF', textColor: '#FFFFFF', texture: 'texture_2' },
  participation: { backgroundColor: '#F3F3F3', textColor: '#000000', texture: 'texture_3' },
  ticket: { backgroundColor: '#FFFFFF', textColor: '#000000', texture: 'texture_4' },
  membership: { backgroundColor: '#000000', textColor: '#FFFFFF', texture: 'texture_5' },
  role: { backgroundColor: '#354eb1', textColor: '#000000', texture: 'texture_6' },
}

/** Full size of a card in its own units; everything else scales from it. */
export const CARD_SIZES: Record<CardCategory, { width: number; height: number }> = {
  basic: { width: 480, height: 752 },
  community: { width: 480, height: 752 },
  participation: { width: 480, height: 752 },
  ticket: { width: 480, height: 752 },
  membership: { width: 856, height: 540 },
  role: { width: 480, height: 560 },
}
