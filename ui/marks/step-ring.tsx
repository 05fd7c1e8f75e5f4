import styles from './marks.module.css'

const RADIUS = 27
const GAP_DEGREES = 16

/** The wizard's ring: one arc per step, filled up to the current one, "3/5" inside. `size` in pixels. */
export function StepRing({ step, of = 5, size = 60 }: { step: number; of?: number; size?: number }) {
  const turn = 360 / of
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} className={styles.ring} role="img" aria-label={`${step}/${of}`}>
      {Array.from({ length: of }, (_, at) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: arcs never move
          key={at}
          d={arc(at * turn + GAP_DEGREES / 2, (at + 1) * turn - GAP_DEGREES / 2)}
          data-done={at < step}
        />
      ))}
      <text x="32" y="32" textAnchor="middle" dominantBaseline="central">
        {step}/{of}
      </text>
    </svg>
  )
}

function arc(from: number, to: number): string {
  const [start, end] = [from, to].map((degrees) => {
    const angle = ((degrees - 90) * Math.PI) / 180
    return `${(32 + RADIUS * Math.cos(angle)).toFixed(2)} ${(32 + RADIUS * Math.sin(angle)).toFixed(2)}`
  })
  return `M${start}A${RADIUS} ${RADIUS} 0 0 1 ${end}`
}
