import * as z from 'zod'
import { COLOR_PATTERN } from '#base/colors.ts'
import {
  CARD_CATEGORIES,
  CARD_EFFECTS,
  CARD_SHAPES,
  CARD_TEXTURES,
  type CardSide,
  type CardSpec,
  DEFAULT_THEMES,
} from '../card-spec.ts'

/** The longest config that is read from an address, in characters. */
export const EMBED_CONFIG_MAX = 8000
const PROBLEMS_MAX = 20

const words = (max: number) => z.string().max(max)
const color = z.string().regex(COLOR_PATTERN)
/** A stored picture by its content address: no foreign address, and no drawing that could contain a script. */
const picture = z.string().regex(/^\/ipfs\/[a-z0-9]{20,100}$/i)
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/)

const embedConfig = z.strictObject({
  category: z.enum(CARD_CATEGORIES),
  language: z.enum(['en', 'fr']).default('en'),
  title: words(100).default(''),
  subtitle: words(100).default(''),
  issuerName: words(100).default(''),
  issuerImage: picture.optional(),
  image: picture.optional(),
  backgroundColor: color.optional(),
  textColor: color.optional(),
  effect: z.enum(CARD_EFFECTS).default('glare'),
  texture: z.enum(CARD_TEXTURES).optional(),
  isLogoBack: z.boolean().default(true),
  shape: z.enum(CARD_SHAPES).default('shape_1'),
  holderName: words(100).optional(),
  giver: words(100).optional(),
  sentence: words(280).optional(),
  place: words(200).optional(),
  section: words(20).optional(),
  seat: words(20).optional(),
  memberSince: words(20).optional(),
  issuedOn: day.optional(),
  validUntil: day.optional(),
  eventDate: day.optional(),
  points: z.int().min(-1_000_000).max(1_000_000).optional(),
  timestamped: z.boolean().optional(),
  /** A verification or shared page of this server, for the code on the back. */
  verifyPath: z
    .string()
    .regex(/^\/(verify|share)\/[\w-]{1,80}$/)
    .optional(),
  side: z.enum(['front', 'back']).default('front'),
  interactive: z.boolean().default(true),
})

/** The config of an embedded card, or its wrong fields (their names, never their values). */
export type EmbedReading =
  | { spec: CardSpec; side: CardSide; interactive: boolean }
  | { problems: { field: string; problem: string }[] }

/** Reads a config from another site: refuses unknown fields, wrong types, foreign addresses and long texts. */
export function readEmbedConfig(config: unknown, origin: string): EmbedReading {
  const read = embedConfig.safeParse(config)
  if (!read.success) {
    const problems = read.error.issues.slice(0, PROBLEMS_MAX).map(({ path, code }) => ({
      field: String(path[0] ?? ''),
      problem: code,
    }))
    return { problems }
  }
  const { side, interactive, verifyPath, image = '', issuerImage = '', ...said } = read.data
  const spec: CardSpec = {
    ...DEFAULT_THEMES[said.category],
    ...said,
    image,
    issuerImage,
    ...(verifyPath && { verifyUrl: `${origin}${verifyPath}` }),
  }
  return { spec, side: said.category === 'role' ? 'front' : side, interactive }
}

/** The config in an address's fragment, `#config=` and percent-encoded JSON; undefined without one. */
export function configOfAddress(fragment: string): unknown {
  const text = /^#config=(.*)$/s.exec(fragment)?.[1]
  if (text === undefined || text.length > EMBED_CONFIG_MAX) return undefined
  try {
    return JSON.parse(decodeURIComponent(text))
  } catch {
    return null
  }
}
