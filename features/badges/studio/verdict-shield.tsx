import styles from './public-page.module.css'

const SIGNS = {
  genuine: 'm15 28 8 8 14-16',
  revoked: 'm17 18 17 17m0-17L17 35',
  invalid: 'm17 18 17 17m0-17L17 35',
  suspended: 'M20 17v18m11-18v18',
  expired: 'M15 27h21',
  nonconforming: 'M25.5 16v14m0 6v.5',
  unknown: 'M25.5 16v14m0 6v.5',
}

/** The verdict's shield: its sign, not only its colour, shows the result. */
export function VerdictShield({ verdict }: { verdict: keyof typeof SIGNS }) {
  return (
    <svg className={styles.shield} data-verdict={verdict} viewBox="0 0 51 58" aria-hidden="true">
      <path d="M0 3a3 3 0 0 1 3-3h45a3 3 0 0 1 3 3v27c0 14-12 23-25.500 28C12 53 0 44 0 30Z" fill="currentColor" />
      <path
        d={SIGNS[verdict]}
        fill="none"
        stroke="#fff"
        strokeWidth="5.500"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
