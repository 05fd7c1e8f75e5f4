import sharp from 'sharp'
import { BLANK_GROUND } from '../rules.ts'

const SIDE = 512
/** The shield of the brand, on a grid of 20. */
const SHIELD = 'M4 4.5h12v6c0 3.6-2.6 5.7-6 7-3.4-1.3-6-3.4-6-7z'
const EDGE = '#17132B'

/** Draws the picture of an issuer without one: a blank shield in the banner colour (`#RRGGBB`), 512 px square, PNG. */
export function blankAvatar(bannerColor: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 1 20 20">
    <rect y="1" width="20" height="20" fill="${BLANK_GROUND}"/>
    <path d="${SHIELD}" fill="${bannerColor}" stroke="${EDGE}" stroke-opacity="0.16" stroke-width="0.4" stroke-linejoin="round"/>
  </svg>`
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()
}
