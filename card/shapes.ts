import type { CardCategory, CardShape, CardTexture } from './card-spec.ts'

export const PORTRAIT_OUTLINE = 'M36 0H444Q480 0 480 36V716Q480 752 444 752H36Q0 752 0 716V36Q0 0 36 0Z'
export const TICKET_OUTLINE =
  'M36 0H444Q480 0 480 36V506A22 22 0 0 0 480 550V716Q480 752 444 752H36Q0 752 0 716V550A22 22 0 0 0 0 506V36Q0 0 36 0Z'
export const MEMBERSHIP_OUTLINE = 'M40 0H816Q856 0 856 40V500Q856 540 816 540H40Q0 540 0 500V40Q0 0 40 0Z'

/** 352 by 402 */
export const BASIC_WINDOW = 'M0 26Q0 0 26 0H326Q352 0 352 26V196C352 300 268 366 176 402 84 366 0 300 0 196Z'
/** 480 by 462 */
export const PARTICIPATION_WINDOW = 'M0 0H480V372L240 462 0 372Z'
/** 360 by 92 */
export const ROLE_PLATE = 'M14 0H346L360 46 346 92H14L0 46Z'

/** 400 by 410 each; the cropper and the list use the same paths. */
export const ROLE_SHAPES: Record<CardShape, string> = {
  shape_1: 'M30 10H370Q390 10 390 30V196C390 300 300 372 200 408 100 372 10 300 10 196V30Q10 10 30 10Z',
  shape_2: 'M200 6A194 194 0 1 1 199.9 6Z',
  shape_3:
    'M186 14Q200 4 214 14L372 106Q386 114 386 130V282Q386 298 372 306L214 398Q200 406 186 398L28 306Q14 298 14 282V130Q14 114 28 106Z',
  shape_4: 'M180 16Q200-2 220 16L386 182Q404 202 386 222L220 388Q200 406 180 388L14 222Q-4 202 14 182Z',
  shape_5: 'M34 14H366Q386 14 386 34V372Q386 398 364 384L214 318Q200 312 186 318L36 384Q14 398 14 372V34Q14 14 34 14Z',
  shape_6:
    'M200 4C228 4 240 34 262 43S316 37 336 57 340 110 349 131 396 174 396 202 358 242 349 264 356 318 336 338 284 341 262 350 228 396 200 396 160 359 138 350 84 356 64 336 60 284 51 262 4 230 4 202 42 152 51 131 44 77 64 57 116 52 138 43 172 4 200 4Z',
}

/** Category glyphs on a 20 grid, drawn with a stroke of 1.5. */
export const CATEGORY_GLYPHS: Record<CardCategory, { d: string; dashed?: string }> = {
  basic: { d: 'M4 4.5h12v6c0 3.6-2.6 5.7-6 7-3.4-1.3-6-3.4-6-7zM4.4 12.6 10 8.4l5.6 4.2' },
  community: {
    d: 'M2.5 10a5.1 5.1 0 1 0 10.2 0a5.1 5.1 0 1 0-10.2 0zM7.3 10a5.1 5.1 0 1 0 10.2 0a5.1 5.1 0 1 0-10.2 0z',
  },
  participation: { d: 'M4 3.5h12v10L10 17l-6-3.5zM4 8h12' },
  ticket: {
    d: 'M4.5 3h11v7.3a1.7 1.7 0 0 0 0 3.2V17h-11v-3.5a1.7 1.7 0 0 0 0-3.2z',
    dashed: 'M8 11.9h4',
  },
  membership: {
    d: 'M4.5 4.7h11a2 2 0 0 1 2 2v6.6a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2V6.7a2 2 0 0 1 2-2zM5.5 12.3 8.3 9.8l2.8 2.5',
  },
  role: { d: 'M10 2.8 16.2 6.4v7.2L10 17.2 3.8 13.6V6.4zM6.6 12.2 10 9.4l3.4 2.8' },
}

/** The direction of a ruling's lines on a card. */
export type Run = 'across' | 'down' | 'rising' | 'falling'

/**
 * Rulings on an 8 pitch, a stroke of 1.1; `dot` is filled instead. In the order of the form's textures. `d` is one tile, `runs`
 * the same lines over a whole card.
 */
export const RULINGS: Record<CardTexture, { d: string; runs: Run[]; dot?: boolean }> = {
  texture_1: { d: 'M0 4H8', runs: ['across'] },
  texture_2: { d: 'M-2 2 2-2M0 8 8 0M6 10 10 6', runs: ['rising'] },
  texture_3: { d: 'M3 4a1 1 0 1 0 2 0a1 1 0 1 0-2 0z', runs: ['across'], dot: true },
  texture_4: { d: 'M4 0V8', runs: ['down'] },
  texture_5: { d: 'M4 0V8M0 4H8', runs: ['down', 'across'] },
  texture_6: { d: 'M-2 6 2 10M0 0 8 8M6-2 10 2', runs: ['falling'] },
}
export const RULING_PITCH = 8

/** A circle as a path, so that windows, clips and 3D shapes share one form. */
export function circlePath(cx: number, cy: number, r: number): string {
  return `M${cx - r} ${cy}A${r} ${r} 0 0 1 ${cx + r} ${cy}A${r} ${r} 0 0 1 ${cx - r} ${cy}Z`
}

/** A rectangle with round corners as a path. */
export function roundedPath(x: number, y: number, width: number, height: number, r: number): string {
  const [right, foot] = [x + width, y + height]
  return `M${x + r} ${y}H${right - r}Q${right} ${y} ${right} ${y + r}V${foot - r}Q${right} ${foot} ${right - r} ${foot}H${x + r}Q${x} ${foot} ${x} ${foot - r}V${y + r}Q${x} ${y} ${x + r} ${y}Z`
}
