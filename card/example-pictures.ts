const DATA = 'data:image/svg+xml;charset=utf-8,'

function picture(viewBox: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice">${content}</svg>`
}

/** Pictures of our own, as SVG markup, for examples and the demonstration. */
export const EXAMPLE_PICTURES = {
  mountains: picture(
    '0 0 400 400',
    '<rect width="400" height="400" fill="#F6B963"/><circle cx="272" cy="142" r="62" fill="#FFF4DE"/><path d="M-20 340 128 168 196 246 270 176 420 330V400H-20Z" fill="#7F5CE0"/><path d="M128 168 92 210 108 222 120 208 150 232 168 214Z" fill="#FFF4E6"/><path d="M-10 372 100 288 200 366 308 300 420 376V400H-10Z" fill="#4526AC"/><path d="M96 400 212 336 300 400Z" fill="#2B2477"/><path d="M124 206C148 236 138 256 142 284 148 322 214 318 220 372V400" fill="none" stroke="#FB7F6C" stroke-width="9" stroke-linecap="round"/>',
  ),
  star: picture(
    '0 0 400 400',
    '<rect width="400" height="400" fill="#B7E0D2"/><path d="M200 60 238 160 344 166 262 234 290 338 200 280 110 338 138 234 56 166 162 160Z" fill="#F7F1DC"/><path d="M200 60 238 160 344 166 262 234 290 338 200 280Z" fill="#FFD479"/>',
  ),
  cross: picture(
    '0 0 400 400',
    '<rect width="400" height="400" fill="#FBF1EA"/><path d="M0 0H200V220H0ZM200 220H400V400H200Z" fill="#E5383B"/><path d="M160 96H240V180H316V260H240V336H160V260H84V180H160Z" fill="#FBF1EA" stroke="#6B1220" stroke-width="10" stroke-linejoin="round"/><path d="M200 101H235V185H311V255H235V331H200Z" fill="#FFFFFF"/>',
  ),
  snowflake: picture(
    '0 0 400 400',
    `<rect width="400" height="400" fill="#0C1B3D"/><g fill="none" stroke="#8FDBFF" stroke-width="15" stroke-linecap="round" stroke-linejoin="round">${[0, 60, 120, 180, 240, 300].map((turn) => `<path transform="rotate(${turn} 200 195)" d="M200 195V66M166 96 200 130 234 96M176 144 200 168 224 144"/>`).join('')}</g><circle cx="200" cy="195" r="24" fill="#FFFFFF"/>`,
  ),
  friends: picture(
    '0 0 400 400',
    '<rect width="400" height="400" fill="#FFE7E4"/><circle cx="144" cy="200" r="118" fill="#FF7067"/><circle cx="256" cy="200" r="118" fill="#3425AE"/><path d="M200 96A118 118 0 0 1 200 304A118 118 0 0 1 200 96Z" fill="#FFD874"/><path d="M200 132C206 176 220 194 262 200 220 206 206 224 200 268 194 224 180 206 138 200 180 194 194 176 200 132Z" fill="#FFFFFF"/>',
  ),
  night: picture(
    '0 0 480 480',
    '<rect width="480" height="480" fill="#1D1842"/><path d="M346 66A70 70 0 1 0 420 168 76 76 0 0 1 346 66Z" fill="#FFE9A8"/><g fill="#FFFFFF"><path d="M172 118l4 9 9 4-9 4-4 9-4-9-9-4 9-4zM116 168l4 9 9 4-9 4-4 9-4-9-9-4 9-4zM262 124l5 11 11 5-11 5-5 11-5-11-11-5 11-5zM80 238l4 9 9 4-9 4-4 9-4-9-9-4 9-4zM318 204l5 11 11 5-11 5-5 11-5-11-11-5 11-5zM440 216l3 7 7 3-7 3-3 7-3-7-7-3 7-3zM40 140l3 7 7 3-7 3-3 7-3-7-7-3 7-3z"/></g><path d="M-20 388 116 246 206 326 320 216 500 380V480H-20Z" fill="#4A2BB4"/><path d="M20 440 86 346 186 414 298 328 400 414 500 360V480H20Z" fill="#8B87FF"/><path d="M60 480 126 406 240 470 354 406 420 480Z" fill="#FF7F6B"/>',
  ),
  waves: picture(
    '0 0 444 306',
    `<rect width="444" height="306" fill="#27486A"/>${['#8FD8FF', '#27486A', '#56D0FF', '#27486A', '#3AA0E8', '#27486A', '#FFC055'].map((color, row) => `<path d="M-20 ${150 + row * 38} 222 ${40 + row * 38} 464 ${150 + row * 38}V${400}H-20Z" fill="${color}"/>`).join('')}`,
  ),
  charge: picture(
    '0 0 400 400',
    '<path d="M200 88 232 164 314 170 251 223 271 303 200 260 129 303 149 223 86 170 168 164Z" fill="#FFFFFF"/>',
  ),
  peaks: picture(
    '0 0 64 64',
    '<rect width="64" height="64" fill="#FFFFFF"/><path d="M13 45 32 18 51 45" fill="none" stroke="#2A2080" stroke-width="7" stroke-linejoin="round" stroke-linecap="round"/><path d="M23 48 32 36 41 48" fill="none" stroke="#FF7A66" stroke-width="6.5" stroke-linejoin="round" stroke-linecap="round"/>',
  ),
} as const

export type ExamplePicture = keyof typeof EXAMPLE_PICTURES

/** An example picture as a `data:` address for a card. */
export function examplePicture(name: ExamplePicture): string {
  return DATA + encodeURIComponent(EXAMPLE_PICTURES[name])
}
