/** Seven matching colours from dark to light, then two accents. */
export type Ink = {
  deep: string
  dark: string
  main: string
  soft: string
  pale: string
  pop: string
  spark: string
}

const ink = (text: string): Ink => {
  const [deep = '', dark = '', main = '', soft = '', pale = '', pop = '', spark = ''] = text
    .split(' ')
    .map((c) => `#${c}`)
  return { deep, dark, main, soft, pale, pop, spark }
}

export const dawn = ink('241A66 4126AE 7B5AE6 F7BA62 FFF3DC FF7A66 FFD98A')
export const night = ink('17152E 2B2560 4B2DB8 8280FF E9E6FF FF7A66 FFE9A8')
export const pine = ink('0D3431 14574F 1F8373 8FCDBB F6EDD6 E8622C F4B942')
export const garnet = ink('430B16 8A1A2B DE3A3D F5A896 FAF0E6 F2B84B FFD98A')
export const ice = ink('0A1C45 244F9E 4E9FD6 B7E2F6 F3FBFF FFB21A FFDD7F')
export const rose = ink('2A1152 5427A8 EF6A6E F8C5A6 FFF1E7 8A4BE0 FFD08A')
export const mint = ink('12443C 2F8A77 79C7AE BDE5D6 FAF5DF F08A5D FFD367')
export const slate = ink('171E30 33425F 6E82A6 BCC8DC F1F4F9 E8582F FFC857')
export const plum = ink('330D39 6D2370 BB4F97 F2B5D2 FFF2F3 F9A13B FFD27A')
export const meadow = ink('1D3519 3F6F2B 86B64B CFE39A FBF8E3 EE8E34 FFD55E')
export const ocean = ink('05263B 0D5674 1C93AE 86D7D6 F0FAF5 FF8560 FFD37A')
export const clay = ink('3B1B16 86361F D3663A F4B983 FFF2E0 1F7A78 FFD58A')
export const dusk = ink('1C1440 432372 A23E86 F58A78 FFE9D2 FFC14D FFE3A3')
export const coal = ink('0E0E16 22222F 3D3D52 8C8AA8 F0EFF7 8280FF E8BE6A')
