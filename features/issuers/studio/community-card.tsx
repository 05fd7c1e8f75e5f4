import type { ReactNode } from 'react'
import { Box } from '#ui/layout/box.tsx'
import { Text } from '#ui/layout/text.tsx'
import { CommunityBanner } from './community-banner.tsx'
import styles from './community-card.module.css'
import { CommunityPicture } from './community-picture.tsx'

type Props = {
  name: ReactNode
  picture: string
  color: string
  /** What it shows; also its accessible name. */
  caption: string
  /** Where a page has one column: only banner, picture and name, in a strip. */
  isStrip?: boolean
  children: ReactNode
}

/** A community as people will see it: banner, picture and name, and what is known of it. */
export function CommunityCard({ name, picture, color, caption, isStrip, children }: Props) {
  return (
    <aside aria-label={caption} className={styles.preview} data-strip={isStrip || undefined}>
      <Box round="xl" ground="sheet" className={styles.card}>
        <CommunityBanner color={color} />
        <Box padInline="xxxl" className={styles.body}>
          <CommunityPicture picture={picture} size={96} isOver />
          <Text above="m" type="section" breaks className={`bz-display ${styles.name}`}>
            {name}
          </Text>
          <div className={styles.details}>{children}</div>
        </Box>
      </Box>
      <Text above="l" type="small" tone="ink2" centered className={styles.details}>
        {caption}
      </Text>
    </aside>
  )
}
