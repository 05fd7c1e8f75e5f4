/** The top of a chart whose largest value is `most`, and its grid lines: two or three round numbers. */
export function gridOf(most: number): { top: number; lines: number[] } {
  const step = roundStep(Math.max(1, most) / 2)
  const lines = Array.from({ length: Math.floor(Math.max(1, most) / step) }, (_, at) => (at + 1) * step)
  return { top: Math.max(most * 1.12, step), lines }
}

function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)))
  const step = [5, 2, 1].find((each) => each * power <= Math.max(1, least)) ?? 1
  return step * power
}
