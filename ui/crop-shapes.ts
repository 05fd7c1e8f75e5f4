export type CropShape = 'rect' | 'round' | 'basic' | 'role1' | 'role2' | 'role3' | 'role4' | 'role5' | 'role6'

type Outline = { width: number; height: number; path: string }

const ROLE = { width: 400, height: 410 }

/** The outlines that a picture is cut by (the look's shapes.svg): Basic's window and the six role shapes. */
const OUTLINES: Record<Exclude<CropShape, 'rect' | 'round'>, Outline> = {
  basic: {
    width: 352,
    height: 402,
    path: 'M0 26Q0 0 26 0H326Q352 0 352 26V196C352 300 268 366 176 402 84 366 0 300 0 196Z',
  },
  role1: {
    ...ROLE,
    path: 'M30 10H370Q390 10 390 30V196C390 300 300 372 200 408 100 372 10 300 10 196V30Q10 10 30 10Z',
  },
  role2: { ...ROLE, path: 'M200 6A194 194 0 1 1 199.9 6Z' },
  role3: {
    ...ROLE,
    path: 'M186 14Q200 4 214 14L372 106Q386 114 386 130V282Q386 298 372 306L214 398Q200 406 186 398L28 306Q14 298 14 282V130Q14 114 28 106Z',
  },
  role4: {
    ...ROLE,
    path: 'M180 16Q200-2 220 16L386 182Q404 202 386 222L220 388Q200 406 180 388L14 222Q-4 202 14 182Z',
  },
  role5: {
    ...ROLE,
    path: 'M34 14H366Q386 14 386 34V372Q386 398 364 384L214 318Q200 312 186 318L36 384Q14 398 14 372V34Q14 14 34 14Z',
  },
  role6: {
    ...ROLE,
    path: 'M200 4C228 4 240 34 262 43S316 37 336 57 340 110 349 131 396 174 396 202 358 242 349 264 356 318 336 338 284 341 262 350 228 396 200 396 160 359 138 350 84 356 64 336 60 284 51 262 4 230 4 202 42 152 51 131 44 77 64 57 116 52 138 43 172 4 200 4Z',
  },
}

/** The proportion (width by height) a shape asks for, if it asks for one. */
export function shapeAspect(shape: CropShape): number | undefined {
  if (shape === 'round') return 1
  if (shape === 'rect') return undefined
  return OUTLINES[shape].width / OUTLINES[shape].height
}

/** What lies around the shape inside its box, shaded, as a CSS `url(...)`; nothing for rect and round. */
export function shapeShade(shape: CropShape): string | undefined {
  if (shape === 'rect' || shape === 'round') return undefined
  const { width, height, path } = OUTLINES[shape]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none"><path fill-rule="evenodd" fill="#0b0916" fill-opacity=".62" d="M0 0H${width}V${height}H0Z${path}"/><path fill="none" stroke="#fff" stroke-width="2" d="${path}"/></svg>`
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`
}
