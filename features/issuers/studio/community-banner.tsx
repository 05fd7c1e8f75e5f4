import styles from './community-card.module.css'

type Props = {
  /** None while it is not known. */
  color?: string
  /** At the head of a page rather than of a card. */
  isWide?: boolean
}

/** The colour of a community, with the peak of the mark. */
export function CommunityBanner({ color, isWide }: Props) {
  return (
    <div className={styles.banner} style={{ backgroundColor: color }} data-wide={isWide || undefined} aria-hidden>
      <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
        <path
          d="M0 100 50 35 100 100Z"
          fill="rgba(13, 9, 48, 0.24)"
          stroke="rgba(255, 255, 255, 0.5)"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </div>
  )
}
