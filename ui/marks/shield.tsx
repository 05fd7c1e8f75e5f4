import { useId } from 'react'
import { contrastRatio, isHex, READABLE } from '#base/colors.ts'

const OUTLINE = 'M2 1.5H18Q19 1.5 19 2.5V10.5C19 15.6 15 18.8 10 20.6 5 18.8 1 15.6 1 10.5V2.5Q1 1.5 2 1.5Z'
/** Pictures are round: on the whole shield the white corners of one would show. */
const ROUNDEL = { cx: 10, cy: 10, r: 8.4 }
const FIELDS = ['#0F5C57', '#A31538', '#4723AD', '#7A5000', '#1D4F9C', '#0B6644']

type Props = { name: string; picture?: string; color?: string; size?: number }

/**
 * A community: its picture, or its initial, on a small shield. `color` as `#RRGGBB`, otherwise one of ours derived from
 * the name.
 */
export function Shield({ name, picture, color, size = 20 }: Props) {
  const clip = useId()
  const field = color && isHex(color) ? color : (FIELDS[sum(name) % FIELDS.length] ?? '#4723AD')
  return (
    <svg viewBox="0 0 20 22" width={size} height={size * 1.1} aria-hidden style={{ flexShrink: 0 }}>
      {picture ? (
        <>
          <clipPath id={clip}>
            <circle {...ROUNDEL} />
          </clipPath>
          <path d={OUTLINE} fill={field} />
          <image
            href={picture}
            x={ROUNDEL.cx - ROUNDEL.r}
            y={ROUNDEL.cy - ROUNDEL.r}
            width={2 * ROUNDEL.r}
            height={2 * ROUNDEL.r}
            preserveAspectRatio="xMidYMid slice"
            clipPath={`url(#${clip})`}
          />
        </>
      ) : (
        <>
          <path d={OUTLINE} fill={field} />
          <text
            x="10"
            y="10.4"
            textAnchor="middle"
            dominantBaseline="central"
            fontSize="10"
            fontWeight="700"
            fill={contrastRatio(field, '#FFFFFF') >= READABLE ? '#FFFFFF' : '#17132B'}
          >
            {[...name.trim()][0]?.toLocaleUpperCase()}
          </text>
        </>
      )}
    </svg>
  )
}

function sum(name: string): number {
  return [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
}
